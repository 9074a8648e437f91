/** Scores pincodes by the names of the address that agree on them. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { indexOf } from '../../core/dataset/query/sorted.ts';
import type { GazetteerMatch } from './gazetteer-match.ts';
import { type PlaceKind, statisticsOf } from './pincode-index.ts';
import { matchScore, type Weights } from './weights.ts';

export interface ScoredRow {
  readonly row: number;
  readonly score: number;
}

/** Buffers reused across calls: score of each pincode, and the words already counted for it. */
let scores = new Float64Array(0);
let coveredWords = [new Int32Array(0), new Int32Array(0)] as [Int32Array, Int32Array];
let coveredAreas = new Uint8Array(0);

/** Candidates this far below the best score are dropped before sorting. */
const PRUNING_MARGIN = 16;
const EMPTY_MASK: readonly [number, number] = [0, 0];

/** Areas (state, district, town, sub-district) count once each, and do not compete for words with smaller places of the same name. */
const AREA_FLAGS: Readonly<Partial<Record<PlaceKind, number>>> = { s: 1, c: 1, d: 2, m: 2, f: 2, T: 4, t: 4, u: 8 };

interface ScoredMatch {
  readonly match: GazetteerMatch;
  readonly matchWeight: number;
}

/** Order in which words are assigned to names: by descending score, then by number of words. */
export function rankMatches(matches: readonly GazetteerMatch[], weights: Weights): ScoredMatch[] {
  return matches
    .map((match) => ({ match, matchWeight: matchScore(weights, match) }))
    .filter(({ matchWeight }) => matchWeight > 0)
    .sort((a, b) => b.matchWeight - a.matchWeight || b.match.to - b.match.from - (a.match.to - a.match.from));
}

/** @param districtLogLikelihood log-likelihood of each district by its typical words */
export function scorePincodes(
  pack: Pack,
  matches: readonly GazetteerMatch[],
  weights: Weights,
  districtLogLikelihood: Float64Array,
): ScoredRow[] {
  const { logPrior, logBranchCount, districtIndex: districtAt } = statisticsOf(pack);
  if (scores.length < pack.size) {
    scores = new Float64Array(pack.size);
    coveredWords = [new Int32Array(pack.size), new Int32Array(pack.size)];
    coveredAreas = new Uint8Array(pack.size);
  }
  const [low, high] = coveredWords;
  const touched: number[] = [];
  for (const { match, matchWeight } of rankMatches(matches, weights)) {
    const { rows, kind } = match;
    const area = AREA_FLAGS[kind] ?? 0;
    const [first, second] = area > 0 ? EMPTY_MASK : match.wordMask;
    const branchWeight = weights.branchCount[kind] ?? 0;
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as number;
      if (((low[row] as number) & first) !== 0 || ((high[row] as number) & second) !== 0 || ((coveredAreas[row] as number) & area) !== 0)
        continue;
      if (low[row] === 0 && high[row] === 0 && coveredAreas[row] === 0) touched.push(row);
      (scores[row] as number) += matchWeight + branchWeight * (logBranchCount[row] as number);
      (low[row] as number) |= first;
      (high[row] as number) |= second;
      (coveredAreas[row] as number) |= area;
    }
  }
  let top = Number.NEGATIVE_INFINITY;
  for (const row of touched) {
    (scores[row] as number) +=
      weights.prior * (logPrior[row] as number) + weights.district * (districtLogLikelihood[districtAt[row] as number] as number);
    top = Math.max(top, scores[row] as number);
  }
  const ranked: ScoredRow[] = [];
  for (const row of touched) {
    const score = scores[row] as number;
    if (score > top - PRUNING_MARGIN) ranked.push({ row, score });
    scores[row] = 0;
    low[row] = 0;
    high[row] = 0;
    coveredAreas[row] = 0;
  }
  return ranked.sort((a, b) => b.score - a.score || a.row - b.row);
}

/** The names that contribute to the score of a pincode. */
export function matchesFor(row: number, ordered: readonly ScoredMatch[]): GazetteerMatch[] {
  const matches: GazetteerMatch[] = [];
  for (const { match } of ordered) {
    if (indexOf(match.rows, row) >= 0 && !matches.some((other) => areExclusive(match, other))) matches.push(match);
  }
  return matches;
}

/** Whether two names exclude each other. */
function areExclusive(first: GazetteerMatch, second: GazetteerMatch): boolean {
  const [a, b] = [AREA_FLAGS[first.kind], AREA_FLAGS[second.kind]];
  if (a !== undefined || b !== undefined) return a === b;
  return (first.wordMask[0] & second.wordMask[0]) !== 0 || (first.wordMask[1] & second.wordMask[1]) !== 0;
}
