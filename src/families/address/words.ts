/** The words of an address, with where each stands in the text. */
import { asciiDigits, fold } from '../../core/text/fold.ts';
import { writtenOut } from '../../core/text/name-forms.ts';
import { foldSound } from '../../core/text/sound-key.ts';

export interface Word {
  /** Folded, short forms written out, single letters in a row as one word: "M. G. Rd" has mg and road. */
  readonly word: string;
  /** Its sound: what names are compared by. */
  readonly sound: string;
  readonly start: number;
  readonly end: number;
  /** The comma-separated part it stands in, counted from 0. */
  readonly part: number;
  /** Letters between names that ran together with them: a name only by chance. */
  readonly isRemainder?: boolean;
}

/** Addresses of more words are read as far as this. */
export const MOST_WORDS = 62;

const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
const LETTER = /^[a-z]$/;
/** Jayanagara is Jayanagar, mostly where Kannada and Telugu say the last vowel and others do not. */
const OPEN_END = /nagara$/;
/** Letters that cannot be said as a word do not sound like others: DNH is not DDN. */
const INITIALS = /^[b-df-hj-np-tv-xz]{2,4}$/;
/** What ends a part of an address: no full stop, with which initials and short forms end, and no hyphen within a name. */
const ENDS_PART = /[,;\n|\\()[\]:•]|\s[-–—]|[-–—]\s/u;

/** @param folded letters as they stand in the text, folded */
export function wordAt(folded: string, start: number, end: number, part: number): Word {
  const [word = folded] = writtenOut([folded]);
  return { word, sound: INITIALS.test(word) ? word : foldSound(word).replace(OPEN_END, 'nagar'), start, end, part };
}

/** @param text an address, with digits of all scripts as 0 to 9 */
export function wordsOf(text: string): Word[] {
  const list: Word[] = [];
  let part = 0;
  let end = 0;
  let letters: { word: string; start: number } | undefined;
  const flush = (): void => {
    if (letters) list.push(wordAt(letters.word, letters.start, end, part));
    letters = undefined;
  };
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    if (list.length >= MOST_WORDS) break;
    const word = fold(raw);
    const between = text.slice(end, index);
    const isNewPart = ENDS_PART.test(between);
    if (!LETTER.test(word) || isNewPart) flush();
    if (isNewPart) part++;
    if (LETTER.test(word)) letters = { word: (letters?.word ?? '') + word, start: letters?.start ?? index };
    end = index + raw.length;
    if (!letters) list.push(wordAt(word, index, end, part));
  }
  flush();
  return list;
}

/** The key of a name of several words: one, however it is spaced and spelt. */
export function keyOf(words: readonly { readonly sound: string }[]): string {
  let key = '';
  // Doubled letters where two words meet are one, as within a word.
  for (const { sound } of words) key += key.endsWith(sound.charAt(0)) ? sound.slice(1) : sound;
  return key;
}

/** The key of a name as it is kept. */
export function nameKeyOf(name: string): string {
  return keyOf(wordsOf(asciiDigits(name)));
}
