import { lowerBound } from './sorted.ts';

/** Shorter lists are walked through faster than their bounds are searched for. */
const WORTH_SKIPPING = 32;

interface Taken {
  readonly count: number;
  readonly rows: readonly number[];
}

/**
 * A set of rows, one bit each: the quick way to unite many lists and to count what two sets have in common.
 * A second level has a bit for each word of the first that is not empty, so that a few rows among many are found, and cleared
 * away, without walking over all words.
 */
export class Bitmap {
  readonly #words: Uint32Array;
  readonly #filled: Uint32Array;
  /** Only rows from here on are added … */
  #low = 0;
  /** … up to but without this one. */
  #high: number;

  /** Empty, for rows below `size`. */
  constructor(size: number) {
    this.#words = new Uint32Array((size + 31) >>> 5);
    this.#filled = new Uint32Array((this.#words.length + 31) >>> 5);
    this.#high = size;
  }

  /** Empties the set, to be used again for the rows from `low` up to but without `high`. */
  reset(low: number, high: number): this {
    for (let i = this.#next(0); i >= 0; i = this.#next(i + 1)) this.#words[i] = 0;
    this.#filled.fill(0);
    this.#low = low;
    this.#high = high;
    return this;
  }

  /** Adds the rows of a list, or of a part of it, that lie within the bounds. */
  add(rows: Uint32Array, from = 0, to: number = rows.length): this {
    const words = this.#words;
    const filled = this.#filled;
    const low = this.#low;
    const high = this.#high;
    for (let i = from; i < to; i++) {
      const row = rows[i] as number;
      if (row < low || row >= high) continue;
      words[row >>> 5] = (words[row >>> 5] as number) | (1 << (row & 31));
      filled[row >>> 10] = (filled[row >>> 10] as number) | (1 << ((row >>> 5) & 31));
    }
    return this;
  }

  /** Adds the rows of an ascending part of a list, skipping at once to the bounds if it is long. */
  addSorted(rows: Uint32Array, from: number, to: number): void {
    if (to - from < WORTH_SKIPPING) this.add(rows, from, to);
    else this.add(rows, lowerBound(rows, this.#low, from, to), lowerBound(rows, this.#high, from, to));
  }

  /** Adds the rows of another set that lie within the bounds, or only those that one more set has too. */
  unite(other: Bitmap, common: Bitmap = other): this {
    const last = (this.#high - 1) >>> 5;
    for (let i = other.#next(this.#low >>> 5); i >= 0 && i <= last; i = other.#next(i + 1)) {
      let word = (other.#words[i] as number) & (common.#words[i] as number);
      if (word === 0) continue;
      if (i << 5 < this.#low) word &= -1 << (this.#low & 31);
      if (i === last && (this.#high & 31) !== 0) word &= ~(-1 << (this.#high & 31));
      if (word === 0) continue;
      this.#words[i] = (this.#words[i] as number) | word;
      this.#filled[i >>> 5] = (this.#filled[i >>> 5] as number) | (1 << (i & 31));
    }
    return this;
  }

  /** Keeps only the rows that another set has too. */
  keep(other: Bitmap): this {
    for (let i = this.#next(0); i >= 0; i = this.#next(i + 1)) this.#set(i, (this.#words[i] as number) & (other.#words[i] as number));
    return this;
  }

  /** Keeps only the rows of which something is true. */
  keepIf(isKept: (row: number) => boolean): this {
    for (const row of this.rows()) if (!isKept(row)) this.#take(row);
    return this;
  }

  /** Takes out the rows that a list, in any order, or another set has too: how many they were, and the first of them, ascending. */
  take(other: Bitmap | Uint32Array, most: number): Taken {
    return other instanceof Bitmap ? this.#takeSet(other, most) : this.#takeList(other);
  }

  #takeSet(other: Bitmap, most: number): Taken {
    const rows: number[] = [];
    let count = 0;
    for (let i = this.#next(0); i >= 0; i = this.#next(i + 1)) {
      let common = (this.#words[i] as number) & (other.#words[i] as number);
      if (common === 0) continue;
      this.#set(i, (this.#words[i] as number) & ~common);
      count += ones(common);
      for (; common !== 0 && rows.length < most; common &= common - 1) rows.push((i << 5) + 31 - Math.clz32(common & -common));
    }
    return { count, rows };
  }

  #takeList(list: Uint32Array): Taken {
    const rows: number[] = [];
    let ascends = true;
    for (let at = 0; at < list.length; at++) {
      const row = list[at] as number;
      if (!this.#take(row)) continue;
      if (rows.length > 0 && row < (rows[rows.length - 1] as number)) ascends = false;
      rows.push(row);
    }
    return { count: rows.length, rows: ascends ? rows : rows.sort((a, b) => a - b) };
  }

  /** The narrowest bounds, to the word, in which all rows lie: [low, high). */
  span(): [low: number, high: number] {
    const first = this.#next(0);
    if (first < 0) return [0, 0];
    let last = this.#filled.length - 1;
    while (this.#filled[last] === 0) last--;
    return [first << 5, ((last << 5) + 32 - Math.clz32(this.#filled[last] as number)) << 5];
  }

  count(): number {
    let sum = 0;
    for (let i = this.#next(0); i >= 0; i = this.#next(i + 1)) sum += ones(this.#words[i] as number);
    return sum;
  }

  /** All rows, ascending. */
  rows(): Uint32Array {
    return this.slice(0, this.count());
  }

  /** The rows from the `offset`-th on, ascending, `limit` of them at the most. */
  slice(offset: number, limit: number): Uint32Array {
    const rows = new Uint32Array(limit);
    let passed = 0;
    let taken = 0;
    for (let i = this.#next(0); i >= 0 && taken < limit; i = this.#next(i + 1)) {
      let word = this.#words[i] as number;
      if (passed < offset) {
        const inWord = ones(word);
        if (passed + inWord <= offset) {
          passed += inWord;
          continue;
        }
      }
      while (word !== 0 && taken < limit) {
        const lowest = word & -word;
        if (passed++ >= offset) rows[taken++] = (i << 5) + 31 - Math.clz32(lowest);
        word ^= lowest;
      }
    }
    return rows.subarray(0, taken);
  }

  /** Takes one row out; whether it was there. */
  #take(row: number): boolean {
    const word = this.#words[row >>> 5] as number;
    const bit = 1 << (row & 31);
    if ((word & bit) === 0) return false;
    this.#set(row >>> 5, word & ~bit);
    return true;
  }

  #set(at: number, word: number): void {
    this.#words[at] = word;
    if (word === 0) this.#filled[at >>> 5] = (this.#filled[at >>> 5] as number) & ~(1 << (at & 31));
  }

  /** The place of the first word from `from` on that is not empty, or -1. */
  #next(from: number): number {
    const filled = this.#filled;
    let at = from >>> 5;
    if (at >= filled.length) return -1;
    let bits = (filled[at] as number) & (-1 << (from & 31));
    while (bits === 0) {
      if (++at === filled.length) return -1;
      bits = filled[at] as number;
    }
    return (at << 5) + 31 - Math.clz32(bits & -bits);
  }
}

/** How many bits of a 32-bit word are set. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
