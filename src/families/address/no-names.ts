/** Stop words and patterns of the gazetteer matching: words that are the name of some place but not meant as one. */
import { addressMarks, isAddressMark } from '../../../data/tables/address_marks.ts';
import type { Kind } from './places.ts';
import type { Word } from './words.ts';

/** Labels such as "Dist." that separate names. */
const INTRODUCE = [addressMarks.district, addressMarks.subDistrict, addressMarks.office, addressMarks.village, addressMarks.state];

function introduces(word: Word): boolean {
  return INTRODUCE.some((marks) => marks.has(word.word));
}

/**
 * Whether a word is only a generic part of a name: the Mandi of "Naubasta Mandi" is not the district of that name, nor is the Nagar of "Nagu Nagar" a
 * town. Between commas, or after "Dist.", it is a name.
 */
function isOnlyMark(words: readonly Word[], from: number, to: number): boolean {
  const word = words[from] as Word;
  if (to - from > 1 || !isAddressMark(word.word)) return false;
  const beside = [words[from - 1], words[to]].filter((other) => other?.part === word.part) as Word[];
  return introduces(word) || beside.some((other) => !introduces(other));
}

/** Suffixes of company names. */
const FIRMS = new Set(['bank', 'ltd', 'limited']);
/** Function words between names and numbers: "12 by 3", "Vill and P.O.". */
const BETWEEN = new Set(['by', 'and', 'at', 'of', 'to', 'the', 'in', 'on', 'co', 'op', 'coop']);
/** Words before a house number. */
const COUNTS = new Set(['no', 'nos', 'number']);
const NUMBER = /^\d+$/;
const LONGEST_ORDINAL = 3;

/**
 * Whether a run is not meant as a name: numbers, the "th" of "4th" in any script, banks, and a repeated town ("Kota, Kota"); each is also the name of
 * some village.
 */
export function isNoName(words: readonly Word[], from: number, to: number): boolean {
  const [before, first, last] = [words[from - 1], words[from] as Word, words[to - 1] as Word];
  const isOrdinal = before?.end === first.start && NUMBER.test(before.word) && first.end - first.start <= LONGEST_ORDINAL;
  const isTwice = to - from > 1 && first.part !== last.part && words.slice(from, to).every(({ sound }) => sound === first.sound);
  return (
    isOrdinal ||
    (to - from === 1 && first.isRemainder === true) ||
    isTwice ||
    FIRMS.has(last.word) ||
    // "Bank A" is not Banka, nor "U. No." Unnao.
    (to - from > 1 && last.word.length === 1 && last.part === (words[to - 2] as Word).part) ||
    words.slice(from, to).every(({ word }) => NUMBER.test(word) || BETWEEN.has(word) || COUNTS.has(word) || word.length === 1) ||
    isOnlyMark(words, from, to)
  );
}

/** Words after P.B. (post box), which is then not Punjab: "P.B. No. 64". */
const AFTER_BOX = new Set(['no', 'nos', 'number', 'box']);

export function isPostBox(words: readonly Word[], to: number): boolean {
  return AFTER_BOX.has(words[to]?.word ?? '');
}

/** Kinds that count for a name that is also a state: New Delhi is not the head post office of the same name. */
export const AS_STATE: ReadonlySet<Kind> = new Set<Kind>(['s', 'c', 'W', 'A', 'a']);
