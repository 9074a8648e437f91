/** The rows that meet one condition, as a search meets them: alone, or where others have left rows. */
import { Bitmap } from './bitmap.ts';
import type { Pack } from './pack.ts';
import { indexOf } from './sorted.ts';

export interface RowSet {
  /** How many entries of the index the set is made of. */
  readonly entries: number;
  /** Adds its rows to an empty set, within the bounds of that set. */
  fill(rows: Bitmap): Bitmap;
  /** Keeps of some rows those that it has too. `spare` is a set to work with. */
  narrow(rows: Bitmap, spare: Bitmap): Bitmap;
}

/** The rows of one list; `within` is its part in the range that is searched. */
export function listSet(pack: Pack, list: Uint32Array, within: Uint32Array): RowSet {
  return {
    entries: within.length,
    fill: (rows) => rows.add(within),
    narrow: (rows, spare) => rows.keep(within.length < LONG_LIST ? spare.reset(0, pack.size).add(within) : keptBitmap(pack, list)),
  };
}

/** The rows of any of several lists. */
export function choiceSet(choices: readonly Uint32Array[]): RowSet {
  return unionSet({
    lists: choices.length,
    entries: choices.reduce((sum, list) => sum + list.length, 0),
    has: (row) => choices.some((list) => indexOf(list, row) >= 0),
    fill: (rows) => choices.reduce((united, list) => united.add(list), rows),
  });
}

/** The rows of any of a range of terms. */
export function prefixSet(pack: Pack, from: number, to: number): RowSet {
  return unionSet({
    lists: to - from,
    entries: pack.entries(from, to),
    has: (row) => pack.carries(row, from, to),
    fill: (rows) => addTerms(pack, rows, from, to),
  });
}

/** Adds the rows of a range of terms: short lists row by row, long ones whole. */
function addTerms(pack: Pack, rows: Bitmap, from: number, to: number): Bitmap {
  const long = Math.max(LONG_LIST, pack.size >>> 5);
  // No term can be long if all together are not.
  if (pack.entries(from, to) < long) return pack.addTo(rows, from, to);
  for (let term = from; term < to; term++) {
    if (pack.entries(term, term + 1) < long) pack.addTo(rows, term, term + 1);
    else rows.unite(keptBitmap(pack, pack.postings(term, term + 1)));
  }
  return rows;
}

interface Union extends Pick<RowSet, 'entries' | 'fill'> {
  readonly lists: number;
  has(row: number): boolean;
}

/** Looking for a row in a list costs about as much as adding so many entries to a bitmap. */
const SEARCH_COST = 8;

function unionSet({ lists, entries, has, fill }: Union): RowSet {
  return {
    entries,
    fill,
    narrow(rows, spare) {
      const few = rows.count() * lists * SEARCH_COST < entries;
      return few ? rows.keepIf(has) : rows.keep(fill(spare.reset(...rows.span())));
    },
  };
}

/** Lists of filters such as a bank or a state are long and asked for again and again: their bitmaps are kept. */
const keptBitmaps = new WeakMap<Pack, Map<number, Bitmap>>();
const LONG_LIST = 1_000;
const MOST_KEPT_BYTES = 4 * 1024 * 1024;

function keptBitmap(pack: Pack, list: Uint32Array): Bitmap {
  const kept = keptBitmaps.get(pack) ?? new Map<number, Bitmap>();
  keptBitmaps.set(pack, kept);
  // Where its view begins in the memory of the pack tells one list from another.
  let bitmap = kept.get(list.byteOffset);
  if (!bitmap) {
    if (kept.size * (pack.size >>> 3) >= MOST_KEPT_BYTES) kept.clear();
    bitmap = new Bitmap(pack.size).add(list);
    kept.set(list.byteOffset, bitmap);
  }
  return bitmap;
}
