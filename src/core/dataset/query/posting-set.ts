/** A posting set: the rows of one operand, to be materialised as a bitmap or intersected with another set. */
import { weakMemo } from '../../util/weak-memo.ts';
import type { Pack } from '../pack/pack.ts';
import { Bitmap } from './bitmap.ts';
import { BitmapCache } from './bitmap-cache.ts';
import { indexOf } from './sorted.ts';

/** Implemented by classes, not by object literals of closures: every search creates several, and a fresh closure is slow on its first call. */
export interface PostingSet {
  /** Number of posting entries: the cost estimate for ordering an intersection. */
  readonly entries: number;
  /** A cached bitmap of the rows, optionally within bounds. Read-only. */
  kept(low?: number, high?: number): Bitmap | undefined;
  /** Adds the rows to an empty bitmap, within its bounds. */
  fill(rows: Bitmap): Bitmap;
  /** Intersects `rows` in place. `spare` is a scratch bitmap. */
  narrow(rows: Bitmap, spare: Bitmap): Bitmap;
}

/** Rows found earlier. */
export class BitmapPostings implements PostingSet {
  readonly #found: Bitmap;
  readonly entries: number;

  constructor(found: Bitmap, count: number) {
    this.#found = found;
    this.entries = count;
  }

  kept(): undefined {
    return undefined;
  }

  fill(rows: Bitmap): Bitmap {
    return rows.unite(this.#found);
  }

  narrow(rows: Bitmap): Bitmap {
    return rows.keep(this.#found);
  }
}

/** The rows of one posting list; `within` is its slice in the searched range. */
export class ListPostings implements PostingSet {
  readonly #pack: Pack;
  readonly #list: Uint32Array;
  readonly #within: Uint32Array;

  constructor(pack: Pack, list: Uint32Array, within: Uint32Array) {
    this.#pack = pack;
    this.#list = list;
    this.#within = within;
  }

  get entries(): number {
    return this.#within.length;
  }

  kept(low?: number, high?: number): Bitmap | undefined {
    return isLong(this.#pack, this.#within) ? keptBitmap(this.#pack, this.#list, low, high) : undefined;
  }

  fill(rows: Bitmap): Bitmap {
    return rows.add(this.#within);
  }

  narrow(rows: Bitmap, spare: Bitmap): Bitmap {
    return rows.keep(this.kept() ?? spare.reset(0, this.#pack.size).add(this.#within));
  }
}

/** Cost of a binary search in a list, in units of adding one entry to a bitmap. */
const SEARCH_COST = 8;

/** A union of posting lists. */
export class UnionPostings implements PostingSet {
  readonly #choices: readonly Uint32Array[];
  readonly entries: number;

  constructor(choices: readonly Uint32Array[]) {
    this.#choices = choices;
    this.entries = choices.reduce((sum, list) => sum + list.length, 0);
  }

  kept(): undefined {
    return undefined;
  }

  fill(rows: Bitmap): Bitmap {
    for (const list of this.#choices) rows.add(list);
    return rows;
  }

  narrow(rows: Bitmap, spare: Bitmap): Bitmap {
    const few = rows.count() * this.#choices.length * SEARCH_COST < this.entries;
    if (few) return rows.keepIf((row) => this.#choices.some((list) => indexOf(list, row) >= 0));
    return rows.keep(this.fill(spare.reset(...rows.span())));
  }
}

/** Average number of rows per alias: post offices of a pincode. */
const NAMED_ROWS = 8;

const NONE = new Uint32Array(0);

/** Rows and the targets of alias rows. Long sets that derive from the index alone are cached. */
export class AliasPostings implements PostingSet {
  readonly #pack: Pack;
  readonly #names: Uint32Array;
  readonly #found: Uint32Array;
  readonly #isKept: boolean;
  readonly entries: number;

  constructor(pack: Pack, names: Uint32Array, found: Uint32Array = NONE) {
    this.#pack = pack;
    this.#names = names;
    this.#found = found;
    this.entries = names.length * NAMED_ROWS + found.length;
    this.#isKept = this.entries >= leastKept(pack) && isIndex(pack, names) && isIndex(pack, found);
  }

  kept(low?: number, high?: number): Bitmap | undefined {
    return this.#isKept ? keptBitmaps(this.#pack).made(this.#names, this.#found, this, low, high) : undefined;
  }

  make(rows: Bitmap): Bitmap {
    return this.#pack.addNamed(rows.add(this.#found), this.#names);
  }

  fill(rows: Bitmap): Bitmap {
    const kept = this.kept();
    return kept ? rows.unite(kept) : this.make(rows);
  }

  narrow(rows: Bitmap, spare: Bitmap): Bitmap {
    return rows.keep(this.kept() ?? this.make(spare.reset(...rows.span())));
  }
}

function isIndex(pack: Pack, list: Uint32Array): boolean {
  return list.length === 0 || pack.isPosted(list);
}

/** The union of the postings of a contiguous range of terms: those with a common prefix. */
export class PrefixPostings implements PostingSet {
  readonly #pack: Pack;
  readonly #from: number;
  readonly #to: number;
  readonly #all: Uint32Array;

  constructor(pack: Pack, from: number, to: number) {
    this.#pack = pack;
    this.#from = from;
    this.#to = to;
    this.#all = pack.postings(from, to);
  }

  get entries(): number {
    return this.#all.length;
  }

  kept(low?: number, high?: number): Bitmap | undefined {
    return isLong(this.#pack, this.#all) ? keptBitmap(this.#pack, this.#all, low, high) : undefined;
  }

  fill(rows: Bitmap): Bitmap {
    const kept = this.kept();
    return kept ? rows.unite(kept) : rows.add(this.#all);
  }

  narrow(rows: Bitmap, spare: Bitmap): Bitmap {
    const kept = this.kept();
    if (kept) return rows.keep(kept);
    const few = rows.count() * (this.#to - this.#from) * SEARCH_COST < this.#all.length;
    if (few) return rows.keepIf((row) => this.#pack.carries(row, this.#from, this.#to));
    return rows.keep(spare.reset(...rows.span()).add(this.#all));
  }
}

/** Pins a bitmap against eviction until the next search. */
export function hold(pack: Pack, rows: Bitmap): void {
  keptBitmaps(pack).hold(rows);
}

/** A test whether a row has one of a range of terms. Valid until the next search. */
export function carrierTest(pack: Pack, from: number, to: number): (row: number) => boolean {
  const all = pack.postings(from, to);
  if (!isLong(pack, all)) return (row) => pack.carries(row, from, to);
  const kept = keptBitmap(pack, all);
  return (row) => kept.has(row);
}

/** The bitmap of a list of rows. Valid until the next search. */
export function rowsOf(pack: Pack, list: Uint32Array): Bitmap {
  return isLong(pack, list) && pack.isPosted(list) ? keptBitmap(pack, list) : shortOf(pack).reset(0, pack.size).add(list);
}

const shortOf = weakMemo(({ size }: Pack) => new Bitmap(size));

const LONG_LIST = 250;

/** Whether a list is long enough to be worth a cached bitmap, whose size grows with the pack. */
function isLong(pack: Pack, { length }: Uint32Array): boolean {
  return length >= leastKept(pack);
}

function leastKept({ size }: Pack): number {
  return Math.max(LONG_LIST, size >>> 9);
}

const keptBitmaps = weakMemo(({ size }: Pack) => new BitmapCache(size));

function keptBitmap(pack: Pack, list: Uint32Array, low?: number, high?: number): Bitmap {
  return keptBitmaps(pack).of(list, low, high);
}
