/**
 * Log-odds by letters (character n-grams): how likely an unknown word in Latin letters is among known names, against common words of many
 * languages or names of places. It is evidence beside other, never enough by itself.
 */
import { bundled } from '../../../../data/bundled.ts';
import { charNgramModel } from '../../../core/text/char-ngram-model.ts';
import { lazyWarm } from '../../../core/util/lazy-warm.ts';
import { memoizeByWord } from './memoize-by-word.ts';

const names = lazyWarm(() => charNgramModel(bundled('names_spelt')));
const words = lazyWarm(() => charNgramModel(bundled('words_spelt')));
const places = lazyWarm(() => charNgramModel(bundled('places_spelt')));

/** Longer ones are no names. */
const LONGEST = 24;
const UNLIKE = -99;

const oddsLately = memoizeByWord((word) => {
  const letters = word.normalize('NFD').replace(/[\u0300-\u036f'’-]/g, '');
  return /^[a-z]*$/.test(letters) ? names().word(letters) - words().word(letters) : UNLIKE;
});

/** Log-odds that a word in small letters is a name rather than another word. */
export const nameOdds = (word: string): number => (word.length > LONGEST ? UNLIKE : oddsLately(word));

/** Log-odds that it is the name of a person rather than of a place in India. */
export const overPlaces = (word: string): number =>
  word.length > LONGEST || !/^[a-z]+$/.test(word) ? UNLIKE : names().word(word) - places().word(word);
