/** Word shape and span expansion for names in Latin letters: whether a word may be part of a name, and where the name ends. */
import { honorifics, nameStops, notPeople, sentenceStarts, titles } from '../../../../data/tables/person_words.ts';
import { nameKind } from './gazetteer.ts';
import { nameOdds } from './name-letters.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isLatin, type Word } from './reading.ts';

/** Maximum words of a name: given names, initials, house name and surname. */
export const MOST_WORDS = 4;
const MOST_TITLES = 3;

export interface Span {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly confidence: number;
}

export const gapBefore = (text: string, words: readonly Word[], at: number): string =>
  at >= words.length ? text.slice(words.at(-1)?.to) : text.slice(words[at - 1]?.to ?? 0, (words[at] as Word).from);
export const isJoined = (text: string, words: readonly Word[], at: number): boolean =>
  at > 0 && at < words.length && /^ {1,2}$/.test(gapBefore(text, words, at));
export const isLineStart = (text: string, words: readonly Word[], at: number): boolean =>
  at === 0 || gapBefore(text, words, at).includes('\n');

export const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text);
export const isInitial = ({ text }: Pick<Word, 'text'>): boolean => /^\p{Lu}$|^(?:\p{Lu}\.)+\p{Lu}?$/u.test(text);
/** Whether the word has the case pattern of a name: capitalised or all capitals, but not an abbreviation. */
export const isWritten = ({ text }: Pick<Word, 'text'>): boolean =>
  /^\p{Lu}[\p{Ll}'’]+$|^\p{Lu}{4,}$|^\p{Lu}['’]\p{Lu}\p{Ll}+$/u.test(text);

/** Length of the suffix "'s". */
export const possessiveLength = ({ key }: Pick<Word, 'key'>): number => (/['’]s$/.test(key) ? 2 : 0);
export const bareKey = ({ key }: Pick<Word, 'key'>): string => key.slice(0, key.length - possessiveLength({ key }));

/** Whether a word may be part of a name where one is expected. */
export function mayBeName(word: Word): boolean {
  if (!isLatin(word.text)) return false;
  const key = bareKey(word);
  if (isInitial(word) || nameKind(key) === 'name') return true;
  return isWritten(word) && !isOrdinary(key) && !titles.has(key) && !honorifics.has(key);
}

export const isKnown = (word: Word): boolean => {
  const kind = nameKind(bareKey(word));
  return kind === 'name' || (kind === 'common' && isCapital(word));
};

/** End of the name expected at a position. */
export function run(text: string, words: readonly Word[], start: number, isPart: (word: Word, at: number) => boolean): number {
  let end = start;
  while (end < words.length && end - start < MOST_WORDS && isLatin((words[end] as Word).text)) {
    if (end > start) {
      const gap = gapBefore(text, words, end);
      if (!/^(?:\.? {1,2}|\.|-)$/.test(gap) || (gap.startsWith('.') && !isInitial(words[end - 1] as Word))) break;
    }
    if (!isPart(words[end] as Word, end)) break;
    end++;
  }
  return end > start && words.slice(start, end).every(isInitial) ? start : end;
}

export const skipTitles = (words: readonly Word[], at: number): number => {
  let start = at;
  while (start - at < MOST_TITLES && titles.has(words[start]?.key ?? '')) start++;
  return start;
};

/** End of the name that fills the line or its part before a comma. Any capitalised words qualify, unless most of them are ordinary. */
export function restOfLine(text: string, words: readonly Word[], start: number): number {
  const end = run(text, words, start, (word) => isCapital(word) || nameKind(word.key) === 'name');
  if (end === start || !/^\s*(?:[\n,،;|()।]|$)/.test(text.slice((words[end - 1] as Word).to, (words[end - 1] as Word).to + 4)))
    return start;
  const parts = words.slice(start, end);
  if (parts.some((word) => notPeople.has(word.key) || (!isInitial(word) && titles.has(word.key)))) return start;
  const isWord = (word: Word): boolean => !isInitial(word) && !isKnown(word) && isOrdinary(bareKey(word));
  return parts.filter(isWord).length * 2 > parts.length || isWord(parts[0] as Word) ? start : end;
}

/** Minimum log-odds of an ordinary word after a name: "Sonaram Tanti". */
const LEAST_ODDS = -3;
const NO_NAMES = [titles, honorifics, nameStops, notPeople, sentenceStarts];
const isLikelyFurther = (word: Word): boolean =>
  isWritten(word) && !NO_NAMES.some((list) => list.has(bareKey(word))) && nameOdds(bareKey(word)) > LEAST_ODDS;

/** "Witness no. 2 Ramsakal", "accused 1) Lakhan". */
const NUMBER = /^\.? ?[-#(]? ?\d{1,3} ?[.):,-]? {0,2}$/;

/** End of the name after a cue word. @param common whether its first word may be an ordinary one that is also a name */
export function after(text: string, words: readonly Word[], at: number, common: boolean, numbered = false): number {
  const start = skipTitles(words, at);
  const first = words[start];
  if (!first || !(isJoined(text, words, at) || (numbered && NUMBER.test(gapBefore(text, words, at))))) return at;
  const isGiven = nameKind(first.key) === 'name' || (isCapital(first) && (mayBeName(first) || (common && isKnown(first))));
  if (!isGiven || isInPlace(text, words, start)) return at;
  const isPart = (word: Word): boolean =>
    isCapital(word) && (mayBeName(word) || nameKind(bareKey(word)) !== undefined || isLikelyFurther(word));
  const end = run(text, words, start, (word, place) => place === start || isPart(word));
  // Titles and initials alone are not a name.
  return end === start || isInPlace(text, words, end) ? at : end;
}

const isInPlace = (text: string, words: readonly Word[], at: number): boolean =>
  isJoined(text, words, at) && notPeople.has(words[at]?.key ?? '') && (isCapital(words[at] as Word) || !isLatin((words[at] as Word).text));
