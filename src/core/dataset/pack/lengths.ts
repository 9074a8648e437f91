/**
 * Offsets of consecutive parts, stored as lengths in a variable-length encoding (LEB128): seven bits per byte, high bit set on all but the last.
 * Most lengths take one byte where an offset takes four; expanding them takes a few milliseconds when a pack is opened.
 */

const BITS = 7;
const MORE = 1 << BITS;
const MOST_SUM = 0xffff_ffff;
/** The number of lengths precedes them. */
const COUNT_BYTES = 4;

export function lengthBytes(lengths: readonly number[]): Buffer {
  const size = lengths.reduce((sum, length) => sum + bytesFor(length), COUNT_BYTES);
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeUInt32LE(lengths.length);
  let at = COUNT_BYTES;
  let sum = 0;
  for (const length of lengths) {
    sum += length;
    let rest = length;
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) bytes[at++] = (rest % MORE) | MORE;
    bytes[at++] = rest;
  }
  if (sum > MOST_SUM) throw new Error('a pack section is larger than 4 GiB');
  return bytes;
}

function bytesFor(length: number): number {
  let bytes = 1;
  for (let rest = length; rest >= MORE; rest = Math.floor(rest / MORE)) bytes++;
  return bytes;
}

/** Prefix sums: entry i is the offset of part i, the last one is the total. */
export function endsOf(bytes: Buffer): Uint32Array {
  const count = bytes.length < COUNT_BYTES ? 0 : bytes.readUInt32LE();
  const ends = new Uint32Array(count + 1);
  let at = COUNT_BYTES;
  let sum = 0;
  for (let part = 1; part <= count; part++) {
    let byte = bytes[at++] as number;
    let length = byte & (MORE - 1);
    for (let shift = BITS; byte >= MORE; shift += BITS) {
      byte = bytes[at++] as number;
      length += (byte & (MORE - 1)) * 2 ** shift;
    }
    sum += length;
    ends[part] = sum;
  }
  return ends;
}
