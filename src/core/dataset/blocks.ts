/** Copies parts of a file through blocks that are kept while they are in use: what many ask for is read once, and rows that lie together come together. */

/** Reading a block costs hardly more than reading the row in it. */
const BLOCK = 4_096;
/** A block goes on after the next one has begun, so that a row that begins in it is whole; but not for longer than this. */
const MOST_OVERLAP = 2_048;
/** Of the rows of a dataset. */
const MOST_BYTES = 12 * 1024 * 1024;
/** Blocks lie in larger pieces of memory, which are used again and again: to get memory for each block costs more than to read it. */
const BLOCKS_IN_PIECE = 64;

/** Copies `length` bytes from a position to a place in a buffer. */
export type Copy = (position: number, length: number, into: Buffer, at: number) => void;

/** `copy` with blocks, over `size` bytes of a file that begin at `start`. Positions count from there. `longest` is the length of the longest part that is wanted often. */
export function inBlocks(copy: Copy, start: number, size: number, longest: number): Copy {
  const kept = BLOCK + Math.min(longest, MOST_OVERLAP);
  const mostBlocks = Math.floor(MOST_BYTES / kept);
  const pieces: Buffer[] = [];
  /** Where a block is, and which block is where: the places are a ring, and the next to go is the one that has been here longest. */
  const places = new Map<number, number>();
  const blocks: number[] = [];
  let next = 0;

  function load(block: number): number {
    const place = next;
    if (place < blocks.length) places.delete(blocks[place] as number);
    if (place % BLOCKS_IN_PIECE === 0) pieces[place / BLOCKS_IN_PIECE] ??= Buffer.allocUnsafeSlow(BLOCKS_IN_PIECE * kept);
    const from = block * BLOCK;
    copy(start + from, Math.min(kept, size - from), pieceOf(place), offsetOf(place));
    places.set(block, place);
    blocks[place] = block;
    next = (place + 1) % mostBlocks;
    return place;
  }

  const pieceOf = (place: number): Buffer => pieces[Math.floor(place / BLOCKS_IN_PIECE)] as Buffer;
  const offsetOf = (place: number): number => (place % BLOCKS_IN_PIECE) * kept;

  return (position, length, into, at) => {
    const block = Math.floor(position / BLOCK);
    const from = position - block * BLOCK;
    if (from + length > kept) return copy(start + position, length, into, at);
    const place = places.get(block) ?? load(block);
    const offset = offsetOf(place) + from;
    pieceOf(place).copy(into, at, offset, offset + length);
  };
}
