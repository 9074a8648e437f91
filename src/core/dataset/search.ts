/** Finds rows of a pack by any mix of exact values and beginnings of words, with the exact total, in an order of tiers. */
import { words } from '../text.ts';
import { is, wordTerm } from './build.ts';
import type { Pack } from './pack.ts';
import { clip, gallopTo, isRange } from './sorted.ts';

/** What a row must be like: all that is given must hold, and what is undefined is passed over. */
export interface Condition {
  /** Exact values of fields. */
  readonly is?: Readonly<Record<string, string | undefined>>;
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
  const matches = match(pack, query);
  if (!pack.ranks && !query.tiers?.length) {
    return { total: matches.length, rows: Array.from(matches.subarray(page.offset, page.offset + page.limit)) };
  }
  const tiers = (query.tiers ?? []).map((tier) => match(pack, tier));
  return { total: matches.length, rows: pickInOrder(matches, tiers, pack, page) };
}

/** All matching rows, ascending. */
export function match(pack: Pack, query: Condition): Uint32Array {
  const lists: Uint32Array[] = [];
  for (const [field, value] of Object.entries(query.is ?? {})) {
    if (value !== undefined) lists.push(pack.exact(is(field, value)));
  }
  const prefixes: string[] = [];
  for (const [field, value] of Object.entries(query.begins ?? {})) if (value !== undefined) prefixes.push(is(field, value));
  for (const [field, text] of Object.entries(query.words ?? {})) {
    if (text !== undefined) prefixes.push(...words(text).map((word) => wordTerm(field, word)));
  }
  if (lists.length === 0 && prefixes.length === 0) return everyRow(pack);

  // Filters first: they narrow the range of rows in which the lists of a prefix have to be united.
  let [low, high] = spanOf(lists, pack.size);
  const ranges = prefixes.map((prefix) => pack.prefix(prefix));
  for (const [from, to] of ranges) {
    if (to - from === 1) lists.push(pack.postings(from, to));
    else if (to === from) return NONE;
  }
  [low, high] = spanOf(lists, pack.size);
  for (const [from, to] of ranges) if (to - from > 1) lists.push(unite(pack, from, to, low, high));
  return intersect(lists.map((list) => clip(list, low, high)));
}

const NONE = new Uint32Array(0);

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

/** The rows of several terms within [low, high), each once, ascending: marked in a bitmap, which is then read in order. */
function unite(pack: Pack, fromTerm: number, toTerm: number, low: number, high: number): Uint32Array {
  if (low >= high) return NONE;
  const marks = new Uint32Array(((high - low) >>> 5) + 1);
  const all = pack.postings(fromTerm, toTerm);
  const mark = (list: Uint32Array): void => {
    for (let i = 0; i < list.length; i++) {
      const at = (list[i] as number) - low;
      if (at >= 0 && at < high - low) marks[at >>> 5] = (marks[at >>> 5] as number) | (1 << (at & 31));
    }
  };
  // Few long lists: skip to the range in each. Many short ones: one pass over their common memory is faster.
  if (all.length > 16 * (toTerm - fromTerm) && high - low < pack.size / 4) {
    for (let term = fromTerm; term < toTerm; term++) mark(clip(pack.postings(term, term + 1), low, high));
  } else {
    mark(all);
  }
  const rows: number[] = [];
  for (let word = 0; word < marks.length; word++) {
    let bits = marks[word] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      rows.push(low + (word << 5) + 31 - Math.clz32(lowest));
      bits ^= lowest;
    }
  }
  return Uint32Array.from(rows);
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
  // A list without gaps is a range: the shorter list lies in it already, or is clipped to it.
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
