/**
 * Where parts begin that follow each other, kept as their lengths: seven bits a byte, the last byte of a number without its high bit.
 * Most lengths take one byte where a position takes four; a few milliseconds make positions of all of them when a pack is opened.
 */

const BITS = 7;
const MORE = 1 << BITS;
const MOST_SUM = 0xffff_ffff;
/** How many lengths there are stands before them. */
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

/** Running sums: entry i is where part i begins, the last one is the total. */
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
