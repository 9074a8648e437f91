/** Reads parts of a file through blocks that are kept while they are in use: what many ask for is read once, and rows that lie together come together. */

/** Reading a block costs hardly more than reading the row in it. */
const BLOCK = 4_096;
/** A block goes on for so long after the next one has begun, so that a row that begins in it is whole. */
const OVERLAP = 2_048;
/** 12 MB of the rows of a dataset at the most. */
const MOST_BLOCKS = 2_048;

export type Read = (position: number, length: number) => Buffer;

/** `read` with blocks, over `length` bytes of a file that begin at `start`. Positions count from there. */
export function inBlocks(read: Read, start: number, length: number): Read {
  const blocks = new Map<number, Buffer>();
  /** Which blocks are kept, in a ring: the next to go is the one that has been here longest. */
  const kept: number[] = [];
  let next = 0;

  function block(number: number): Buffer {
    let bytes = blocks.get(number);
    if (!bytes) {
      const from = number * BLOCK;
      bytes = read(start + from, Math.min(BLOCK + OVERLAP, length - from));
      if (kept.length === MOST_BLOCKS) blocks.delete(kept[next] as number);
      kept[next] = number;
      next = (next + 1) % MOST_BLOCKS;
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
