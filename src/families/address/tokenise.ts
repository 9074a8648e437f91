/** Tokenises an address into words with offsets. */
import { asciiDigits, fold } from '../../core/text/fold.ts';
import { expandAbbreviations } from '../../core/text/name-forms.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';

export interface AddressToken {
  /** Folded, abbreviations expanded, adjacent single letters joined: "M. G. Rd" has mg and road. */
  readonly word: string;
  /** Phonetic key of the word, by which names are compared. */
  readonly sound: string;
  readonly start: number;
  readonly end: number;
  /** Index of its comma-separated part. */
  readonly part: number;
  /** Unknown letters between segmented names, which match a name only by accident. */
  readonly isRemainder?: boolean;
}

/** Maximum tokens; the bitmask of covered words has 62 bits. */
export const MAX_TOKENS = 62;

const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
const LETTER = /^[a-z]$/;
/** Jayanagara is Jayanagar: Kannada and Telugu pronounce the final vowel, other languages mostly do not. */
const FINAL_VOWEL = /nagara$/;
/** Unpronounceable letter groups are compared exactly: DNH is not DDN. */
const INITIALS = /^[b-df-hj-np-tv-xz]{2,4}$/;
/** Separators of parts: no full stop, which also ends initials and abbreviations, and no hyphen within a name. */
const PART_SEPARATOR = /[,;\n|\\()[\]:•]|\s[-–—]|[-–—]\s/u;

/** @param folded the folded word, before abbreviations are expanded */
export function tokenAt(folded: string, start: number, end: number, part: number): AddressToken {
  const [word = folded] = expandAbbreviations([folded]);
  return { word, sound: INITIALS.test(word) ? word : phoneticFold(word).replace(FINAL_VOWEL, 'nagar'), start, end, part };
}

/** "Bandra W" and "Andheri (E)": the direction, as names have it. */
const DIRECTIONS: Readonly<Record<string, string>> = { w: 'west', e: 'east' };
const BEFORE_DIRECTION = /^[\s(-]+$/;
const MIN_NAME_LETTERS = 4;

function directionOf(letters: { word: string; start: number }, text: string, before: AddressToken | undefined): string | undefined {
  if (!before || before.word.length < MIN_NAME_LETTERS || !BEFORE_DIRECTION.test(text.slice(before.end, letters.start))) return undefined;
  return DIRECTIONS[letters.word];
}

/** @param text an address with ASCII digits */
export function tokeniseAddress(text: string): AddressToken[] {
  const list: AddressToken[] = [];
  let part = 0;
  let end = 0;
  let letters: { word: string; start: number } | undefined;
  const flush = (): void => {
    if (letters) list.push(tokenAt(directionOf(letters, text, list.at(-1)) ?? letters.word, letters.start, end, part));
    letters = undefined;
  };
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    if (list.length >= MAX_TOKENS) break;
    const word = fold(raw);
    const between = text.slice(end, index);
    const isNewPart = PART_SEPARATOR.test(between);
    if (!LETTER.test(word) || isNewPart) flush();
    if (isNewPart) part++;
    if (LETTER.test(word)) letters = { word: (letters?.word ?? '') + word, start: letters?.start ?? index };
    end = index + raw.length;
    if (!letters) list.push(tokenAt(word, index, end, part));
  }
  flush();
  return list;
}

/** Key of a name, independent of spacing and spelling. */
export function phoneticKeyOf(words: readonly { readonly sound: string }[]): string {
  let key = '';
  // Letters doubled at a word boundary are collapsed, as within a word.
  for (const { sound } of words) key += key.endsWith(sound.charAt(0)) ? sound.slice(1) : sound;
  return key;
}

/** Index key of a name. */
export function phoneticKeyOfName(name: string): string {
  return phoneticKeyOf(tokeniseAddress(asciiDigits(name)));
}
