/** Names in Indian scripts by what a text as a whole tells of its words: no cue is needed. */
import { honouring } from '../../../../data/tables/person_cues.ts';
import { honorifics, nameStops, titles } from '../../../../data/tables/person_words.ts';
import { isJoined, MOST_WORDS } from './expected-name.ts';
import { isCalledAfterSomebody } from './places-and-things.ts';
import type { Word } from './reading.ts';
import { nameScore } from './tagger/tagger.ts';
import type { Candidate, Reading } from './types.ts';

/** How much a word must be like a name: by itself, right beside one, before what may be a place, and to be told of at all. */
const LEAST = { alone: -1.5, beside: -1.5, place: -1, told: -3.5 } as const;
/** What is as sure as needed is shown unless more is asked for; each step more makes it surer. */
const [SHOWN, NOT_SHOWN] = [0.55, 0.4] as const;
const [STEP, SUREST] = [0.05, 0.85] as const;
const SHORTEST = 3;

export function* findTaggedNames({ text, words }: Reading): Iterable<Candidate> {
  const scores = words.map((word, at) => (isPossible(word) ? nameScore(text, words, at) : undefined) ?? Number.NEGATIVE_INFINITY);
  for (let at = 0; at < words.length; at++) {
    const score = scores[at] as number;
    if (score < LEAST.told) continue;
    const least = score < LEAST.alone ? LEAST.told : LEAST.beside;
    let end = at + 1;
    while (end - at < MOST_WORDS && isJoined(text, words, end) && (scores[end] as number) >= least) end++;
    const best = Math.max(...scores.slice(at, end));
    // A road, a school or a temple may be called so; or somebody goes there.
    const isPlace = isJoined(text, words, end) && isCalledAfterSomebody((words[end] as Word).key);
    const confidence = best < (isPlace ? LEAST.place : LEAST.alone) ? NOT_SHOWN : confidenceOf(best);
    yield { type: 'name', from: (words[at] as Word).from, to: (words[end - 1] as Word).to, confidence };
    at = end - 1;
  }
}

const confidenceOf = (score: number): number => Math.round(Math.min(SUREST, SHOWN + (score - LEAST.alone) * STEP) * 100) / 100;

const isPossible = ({ key }: Word): boolean =>
  key.length >= SHORTEST && !(titles.has(key) || honorifics.has(key) || honouring.has(key) || nameStops.has(key));
