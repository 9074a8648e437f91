/**
 * Compressed parts of a pack index: the term dictionary, and the offsets of posting lists and rows.
 *
 * The sorted term dictionary is front-coded in blocks: an entry is the length of the prefix shared with the previous term,
 * the length of the rest, and the rest; the first entry of a block shares nothing.
 * Lookup is a binary search over the first terms of blocks, then a scan of one block.
 */

/** Maximum length of a term in UTF-16 units; longer words are truncated, in queries too. */
export const MAX_TERM_LENGTH = 64;
const MAX_TERM_BYTES = 3 * MAX_TERM_LENGTH;
/** Terms per block, as a power of two. Twice as many would save a fifth of the bytes and make lookups half as slow again. */
const BLOCK_BITS = 4;
const BLOCK_MASK = (1 << BLOCK_BITS) - 1;
/** Head of an entry: length of the shared prefix, length of the rest. */
const ENTRY_HEADER_BYTES = 2;

/** A contiguous range of terms, [from, to). */
export interface TermRange {
  readonly from: number;
  readonly to: number;
}

export interface FrontCodedTerms {
  readonly bytes: Buffer;
  /** Offset of each block. */
  readonly blocks: Uint32Array;
}

/** @param terms sorted by their bytes */
export function frontCode(terms: readonly string[]): FrontCodedTerms {
  const blocks = new Uint32Array(Math.ceil(terms.length / (BLOCK_MASK + 1)));
  const bytes = Buffer.allocUnsafe(terms.reduce((sum, term) => sum + Buffer.byteLength(term) + ENTRY_HEADER_BYTES, 0));
  let end = 0;
  let previousLength = 0;
  for (let index = 0; index < terms.length; index++) {
    const length = encodeTarget(terms[index] as string);
    let shared = 0;
    if ((index & BLOCK_MASK) === 0) blocks[index >> BLOCK_BITS] = end;
    else while (shared < previousLength && shared < length && TERM_BUFFER[shared] === TARGET_BUFFER[shared]) shared++;
    bytes[end++] = shared;
    bytes[end++] = length - shared;
    for (let from = shared; from < length; from++) bytes[end++] = TERM_BUFFER[from] = TARGET_BUFFER[from] as number;
    previousLength = length;
  }
  return { bytes: Buffer.from(bytes.subarray(0, end)), blocks };
}

export class TermDictionary {
  readonly #bytes: Buffer;
  readonly #blocks: Uint32Array;
  readonly #size: number;
  /** Whether the last lookup found its term. */
  #isFound = false;

  constructor({ bytes, blocks }: FrontCodedTerms, size: number) {
    this.#bytes = bytes;
    this.#blocks = blocks;
    this.#size = size;
  }

  /** The text of a term by number, without its first `skipBytes` bytes. */
  text(index: number, skipBytes = 0): string {
    return TERM_BUFFER.toString('utf8', skipBytes, this.#decode(index));
  }

  /** Length of a term in bytes. */
  termLength(index: number): number {
    let entry = this.#blocks[index >> BLOCK_BITS] as number;
    for (let remaining = index & BLOCK_MASK; remaining > 0; remaining--) entry = this.#nextEntry(entry);
    return (this.#bytes[entry] as number) + (this.#bytes[entry + 1] as number);
  }

  /** Calls back with the bytes of each term of a range, in a reused buffer. */
  forEach({ from, to }: TermRange, callback: (bytes: Buffer, length: number) => void): void {
    let entry = this.#blocks[from >> BLOCK_BITS] as number;
    for (let index = from & ~BLOCK_MASK; index < to; index++) {
      const length = this.#decodeEntry(entry);
      if (index >= from) callback(TERM_BUFFER, length);
      entry = this.#nextEntry(entry);
    }
  }

  /**
   * The number of a term, or -1.
   * @param within range that contains it if it exists: searching a small range is faster
   */
  find(term: string, { from, to }: TermRange = { from: 0, to: this.#size }): number {
    const index = this.#lowerBound(encodeTarget(term), from, to);
    return this.#isFound ? index : -1;
  }

  /** The greatest term ≤ `term`, or -1. */
  floor(term: string): number {
    const index = this.#lowerBound(encodeTarget(term), 0, this.#size);
    return this.#isFound ? index : index - 1;
  }

  /** The range of terms with a prefix. */
  prefixRange(text: string): TermRange {
    const length = encodeTarget(text);
    const from = this.#lowerBound(length, 0, this.#size);
    // Most prefixes have few terms: galloping finds the end sooner than a binary search over all that follow.
    let step = 1 << BLOCK_BITS;
    while (from + step < this.#size && this.#compareBlockHead(length, (from + step) >> BLOCK_BITS, 0, true) > 0) step *= 2;
    return { from, to: this.#lowerBound(length, from, Math.min(from + step, this.#size), true) };
  }

  /** Decodes a term into `TERM_BUFFER`; returns its length. */
  #decode(index: number): number {
    let entry = this.#blocks[index >> BLOCK_BITS] as number;
    for (let remaining = index & BLOCK_MASK; remaining > 0; remaining--) {
      this.#decodeEntry(entry);
      entry = this.#nextEntry(entry);
    }
    return this.#decodeEntry(entry);
  }

  #nextEntry(entry: number): number {
    return entry + ENTRY_HEADER_BYTES + (this.#bytes[entry + 1] as number);
  }

  /** Appends the rest of an entry to the prefix shared with the previous entry, which was read before; returns the length of the term. */
  #decodeEntry(entry: number): number {
    const bytes = this.#bytes;
    const end = this.#nextEntry(entry);
    let length = bytes[entry] as number;
    for (let index = entry + ENTRY_HEADER_BYTES; index < end; index++) TERM_BUFFER[length++] = bytes[index] as number;
    return length;
  }

  /** The first term in a range that is ≥ the target term; with `afterAll`, the first one after all terms that have it as a prefix. */
  #lowerBound(length: number, from: number, to: number, afterAll = false): number {
    this.#isFound = false;
    if (from >= to) return to;
    // The last block whose first term is ≤ the target term.
    let low = from >> BLOCK_BITS;
    let high = ((to - 1) >> BLOCK_BITS) + 1;
    // A prefix shared with the terms at both bounds is shared with all terms between them.
    let lowCommonLength = 0;
    let highCommonLength = 0;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#compareBlockHead(length, middle, lowCommonLength < highCommonLength ? lowCommonLength : highCommonLength, afterAll) >= 0) {
        low = middle;
        lowCommonLength = this.#commonPrefixLength;
      } else {
        high = middle;
        highCommonLength = this.#commonPrefixLength;
      }
    }
    const index = this.#lowerBoundInBlock(low, length, afterAll);
    if (index >= from && index < to) return index;
    this.#isFound = false;
    return index < from ? from : to;
  }

  /** Length of the common prefix in the last comparison. */
  #commonPrefixLength = 0;

  /** Positive if the target term sorts after the first term of a block. `minCommonLength` is a lower bound of the common prefix length. */
  #compareBlockHead(length: number, block: number, minCommonLength: number, afterAll: boolean): number {
    const entry = this.#blocks[block] as number;
    return this.#compare(length, entry + ENTRY_HEADER_BYTES, this.#bytes[entry + 1] as number, minCommonLength, afterAll);
  }

  /** Compares the target with a term whose byte 0 is, or would be, at `start`. With `afterAll`, the target term sorts after all terms that it is a prefix of. */
  #compare(length: number, start: number, termLength: number, minCommonLength: number, afterAll: boolean): number {
    const bytes = this.#bytes;
    const commonLength = termLength < length ? termLength : length;
    let matchedLength = minCommonLength;
    while (matchedLength < commonLength && TARGET_BUFFER[matchedLength] === bytes[start + matchedLength]) matchedLength++;
    this.#commonPrefixLength = matchedLength;
    if (matchedLength < commonLength) return (TARGET_BUFFER[matchedLength] as number) - (bytes[start + matchedLength] as number);
    return afterAll && matchedLength === length ? 1 : length - termLength;
  }

  #lowerBoundInBlock(block: number, length: number, afterAll: boolean): number {
    const bytes = this.#bytes;
    const first = block << BLOCK_BITS;
    const end = Math.min(first + BLOCK_MASK + 1, this.#size);
    let entry = this.#blocks[block] as number;
    let matchedLength = 0;
    for (let index = first; index < end; index++) {
      const shared = bytes[entry] as number;
      const rest = bytes[entry + 1] as number;
      // The target term sorts after the previous term. If this term shares the byte in which they differ, it sorts before the target too;
      // if it differs from the previous term earlier, it sorts after the target.
      if (shared < matchedLength) return index;
      if (shared === matchedLength) {
        const order = this.#compare(length, entry + ENTRY_HEADER_BYTES - shared, shared + rest, matchedLength, afterAll);
        if (order <= 0) {
          this.#isFound = order === 0;
          return index;
        }
        matchedLength = this.#commonPrefixLength;
      }
      entry += ENTRY_HEADER_BYTES + rest;
    }
    return end;
  }
}

/** Reused buffers for the bytes of the target term, and of a decoded one. */
const TARGET_BUFFER = Buffer.allocUnsafeSlow(MAX_TERM_BYTES);
const TERM_BUFFER = Buffer.allocUnsafeSlow(MAX_TERM_BYTES);

const FIRST_NON_ASCII = 0x80;

/** Encodes a term into `TARGET_BUFFER`; returns its length. ASCII, which most terms are, is copied directly. */
function encodeTarget(term: string): number {
  const length = Math.min(term.length, MAX_TERM_LENGTH);
  for (let index = 0; index < length; index++) {
    const code = term.charCodeAt(index);
    if (code >= FIRST_NON_ASCII) return TARGET_BUFFER.write(term.slice(0, MAX_TERM_LENGTH));
    TARGET_BUFFER[index] = code;
  }
  return length;
}

/** Parts per sample: more would take less memory and more time. A lookup takes 75 ns instead of the 27 ns of an array. */
const SAMPLE_BITS = 4;
const SAMPLE_PARTS = 1 << SAMPLE_BITS;
const PAYLOAD_BITS = 7;
const CONTINUATION_BIT = 1 << PAYLOAD_BITS;
const MAX_OFFSET = 0xffff_ffff;
const HEADER_WORDS = 2;

export function encodeLengths(lengths: readonly number[]): Buffer {
  const blocks = Math.floor(lengths.length / SAMPLE_PARTS) + 1;
  const head = new Uint32Array(HEADER_WORDS + 2 * blocks);
  const bytes: number[] = [];
  let offset = 0;
  let longest = 0;
  for (let part = 0; part <= lengths.length; part++) {
    if (part % SAMPLE_PARTS === 0) head.set([offset, head.byteLength + bytes.length], HEADER_WORDS + (2 * part) / SAMPLE_PARTS);
    const length = lengths[part] ?? 0;
    let rest = length;
    for (; rest >= CONTINUATION_BIT; rest = Math.floor(rest / CONTINUATION_BIT)) bytes.push((rest % CONTINUATION_BIT) | CONTINUATION_BIT);
    bytes.push(rest);
    offset += length;
    longest = Math.max(longest, length);
  }
  if (offset > MAX_OFFSET) throw new Error('a pack section is larger than 4 GiB');
  head.set([lengths.length, longest]);
  return Buffer.concat([Buffer.from(head.buffer), Buffer.from(bytes)]);
}

/**
 * Offsets of consecutive parts, stored as their lengths in LEB128 (seven bits per byte, high bit set on all but the last), with a sample of the
 * offsets: a lookup starts at the sample before it. Most lengths take one byte, so that an offset takes 1.5 bytes instead of four.
 *
 * Layout: number of parts and longest length; for each block of parts its first offset and the position of its lengths; the lengths.
 * All numbers but the lengths are 32 bits, little-endian.
 */
export class Offsets {
  readonly count: number;
  readonly longest: number;
  readonly #words: Uint32Array;
  readonly #bytes: Uint8Array;

  /** @param bytes aligned to four bytes; empty for no parts */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes.length === 0 ? EMPTY : bytes;
    this.#words = new Uint32Array(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.length >>> 2);
    this.count = this.#words[0] as number;
    this.longest = this.#words[1] as number;
  }

  /** Start of a part; for `count`, the end of the last one. */
  at(part: number): number {
    const sample = HEADER_WORDS + 2 * (part >>> SAMPLE_BITS);
    const bytes = this.#bytes;
    let offset = this.#words[sample] as number;
    let index = this.#words[sample + 1] as number;
    for (let remaining = part & (SAMPLE_PARTS - 1); remaining > 0; remaining--) {
      let byte = bytes[index++] as number;
      offset += byte & (CONTINUATION_BIT - 1);
      for (let unit = CONTINUATION_BIT; byte >= CONTINUATION_BIT; unit *= CONTINUATION_BIT) {
        byte = bytes[index++] as number;
        offset += (byte & (CONTINUATION_BIT - 1)) * unit;
      }
    }
    return offset;
  }
}

const EMPTY = encodeLengths([]);
