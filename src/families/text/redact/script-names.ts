/**
 * Names in Indian scripts. The score of a word is the log-odds of the tagger plus those of adjacent cues: a title, a form label, an honorific. A word
 * above the threshold is a name, and is expanded by adjacent words above a lower threshold.
 */

import { formFields, kin, roles, selfWords } from '../../../../data/tables/name_leads.ts';
import { dearWords, honouring } from '../../../../data/tables/person_cues.ts';
import { honorifics, nameLabels, nameStops, stoppedTitles, titles } from '../../../../data/tables/person_words.ts';
import { spelledLetter } from '../../../core/text/spelled-out-letters.ts';
import { LazySet } from '../../../core/util/lazy.ts';
import { isNamedAfterPerson } from './non-person-entities.ts';
import { gapBefore, isAdjacent, MAX_PERSON_NAME_WORDS } from './span-expansion.ts';
import { nameScore } from './tagger/tagger.ts';
import type { WordToken } from './tokenise.ts';
import type { DetectorInput, EntityCandidate } from './types.ts';

/** Log-odds of cues, tuned on one set of fixtures and checked against the others. */
const CUE_LOG_ODDS = { title: 4, label: 4, person: 2, honorific: 3 } as const;
/** Minimum scores: alone, beside a name, before a word for a place, and to be reported with low confidence. */
const MIN_SCORES = { alone: -2.25, beside: -6, place: 0.75, reported: -4.25 } as const;
/** Confidence at the threshold and below it; each point of log-odds above adds to it, up to a maximum. */
const [CONFIDENCE_AT_THRESHOLD, CONFIDENCE_BELOW_THRESHOLD, CONFIDENCE_PER_POINT, MAX_CONFIDENCE] = [0.55, 0.4, 0.05, 0.9] as const;
const MIN_WORD_LENGTH = 3;
const NOT_A_NAME = Number.NEGATIVE_INFINITY;

export function* findScriptNames({ text, words }: DetectorInput): Iterable<EntityCandidate> {
  const scores = words.map((_, at) => scoreOf(text, words, at));
  let previousEnd = 0;
  for (let at = 0; at < words.length; at++) {
    if ((scores[at] as number) < MIN_SCORES.reported) continue;
    const isAlone = (scores[at] as number) >= MIN_SCORES.alone;
    const isPart = (index: number): boolean => isAlone && (scores[index] as number) >= MIN_SCORES.beside;
    let [start, end] = [at, at + 1];
    while (end - start < MAX_PERSON_NAME_WORDS && isAdjacent(text, words, end) && isPart(end)) end++;
    while (end - start < MAX_PERSON_NAME_WORDS && start > previousEnd && isAdjacent(text, words, start) && isPart(start - 1)) start--;
    const best = Math.max(...scores.slice(start, end));
    // The name of a road, a school or a temple, or a destination.
    const isPlace = isAdjacent(text, words, end) && isNamedAfterPerson((words[end] as WordToken).key);
    const confidence = best < (isPlace ? MIN_SCORES.place : MIN_SCORES.alone) ? CONFIDENCE_BELOW_THRESHOLD : confidenceOf(best);
    yield {
      type: 'name',
      from: (words[initialsBefore(text, words, start)] as WordToken).from,
      to: (words[end - 1] as WordToken).to,
      confidence,
    };
    previousEnd = end;
    at = end - 1;
  }
}

const confidenceOf = (score: number): number =>
  Math.round(Math.min(MAX_CONFIDENCE, CONFIDENCE_AT_THRESHOLD + (score - MIN_SCORES.alone) * CONFIDENCE_PER_POINT) * 100) / 100;

const STOP_LISTS = [titles, honorifics, honouring, nameStops];

function scoreOf(text: string, words: readonly WordToken[], at: number): number {
  const { key } = words[at] as WordToken;
  if (key.length < MIN_WORD_LENGTH || STOP_LISTS.some((list) => list.has(key))) return NOT_A_NAME;
  const score = nameScore(text, words, at);
  return score === undefined ? NOT_A_NAME : score + prefixCue(text, words, at) + suffixCue(text, words, at);
}

const personCues: ReadonlySet<string> = new LazySet(() => [...kin, ...roles, ...selfWords, ...dearWords]);
const labelCues: ReadonlySet<string> = new LazySet(() => [...nameLabels, ...formFields, ...roles]);

function prefixCue(text: string, words: readonly WordToken[], at: number): number {
  const { key } = words[at - 1] ?? { key: '' };
  const gap = gapBefore(text, words, at);
  if (titles.has(key) && /^\.? {0,2}$/.test(gap)) return CUE_LOG_ODDS.title;
  if (stoppedTitles.has(key) && /^\.\s?$/.test(gap)) return CUE_LOG_ODDS.title;
  if (labelCues.has(key) && /^\s?(?:[:=]|-\s)-?[ \t]*$/.test(gap)) return CUE_LOG_ODDS.label;
  return personCues.has(key) && /^ {1,2}$/.test(gap) ? CUE_LOG_ODDS.person : 0;
}

function suffixCue(text: string, words: readonly WordToken[], at: number): number {
  if (!isAdjacent(text, words, at + 1)) return 0;
  const { key } = words[at + 1] as WordToken;
  return honorifics.has(key) || honouring.has(key) ? CUE_LOG_ODDS.honorific : 0;
}

/** A spelled-out letter, கே, or the first letter of a name, மு. */
const isSpelledOutInitial = (key: string): boolean =>
  !stoppedTitles.has(key) && !titles.has(key) && (/^[\u0900-\u0dff]\p{M}?$/u.test(key) || spelledLetter(key) !== undefined);

function initialsBefore(text: string, words: readonly WordToken[], at: number): number {
  let start = at;
  while (
    at - start < MAX_PERSON_NAME_WORDS &&
    start > 0 &&
    /^\.\s?$/.test(gapBefore(text, words, start)) &&
    isSpelledOutInitial((words[start - 1] as WordToken).key)
  )
    start--;
  return start;
}
