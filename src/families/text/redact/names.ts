/**
 * Names of people. The score of a word is the log-odds of the tagger; in Indian scripts, plus those of an adjacent honorific or word for a person. A
 * word above the threshold is a name, and is expanded by initials and by adjacent words above a lower threshold.
 */

import {
  dottedTitles,
  firstPersonPronouns,
  honorificAndKinshipSuffixes,
  honorifics,
  isEponymCue,
  kinshipTerms,
  roles,
  salutations,
  titles,
} from '../../../../data/tables/person_words.ts';
import { spelledLetter } from '../../../core/text/spelled-out-letters.ts';
import { LazySet } from '../../../core/util/lazy.ts';
import { nameScores } from './tagger/tagger.ts';
import { isLatin, type WordToken } from './tokenise.ts';
import type { DetectorInput, EntityCandidate } from './types.ts';

/**
 * Log-odds of cues in Indian scripts, tuned on one set of fixtures and checked against the others. Without them, recall there falls by 1.3 points; in
 * Latin letters they change nothing.
 */
const CUE_LOG_ODDS = { person: 2, honorific: 3 } as const;
/** Minimum scores: alone, beside a name, before a word for a place, and to be reported with low confidence. */
const MIN_SCORES = { alone: -2.25, beside: -6, place: 0.75, reported: -4.25 } as const;
/** Subtracted from the score of words in Latin letters, which are more often names of other things. */
const LATIN_PENALTY = 0.25;
/** Confidence at the threshold and below it; each point of log-odds above adds to it, up to a maximum. */
const [CONFIDENCE_AT_THRESHOLD, CONFIDENCE_BELOW_THRESHOLD, CONFIDENCE_PER_POINT, MAX_CONFIDENCE] = [0.55, 0.4, 0.05, 0.9] as const;
/** Maximum words of a name: given names, initials, house name and surname. */
const MAX_WORDS = 4;
/** Minimum length of a word, and of a capitalised one. */
const [MIN_LENGTH, MIN_CAPITALISED_LENGTH] = [3, 2] as const;
const NOT_A_NAME = Number.NEGATIVE_INFINITY;

export function* findNames({ text, words }: DetectorInput): Iterable<EntityCandidate> {
  const scores = nameScores(text, words).map((score, index) => scoreWithCues(text, words, index, score));
  const score = (index: number): number => scores[index] ?? NOT_A_NAME;
  let previousEnd = 0;
  for (let index = 0; index < words.length; index++) {
    if (score(index) < MIN_SCORES.reported || isInIdentifier(text, words[index] as WordToken)) continue;
    const isPart = (index: number): boolean => score(index) >= MIN_SCORES.beside || isInitial((words[index] as WordToken).text);
    let [start, end] = [index, index + 1];
    while (end - start < MAX_WORDS && end < words.length && areJoined(text, words, end) && isPart(end)) end++;
    while (end - start < MAX_WORDS && start > previousEnd && areJoined(text, words, start) && isPart(start - 1)) start--;
    const maxScore = Math.max(...scores.slice(start, end));
    if (maxScore < MIN_SCORES.alone) [start, end] = [index, index + 1];
    // The name of a road, a school or a temple, or a destination.
    const isPlace = isNameOfPlace(text, words, end) || (isCapitalised(words[end]) && isNameOfPlace(text, words, end + 1));
    const confidence = maxScore < (isPlace ? MIN_SCORES.place : MIN_SCORES.alone) ? CONFIDENCE_BELOW_THRESHOLD : confidenceOf(maxScore);
    const last = words[end - 1] as WordToken;
    yield {
      type: 'name',
      from: (words[spelledInitialsBefore(text, words, start)] as WordToken).from,
      to: last.to - (/['’]s$/i.test(last.text) ? 2 : 0),
      confidence,
    };
    previousEnd = end;
    index = end - 1;
  }
}

const confidenceOf = (score: number): number =>
  Math.round(Math.min(MAX_CONFIDENCE, CONFIDENCE_AT_THRESHOLD + (score - MIN_SCORES.alone) * CONFIDENCE_PER_POINT) * 100) / 100;

const gapBefore = (text: string, words: readonly WordToken[], index: number): string =>
  index >= words.length ? text.slice(words.at(-1)?.to) : text.slice(words[index - 1]?.to ?? 0, (words[index] as WordToken).from);
const isAdjacent = (text: string, words: readonly WordToken[], index: number): boolean =>
  index > 0 && index < words.length && /^ {1,2}$/.test(gapBefore(text, words, index));

const isCapitalised = (word: WordToken | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word.text);
const isNameOfPlace = (text: string, words: readonly WordToken[], end: number): boolean =>
  isAdjacent(text, words, end) && isEponymCue((words[end] as WordToken).key);

const isInitial = (word: string): boolean => /^\p{Lu}$|^(?:\p{Lu}\.)+\p{Lu}?$/u.test(word);
/** Whether a word is adjacent to the previous one, also across the full stop of an initial. */
const areJoined = (text: string, words: readonly WordToken[], index: number): boolean =>
  isAdjacent(text, words, index) ||
  (index > 0 && isInitial((words[index - 1] as WordToken).text) && /^\.?\s?$/.test(gapBefore(text, words, index)));

/** Maximum characters on either side of a word that are examined. */
const MAX_CHUNK = 40;
/** URL, file name, Base64 or name in a program; with an inner capital, except in McKenzie and D'Souza. */
const IDENTIFIER = /[_%=&~\\]|:\/\/|\p{L}\d|\d\p{L}|(?<!\b(?:Mc|Mac))(?<=\p{Ll})\p{Lu}/u;

function isInIdentifier(text: string, { text: word, from, to }: WordToken): boolean {
  if (!isLatin(word)) return false;
  const previous = /(?<!\S)\S*$/.exec(text.slice(Math.max(0, from - MAX_CHUNK), from))?.[0] ?? '';
  const next = /^\S*/.exec(text.slice(to, to + MAX_CHUNK))?.[0] ?? '';
  return IDENTIFIER.test(previous + word + next);
}

function scoreWithCues(text: string, words: readonly WordToken[], index: number, score: number | undefined): number {
  const { text: word, key } = words[index] as WordToken;
  const isInLatin = isLatin(key);
  if (score === undefined || key.length < (isInLatin && key !== word ? MIN_CAPITALISED_LENGTH : MIN_LENGTH)) return NOT_A_NAME;
  // The word is itself an honorific with a suffix, such as குரு or அண்ணா.
  if (!isInLatin && honorificAndKinshipSuffixes.has(key)) return NOT_A_NAME;
  return isInLatin ? score - LATIN_PENALTY : score + cuesAround(text, words, index);
}

const personCues: ReadonlySet<string> = new LazySet(() => [...kinshipTerms, ...roles, ...firstPersonPronouns, ...salutations]);

function cuesAround(text: string, words: readonly WordToken[], index: number): number {
  const previous = isAdjacent(text, words, index) ? words[index - 1]?.key : undefined;
  const next = isAdjacent(text, words, index + 1) ? words[index + 1]?.key : undefined;
  const hasHonorific = next !== undefined && (honorifics.has(next) || honorificAndKinshipSuffixes.has(next));
  return (previous !== undefined && personCues.has(previous) ? CUE_LOG_ODDS.person : 0) + (hasHonorific ? CUE_LOG_ODDS.honorific : 0);
}

/** A spelled-out letter, கே, or the first letter of a name, மு. */
const isSpelledOutInitial = (key: string): boolean =>
  !dottedTitles.has(key) && !titles.has(key) && (/^[\u0900-\u0dff]\p{M}?$/u.test(key) || spelledLetter(key) !== undefined);

function spelledInitialsBefore(text: string, words: readonly WordToken[], index: number): number {
  let start = index;
  while (
    index - start < MAX_WORDS &&
    start > 0 &&
    /^\.\s?$/.test(gapBefore(text, words, start)) &&
    isSpelledOutInitial((words[start - 1] as WordToken).key)
  )
    start--;
  return start;
}
