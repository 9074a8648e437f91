/** Finds rows of a pack by any mix of exact values and beginnings of words, with the exact total, in an order of tiers. */
import { words } from '../text.ts';
import { Bitmap } from './bitmap.ts';
import { is, wordTerm } from './build.ts';
import type { Pack } from './pack.ts';
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
}

export interface Query extends Condition {
  /** Which matches come first, best tier first; the rest follow. Within a tier: rank, then the order of rows. */
  readonly tiers?: readonly Condition[];
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface Found {
  readonly total: number;
  /** The rows of the page asked for. */
  readonly rows: readonly number[];
}

export function search(pack: Pack, query: Query, page: Page): Found {
  const matches = select(pack, query);
  if (!pack.ranks && !query.tiers?.length) {
    const rows =
      matches instanceof Bitmap ? matches.slice(page.offset, page.limit) : matches.subarray(page.offset, page.offset + page.limit);
    return { total: matches instanceof Bitmap ? matches.count() : matches.length, rows: Array.from(rows) };
  }
  const tiers = (query.tiers ?? []).map((tier) => match(pack, tier));
  const all = toRows(matches);
  return { total: all.length, rows: pickInOrder(all, tiers, pack, page) };
}

/** All matching rows, ascending. */
export function match(pack: Pack, condition: Condition): Uint32Array {
  return toRows(select(pack, condition));
}

/** Matches as a list where that is what the index has, as a bitmap where lists had to be united. */
function select(pack: Pack, condition: Condition): Uint32Array | Bitmap {
  const lists = given(condition.is).map(([field, value]) => pack.exact(is(field, value)));
  const unions: ((low: number, high: number) => Bitmap)[] = [];
  for (const [field, values] of given(condition.oneOf)) {
    const choices = values.map((value) => pack.exact(is(field, value))).filter((list) => list.length > 0);
    if (choices.length === 0) return NONE;
    unions.push((low, high) => choices.reduce((rows, list) => rows.add(list), new Bitmap(low, high)));
  }
  for (const prefix of prefixesOf(condition)) {
    const [from, to] = pack.prefix(prefix);
    if (from === to) return NONE;
    if (to - from === 1) lists.push(pack.postings(from, to));
    else unions.push((low, high) => pack.addTo(new Bitmap(low, high), from, to));
  }
  if (lists.length === 0 && unions.length === 0) return everyRow(pack);

  // The lists narrow the range of rows in which the terms of a prefix have to be united.
  const [low, high] = spanOf(lists, pack.size);
  if (low === high) return NONE;
  const clipped = lists.map((list) => clip(list, low, high));
  if (unions.length === 0) return intersect(clipped);
  const common = unions.map((union) => union(low, high)).reduce((rows, others) => rows.keep(others));
  for (const [at, list] of clipped.entries()) {
    // A list that fills the whole range says nothing more than the range does.
    if (list.length < high - low) common.keep(bitmapOf(pack, lists[at] as Uint32Array, low, high));
  }
  return common;
}

const NONE = new Uint32Array(0);

function given<T>(values: Readonly<Record<string, T | undefined>> = {}): [field: string, value: T][] {
  return Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== undefined);
}

function prefixesOf({ begins, words: texts }: Condition): string[] {
  const beginnings = given(begins).map(([field, value]) => is(field, value));
  return beginnings.concat(given(texts).flatMap(([field, text]) => words(text).map((word) => wordTerm(field, word))));
}

function toRows(matches: Uint32Array | Bitmap): Uint32Array {
  return matches instanceof Bitmap ? matches.slice(0, matches.count()) : matches;
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

/** Lists of filters such as a bank or a state are long and asked for again and again: their bitmaps are kept. */
const keptBitmaps = new WeakMap<Pack, Map<number, Bitmap>>();
const LONG_LIST = 1_000;
const MOST_KEPT = 200;

function bitmapOf(pack: Pack, list: Uint32Array, low: number, high: number): Bitmap {
  if (list.length < LONG_LIST) return new Bitmap(low, high).add(list);
  const kept = keptBitmaps.get(pack) ?? new Map<number, Bitmap>();
  keptBitmaps.set(pack, kept);
  // Where its view begins in the memory of the pack tells one list from another.
  let bitmap = kept.get(list.byteOffset);
  if (!bitmap) {
    if (kept.size >= MOST_KEPT) kept.clear();
    bitmap = new Bitmap(0, pack.size).add(list);
    kept.set(list.byteOffset, bitmap);
  }
  return bitmap;
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

/** One pass counts the matches of each tier and rank, a second one takes the rows of the page. */
function pickInOrder(matches: Uint32Array, tiers: readonly Uint32Array[], { ranks, highestRank }: Pack, { limit, offset }: Page): number[] {
  const buckets = new Uint16Array(matches.length);
  const counts = new Uint32Array((tiers.length + 1) * (highestRank + 1));
  const cursors = new Uint32Array(tiers.length);
  for (let i = 0; i < matches.length; i++) {
    const row = matches[i] as number;
    const tier = tierOf(row, tiers, cursors);
    const bucket = tier * (highestRank + 1) + (ranks ? (ranks[row] as number) : 0);
    buckets[i] = bucket;
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  let sum = 0;
  const positions = counts.map((count) => {
    const start = sum;
    sum += count;
    return start;
  });
  const rows: number[] = new Array(Math.max(0, Math.min(limit, matches.length - offset)));
  for (let i = 0; i < matches.length; i++) {
    const bucket = buckets[i] as number;
    const position = positions[bucket] as number;
    positions[bucket] = position + 1;
    if (position >= offset && position < offset + limit) rows[position - offset] = matches[i] as number;
  }
  return rows;
}

/** The best tier of a row. Rows come in ascending order, so each tier is walked once. */
function tierOf(row: number, tiers: readonly Uint32Array[], cursors: Uint32Array): number {
  let best = tiers.length;
  for (let tier = 0; tier < tiers.length; tier++) {
    const list = tiers[tier] as Uint32Array;
    let cursor = cursors[tier] as number;
    while (cursor < list.length && (list[cursor] as number) < row) cursor++;
    cursors[tier] = cursor;
    if (best === tiers.length && list[cursor] === row) best = tier;
  }
  return best;
}
