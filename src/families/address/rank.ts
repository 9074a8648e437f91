/** Scores pincodes by the names of the address that agree on them. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { indexOf } from '../../core/dataset/query/sorted.ts';
import type { Clue } from './evidence.ts';
import { factsOf, type Kind } from './places.ts';
import { type Weights, worthOf } from './weights.ts';

export interface Ranked {
  readonly row: number;
  readonly score: number;
}

/** Buffers reused across calls: score of each pincode, and the words already counted for it. */
let scores = new Float64Array(0);
let taken = [new Int32Array(0), new Int32Array(0)] as [Int32Array, Int32Array];
let areas = new Uint8Array(0);

/** Candidates this far below the best score are dropped before sorting. */
const FAR_BEHIND = 16;
const NO_WORDS: readonly [number, number] = [0, 0];

/** Areas (state, district, town, sub-district) count once each, and do not compete for words with smaller places of the same name. */
const AREAS: Readonly<Partial<Record<Kind, number>>> = { s: 1, c: 1, d: 2, m: 2, f: 2, T: 4, t: 4, u: 8 };

interface Worth {
  readonly clue: Clue;
  readonly worth: number;
}

/** Order in which words are assigned to names: by descending score, then by number of words. */
export function inOrder(clues: readonly Clue[], weights: Weights): Worth[] {
  return clues
    .map((clue) => ({ clue, worth: worthOf(weights, clue) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || b.clue.to - b.clue.from - (a.clue.to - a.clue.from));
}

/** @param leanings log-likelihood of each district by its typical words */
export function rank(pack: Pack, clues: readonly Clue[], weights: Weights, leanings: Float64Array): Ranked[] {
  const { prior, crowd, districtAt } = factsOf(pack);
  if (scores.length < pack.size) {
    scores = new Float64Array(pack.size);
    taken = [new Int32Array(pack.size), new Int32Array(pack.size)];
    areas = new Uint8Array(pack.size);
  }
  const [low, high] = taken;
  const touched: number[] = [];
  for (const { clue, worth } of inOrder(clues, weights)) {
    const { rows, kind } = clue;
    const area = AREAS[kind] ?? 0;
    const [first, second] = area > 0 ? NO_WORDS : clue.bits;
    const crowded = weights.crowd[kind] ?? 0;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      if (((low[row] as number) & first) !== 0 || ((high[row] as number) & second) !== 0 || ((areas[row] as number) & area) !== 0) continue;
      if (low[row] === 0 && high[row] === 0 && areas[row] === 0) touched.push(row);
      (scores[row] as number) += worth + crowded * (crowd[row] as number);
      (low[row] as number) |= first;
      (high[row] as number) |= second;
      (areas[row] as number) |= area;
    }
  }
  let top = Number.NEGATIVE_INFINITY;
  for (const row of touched) {
    (scores[row] as number) += weights.prior * (prior[row] as number) + weights.district * (leanings[districtAt[row] as number] as number);
    top = Math.max(top, scores[row] as number);
  }
  const ranked: Ranked[] = [];
  for (const row of touched) {
    const score = scores[row] as number;
    if (score > top - FAR_BEHIND) ranked.push({ row, score });
    scores[row] = 0;
    low[row] = 0;
    high[row] = 0;
    areas[row] = 0;
  }
  return ranked.sort((a, b) => b.score - a.score || a.row - b.row);
}

/** The names that contribute to the score of a pincode. */
export function cluesFor(row: number, ordered: readonly Worth[]): Clue[] {
  const found: Clue[] = [];
  for (const { clue } of ordered) {
    if (indexOf(clue.rows, row) >= 0 && !found.some((other) => areRivals(clue, other))) found.push(clue);
  }
  return found;
}

/** Whether two names exclude each other. */
function areRivals(one: Clue, other: Clue): boolean {
  const [a, b] = [AREAS[one.kind], AREAS[other.kind]];
  if (a !== undefined || b !== undefined) return a === b;
  return (one.bits[0] & other.bits[0]) !== 0 || (one.bits[1] & other.bits[1]) !== 0;
}
