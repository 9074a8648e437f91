import { lowerBound } from './sorted.ts';

/** Shorter lists are walked through faster than their bounds are searched for. */
const WORTH_SKIPPING = 32;

/** A set of rows between two row numbers, one bit each: the quick way to unite many lists and to count what two sets have in common. */
export class Bitmap {
  readonly #low: number;
  readonly #high: number;
  /** The row of the first bit: a multiple of 32, so that the words of any two sets fall together. */
  readonly #base: number;
  readonly #words: Uint32Array;

  /** Empty, for rows from `low` up to but without `high`. */
  constructor(low: number, high: number) {
    this.#low = low;
    this.#high = high;
    this.#base = low & ~31;
    this.#words = new Uint32Array((Math.max(0, high - this.#base) + 31) >>> 5);
  }

  /** Adds the rows of a list, or of a part of it, that lie within the bounds. */
  add(rows: Uint32Array, from = 0, to: number = rows.length): this {
    const words = this.#words;
    const base = this.#base;
    const low = this.#low;
    const high = this.#high;
    for (let i = from; i < to; i++) {
      const row = rows[i] as number;
      const at = row - base;
      if (row >= low && row < high) words[at >>> 5] = (words[at >>> 5] as number) | (1 << (at & 31));
    }
    return this;
  }

  /** Adds the rows of an ascending part of a list, skipping at once to the bounds if it is long. */
  addSorted(rows: Uint32Array, from: number, to: number): void {
    if (to - from < WORTH_SKIPPING) this.add(rows, from, to);
    else this.add(rows, lowerBound(rows, this.#low, from, to), lowerBound(rows, this.#high, from, to));
  }

  /** Keeps only the rows that another set has too. The other set must be as wide as this one, or wider. */
  keep(other: Bitmap): this {
    const words = this.#words;
    const others = other.#words;
    const shift = (this.#base - other.#base) >>> 5;
    for (let i = 0; i < words.length; i++) words[i] = (words[i] as number) & (others[i + shift] as number);
    return this;
  }

  count(): number {
    let sum = 0;
    for (let i = 0; i < this.#words.length; i++) sum += ones(this.#words[i] as number);
    return sum;
  }

  /** The rows from the `offset`-th on, ascending, `limit` of them at the most. */
  slice(offset: number, limit: number): Uint32Array {
    const rows = new Uint32Array(limit);
    let passed = 0;
    let taken = 0;
    for (let i = 0; i < this.#words.length && taken < limit; i++) {
      let word = this.#words[i] as number;
      if (word === 0) continue;
      if (passed < offset) {
        const inWord = ones(word);
        if (passed + inWord <= offset) {
          passed += inWord;
          continue;
        }
      }
      while (word !== 0 && taken < limit) {
        const lowest = word & -word;
        if (passed++ >= offset) rows[taken++] = this.#base + (i << 5) + 31 - Math.clz32(lowest);
        word ^= lowest;
      }
    }
    return rows.subarray(0, taken);
  }
}

/** How many bits of a 32-bit word are set. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
