/**
 * Offsets of consecutive parts, stored as lengths in a variable-length encoding (LEB128): seven bits per byte, high bit set on all but the last.
 * Most lengths take one byte where an offset takes four; expanding them takes a few milliseconds when a pack is opened.
 */

const PAYLOAD_BITS = 7;
const CONTINUATION_BIT = 1 << PAYLOAD_BITS;
const MAX_OFFSET = 0xffff_ffff;
/** The number of lengths precedes them. */
const COUNT_BYTES = 4;

export function encodeLengths(lengths: readonly number[]): Buffer {
  const size = lengths.reduce((sum, length) => sum + varintLength(length), COUNT_BYTES);
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeUInt32LE(lengths.length);
  let at = COUNT_BYTES;
  let sum = 0;
  for (const length of lengths) {
    sum += length;
    let rest = length;
    for (; rest >= CONTINUATION_BIT; rest = Math.floor(rest / CONTINUATION_BIT)) bytes[at++] = (rest % CONTINUATION_BIT) | CONTINUATION_BIT;
    bytes[at++] = rest;
  }
  if (sum > MAX_OFFSET) throw new Error('a pack section is larger than 4 GiB');
  return bytes;
}

function varintLength(length: number): number {
  let bytes = 1;
  for (let rest = length; rest >= CONTINUATION_BIT; rest = Math.floor(rest / CONTINUATION_BIT)) bytes++;
  return bytes;
}

/** Prefix sums: entry i is the offset of part i, the last one is the total. */
export function decodeOffsets(bytes: Buffer): Uint32Array {
  const count = bytes.length < COUNT_BYTES ? 0 : bytes.readUInt32LE();
  const ends = new Uint32Array(count + 1);
  let at = COUNT_BYTES;
  let sum = 0;
  for (let part = 1; part <= count; part++) {
    let byte = bytes[at++] as number;
    let length = byte & (CONTINUATION_BIT - 1);
    for (let shift = PAYLOAD_BITS; byte >= CONTINUATION_BIT; shift += PAYLOAD_BITS) {
      byte = bytes[at++] as number;
      length += (byte & (CONTINUATION_BIT - 1)) * 2 ** shift;
    }
    sum += length;
    ends[part] = sum;
  }
  return ends;
}
