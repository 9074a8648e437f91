/** Reads parts of a file through blocks that are kept while they are in use: what many ask for is read once, and rows that lie together come together. */
import { Recent } from '../recent.ts';

/** Reading a block costs hardly more than reading the row in it. */
const BLOCK = 4_096;
/** A block goes on for so long after the next one has begun, so that a row that begins in it is whole. */
const OVERLAP = 2_048;
/** 12 MB of the rows of a dataset at the most. */
const MOST_BLOCKS = 2_048;

export type Read = (position: number, length: number) => Buffer;

/** `read` with blocks, over `length` bytes of a file that begin at `start`. Positions count from there. */
export function inBlocks(read: Read, start: number, length: number): Read {
  const blocks = new Recent<number, Buffer>(MOST_BLOCKS);

  function block(number: number): Buffer {
    let bytes = blocks.get(number);
    if (!bytes) {
      const from = number * BLOCK;
      bytes = read(start + from, Math.min(BLOCK + OVERLAP, length - from));
      blocks.set(number, bytes);
    }
    return bytes;
  }

  return (position, size) => {
    const number = Math.floor(position / BLOCK);
    const from = position - number * BLOCK;
    return from + size <= BLOCK + OVERLAP ? block(number).subarray(from, from + size) : read(start + position, size);
  };
}
