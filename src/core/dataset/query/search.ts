/** Search in a pack by any combination of exact values and word prefixes, with the exact total, ranked by tiers. */

import { weakMemo } from '../../util/weak-memo.ts';
import type { Pack } from '../pack/pack.ts';
import { Bitmap } from './bitmap.ts';
import { type Condition, type Operands, operandsOf, type Tier } from './condition.ts';
import { ascendingMembershipTest, commonSpan, intersect } from './intersect.ts';
import { BitmapPostings, ListPostings, type PostingSet, pinBitmap } from './posting-set.ts';
import { clip } from './sorted.ts';
import { TopK } from './top-k.ts';

/** The tier of rows that match none. */
const NO_TIER: Tier = {};

export interface Query extends Condition {
  /** Tiers, best first; unmatched rows follow. Rows of a tier are in row order. If it is a function, it is only called if there are matches. */
  readonly tiers?: readonly Tier[] | (() => readonly Tier[]);
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface SearchResult {
  readonly total: number;
  /** The rows of the requested page. */
  readonly rows: ArrayLike<number>;
  /** The tier of each row, if tiers have boosts. */
  readonly tiers?: readonly Tier[];
  /** The score of each row (boost of its tier plus importance), if tiers have boosts. */
  readonly scores?: readonly number[];
}

/** An empty result. */
export const EMPTY_RESULT: SearchResult = { total: 0, rows: [] };

export function search(pack: Pack, query: Query, page: Page): SearchResult {
  const { matches, spare } = scratchOf(pack);
  const matched = evaluate(pack, query, matches, spare);
  const total = matched instanceof Bitmap ? matched.count() : matched.length;
  if (total === 0) return EMPTY_RESULT;
  // It may be a cached bitmap, and building tiers may request others: pin it.
  if (matched instanceof Bitmap) pinBitmap(pack, matched);
  const tiers = typeof query.tiers === 'function' ? query.tiers() : query.tiers;
  if (tiers?.length) {
    const matchBitmap = matched instanceof Bitmap ? matched : matches.reset(0, pack.size).add(matched);
    const hasBoosts = tiers.some(({ boost }) => boost !== undefined);
    return hasBoosts ? rankByScore(pack, matchBitmap, total, tiers, page) : rankByTier(pack, matchBitmap, total, tiers, page);
  }
  if (matched instanceof Bitmap) return { total, rows: matched.slice(page.offset, page.limit) };
  return { total, rows: matched.subarray(page.offset, page.offset + page.limit) };
}

/** All matching rows, ascending. */
export function matchRows(pack: Pack, condition: Condition): Uint32Array {
  const { matches, spare } = matchScratchOf(pack);
  const matched = evaluate(pack, condition, matches, spare);
  return matched instanceof Bitmap ? matched.rows() : matched;
}

/**
 * Scratch bitmaps that every search of a pack reuses, since allocating them would cost more than filling them.
 * A search is synchronous, so they are never shared.
 */
interface ScratchBitmaps {
  readonly matches: Bitmap;
  readonly tier: Bitmap;
  /** Rows already returned by a tier. */
  readonly returned: Bitmap;
  readonly spare: Bitmap;
}

const scratchOf = weakMemo(
  ({ size }: Pack): ScratchBitmaps => ({
    matches: new Bitmap(size),
    tier: new Bitmap(size),
    returned: new Bitmap(size),
    spare: new Bitmap(size),
  }),
);

/** Separate scratch bitmaps: building tiers may run `matchRows` in the middle of a search. */
const matchScratchOf = weakMemo(
  ({ size }: Pack): Pick<ScratchBitmaps, 'matches' | 'spare'> => ({ matches: new Bitmap(size), spare: new Bitmap(size) }),
);

/** The rows of each tier in turn, best first, then those without a tier. */
function rankByTier(pack: Pack, matches: Bitmap, total: number, tiers: readonly Tier[], { limit, offset }: Page): SearchResult {
  const k = offset + limit;
  const cursor = new TierCursor(pack, matches, total);
  const rows: number[] = [];
  for (const tier of tiers) {
    // A single remaining row needs no ranking.
    if (rows.length === k || total - rows.length <= 1) break;
    for (const row of cursor.nextInTier(tier, k - rows.length)) rows.push(row);
  }
  for (const row of cursor.nextRemaining(k - rows.length)) rows.push(row);
  return { total, rows: rows.slice(offset) };
}

/** Tolerance for sums of floating-point tenths. */
const EPSILON = 1e-6;

/** The top rows by boost plus importance. */
function rankByScore(pack: Pack, matches: Bitmap, total: number, tiers: readonly Tier[], { limit, offset }: Page): SearchResult {
  const k = offset + limit;
  const cursor = new TierCursor(pack, matches, total);
  const best = new TopK(k, (row) => pack.importance(row));
  const laterBoosts = maxLaterBoosts(tiers);
  for (let index = 0; index <= tiers.length; index++) {
    const tier = tiers[index] ?? NO_TIER;
    const { boost = 0 } = tier;
    const later = laterBoosts[index] ?? 0;
    const { minCompetitiveScore } = best;
    const first = cursor.firstRemaining();
    if (first === undefined || minCompetitiveScore >= Math.max(boost, later) + pack.importance(first)) break;
    // A row scores by its first tier: rows that do not reach the page by it are skipped, unless a later tier has a higher boost.
    const isDecisive = boost >= later;
    const end = isDecisive ? pack.endOfImportance(minCompetitiveScore - boost - EPSILON, first) : pack.size;
    if (end > first) best.add(tier === NO_TIER ? cursor.nextRemaining(k, end) : cursor.nextInTier(tier, isDecisive ? k : total, end), tier);
  }
  return { total, rows: best.rows.slice(offset), tiers: best.tiers.slice(offset), scores: best.scores.slice(offset) };
}

/** For each tier, the highest boost of any later tier. */
function maxLaterBoosts(tiers: readonly Tier[]): readonly number[] {
  const maxima: number[] = [];
  let later = 0;
  for (let index = tiers.length - 1; index >= 0; index--) {
    maxima[index] = later;
    later = Math.max(later, tiers[index]?.boost ?? 0);
  }
  return maxima;
}

/** Iterates over the matches tier by tier and returns each row once. */
class TierCursor {
  readonly #pack: Pack;
  readonly #matches: Bitmap;
  readonly #total: number;
  readonly #scratch: ScratchBitmaps;
  readonly #returned: Bitmap;

  constructor(pack: Pack, matches: Bitmap, total: number) {
    this.#pack = pack;
    this.#matches = matches;
    this.#total = total;
    this.#scratch = scratchOf(pack);
    this.#returned = this.#scratch.returned.reset(0, pack.size);
  }

  /** The next rows of a tier below `end`, ascending. */
  nextInTier(condition: Condition, limit: number, end: number = this.#pack.size): readonly number[] {
    const operands = operandsOf(this.#pack, condition);
    if (!operands) return [];
    const { lists, sets } = operands;
    if (sets.length === 0 && lists.length === 0) return this.nextRemaining(limit, end);
    lists.sort((a, b) => a.length - b.length);
    const shortest = lists[0]?.length ?? Number.POSITIVE_INFINITY;
    const rows = sets.length > 0 ? this.#intersection(sets, end) : undefined;
    if (rows && sets.every(({ cost }) => cost <= shortest)) {
      return this.#matches.takeCommon(rows, this.#returned, limit, end, lists.length > 0 ? ascendingMembershipTest(lists) : undefined);
    }
    const inOthers = ascendingMembershipTest(lists.slice(1));
    const isMatch = rows ? (row: number): boolean => rows.has(row) && inOthers(row) : inOthers;
    return this.#matches.takeFromList(lists[0] as Uint32Array, isMatch, this.#returned, limit, end);
  }

  /** The intersection of the sets below `end`. A single set need not be intersected with the matches, since it is only read as far as needed. */
  #intersection(sets: readonly PostingSet[], end: number): Bitmap {
    const { tier, spare } = this.#scratch;
    if (sets.length > 1) return intersectSets([...sets, new BitmapPostings(this.#matches, this.#total)], tier.reset(0, end), spare);
    const [first] = sets as readonly [PostingSet];
    return first.cachedBitmap() ?? first.fill(tier.reset(0, end));
  }

  /** The next of all remaining rows. */
  nextRemaining(limit: number, end: number = this.#pack.size): readonly number[] {
    return this.#matches.takeCommon(this.#matches, this.#returned, limit, end);
  }

  /** The first remaining row, which is the most important one. */
  firstRemaining(): number | undefined {
    return this.#matches.firstNotIn(this.#returned);
  }
}

function evaluate(pack: Pack, condition: Condition, into: Bitmap, spare: Bitmap): Uint32Array | Bitmap {
  const operands = operandsOf(pack, condition);
  return operands ? intersectOperands(pack, operands, into, spare) : NONE;
}

/**
 * Intersection of all operands: an ascending list if the index has one, a bitmap if lists had to be united.
 * The bitmap may be cached and must not be changed.
 */
function intersectOperands(pack: Pack, { lists, sets }: Operands, into: Bitmap, spare: Bitmap): Uint32Array | Bitmap {
  if (lists.length === 0 && sets.length === 0) return allRows(pack);
  // The lists bound the range of rows in which the terms of a prefix have to be united.
  const [low, high] = commonSpan(lists, pack.size);
  if (low === high) return NONE;
  if (sets.length === 0) return intersect(lists.map((list) => clip(list, low, high)));
  for (const list of lists) {
    const clipped = clip(list, low, high);
    // A list that covers the whole range adds no constraint.
    if (clipped.length < high - low) sets.push(new ListPostings(pack, list, clipped));
  }
  const cached = sets.length === 1 && (high - low) * 2 > pack.size ? sets[0]?.cachedBitmap(low, high) : undefined;
  return cached ?? intersectSets(sets, into.reset(low, high), spare);
}

/** Intersects the sets into an empty bitmap. The smallest comes first: the larger ones are only read where it has rows. */
function intersectSets(sets: PostingSet[], into: Bitmap, spare: Bitmap): Bitmap {
  if (sets.length > 1) sets.sort((a, b) => a.cost - b.cost);
  const smallest = sets[0] as PostingSet;
  const first = smallest.cachedBitmap();
  const second = sets[1]?.cachedBitmap();
  const areCached = first !== undefined && second !== undefined;
  let rows = areCached ? into.union(first, second) : smallest.fill(into);
  for (let index = areCached ? 2 : 1; index < sets.length; index++) rows = (sets[index] as PostingSet).intersectInto(rows, spare);
  return rows;
}

const NONE = new Uint32Array(0);

function allRows(pack: Pack): Uint32Array {
  return Uint32Array.from({ length: pack.size }, (_, index) => index);
}
