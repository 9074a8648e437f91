/** Where a name is expected: which words it may be of, and where it ends. */
import { honorifics, nameLabels, nameStops, notPeople, sentenceStarts, titles } from '../../../../data/tables/person_words.ts';
import { isDeclined } from './declined.ts';
import { nameOdds } from './name-letters.ts';
import { isOffice, markedKind, nameKind } from './name-lists.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isLatin, type Word } from './reading.ts';

/** Given names, initials, the name of a house and a surname. */
export const MOST_WORDS = 4;

export interface Span {
  readonly start: number;
  /** After the last word. */
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
/** As names are written, also all in capitals, but not as abbreviations are. */
export const isWritten = ({ text }: Pick<Word, 'text'>): boolean =>
  /^\p{Lu}[\p{Ll}'’]+$|^\p{Lu}{4,}$|^\p{Lu}['’]\p{Lu}\p{Ll}+$/u.test(text);

export const bareKey = ({ key }: Pick<Word, 'key'>): string => key.replace(/['’]s$/, '');

/** Whether a word may be part of a name where one is expected. */
export function mayBeName(word: Word): boolean {
  const key = bareKey(word);
  if (isLatin(word.text)) {
    if (isInitial(word)) return true;
    if (nameKind(key) === 'name') return true;
    return isWritten(word) && !isOrdinary(key) && !titles.has(key) && !honorifics.has(key);
  }
  if (nameKind(key) === 'name') return true;
  return !isOrdinary(key) && !titles.has(key) && !honorifics.has(key) && !nameLabels.has(key) && !isOffice(key);
}

export const isKnown = (word: Word): boolean => {
  const kind = nameKind(bareKey(word));
  return (
    kind === 'name' ||
    (kind === 'common' && isLatin(word.text) && isCapital(word)) ||
    (!isLatin(word.text) && markedKind(bareKey(word)) === 'name')
  );
};

/** Where the words of a name end that are expected at a place. */
export function run(text: string, words: readonly Word[], start: number, isPart: (word: Word, at: number) => boolean): number {
  let end = start;
  while (end < words.length && end - start < MOST_WORDS) {
    const word = words[end] as Word;
    if (end > start) {
      const gap = gapBefore(text, words, end);
      if (!/^(?:\.? {1,2}|\.|-)$/.test(gap) || (gap.startsWith('.') && !isInitial(words[end - 1] as Word))) break;
      if (isLatin(word.text) !== isLatin((words[start] as Word).text)) break;
    }
    if (!isPart(word, end)) break;
    end++;
  }
  return end > start && words.slice(start, end).every(isInitial) ? start : end;
}

export const skipTitles = (words: readonly Word[], at: number): number => {
  let start = at;
  while (start - at < 3 && titles.has(words[start]?.key ?? '')) start++;
  return start;
};

/** The name that fills the rest of a line or its part before a comma, whatever it is, unless it is made of ordinary words only. */
export function restOfLine(text: string, words: readonly Word[], at: number): number {
  const start = at;
  const end = run(text, words, start, (word) =>
    isLatin(word.text)
      ? isCapital(word) || nameKind(word.key) === 'name'
      : !nameStops.has(word.key) && !/^(?:है|ہے|ਹੈ|છે|आहे)$/u.test(word.key),
  );
  if (end === start || !/^\s*(?:[\n,،;|()।]|$)/.test(text.slice((words[end - 1] as Word).to, (words[end - 1] as Word).to + 4).padEnd(1)))
    return start;
  const parts = words.slice(start, end);
  if (parts.some((word) => notPeople.has(word.key) || (!isInitial(word) && titles.has(word.key)))) return start;
  const isWord = (word: Word): boolean => !isInitial(word) && !isKnown(word) && (isOrdinary(bareKey(word)) || isOffice(bareKey(word)));
  const ordinary = parts.filter(isWord).length;
  return ordinary * 2 > parts.length || ordinary === parts.length || isWord(parts[0] as Word) ? start : end;
}

/** A word of some language that is a little like a name as well, after one: "Sonaram Tanti". */
const LEAST_ODDS = -3;
const isLikelyFurther = (word: Word): boolean => {
  const key = bareKey(word);
  return (
    isWritten(word) &&
    ![titles, honorifics, nameStops, notPeople, sentenceStarts].some((list) => list.has(key)) &&
    nameOdds(key) > LEAST_ODDS
  );
};

/** "Witness no. 2 Ramsakal", "accused 1) Lakhan". */
const NUMBER = /^\.? ?[-#(]? ?\d{1,3} ?[.):,-]? {0,2}$/;

/** The ends of a name after a word that says who somebody is. An unknown word needs to be followed by more, as a predicate is not. */
export function after(text: string, words: readonly Word[], at: number, common: boolean, numbered = false): number {
  const start = skipTitles(words, at);
  const first = words[start];
  if (!first || !(isJoined(text, words, at) || (numbered && NUMBER.test(gapBefore(text, words, at))))) return at;
  if (isLatin(first.text)) {
    const isGiven =
      nameKind(first.key) === 'name' || (isCapital(first) && (mayBeName(first) || (common && nameKind(bareKey(first)) === 'common')));
    if (!isGiven || isInPlace(text, words, start)) return at;
    const end = run(text, words, start, (word, place) =>
      place === start ? true : isCapital(word) && (mayBeName(word) || nameKind(bareKey(word)) !== undefined || isLikelyFurther(word)),
    );
    // Titles and initials alone are nobody.
    return end === start || isInPlace(text, words, end) ? at : end;
  }
  if (notPeople.has(first.key) || !(isKnown(first) || (mayBeName(first) && !isDeclined(first.key) && !endsSentence(text, words, start))))
    return at;
  const end = run(text, words, start, (_, place) => place === start || isFurther(text, words, place));
  return end === start ? at : end;
}

/** A word after the first of a name in an Indian script: known, or unknown before a sign or a word that ends names. */
export function isFurther(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (notPeople.has(word.key)) return false;
  if (nameKind(word.key) !== undefined || isKnown(word)) return true;
  return (
    mayBeName(word) &&
    !isDeclined(word.key) &&
    (nameStops.has(words[at + 1]?.key ?? '') || isOrdinary(words[at + 1]?.key ?? '') || /^\s*[,\n،]/.test(gapBefore(text, words, at + 1)))
  );
}

const isInPlace = (text: string, words: readonly Word[], at: number): boolean =>
  isJoined(text, words, at) && notPeople.has(words[at]?.key ?? '') && (isCapital(words[at] as Word) || !isLatin((words[at] as Word).text));

const COPULA = /^(?:है|हैं|था|थी|थे|आहे|आहेत|ہے|ہیں|تھا|ਹੈ|ਹਨ|છે|ছিল|আছে|আছেন|ଅଟେ|ଅଛି|ആണ്|ಇದೆ|ఉంది|உள்ளது)$/u;
/** "मेरा बेटा बीमार है।" */
function endsSentence(text: string, words: readonly Word[], at: number): boolean {
  const isEnd = (place: number): boolean => place >= words.length || /[।.!?\n]/.test(gapBefore(text, words, place));
  return isEnd(at + 1) || (COPULA.test((words[at + 1] as Word).key) && isEnd(at + 2));
}

/** "Nair's". */
export const ownerOf = ({ key }: Word): number => (/['’]s$/.test(key) ? 2 : 0);
