/** Division of the rows of a pack into blocks, the unit of reading, checksum verification and caching. */
import { crc32 } from 'node:zlib';

/** Reading a block costs hardly more than reading one row of it. */
export const BLOCK = 4_096;
/** Blocks overlap, so that a row that begins in a block is contained in it; this is the maximum overlap. */
const MOST_OVERLAP = 1_024;
export const LONGEST_BLOCK: number = BLOCK + MOST_OVERLAP;

/** Length of a block including overlap, given the longest row in bytes. */
export function blockLength(longestRow: number): number {
  return BLOCK + Math.min(longestRow, MOST_OVERLAP);
}

/** The checksum of each block including its overlap. */
export function blockSums(rows: Buffer, length: number): Uint32Array {
  const sums = new Uint32Array(Math.ceil(rows.length / BLOCK));
  for (let block = 0; block < sums.length; block++) sums[block] = checksum(rows.subarray(block * BLOCK, block * BLOCK + length));
  return sums;
}

/** CRC-32 detects every error burst of up to 32 bits, and misses 1 in 2³² of other errors. */
export function checksum(bytes: Uint8Array): number {
  return crc32(bytes);
}
