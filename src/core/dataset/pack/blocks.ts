/** How the rows of a pack are cut into blocks, each of which is read, proved and kept as a whole. */
import { crc32 } from 'node:zlib';

/** Reading a block costs hardly more than reading the row in it. */
export const BLOCK = 4_096;
/** A block goes on after the next one has begun, so that a row that begins in it is whole; but not for longer than this. */
const MOST_OVERLAP = 1_024;
export const LONGEST_BLOCK: number = BLOCK + MOST_OVERLAP;

/** How long the blocks are when the longest row has so many bytes. */
export function blockLength(longestRow: number): number {
  return BLOCK + Math.min(longestRow, MOST_OVERLAP);
}

/** The checksum of each block, with what it shares with the next one. */
export function blockSums(rows: Buffer, length: number): Uint32Array {
  const sums = new Uint32Array(Math.ceil(rows.length / BLOCK));
  for (let block = 0; block < sums.length; block++) sums[block] = checksum(rows.subarray(block * BLOCK, block * BLOCK + length));
  return sums;
}

/** CRC-32 finds every damage of up to 32 bits in a row, and misses one of four thousand million others. */
export function checksum(bytes: Uint8Array): number {
  return crc32(bytes);
}
