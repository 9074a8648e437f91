/**
 * Character n-gram log-odds: likelihood of an unknown word in Latin letters among known names, against ordinary words of many languages or place
 * names. One feature among several, never enough alone.
 */
import { bundled } from '../../../../data/bundled.ts';
import { charNgramModel } from '../../../core/text/char-ngram-model.ts';
import { lazyWarm } from '../../../core/util/lazy-warm.ts';
import { memoizeByWord } from './memoize-by-word.ts';

const names = lazyWarm(() => charNgramModel(bundled('names_spelt')));
const words = lazyWarm(() => charNgramModel(bundled('words_spelt')));
const places = lazyWarm(() => charNgramModel(bundled('places_spelt')));

/** Maximum length of a name. */
const LONGEST = 24;
const UNLIKE = -99;

const oddsLately = memoizeByWord((word) => {
  const letters = word.normalize('NFD').replace(/[\u0300-\u036f'’-]/g, '');
  return /^[a-z]*$/.test(letters) ? names().word(letters) - words().word(letters) : UNLIKE;
});

/** Log-odds that a lower-case word is a name rather than an ordinary word. */
export const nameOdds = (word: string): number => (word.length > LONGEST ? UNLIKE : oddsLately(word));

/** Log-odds that it is a person's name rather than a place in India. */
export const overPlaces = (word: string): number =>
  word.length > LONGEST || !/^[a-z]+$/.test(word) ? UNLIKE : names().word(word) - places().word(word);
