/**
 * Offsets of consecutive parts, stored as their lengths in LEB128 (seven bits per byte, high bit set on all but the last), with a sample of the
 * offsets: a lookup starts at the sample before it. Most lengths take one byte, so that an offset takes 1.5 bytes instead of four.
 *
 * Layout: number of parts and longest length; for each block of parts its first offset and the position of its lengths; the lengths.
 * All numbers but the lengths are 32 bits, little-endian.
 */

/** Parts per sample: more take less memory, and more time per lookup (about 20 ns). */
const BLOCK_BITS = 4;
const BLOCK_PARTS = 1 << BLOCK_BITS;
const PAYLOAD_BITS = 7;
const CONTINUATION_BIT = 1 << PAYLOAD_BITS;
const MAX_OFFSET = 0xffff_ffff;
const HEADER_WORDS = 2;

export function encodeLengths(lengths: readonly number[]): Buffer {
  const blocks = Math.floor(lengths.length / BLOCK_PARTS) + 1;
  const head = new Uint32Array(HEADER_WORDS + 2 * blocks);
  const bytes: number[] = [];
  let offset = 0;
  let longest = 0;
  for (let part = 0; part <= lengths.length; part++) {
    if (part % BLOCK_PARTS === 0) head.set([offset, head.byteLength + bytes.length], HEADER_WORDS + (2 * part) / BLOCK_PARTS);
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
    const sample = HEADER_WORDS + 2 * (part >>> BLOCK_BITS);
    const bytes = this.#bytes;
    let offset = this.#words[sample] as number;
    let at = this.#words[sample + 1] as number;
    for (let left = part & (BLOCK_PARTS - 1); left > 0; left--) {
      let byte = bytes[at++] as number;
      offset += byte & (CONTINUATION_BIT - 1);
      for (let unit = CONTINUATION_BIT; byte >= CONTINUATION_BIT; unit *= CONTINUATION_BIT) {
        byte = bytes[at++] as number;
        offset += (byte & (CONTINUATION_BIT - 1)) * unit;
      }
    }
    return offset;
  }
}

const EMPTY = encodeLengths([]);
