/** Address parser: finds names, scores pincodes, and estimates the confidence. */
import { inLatin } from '../../../data/script-names.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { nameKey } from '../../core/text/fold.ts';
import { foldSound } from '../../core/text/sound-key.ts';
import { confidenceOf } from './confidence.ts';
import { districtLeanings } from './district-words.ts';
import { type Clue, cluesOf } from './evidence.ts';
import { type Given, givenIn } from './given.ts';
import { isSlip, judge } from './judge.ts';
import { factsOf, isPlace, type Place } from './places.ts';
import { cluesFor, inOrder, rank } from './rank.ts';
import { type Resolved, resolve } from './resolve.ts';
import { WEIGHTS } from './weights.ts';
import { splitWords } from './word-split.ts';
import { type Word, wordsOf } from './words.ts';

export interface Guess {
  readonly row: number;
  readonly place: Place;
  readonly confidence: number;
  /** The names that support it. */
  readonly clues: readonly Clue[];
}

export interface Reading {
  readonly given: Given;
  readonly words: readonly Word[];
  /** In descending order of probability. */
  readonly guesses: readonly Guess[];
  readonly settled: Resolved | undefined;
  /** The place of the written pincode, if it exists. */
  readonly written: Place | undefined;
}

const MOST_GUESSES = 5;

/** Replaces the phonetic key of a known name in an Indic script by that of its Latin form, in which names are indexed: इंदौर is Indore. */
function asKnown(word: Word): Word {
  const [latin] = inLatin([nameKey(word.word)]);
  return latin ? { ...word, sound: foldSound(latin.join('')) } : word;
}

/** Whether the written pincode is unambiguous: there is no other one, and no place but the state follows it. */
function isForAll(pack: Pack, { others, end }: Given, words: readonly Word[], clues: readonly Clue[]): boolean {
  const isBehind = ({ from, kind }: Clue): boolean => isPlace(kind) && kind !== 'c' && (words[from]?.start ?? 0) >= end;
  const states = clues.filter(({ kind }) => kind === 's');
  const isOfState = (clue: Clue): boolean => states.some(({ from, to }) => clue.from >= from && clue.to <= to);
  return others.every((other) => pack.exact(is('pin', other)).length === 0) && clues.every((clue) => !isBehind(clue) || isOfState(clue));
}

export function readAddress(pack: Pack, address: string): Reading {
  const given = givenIn(address);
  const words = splitWords(pack, wordsOf(given.text).map(asKnown));
  const clues = cluesOf(pack, words);
  const settled = resolve(pack, judge(pack, rank(pack, clues, WEIGHTS, districtLeanings(pack, words)), given.pincode));
  const ordered = inOrder(clues, WEIGHTS);
  const { places } = factsOf(pack);
  const [best, ...others] = (settled?.order ?? []).slice(0, MOST_GUESSES);
  const [writtenRow] = given.pincode === undefined ? [] : pack.exact(is('pin', given.pincode));
  const written = writtenRow === undefined ? undefined : places[writtenRow];
  if (!best) return { given, words, guesses: [], settled, written };
  const guessOf = (row: number, confidence: number, clues = cluesFor(row, ordered)): Guess => {
    return { row, place: places[row] as Place, clues, confidence: Math.round(confidence * 100) / 100 };
  };
  const bestClues = cluesFor(best.row, ordered);
  // A pincode more than a typo away from the written one is supported by the names alone.
  const isWritten =
    given.pincode !== undefined && isSlip((places[best.row] as Place)[0], given.pincode) && isForAll(pack, given, words, clues);
  const confidence = confidenceOf(best.likelihood, bestClues.length, isWritten);
  // The remaining probability is distributed over the others.
  const left = (1 - confidence) / Math.max(1 - best.likelihood, Number.EPSILON);
  const guesses = [
    guessOf(best.row, confidence, bestClues),
    ...others.map(({ row, likelihood }) => guessOf(row, Math.min(1, likelihood * left))),
  ];
  return { given, words, guesses, settled, written };
}
