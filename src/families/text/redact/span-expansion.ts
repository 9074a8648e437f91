/** Word shape and span expansion for names in Latin letters: whether a word may be part of a name, and where the name ends. */
import { honorifics, nameStops, notPeople, sentenceStarts, titles } from '../../../../data/tables/person_words.ts';
import { nameKind } from './gazetteer.ts';
import { ngramLogOdds } from './ngram-log-odds.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isLatin, type WordToken } from './tokenise.ts';

/** Maximum words of a name: given names, initials, house name and surname. */
export const MAX_PERSON_NAME_WORDS = 4;
const MAX_TITLES = 3;

export interface NameSpan {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly confidence: number;
}

export const gapBefore = (text: string, words: readonly WordToken[], at: number): string =>
  at >= words.length ? text.slice(words.at(-1)?.to) : text.slice(words[at - 1]?.to ?? 0, (words[at] as WordToken).from);
export const isAdjacent = (text: string, words: readonly WordToken[], at: number): boolean =>
  at > 0 && at < words.length && /^ {1,2}$/.test(gapBefore(text, words, at));
export const isLineStart = (text: string, words: readonly WordToken[], at: number): boolean =>
  at === 0 || gapBefore(text, words, at).includes('\n');

export const isCapitalised = ({ text }: WordToken): boolean => /^\p{Lu}/u.test(text);
export const isInitial = ({ text }: Pick<WordToken, 'text'>): boolean => /^\p{Lu}$|^(?:\p{Lu}\.)+\p{Lu}?$/u.test(text);
/** Whether the word has the case pattern of a name: capitalised or all capitals, but not an abbreviation. */
export const hasNameCase = ({ text }: Pick<WordToken, 'text'>): boolean =>
  /^\p{Lu}[\p{Ll}'’]+$|^\p{Lu}{4,}$|^\p{Lu}['’]\p{Lu}\p{Ll}+$/u.test(text);

/** Length of the suffix "'s". */
export const possessiveLength = ({ key }: Pick<WordToken, 'key'>): number => (/['’]s$/.test(key) ? 2 : 0);
export const bareKey = ({ key }: Pick<WordToken, 'key'>): string => key.slice(0, key.length - possessiveLength({ key }));

/** Whether a word may be part of a name where one is expected. */
export function mayBeName(word: WordToken): boolean {
  if (!isLatin(word.text)) return false;
  const key = bareKey(word);
  if (isInitial(word) || nameKind(key) === 'name') return true;
  return hasNameCase(word) && !isOrdinary(key) && !titles.has(key) && !honorifics.has(key);
}

export const isGazetteerName = (word: WordToken): boolean => {
  const kind = nameKind(bareKey(word));
  return kind === 'name' || (kind === 'common' && isCapitalised(word));
};

/** End of the name expected at a position. */
export function nameRunEnd(
  text: string,
  words: readonly WordToken[],
  start: number,
  isPart: (word: WordToken, at: number) => boolean,
): number {
  let end = start;
  while (end < words.length && end - start < MAX_PERSON_NAME_WORDS && isLatin((words[end] as WordToken).text)) {
    if (end > start) {
      const gap = gapBefore(text, words, end);
      if (!/^(?:\.? {1,2}|\.|-)$/.test(gap) || (gap.startsWith('.') && !isInitial(words[end - 1] as WordToken))) break;
    }
    if (!isPart(words[end] as WordToken, end)) break;
    end++;
  }
  return end > start && words.slice(start, end).every(isInitial) ? start : end;
}

export const skipTitles = (words: readonly WordToken[], at: number): number => {
  let start = at;
  while (start - at < MAX_TITLES && titles.has(words[start]?.key ?? '')) start++;
  return start;
};

/** End of the name that fills the line or its part before a comma. Any capitalised words qualify, unless most of them are ordinary. */
export function lineNameEnd(text: string, words: readonly WordToken[], start: number): number {
  const end = nameRunEnd(text, words, start, (word) => isCapitalised(word) || nameKind(word.key) === 'name');
  if (end === start || !/^\s*(?:[\n,،;|()।]|$)/.test(text.slice((words[end - 1] as WordToken).to, (words[end - 1] as WordToken).to + 4)))
    return start;
  const parts = words.slice(start, end);
  if (parts.some((word) => notPeople.has(word.key) || (!isInitial(word) && titles.has(word.key)))) return start;
  const isWord = (word: WordToken): boolean => !isInitial(word) && !isGazetteerName(word) && isOrdinary(bareKey(word));
  return parts.filter(isWord).length * 2 > parts.length || isWord(parts[0] as WordToken) ? start : end;
}

/** Minimum log-odds of an ordinary word after a name: "Sonaram Tanti". */
const MIN_LOG_ODDS = -3;
const STOP_LISTS = [titles, honorifics, nameStops, notPeople, sentenceStarts];
const mayContinueName = (word: WordToken): boolean =>
  hasNameCase(word) && !STOP_LISTS.some((list) => list.has(bareKey(word))) && ngramLogOdds(bareKey(word)) > MIN_LOG_ODDS;

/** "Witness no. 2 Ramsakal", "accused 1) Lakhan". */
const NUMBERING_GAP = /^\.? ?[-#(]? ?\d{1,3} ?[.):,-]? {0,2}$/;

/** End of the name after a cue word. @param common whether its first word may be an ordinary one that is also a name */
export function nameEndAfterCue(text: string, words: readonly WordToken[], at: number, common: boolean, numbered = false): number {
  const start = skipTitles(words, at);
  const first = words[start];
  if (!first || !(isAdjacent(text, words, at) || (numbered && NUMBERING_GAP.test(gapBefore(text, words, at))))) return at;
  const startsName = nameKind(first.key) === 'name' || (isCapitalised(first) && (mayBeName(first) || (common && isGazetteerName(first))));
  if (!startsName || isPartOfPlaceName(text, words, start)) return at;
  const isPart = (word: WordToken): boolean =>
    isCapitalised(word) && (mayBeName(word) || nameKind(bareKey(word)) !== undefined || mayContinueName(word));
  const end = nameRunEnd(text, words, start, (word, index) => index === start || isPart(word));
  // Titles and initials alone are not a name.
  return end === start || isPartOfPlaceName(text, words, end) ? at : end;
}

const isPartOfPlaceName = (text: string, words: readonly WordToken[], at: number): boolean =>
  isAdjacent(text, words, at) &&
  notPeople.has(words[at]?.key ?? '') &&
  (isCapitalised(words[at] as WordToken) || !isLatin((words[at] as WordToken).text));
