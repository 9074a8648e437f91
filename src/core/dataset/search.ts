/** Finds rows of a pack by any mix of exact values and beginnings of words, with the exact total, in an order of tiers. */

import { words } from '../text/fold.ts';
import { memoise } from '../util/memo.ts';
import { Bitmap } from './bitmap.ts';
import { is, wordTerm } from './build.ts';
import type { Pack } from './pack.ts';
import { bitmapSet, choiceSet, listSet, prefixSet, type SearchSet } from './search-set.ts';
import { clip, gallopTo, isRange } from './sorted.ts';

/** What a row must be like: all that is given must hold, and what is undefined is passed over. */
export interface Condition {
  /** Exact values of fields. */
  readonly is?: Readonly<Record<string, string | undefined>>;
  /** Exact values of fields, one of several. */
  readonly oneOf?: Readonly<Record<string, readonly string[] | undefined>>;
  /** Beginnings of exact values: `{ pin: '6000' }`. */
  readonly begins?: Readonly<Record<string, string | undefined>>;
  /** Every word of the text must begin a word of the field. */
  readonly words?: Readonly<Record<string, string | undefined>>;
  /** Every word of the text must be a word of the field. */
  readonly wholeWords?: Readonly<Record<string, string | undefined>>;
}

export interface Query extends Condition {
  /** Which matches come first, best tier first; the rest follow. Within a tier: the order of rows. */
  readonly tiers?: readonly Condition[];
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface Found {
  readonly total: number;
  /** The rows of the page asked for. */
  readonly rows: ArrayLike<number>;
}

export function search(pack: Pack, query: Query, page: Page): Found {
  const { matches, spare } = workspaceOf(pack);
  const found = select(pack, query, matches, spare);
  if (query.tiers?.length) {
    const all = found instanceof Bitmap ? found : matches.reset(0, pack.size).add(found);
    return pickByTier(pack, all, query.tiers, page);
  }
  if (found instanceof Bitmap) return { total: found.count(), rows: found.slice(page.offset, page.limit) };
  return { total: found.length, rows: found.subarray(page.offset, page.offset + page.limit) };
}

/** All matching rows, ascending. */
export function match(pack: Pack, condition: Condition): Uint32Array {
  const { matches, spare } = workspaceOf(pack);
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

/** Takes the matches of each tier out of the set in turn, best first; what no tier has is left for the end. */
function pickByTier(pack: Pack, matches: Bitmap, tiers: readonly Condition[], { limit, offset }: Page): Found {
  const { tier, spare } = workspaceOf(pack);
  const total = matches.count();
  const rows: number[] = [];
  if (total === 0) return { total, rows };
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

/** Adds the rows of a list from a place on, until there are enough. */
function pick(from: ArrayLike<number>, start: number, limit: number, into: number[]): void {
  for (let at = Math.max(0, start); at < from.length && into.length < limit; at++) into.push(from[at] as number);
}

/**
 * Matches as a list where that is what the index has, as a bitmap where lists had to be united.
 * Where only some rows matter (`among`), others may be left out or be there, and the order is any.
 */
function select(pack: Pack, condition: Condition, into: Bitmap, spare: Bitmap, among?: SearchSet): Uint32Array | Bitmap {
  const lists: Uint32Array[] = [];
  for (const field in condition.is) {
    const value = condition.is[field];
    if (value !== undefined) lists.push(pack.exact(is(field, value)));
  }
  for (const field in condition.wholeWords) {
    const text = condition.wholeWords[field];
    if (text !== undefined) for (const word of words(text)) lists.push(pack.exact(wordTerm(field, word)));
  }
  const sets: SearchSet[] = [];
  for (const field in condition.oneOf) {
    const values = condition.oneOf[field];
    if (values === undefined) continue;
    const choices = values.map((value) => pack.exact(is(field, value))).filter((list) => list.length > 0);
    if (choices.length === 0) return NONE;
    sets.push(choiceSet(choices));
  }
  for (const prefix of prefixesOf(condition)) {
    const { from, to } = pack.prefix(prefix);
    if (from === to) return NONE;
    if (to - from === 1) lists.push(pack.postings(from, to));
    else sets.push(prefixSet(pack, from, to));
  }
  if (lists.length === 0 && sets.length === 0) return everyRow(pack);

  // The lists narrow the range of rows in which the terms of a prefix have to be united.
  const [low, high] = spanOf(lists, pack.size);
  if (low === high) return NONE;
  if (sets.length === 0) return intersect(lists.map((list) => clip(list, low, high)));
  for (const list of lists) {
    const within = clip(list, low, high);
    // A list that fills the whole range says nothing more than the range does.
    if (within.length < high - low) sets.push(listSet(pack, list, within));
  }
  if (among) {
    const only = lists.length === 0 && sets.length === 1 ? sets[0]?.whole?.() : undefined;
    if (only) return only;
    sets.push(among);
  }
  // The smallest comes first: the larger ones have only to be looked at where it has rows.
  if (sets.length > 1) sets.sort((a, b) => a.entries - b.entries);
  const smallest = sets[0] as SearchSet;
  const one = smallest.whole?.();
  const other = sets[1]?.whole?.();
  const areBitmaps = one instanceof Bitmap && other instanceof Bitmap;
  let rows = into.reset(low, high);
  rows = areBitmaps ? rows.unite(one, other) : smallest.fill(rows);
  for (let at = areBitmaps ? 2 : 1; at < sets.length; at++) rows = (sets[at] as SearchSet).narrow(rows, spare);
  return rows;
}

const NONE = new Uint32Array(0);

function prefixesOf({ begins, words: texts }: Condition): string[] {
  const prefixes: string[] = [];
  for (const field in begins) {
    const value = begins[field];
    if (value !== undefined) prefixes.push(is(field, value));
  }
  for (const field in texts) {
    const text = texts[field];
    if (text !== undefined) for (const word of words(text)) prefixes.push(wordTerm(field, word));
  }
  return prefixes;
}

function everyRow(pack: Pack): Uint32Array {
  return Uint32Array.from({ length: pack.size }, (_, at) => at);
}

/** The rows between the first and the last of the lists all of which must hold: [low, high). */
function spanOf(lists: readonly Uint32Array[], size: number): [number, number] {
  let low = 0;
  let high = size;
  for (const list of lists) {
    if (list.length === 0) return [0, 0];
    low = Math.max(low, list[0] as number);
    high = Math.min(high, (list[list.length - 1] as number) + 1);
  }
  return low < high ? [low, high] : [0, 0];
}

function intersect(lists: Uint32Array[]): Uint32Array {
  lists.sort((a, b) => a.length - b.length);
  let common = lists[0] as Uint32Array;
  for (let i = 1; i < lists.length && common.length > 0; i++) common = intersectTwo(common, lists[i] as Uint32Array);
  return common;
}

/** Beyond this ratio of lengths, galloping through the longer list beats walking it. */
const GALLOP = 16;

function intersectTwo(short: Uint32Array, long: Uint32Array): Uint32Array {
  if (isRange(long)) return clip(short, long[0] as number, (long[long.length - 1] as number) + 1);
  const common = new Uint32Array(short.length);
  const gallop = long.length > short.length * GALLOP;
  let count = 0;
  let at = 0;
  for (let i = 0; i < short.length; i++) {
    const row = short[i] as number;
    if (gallop) at = gallopTo(long, row, at);
    else while (at < long.length && (long[at] as number) < row) at++;
    if (at === long.length) break;
    if (long[at] === row) common[count++] = row;
  }
  return common.subarray(0, count);
}
