/** The rows that meet one condition, as a search meets them: alone, or where others have left rows. */
import { memoise } from '../util/memo.ts';
import { Bitmap } from './bitmap.ts';
import { KeptBitmaps } from './kept-bitmaps.ts';
import type { Pack } from './pack.ts';
import { indexOf } from './sorted.ts';

export interface SearchSet {
  /** How many entries of the index the set is made of. */
  readonly entries: number;
  /** All its rows, or those within bounds, where a kept bitmap has them. They are not to be changed. */
  kept?(low?: number, high?: number): Bitmap | undefined;
  /** Adds its rows to an empty set, within the bounds of that set. */
  fill(rows: Bitmap): Bitmap;
  /** Keeps of some rows those that it has too. `spare` is a set to work with. */
  narrow(rows: Bitmap, spare: Bitmap): Bitmap;
}

/** Rows that were found before. */
export function bitmapSet(found: Bitmap, count: number): SearchSet {
  return { entries: count, fill: (rows) => rows.unite(found), narrow: (rows) => rows.keep(found) };
}

/** The rows of one list; `within` is its part in the range that is searched. */
export function listSet(pack: Pack, list: Uint32Array, within: Uint32Array): SearchSet {
  return {
    entries: within.length,
    kept: (low, high) => (isLong(pack, within) ? keptBitmap(pack, list, low, high) : undefined),
    fill: (rows) => rows.add(within),
    narrow: (rows, spare) => rows.keep(isLong(pack, within) ? keptBitmap(pack, list) : spare.reset(0, pack.size).add(within)),
  };
}

/** Looking for a row in a list costs about as much as adding so many entries to a bitmap. */
const SEARCH_COST = 8;

/** The rows of any of several lists. */
export function choiceSet(choices: readonly Uint32Array[]): SearchSet {
  const entries = choices.reduce((sum, list) => sum + list.length, 0);
  const fill = (rows: Bitmap): Bitmap => choices.reduce((united, list) => united.add(list), rows);
  return {
    entries,
    fill,
    narrow(rows, spare) {
      const few = rows.count() * choices.length * SEARCH_COST < entries;
      if (few) return rows.keepIf((row) => choices.some((list) => indexOf(list, row) >= 0));
      return rows.keep(fill(spare.reset(...rows.span())));
    },
  };
}

/** How many rows a name stands for, about: post offices of a pincode. */
const NAMED_ROWS = 8;

const NONE = new Uint32Array(0);

/** The rows that some names stand for, and some that were found before. */
export function namedSet(pack: Pack, names: Uint32Array, found: Uint32Array = NONE): SearchSet {
  const entries = names.length * NAMED_ROWS + found.length;
  const fill = (rows: Bitmap): Bitmap => pack.addNamed(rows.add(found), names);
  if (entries >= leastKept(pack) && found.length === 0 && pack.isPosted(names)) return keptSet(pack, entries, names, NONE, fill);
  return filledSet(entries, fill);
}

/** The rows of a range of terms, and those that some names stand for, which must be a part of the index too. */
export function prefixOrNamedSet(pack: Pack, from: number, to: number, names: Uint32Array): SearchSet {
  const own = pack.postings(from, to);
  const entries = own.length + names.length * NAMED_ROWS;
  const fill = (rows: Bitmap): Bitmap => pack.addNamed(rows.add(own), names);
  if (entries >= leastKept(pack)) return keptSet(pack, entries, own, names, fill);
  return filledSet(entries, fill);
}

/** A set that is made anew wherever it is met. */
function filledSet(entries: number, fill: (rows: Bitmap) => Bitmap): SearchSet {
  return { entries, fill, narrow: (rows, spare) => rows.keep(fill(spare.reset(...rows.span()))) };
}

/** A set that is kept, made of two lists of the index. */
function keptSet(pack: Pack, entries: number, one: Uint32Array, other: Uint32Array, make: (rows: Bitmap) => Bitmap): SearchSet {
  const kept = (low?: number, high?: number): Bitmap => keptBitmaps(pack).made(one, other, make, low, high);
  return { entries, kept, fill: (rows) => rows.unite(kept()), narrow: (rows) => rows.keep(kept()) };
}

/** The rows of any of a range of terms, which stand together in the dictionary: those that begin alike. */
export function prefixSet(pack: Pack, from: number, to: number): SearchSet {
  const all = pack.postings(from, to);
  return {
    entries: all.length,
    kept: (low, high) => (isLong(pack, all) ? keptBitmap(pack, all, low, high) : undefined),
    fill: (rows) => (isLong(pack, all) ? rows.unite(keptBitmap(pack, all)) : rows.add(all)),
    narrow(rows, spare) {
      if (isLong(pack, all)) return rows.keep(keptBitmap(pack, all));
      const few = rows.count() * (to - from) * SEARCH_COST < all.length;
      if (few) return rows.keepIf((row) => pack.carries(row, from, to));
      return rows.keep(spare.reset(...rows.span()).add(all));
    },
  };
}

/** Keeps the rows of a search until the next one, whatever else is asked for. */
export function hold(pack: Pack, rows: Bitmap): void {
  keptBitmaps(pack).hold(rows);
}

/** Tells whether a row has one of a range of terms; until the next search. */
export function carrierTest(pack: Pack, from: number, to: number): (row: number) => boolean {
  const all = pack.postings(from, to);
  if (!isLong(pack, all)) return (row) => pack.carries(row, from, to);
  const kept = keptBitmap(pack, all);
  return (row) => kept.has(row);
}

/** Some rows of a part of the index, as a set; until the next search. */
export function rowsOf(pack: Pack, list: Uint32Array): Bitmap {
  return isLong(pack, list) && pack.isPosted(list) ? keptBitmap(pack, list) : shortOf(pack).reset(0, pack.size).add(list);
}

const shortOf = memoise(({ size }: Pack) => new Bitmap(size));

const LONG_LIST = 250;

/** Whether a list has so many rows that it is worth a bitmap of its own, which is the larger the more rows the pack has. */
function isLong(pack: Pack, { length }: Uint32Array): boolean {
  return length >= leastKept(pack);
}

function leastKept({ size }: Pack): number {
  return Math.max(LONG_LIST, size >>> 9);
}

const keptBitmaps = memoise(({ size }: Pack) => new KeptBitmaps(size));

function keptBitmap(pack: Pack, list: Uint32Array, low?: number, high?: number): Bitmap {
  return keptBitmaps(pack).of(list, low, high);
}
