/** Finds rows of a pack by any mix of exact values and beginnings of words, with the exact total, in an order of tiers. */

import { weakMemo } from '../../util/weak-memo.ts';
import type { Pack } from '../pack/pack.ts';
import { Bitmap } from './bitmap.ts';
import { type Condition, type Operands, operandsOf } from './condition.ts';
import { ascendingTest, intersect, spanOf } from './intersect.ts';
import { BitmapPostings, hold, ListPostings, type PostingSet } from './posting-set.ts';
import { clip } from './sorted.ts';
import { TopK } from './top-k.ts';

export interface Tier extends Condition {
  /**
   * How much a match of this tier is worth, in the measure of importance: a row comes first by its importance and the worth of its tier together.
   * Where no tier has a worth, every row of one comes before every row of the next.
   */
  readonly boost?: number;
  /** Whether it is a code: nobody spells one by ear, so that a name which only sounds like it does not mean it. */
  readonly isCode?: boolean;
  /** What a room calls it, to say by what a row was found. */
  readonly label?: string | undefined;
}

/** The tier of a row that no tier has. */
const NO_TIER: Tier = {};

export interface Query extends Condition {
  /** Which matches come first, best tier first; the rest follow. Within a tier: the order of rows. As a function, asked for only if there are matches. */
  readonly tiers?: readonly Tier[] | (() => readonly Tier[]);
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface Found {
  readonly total: number;
  /** The rows of the page asked for. */
  readonly rows: ArrayLike<number>;
  /** The tier of each of them, where tiers have a worth. */
  readonly tiers?: readonly Tier[];
  /** Likewise the worth of its tier and its importance together. */
  readonly scores?: readonly number[];
}

/** What a search finds that finds nothing. */
export const NOTHING: Found = { total: 0, rows: [] };

export function search(pack: Pack, query: Query, page: Page): Found {
  const { matches, spare } = workspaceOf(pack);
  const found = select(pack, query, matches, spare);
  const total = found instanceof Bitmap ? found.count() : found.length;
  if (total === 0) return NOTHING;
  // It may be a kept one, and others may be looked for to make tiers.
  if (found instanceof Bitmap) hold(pack, found);
  const tiers = typeof query.tiers === 'function' ? query.tiers() : query.tiers;
  if (tiers?.length) {
    const all = found instanceof Bitmap ? found : matches.reset(0, pack.size).add(found);
    const isWeighed = tiers.some(({ boost }) => boost !== undefined);
    return isWeighed ? pickByWorth(pack, all, total, tiers, page) : pickByTier(pack, all, total, tiers, page);
  }
  if (found instanceof Bitmap) return { total, rows: found.slice(page.offset, page.limit) };
  return { total, rows: found.subarray(page.offset, page.offset + page.limit) };
}

/** All matching rows, ascending. */
export function match(pack: Pack, condition: Condition): Uint32Array {
  const { matches, spare } = matchingOf(pack);
  const found = select(pack, condition, matches, spare);
  return found instanceof Bitmap ? found.rows() : found;
}

/** Sets that every search of a pack uses again: to make new ones each time would cost more than to fill them. A search never waits, so it has them to itself. */
interface Workspace {
  readonly matches: Bitmap;
  readonly tier: Bitmap;
  /** Rows of tiers that were looked at. */
  readonly passed: Bitmap;
  readonly spare: Bitmap;
}

const workspaceOf = weakMemo(
  ({ size }: Pack): Workspace => ({
    matches: new Bitmap(size),
    tier: new Bitmap(size),
    passed: new Bitmap(size),
    spare: new Bitmap(size),
  }),
);

/** Its own, since tiers may be made of what matches something else, in the midst of a search. */
const matchingOf = weakMemo(
  ({ size }: Pack): Pick<Workspace, 'matches' | 'spare'> => ({ matches: new Bitmap(size), spare: new Bitmap(size) }),
);

/** The rows of each tier in turn, best first, and then those that no tier has. */
function pickByTier(pack: Pack, matches: Bitmap, total: number, tiers: readonly Tier[], { limit, offset }: Page): Found {
  const wanted = offset + limit;
  const next = new Passing(pack, matches, total);
  const rows: number[] = [];
  for (const tier of tiers) {
    // The last one needs no order.
    if (rows.length === wanted || total - rows.length <= 1) break;
    for (const row of next.ofTier(tier, wanted - rows.length)) rows.push(row);
  }
  for (const row of next.ofAll(wanted - rows.length)) rows.push(row);
  return { total, rows: rows.slice(offset) };
}

/** Sums of tenths are never quite equal. */
const ROUNDING = 1e-6;

/** The best by worth and importance together. */
function pickByWorth(pack: Pack, matches: Bitmap, total: number, tiers: readonly Tier[], { limit, offset }: Page): Found {
  const wanted = offset + limit;
  const next = new Passing(pack, matches, total);
  const best = new TopK(wanted, (row) => pack.importance(row));
  const laterWorths = mostOfLater(tiers);
  for (let at = 0; at <= tiers.length; at++) {
    const tier = tiers[at] ?? NO_TIER;
    const { boost = 0 } = tier;
    const later = laterWorths[at] ?? 0;
    const { least } = best;
    const first = next.first();
    if (first === undefined || least >= Math.max(boost, later) + pack.importance(first)) break;
    // A row has the worth of its first tier: what does not come onto the page by it is passed over, unless a later one is worth more.
    const decides = boost >= later;
    const end = decides ? pack.endOfImportance(least - boost - ROUNDING, first) : pack.size;
    if (end > first) best.add(tier === NO_TIER ? next.ofAll(wanted, end) : next.ofTier(tier, decides ? wanted : total, end), tier);
  }
  return { total, rows: best.rows.slice(offset), tiers: best.tiers.slice(offset), scores: best.scores.slice(offset) };
}

/** For each tier, the most that one after it is worth. */
function mostOfLater(tiers: readonly Tier[]): readonly number[] {
  const most: number[] = [];
  let later = 0;
  for (let at = tiers.length - 1; at >= 0; at--) {
    most[at] = later;
    later = Math.max(later, tiers[at]?.boost ?? 0);
  }
  return most;
}

/** Goes through the rows of a search tier by tier, and tells every row once. */
class Passing {
  readonly #pack: Pack;
  readonly #matches: Bitmap;
  readonly #total: number;
  readonly #workspace: Workspace;
  readonly #passed: Bitmap;

  constructor(pack: Pack, matches: Bitmap, total: number) {
    this.#pack = pack;
    this.#matches = matches;
    this.#total = total;
    this.#workspace = workspaceOf(pack);
    this.#passed = this.#workspace.passed.reset(0, pack.size);
  }

  /** The first rows of a tier, ascending, up to but without one. */
  ofTier(condition: Condition, most: number, end: number = this.#pack.size): readonly number[] {
    const operands = operandsOf(this.#pack, condition);
    if (!operands) return [];
    const { lists, sets } = operands;
    if (sets.length === 0 && lists.length === 0) return this.ofAll(most, end);
    lists.sort((a, b) => a.length - b.length);
    const shortest = lists[0]?.length ?? Number.POSITIVE_INFINITY;
    const rows = sets.length > 0 ? this.#common(sets, end) : undefined;
    if (rows && sets.every(({ entries }) => entries <= shortest)) {
      return this.#matches.nextIn(rows, this.#passed, most, end, lists.length > 0 ? ascendingTest(lists) : undefined);
    }
    const inOthers = ascendingTest(lists.slice(1));
    const isMeant = rows ? (row: number): boolean => rows.has(row) && inOthers(row) : inOthers;
    return this.#matches.nextOf(lists[0] as Uint32Array, isMeant, this.#passed, most, end);
  }

  /** The rows below `end` that all sets have. A single one need not be narrowed to what matches, since no more of it is looked at than is needed. */
  #common(sets: readonly PostingSet[], end: number): Bitmap {
    const { tier, spare } = this.#workspace;
    if (sets.length > 1) return conjoin([...sets, new BitmapPostings(this.#matches, this.#total)], tier.reset(0, end), spare);
    const [only] = sets as readonly [PostingSet];
    return only.kept() ?? only.fill(tier.reset(0, end));
  }

  /** The first of all that are left. */
  ofAll(most: number, end: number = this.#pack.size): readonly number[] {
    return this.#matches.nextIn(this.#matches, this.#passed, most, end);
  }

  /** The first one that is left, which is the most important. */
  first(): number | undefined {
    return this.#matches.firstWithout(this.#passed);
  }
}

function select(pack: Pack, condition: Condition, into: Bitmap, spare: Bitmap): Uint32Array | Bitmap {
  const operands = operandsOf(pack, condition);
  return operands ? combine(pack, operands, into, spare) : NONE;
}

/**
 * The rows that all operands have: as a list that ascends where that is what the index has, as a bitmap where lists had to be united, which
 * may be a kept one and is not to be changed.
 */
function combine(pack: Pack, { lists, sets }: Operands, into: Bitmap, spare: Bitmap): Uint32Array | Bitmap {
  if (lists.length === 0 && sets.length === 0) return everyRow(pack);
  // The lists narrow the range of rows in which the terms of a prefix have to be united.
  const [low, high] = spanOf(lists, pack.size);
  if (low === high) return NONE;
  if (sets.length === 0) return intersect(lists.map((list) => clip(list, low, high)));
  for (const list of lists) {
    const within = clip(list, low, high);
    // A list that fills the whole range says nothing more than the range does.
    if (within.length < high - low) sets.push(new ListPostings(pack, list, within));
  }
  const kept = sets.length === 1 && (high - low) * 2 > pack.size ? sets[0]?.kept(low, high) : undefined;
  return kept ?? conjoin(sets, into.reset(low, high), spare);
}

/** The rows that all sets have, put into an empty set. The smallest comes first: the larger ones have only to be looked at where it has rows. */
function conjoin(sets: PostingSet[], into: Bitmap, spare: Bitmap): Bitmap {
  if (sets.length > 1) sets.sort((a, b) => a.entries - b.entries);
  const smallest = sets[0] as PostingSet;
  const first = smallest.kept();
  const second = sets[1]?.kept();
  const areKept = first !== undefined && second !== undefined;
  let rows = areKept ? into.unite(first, second) : smallest.fill(into);
  for (let at = areKept ? 2 : 1; at < sets.length; at++) rows = (sets[at] as PostingSet).narrow(rows, spare);
  return rows;
}

const NONE = new Uint32Array(0);

function everyRow(pack: Pack): Uint32Array {
  return Uint32Array.from({ length: pack.size }, (_, at) => at);
}
