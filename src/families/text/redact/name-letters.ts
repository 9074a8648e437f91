/**
 * Whether an unknown word looks like a name of somebody: how likely its letters are in the names that are known, against the common words
 * of many languages. Words of Indian scripts are judged by how they sound. It is evidence beside other, never enough by itself.
 */
import { bundled } from '../../../../data/bundled.ts';
import { type LetterModel, letterModel } from '../../../core/text/letter-model.ts';
import { soon } from '../../../core/util/soon.ts';
import { remembering } from './remembering.ts';
import { romanised, soundOf } from './sounds.ts';

interface Model {
  readonly names: LetterModel;
  readonly words: LetterModel;
}

const model = (way: 'spelt' | 'heard'): (() => Model) =>
  soon(() => ({ names: letterModel(bundled(`names_${way}`)), words: letterModel(bundled(`words_${way}`)) }));

const spelt = model('spelt');
const heard = model('heard');
const places = soon(() => letterModel(bundled('places_spelt')));

/** Where this is asked, many a word that no list has is a name: few of the words of a language are left there. */
const OFTEN_IN_SCRIPTS = 2;

/** Longer ones are no names. */
const LONGEST = 24;
const UNLIKE = -99;

function odds(word: string): number {
  const isLatin = /^[\u0000-\u024f]+$/.test(word);
  const letters = isLatin ? word.normalize('NFD').replace(/[\u0300-\u036f'’-]/g, '') : soundOf(romanised(word));
  if (!/^[a-z]*$/.test(letters)) return UNLIKE;
  const { names, words } = isLatin ? spelt() : heard();
  return names.word(letters) - words.word(letters) + (isLatin ? 0 : OFTEN_IN_SCRIPTS);
}

/** By how much a word in small letters is rather a name than another word: above 0 it is, as the logarithm of the odds. */
export const nameOdds = (word: string): number => (word.length > LONGEST ? UNLIKE : oddsLately(word));

const oddsLately = remembering(odds);

/** By how much a word in small Latin letters is rather a name of somebody than of a place in India. */
export const overPlaces = (word: string): number =>
  word.length > LONGEST || !/^[a-z]+$/.test(word) ? UNLIKE : spelt().names.word(word) - places().word(word);
