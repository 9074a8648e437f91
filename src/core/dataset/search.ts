/** Finds rows of a pack by any mix of exact values and beginnings of words, with the exact total, in an order of tiers. */

import { memoise } from '../util/memo.ts';
import { Bitmap } from './bitmap.ts';
import { type Condition, operandsOf } from './condition.ts';
import { intersect, spanOf } from './intersect.ts';
import { type MergedList, mergeByWorth } from './merge.ts';
import type { Pack } from './pack.ts';
import { bitmapSet, listSet, type SearchSet } from './search-set.ts';
import { clip } from './sorted.ts';

export interface Tier extends Condition {
  /**
   * How much a match of this tier is worth, in the measure of importance: a row comes first by its importance and the worth of its tier together.
   * Where no tier has a worth, every row of one comes before every row of the next.
   */
  readonly worth?: number;
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
  const tiers = typeof query.tiers === 'function' ? query.tiers() : query.tiers;
  if (tiers?.length) {
    const all = found instanceof Bitmap ? found : matches.reset(0, pack.size).add(found);
    const isWeighed = tiers.some(({ worth }) => worth !== undefined);
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
  readonly spare: Bitmap;
}

const workspaceOf = memoise(
  ({ size }: Pack): Workspace => ({ matches: new Bitmap(size), tier: new Bitmap(size), spare: new Bitmap(size) }),
);

/** Its own, since tiers may be made of what matches something else, in the midst of a search. */
const matchingOf = memoise(({ size }: Pack): Omit<Workspace, 'tier'> => ({ matches: new Bitmap(size), spare: new Bitmap(size) }));

/** Takes the matches of each tier out of the set in turn, best first; what no tier has is left for the end. */
function pickByTier(pack: Pack, matches: Bitmap, total: number, tiers: readonly Condition[], { limit, offset }: Page): Found {
  const { tier, spare } = workspaceOf(pack);
  const rows: number[] = [];
  let passed = 0;
  for (const condition of tiers) {
    // The last one needs no order.
    if (rows.length === limit || total - passed <= 1) break;
    const among = bitmapSet(matches, total - passed);
    const taken = matches.take(select(pack, condition, tier, spare, among), offset + limit);
    pick(taken.rows, offset - passed, limit, rows);
    passed += taken.count;
  }
  // Only as many as the page can still need.
  const skip = Math.max(0, offset - passed);
  pick(matches.slice(skip, limit - rows.length), 0, limit, rows);
  return { total, rows };
}

/** The best by worth and importance together: the lists of the tiers, each in the order of importance, are merged. */
function pickByWorth(pack: Pack, matches: Bitmap, total: number, tiers: readonly Tier[], { limit, offset }: Page): Found {
  const { tier, spare } = workspaceOf(pack);
  const wanted = offset + limit;
  const lists: MergedList[] = [];
  let left = total;
  // The worst score of a whole page of one tier: what cannot reach it need not be looked for.
  let least = Number.NEGATIVE_INFINITY;
  for (const [at, condition] of tiers.entries()) {
    if (left === 0 || least >= mostWorth(tiers, at) + pack.importance(matches.slice(0, 1)[0] as number)) break;
    const found = select(pack, condition, tier, spare, bitmapSet(matches, left));
    const taken = found === NONE ? { rows: [], count: 0 } : matches.take(found, wanted);
    const worth = condition.worth ?? 0;
    lists.push({ rows: taken.rows, worth });
    left -= taken.count;
    if (taken.rows.length >= wanted) least = Math.max(least, worth + pack.importance(taken.rows[wanted - 1] as number));
  }
  while (lists.length < tiers.length) lists.push({ rows: [], worth: 0 });
  lists.push({ rows: left === 0 ? [] : matches.slice(0, wanted), worth: 0 });
  const merged = mergeByWorth(lists, (row) => pack.importance(row), wanted);
  return {
    total,
    rows: merged.rows.slice(offset),
    tiers: merged.lists.slice(offset).map((list) => tiers[list] ?? NO_TIER),
    scores: merged.scores.slice(offset),
  };
}

/** The most that a tier is worth, from one of them on. */
function mostWorth(tiers: readonly Tier[], from: number): number {
  let most = 0;
  for (let at = from; at < tiers.length; at++) most = Math.max(most, tiers[at]?.worth ?? 0);
  return most;
}

/** Adds the rows of a list from a place on, until there are enough. */
function pick(from: ArrayLike<number>, start: number, limit: number, into: number[]): void {
  for (let at = Math.max(0, start); at < from.length && into.length < limit; at++) into.push(from[at] as number);
}

/**
 * Matches as a list where that is what the index has, as a bitmap where lists had to be united.
 * Where only some rows matter (`among`), others may be left out or be there, and the order is any.
 */
function select(pack: Pack, condition: Condition, into: Bitmap, spare: Bitmap, among?: SearchSet): Uint32Array | Bitmap {
  const operands = operandsOf(pack, condition);
  if (!operands) return NONE;
  const { lists, sets } = operands;
  if (lists.length === 0 && sets.length === 0) return everyRow(pack);

  // The lists narrow the range of rows in which the terms of a prefix have to be united.
  const [low, high] = spanOf(lists, pack.size);
  if (low === high) return NONE;
  if (sets.length === 0) return intersect(lists.map((list) => clip(list, low, high)));
  if (among) {
    const only = lists.length === 0 && sets.length === 1 ? sets[0]?.whole?.() : undefined;
    if (only) return only;
    sets.push(among);
  }
  for (const list of lists) {
    const within = clip(list, low, high);
    // A list that fills the whole range says nothing more than the range does.
    if (within.length < high - low) sets.push(listSet(pack, list, within));
  }
  return combine(sets, into.reset(low, high), spare);
}

/** The rows that all sets have, put into an empty set. The smallest comes first: the larger ones have only to be looked at where it has rows. */
function combine(sets: SearchSet[], into: Bitmap, spare: Bitmap): Bitmap {
  if (sets.length > 1) sets.sort((a, b) => a.entries - b.entries);
  const smallest = sets[0] as SearchSet;
  const first = smallest.whole?.();
  const second = sets[1]?.whole?.();
  const areBitmaps = first instanceof Bitmap && second instanceof Bitmap;
  let rows = areBitmaps ? into.unite(first, second) : smallest.fill(into);
  for (let at = areBitmaps ? 2 : 1; at < sets.length; at++) rows = (sets[at] as SearchSet).narrow(rows, spare);
  return rows;
}

const NONE = new Uint32Array(0);

function everyRow(pack: Pack): Uint32Array {
  return Uint32Array.from({ length: pack.size }, (_, at) => at);
}
