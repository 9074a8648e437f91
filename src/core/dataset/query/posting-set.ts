/** A posting set: the rows of one operand, to be materialised as a bitmap or intersected with another set. */
import { weakMemo } from '../../util/weak-memo.ts';
import type { Pack } from '../pack/pack.ts';
import type { TermRange } from '../pack/term-dictionary.ts';
import { Bitmap } from './bitmap.ts';
import { BitmapCache } from './bitmap-cache.ts';
import { indexOf } from './sorted.ts';

/** Implemented by classes, not by object literals of closures: every search creates several, and a fresh closure is slow on its first call. */
export interface PostingSet {
  /** Number of posting entries: the cost estimate for ordering an intersection. */
  readonly cost: number;
  /** A cached bitmap of the rows, optionally within bounds. Read-only. */
  cachedBitmap(low?: number, high?: number): Bitmap | undefined;
  /** Adds the rows to an empty bitmap, within its bounds. */
  fill(rows: Bitmap): Bitmap;
  /** Intersects `rows` in place. `spare` is a scratch bitmap. */
  intersectInto(rows: Bitmap, spare: Bitmap): Bitmap;
}

/** Rows found earlier. */
export class BitmapPostings implements PostingSet {
  readonly #bitmap: Bitmap;
  readonly cost: number;

  constructor(rows: Bitmap, count: number) {
    this.#bitmap = rows;
    this.cost = count;
  }

  cachedBitmap(): undefined {
    return undefined;
  }

  fill(rows: Bitmap): Bitmap {
    return rows.union(this.#bitmap);
  }

  intersectInto(rows: Bitmap): Bitmap {
    return rows.intersect(this.#bitmap);
  }
}

/** The rows of one posting list; `clipped` is its slice in the searched range. */
export class ListPostings implements PostingSet {
  readonly #pack: Pack;
  readonly #list: Uint32Array;
  readonly #clipped: Uint32Array;

  constructor(pack: Pack, list: Uint32Array, clipped: Uint32Array) {
    this.#pack = pack;
    this.#list = list;
    this.#clipped = clipped;
  }

  get cost(): number {
    return this.#clipped.length;
  }

  cachedBitmap(low?: number, high?: number): Bitmap | undefined {
    return isCacheable(this.#pack, this.#clipped) ? cachedBitmapOf(this.#pack, this.#list, low, high) : undefined;
  }

  fill(rows: Bitmap): Bitmap {
    return rows.add(this.#clipped);
  }

  intersectInto(rows: Bitmap, spare: Bitmap): Bitmap {
    return rows.intersect(this.cachedBitmap() ?? spare.reset(0, this.#pack.size).add(this.#clipped));
  }
}

/** Cost of a binary search in a list, in units of adding one entry to a bitmap. */
const SEARCH_COST = 8;

/** A union of posting lists. */
export class UnionPostings implements PostingSet {
  readonly #lists: readonly Uint32Array[];
  readonly cost: number;

  constructor(choices: readonly Uint32Array[]) {
    this.#lists = choices;
    this.cost = choices.reduce((sum, list) => sum + list.length, 0);
  }

  cachedBitmap(): undefined {
    return undefined;
  }

  fill(rows: Bitmap): Bitmap {
    for (const list of this.#lists) rows.add(list);
    return rows;
  }

  intersectInto(rows: Bitmap, spare: Bitmap): Bitmap {
    const isFew = rows.count() * this.#lists.length * SEARCH_COST < this.cost;
    if (isFew) return rows.filter((row) => this.#lists.some((list) => indexOf(list, row) >= 0));
    return rows.intersect(this.fill(spare.reset(...rows.span())));
  }
}

/** Average number of rows per alias: post offices of a pincode. */
const ROWS_PER_ALIAS = 8;

const NONE = new Uint32Array(0);

/** Rows and the targets of alias rows. Long sets that derive from the index alone are cached. */
export class AliasPostings implements PostingSet {
  readonly #pack: Pack;
  readonly #aliases: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #isCacheable: boolean;
  readonly cost: number;

  constructor(pack: Pack, names: Uint32Array, rows: Uint32Array = NONE) {
    this.#pack = pack;
    this.#aliases = names;
    this.#rows = rows;
    this.cost = names.length * ROWS_PER_ALIAS + rows.length;
    this.#isCacheable = this.cost >= minCachedLength(pack) && isPostingsView(pack, names) && isPostingsView(pack, rows);
  }

  cachedBitmap(low?: number, high?: number): Bitmap | undefined {
    return this.#isCacheable ? bitmapCacheOf(this.#pack).getOrBuild(this.#aliases, this.#rows, this, low, high) : undefined;
  }

  build(rows: Bitmap): Bitmap {
    return this.#pack.addAliasTargets(rows.add(this.#rows), this.#aliases);
  }

  fill(rows: Bitmap): Bitmap {
    const cached = this.cachedBitmap();
    return cached ? rows.union(cached) : this.build(rows);
  }

  intersectInto(rows: Bitmap, spare: Bitmap): Bitmap {
    return rows.intersect(this.cachedBitmap() ?? this.build(spare.reset(...rows.span())));
  }
}

function isPostingsView(pack: Pack, list: Uint32Array): boolean {
  return list.length === 0 || pack.isPostingsView(list);
}

/** The union of the postings of a contiguous range of terms: those with a common prefix. */
export class PrefixPostings implements PostingSet {
  readonly #pack: Pack;
  readonly #from: number;
  readonly #to: number;
  readonly #postings: Uint32Array;

  constructor(pack: Pack, from: number, to: number) {
    this.#pack = pack;
    this.#from = from;
    this.#to = to;
    this.#postings = pack.postings(from, to);
  }

  get cost(): number {
    return this.#postings.length;
  }

  cachedBitmap(low?: number, high?: number): Bitmap | undefined {
    return isCacheable(this.#pack, this.#postings) ? cachedBitmapOf(this.#pack, this.#postings, low, high) : undefined;
  }

  fill(rows: Bitmap): Bitmap {
    const cached = this.cachedBitmap();
    return cached ? rows.union(cached) : rows.add(this.#postings);
  }

  intersectInto(rows: Bitmap, spare: Bitmap): Bitmap {
    const cached = this.cachedBitmap();
    if (cached) return rows.intersect(cached);
    const isFew = rows.count() * (this.#to - this.#from) * SEARCH_COST < this.#postings.length;
    if (isFew) return rows.filter((row) => this.#pack.hasTermInRange(row, this.#from, this.#to));
    return rows.intersect(spare.reset(...rows.span()).add(this.#postings));
  }
}

/** Pins a bitmap against eviction until the next search. */
export function pinBitmap(pack: Pack, rows: Bitmap): void {
  bitmapCacheOf(pack).pin(rows);
}

/** Marks the rows, ascending, that have one of a range of terms, by their index. */
export function markRowsWithTerm(pack: Pack, { from, to }: TermRange, rows: Uint32Array, marks: Uint8Array): void {
  const postings = pack.postings(from, to);
  if (isCacheable(pack, postings)) {
    const cached = cachedBitmapOf(pack, postings);
    for (let index = 0; index < rows.length; index++) if (cached.has(rows[index] as number)) marks[index] = 1;
    return;
  }
  for (const row of postings) {
    const index = indexOf(rows, row);
    if (index >= 0) marks[index] = 1;
  }
}

/** The bitmap of a list of rows. Valid until the next search. */
export function bitmapOf(pack: Pack, list: Uint32Array): Bitmap {
  return isCacheable(pack, list) && pack.isPostingsView(list)
    ? cachedBitmapOf(pack, list)
    : scratchBitmap(pack).reset(0, pack.size).add(list);
}

const scratchBitmap = weakMemo(({ size }: Pack) => new Bitmap(size));

const MIN_CACHED_LENGTH = 250;

/** Whether a list is long enough to be worth a cached bitmap, whose size grows with the pack. */
function isCacheable(pack: Pack, { length }: Uint32Array): boolean {
  return length >= minCachedLength(pack);
}

function minCachedLength({ size }: Pack): number {
  return Math.max(MIN_CACHED_LENGTH, size >>> 9);
}

const bitmapCacheOf = weakMemo(({ size }: Pack) => new BitmapCache(size));

function cachedBitmapOf(pack: Pack, list: Uint32Array, low?: number, high?: number): Bitmap {
  return bitmapCacheOf(pack).forList(list, low, high);
}
