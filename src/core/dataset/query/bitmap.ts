import { lowerBound } from './sorted.ts';

/** Below this length a linear scan beats two binary searches for the bounds. */
const MIN_BINARY_SEARCH_LENGTH = 32;

/** As a power of two: if fewer than 1/16 of the blocks are in use, visiting them one by one beats a pass over all blocks. */
const SPARSE_SHIFT = 4;

/**
 * A two-level bitmap of row numbers, to unite many posting lists and to count intersections.
 * The second level has a bit for each non-zero word of the first, and a list holds the non-zero words of the second,
 * so that sparse sets are iterated and cleared without a scan over all words of either level.
 */
export class Bitmap {
  readonly #words: Int32Array;
  readonly #summary: Int32Array;
  /** Indices of the words of `#summary` that are, or were, non-zero; only the first `#blockCount` entries are valid. */
  readonly #blocks: Int32Array;
  #blockCount = 0;
  /** Whether `#blocks` is ascending. */
  #isSorted = true;
  /** Whether rows were removed, so that some listed blocks may be empty. */
  #hasGaps = false;
  /** Memoised cardinality. */
  #cardinality: number | undefined;
  /** Inclusive lower bound: rows below are not added. */
  #low = 0;
  /** Exclusive upper bound. */
  #high: number;

  /** An empty set for rows below `size`. */
  constructor(size: number) {
    this.#words = new Int32Array((size + 31) >>> 5);
    this.#summary = new Int32Array((this.#words.length + 31) >>> 5);
    this.#blocks = new Int32Array(this.#summary.length);
    this.#high = size;
  }

  /** Clears the set for reuse, with the bounds [low, high). */
  reset(low: number, high: number): this {
    if (this.#blockCount > this.#blocks.length >>> SPARSE_SHIFT) {
      this.#words.fill(0);
      this.#summary.fill(0);
    } else {
      for (let i = 0; i < this.#blockCount; i++) this.#clearBlock(this.#blocks[i] as number);
    }
    this.#blockCount = 0;
    this.#isSorted = true;
    this.#hasGaps = false;
    this.#cardinality = undefined;
    this.#low = low;
    this.#high = high;
    return this;
  }

  /** Adds those entries of `rows[from, to)` that lie within the bounds. */
  add(rows: Uint32Array, from = 0, to: number = rows.length): this {
    if (this.#hasGaps) this.#rebuildBlocks();
    const words = this.#words;
    const summaryWords = this.#summary;
    const blocks = this.#blocks;
    const low = this.#low;
    const high = this.#high;
    let used = this.#blockCount;
    for (let i = from; i < to; i++) {
      const row = rows[i] as number;
      if (row < low || row >= high) continue;
      words[row >>> 5] = (words[row >>> 5] as number) | (1 << (row & 31));
      const block = row >>> 10;
      const bits = summaryWords[block] as number;
      if (bits === 0) blocks[used++] = block;
      summaryWords[block] = bits | (1 << ((row >>> 5) & 31));
    }
    if (used !== this.#blockCount) this.#isSorted = false;
    this.#blockCount = used;
    this.#cardinality = undefined;
    return this;
  }

  has(row: number): boolean {
    return (((this.#words[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
  }

  /** Adds a single row within the bounds; the set must have no gaps. */
  #addRow(row: number): void {
    this.#words[row >>> 5] = (this.#words[row >>> 5] as number) | (1 << (row & 31));
    this.#setSummary(row >>> 10, 1 << ((row >>> 5) & 31));
    this.#cardinality = undefined;
  }

  /** Adds an ascending slice of a list; long slices are clipped to the bounds by binary search. */
  addSorted(rows: Uint32Array, from: number, to: number): void {
    if ((rows[from] as number) >= this.#high) return;
    if (to - from < MIN_BINARY_SEARCH_LENGTH) this.add(rows, from, to);
    else this.add(rows, lowerBound(rows, this.#low, from, to), lowerBound(rows, this.#high, from, to));
  }

  /** Union with another set within the bounds, or with the intersection of `other` and `common`. */
  union(other: Bitmap, common: Bitmap = other): this {
    if (this.#hasGaps) this.#rebuildBlocks();
    const first = this.#low >>> 5;
    const last = (this.#high - 1) >>> 5;
    const used = other.#sortBlocks();
    for (let i = 0; i < used; i++) {
      const block = other.#blocks[i] as number;
      if (block < first >>> 5 || block > last >>> 5) continue;
      let added = 0;
      for (let bits = other.#summary[block] as number; bits !== 0; bits &= bits - 1) {
        const index = (block << 5) + lowestBit(bits);
        let word = (other.#words[index] as number) & (common.#words[index] as number);
        if (index <= first) word &= index < first ? 0 : -1 << (this.#low & 31);
        if (index >= last) word &= index > last ? 0 : -1 >>> (31 - ((this.#high - 1) & 31));
        if (word === 0) continue;
        this.#words[index] = (this.#words[index] as number) | word;
        added |= 1 << (index & 31);
      }
      if (added !== 0) this.#setSummary(block, added);
    }
    this.#cardinality = undefined;
    return this;
  }

  /** Intersection in place. */
  intersect(other: Bitmap): this {
    for (let i = 0; i < this.#blockCount; i++) {
      const block = this.#blocks[i] as number;
      for (let bits = this.#summary[block] as number; bits !== 0; bits &= bits - 1) {
        const index = (block << 5) + lowestBit(bits);
        this.#setWord(index, (this.#words[index] as number) & (other.#words[index] as number));
      }
    }
    return this;
  }

  /** Filters in place by a predicate. */
  filter(predicate: (row: number) => boolean): this {
    for (const row of this.rows()) if (!predicate(row)) this.#setWord(row >>> 5, (this.#words[row >>> 5] as number) & ~(1 << (row & 31)));
    return this;
  }

  /** Up to `limit` rows below `end` that are in both sets, not in `excluded`, and satisfy the predicate, ascending. Adds them to `excluded`. */
  takeCommon(other: Bitmap, excluded: Bitmap, limit: number, end: number, isMatch?: (row: number) => boolean): number[] {
    const rows: number[] = [];
    const used = this.#sortBlocks();
    for (let i = 0; i < used && rows.length < limit; i++) {
      const block = this.#blocks[i] as number;
      if (block << 10 >= end) break;
      for (let bits = (this.#summary[block] as number) & (other.#summary[block] as number); bits !== 0; bits &= bits - 1) {
        const index = (block << 5) + lowestBit(bits);
        let word = (this.#words[index] as number) & (other.#words[index] as number) & ~(excluded.#words[index] as number);
        for (; word !== 0 && rows.length < limit; word &= word - 1) {
          const row = (index << 5) + lowestBit(word);
          if (row < end && (isMatch === undefined || isMatch(row))) rows.push(row);
        }
      }
    }
    for (const row of rows) excluded.#addRow(row);
    return rows;
  }

  /** Like `takeCommon`, for the rows of an ascending list. */
  takeFromList(list: Uint32Array, isMatch: (row: number) => boolean, excluded: Bitmap, limit: number, end: number): number[] {
    const rows: number[] = [];
    for (let index = 0; index < list.length && rows.length < limit; index++) {
      const row = list[index] as number;
      if (row >= end) break;
      if (!this.has(row) || excluded.has(row) || !isMatch(row)) continue;
      rows.push(row);
      excluded.#addRow(row);
    }
    return rows;
  }

  /** The lowest row of the set difference with `other`. */
  firstNotIn(other: Bitmap): number | undefined {
    const used = this.#sortBlocks();
    for (let i = 0; i < used; i++) {
      const block = this.#blocks[i] as number;
      for (let bits = this.#summary[block] as number; bits !== 0; bits &= bits - 1) {
        const index = (block << 5) + lowestBit(bits);
        const word = (this.#words[index] as number) & ~(other.#words[index] as number);
        if (word !== 0) return (index << 5) + lowestBit(word);
      }
    }
    return undefined;
  }

  /** Bounds [low, high) that enclose all rows, rounded to second-level words (1,024 rows). */
  span(): [low: number, high: number] {
    const used = this.#sortBlocks();
    if (used === 0) return [0, 0];
    return [(this.#blocks[0] as number) << 10, ((this.#blocks[used - 1] as number) + 1) << 10];
  }

  count(): number {
    this.#cardinality ??= this.#count();
    return this.#cardinality;
  }

  #count(): number {
    let sum = 0;
    for (let i = 0; i < this.#blockCount; i++) {
      const block = this.#blocks[i] as number;
      for (let bits = this.#summary[block] as number; bits !== 0; bits &= bits - 1) {
        sum += popcount(this.#words[(block << 5) + lowestBit(bits)] as number);
      }
    }
    return sum;
  }

  /** All rows, ascending. */
  rows(): Uint32Array {
    const rows = new Uint32Array(this.count());
    this.#copyRows(rows, 0, rows.length);
    return rows;
  }

  /** A page of rows, ascending: at most `limit`, starting at position `offset`. */
  slice(offset: number, limit: number): number[] {
    // A plain array: for one page, allocating a typed array costs more than filling it.
    const rows: number[] = [];
    this.#copyRows(rows, offset, limit);
    return rows;
  }

  #copyRows(rows: number[] | Uint32Array, offset: number, limit: number): void {
    const used = this.#sortBlocks();
    let skipped = 0;
    let taken = 0;
    for (let i = 0; i < used && taken < limit; i++) {
      const block = this.#blocks[i] as number;
      for (let bits = this.#summary[block] as number; bits !== 0 && taken < limit; bits &= bits - 1) {
        const index = (block << 5) + lowestBit(bits);
        let word = this.#words[index] as number;
        const inWord = skipped < offset ? popcount(word) : 0;
        if (inWord > 0 && skipped + inWord <= offset) {
          skipped += inWord;
          continue;
        }
        for (; word !== 0 && taken < limit; word &= word - 1) if (skipped++ >= offset) rows[taken++] = (index << 5) + lowestBit(word);
      }
    }
  }

  #clearBlock(block: number): void {
    for (let bits = this.#summary[block] as number; bits !== 0; bits &= bits - 1) this.#words[(block << 5) + lowestBit(bits)] = 0;
    this.#summary[block] = 0;
  }

  /** Sets bits of a second-level word. */
  #setSummary(block: number, bits: number): void {
    if (this.#summary[block] === 0) {
      this.#isSorted &&= this.#blockCount === 0 || (this.#blocks[this.#blockCount - 1] as number) < block;
      this.#blocks[this.#blockCount++] = block;
    }
    this.#summary[block] = (this.#summary[block] as number) | bits;
  }

  /** Sorts the block list if needed and returns its length. */
  #sortBlocks(): number {
    if (!this.#isSorted && !this.#isAscending()) this.#rebuildBlocks();
    this.#isSorted = true;
    return this.#blockCount;
  }

  #isAscending(): boolean {
    let index = 1;
    while (index < this.#blockCount && (this.#blocks[index - 1] as number) < (this.#blocks[index] as number)) index++;
    return index >= this.#blockCount;
  }

  /** Sorts the block list and drops empty blocks. Must run before rows are added, so that no block is listed twice. */
  #rebuildBlocks(): void {
    if (this.#blockCount <= this.#blocks.length >>> SPARSE_SHIFT && !this.#hasGaps) {
      this.#blocks.subarray(0, this.#blockCount).sort();
    } else {
      let used = 0;
      for (let block = 0; block < this.#summary.length; block++) if (this.#summary[block] !== 0) this.#blocks[used++] = block;
      this.#blockCount = used;
      this.#hasGaps = false;
    }
    this.#isSorted = true;
  }

  #setWord(index: number, word: number): void {
    this.#words[index] = word;
    this.#cardinality = undefined;
    if (word !== 0) return;
    this.#summary[index >>> 5] = (this.#summary[index >>> 5] as number) & ~(1 << (index & 31));
    this.#hasGaps = true;
  }
}

/** Index of the lowest set bit of a non-zero word. */
function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Population count of a 32-bit word. */
function popcount(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
