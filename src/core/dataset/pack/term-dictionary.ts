/**
 * The terms of a pack in the order of their bytes, front-coded in blocks: a term is kept as how many bytes it shares with the one before it,
 * how many follow, and these; the first of a block shares none. A term is looked for by binary search among the first terms of blocks, then along one block.
 */

/** Longest term kept, in UTF-16 units; words beyond it are cut, and searched cut alike. */
export const LONGEST_TERM = 64;
const MOST_BYTES = 3 * LONGEST_TERM;
/** A power of two. Twice as many save a fifth of the bytes, and take half as long again to look up. */
const BLOCK_BITS = 4;
const IN_BLOCK = (1 << BLOCK_BITS) - 1;
/** Of an entry: bytes shared, bytes that follow. */
const HEAD_BYTES = 2;

/** Terms that stand together, `to` not included. */
export interface TermRange {
  readonly from: number;
  readonly to: number;
}

export interface FrontCoded {
  readonly bytes: Buffer;
  /** Where each block begins. */
  readonly blocks: Uint32Array;
}

/** @param terms sorted by their bytes */
export function frontCode(terms: readonly string[]): FrontCoded {
  const blocks = new Uint32Array(Math.ceil(terms.length / (IN_BLOCK + 1)));
  const bytes = Buffer.allocUnsafe(terms.reduce((sum, term) => sum + Buffer.byteLength(term) + HEAD_BYTES, 0));
  let end = 0;
  let previous: Uint8Array = Buffer.alloc(0);
  for (const [at, text] of terms.entries()) {
    const term = Buffer.from(text);
    let shared = 0;
    if ((at & IN_BLOCK) === 0) blocks[at >> BLOCK_BITS] = end;
    else while (shared < previous.length && shared < term.length && previous[shared] === term[shared]) shared++;
    bytes[end++] = shared;
    bytes[end++] = term.length - shared;
    end += term.copy(bytes, end, shared);
    previous = term;
  }
  return { bytes: Buffer.from(bytes.subarray(0, end)), blocks };
}

export class TermDictionary {
  readonly #bytes: Buffer;
  readonly #blocks: Uint32Array;
  readonly #size: number;
  /** Whether the term that was looked for last is there. */
  #isFound = false;

  constructor({ bytes, blocks }: FrontCoded, size: number) {
    this.#bytes = bytes;
    this.#blocks = blocks;
    this.#size = size;
  }

  /** The text of a term, by its number, without so many bytes at its beginning. */
  text(at: number, without = 0): string {
    return TERM.toString('utf8', without, this.#decode(at));
  }

  /** How long a term is, in bytes. */
  length(at: number): number {
    let entry = this.#blocks[at >> BLOCK_BITS] as number;
    for (let left = at & IN_BLOCK; left > 0; left--) entry = this.#next(entry);
    return (this.#bytes[entry] as number) + (this.#bytes[entry + 1] as number);
  }

  /** Calls with the bytes of each term of a range, in memory that is used again. */
  each({ from, to }: TermRange, use: (bytes: Buffer, length: number) => void): void {
    let entry = this.#blocks[from >> BLOCK_BITS] as number;
    for (let at = from & ~IN_BLOCK; at < to; at++) {
      const length = this.#read(entry);
      if (at >= from) use(TERM, length);
      entry = this.#next(entry);
    }
  }

  /** The number of a term, or -1. @param within where it must be if it is there: to look among few is quicker */
  find(term: string, { from, to }: TermRange = { from: 0, to: this.#size }): number {
    const at = this.#lowerBound(want(term), from, to);
    return this.#isFound ? at : -1;
  }

  /** The last term that is not after a term, or -1. */
  floor(term: string): number {
    const at = this.#lowerBound(want(term), 0, this.#size);
    return this.#isFound ? at : at - 1;
  }

  /** The terms that begin with a text. */
  beginning(text: string): TermRange {
    const length = want(text);
    const from = this.#lowerBound(length, 0, this.#size);
    // Most have few terms: steps that double (galloping search) find their end sooner than halving all that follow.
    let step = 1 << BLOCK_BITS;
    while (from + step < this.#size && this.#headOrder(length, (from + step) >> BLOCK_BITS, 0, true) > 0) step *= 2;
    return { from, to: this.#lowerBound(length, from, Math.min(from + step, this.#size), true) };
  }

  /** Puts a term together; returns its length. */
  #decode(at: number): number {
    let entry = this.#blocks[at >> BLOCK_BITS] as number;
    for (let left = at & IN_BLOCK; left > 0; left--) {
      this.#read(entry);
      entry = this.#next(entry);
    }
    return this.#read(entry);
  }

  #next(entry: number): number {
    return entry + HEAD_BYTES + (this.#bytes[entry + 1] as number);
  }

  /** Puts what an entry adds behind what it shares with the one before, which was read before it; returns the length of the term. */
  #read(entry: number): number {
    const bytes = this.#bytes;
    const end = this.#next(entry);
    let length = bytes[entry] as number;
    for (let at = entry + HEAD_BYTES; at < end; at++) TERM[length++] = bytes[at] as number;
    return length;
  }

  /** The first term within a range that is not before the one wanted; with `afterAll`, nor begins with it. */
  #lowerBound(length: number, from: number, to: number, afterAll = false): number {
    this.#isFound = false;
    if (from >= to) return to;
    // The last block whose first term is not after the one wanted.
    let low = from >> BLOCK_BITS;
    let high = ((to - 1) >> BLOCK_BITS) + 1;
    // What the one wanted shares with the terms on both sides of those that are left, it shares with all of these.
    let below = 0;
    let above = 0;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#headOrder(length, middle, below < above ? below : above, afterAll) >= 0) {
        low = middle;
        below = this.#same;
      } else {
        high = middle;
        above = this.#same;
      }
    }
    const at = this.#lowerBoundIn(low, length, afterAll);
    if (at >= from && at < to) return at;
    this.#isFound = false;
    return at < from ? from : to;
  }

  /** How many bytes the one wanted shares with the term that it was compared with last. */
  #same = 0;

  /** Above 0 where the one wanted comes after the first term of a block, with which it shares so many bytes at least. */
  #headOrder(length: number, block: number, known: number, afterAll: boolean): number {
    const entry = this.#blocks[block] as number;
    return this.#order(length, entry + HEAD_BYTES, this.#bytes[entry + 1] as number, known, afterAll);
  }

  /** The same for a term whose byte 0 stands, or would stand, at a position. With `afterAll` the one wanted comes after all that begin with it. */
  #order(length: number, start: number, termLength: number, known: number, afterAll: boolean): number {
    const bytes = this.#bytes;
    const most = termLength < length ? termLength : length;
    let same = known;
    while (same < most && WANTED[same] === bytes[start + same]) same++;
    this.#same = same;
    if (same < most) return (WANTED[same] as number) - (bytes[start + same] as number);
    return afterAll && same === length ? 1 : length - termLength;
  }

  #lowerBoundIn(block: number, length: number, afterAll: boolean): number {
    const bytes = this.#bytes;
    const first = block << BLOCK_BITS;
    const end = Math.min(first + IN_BLOCK + 1, this.#size);
    let entry = this.#blocks[block] as number;
    let same = 0;
    for (let at = first; at < end; at++) {
      const shared = bytes[entry] as number;
      const rest = bytes[entry + 1] as number;
      // The one wanted comes after the term before. Where this term has the byte in which that one differs, so it does after this one;
      // where this one differs from that one sooner, it comes after the one wanted.
      if (shared < same) return at;
      if (shared === same) {
        const order = this.#order(length, entry + HEAD_BYTES - shared, shared + rest, same, afterAll);
        if (order <= 0) {
          this.#isFound = order === 0;
          return at;
        }
        same = this.#same;
      }
      entry += HEAD_BYTES + rest;
    }
    return end;
  }
}

/** The bytes of the term that is looked for, and of one that is put together, in memory that is used again. */
const WANTED = Buffer.allocUnsafeSlow(MOST_BYTES);
const TERM = Buffer.allocUnsafeSlow(MOST_BYTES);

const NOT_ASCII = 0x80;

/** Puts a term there; how many bytes it has. Letters of ASCII are their own bytes: most terms have no others. */
function want(term: string): number {
  const length = Math.min(term.length, LONGEST_TERM);
  for (let at = 0; at < length; at++) {
    const code = term.charCodeAt(at);
    if (code >= NOT_ASCII) return WANTED.write(term.slice(0, LONGEST_TERM));
    WANTED[at] = code;
  }
  return length;
}
