/** Tokenises an address into words with offsets. */
import { asciiDigits, fold } from '../../core/text/fold.ts';
import { writtenOut } from '../../core/text/name-forms.ts';
import { foldSound } from '../../core/text/sound-key.ts';

export interface Word {
  /** Folded, abbreviations expanded, adjacent single letters joined: "M. G. Rd" has mg and road. */
  readonly word: string;
  /** Phonetic form, by which names are compared. */
  readonly sound: string;
  readonly start: number;
  readonly end: number;
  /** Index of its comma-separated part. */
  readonly part: number;
  /** Unknown letters between segmented names, which match a name only by accident. */
  readonly isRemainder?: boolean;
}

/** Maximum words that are read. */
export const MOST_WORDS = 62;

const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
const LETTER = /^[a-z]$/;
/** Jayanagara is Jayanagar: Kannada and Telugu pronounce the final vowel, other languages mostly do not. */
const OPEN_END = /nagara$/;
/** Unpronounceable letter groups are compared exactly: DNH is not DDN. */
const INITIALS = /^[b-df-hj-np-tv-xz]{2,4}$/;
/** Separators of parts: no full stop, which also ends initials and abbreviations, and no hyphen within a name. */
const ENDS_PART = /[,;\n|\\()[\]:•]|\s[-–—]|[-–—]\s/u;

/** @param folded the folded word, before abbreviations are expanded */
export function wordAt(folded: string, start: number, end: number, part: number): Word {
  const [word = folded] = writtenOut([folded]);
  return { word, sound: INITIALS.test(word) ? word : foldSound(word).replace(OPEN_END, 'nagar'), start, end, part };
}

/** @param text an address with ASCII digits */
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

/** Key of a name, independent of spacing and spelling. */
export function keyOf(words: readonly { readonly sound: string }[]): string {
  let key = '';
  // Letters doubled at a word boundary are collapsed, as within a word.
  for (const { sound } of words) key += key.endsWith(sound.charAt(0)) ? sound.slice(1) : sound;
  return key;
}

/** Index key of a name. */
export function nameKeyOf(name: string): string {
  return keyOf(wordsOf(asciiDigits(name)));
}
