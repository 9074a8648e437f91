/** Copies parts of files through blocks that are kept while they are in use: what many ask for is read once, and rows that lie together come together. */

/** Reading a block costs hardly more than reading the row in it. */
const BLOCK = 4_096;
/** A block goes on after the next one has begun, so that a row that begins in it is whole; but not for longer than this. */
const MOST_OVERLAP = 1_024;
const MOST_KEPT = BLOCK + MOST_OVERLAP;
/** For the blocks of all datasets together. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Blocks lie in larger pieces of memory, which are used again and again: to get memory for each block costs more than to read it. */
const PIECE_BITS = 6;
const BLOCKS_IN_PIECE = 1 << PIECE_BITS;

/** Copies `length` bytes from a position to a place in a buffer. */
export type Copy = (position: number, length: number, into: Buffer, at: number) => void;

/** Bytes of which parts are wanted, as they are or as byte text, one character for each. */
export interface Parts {
  readonly copy: Copy;
  text(position: number, length: number): string;
}

/** Where the blocks of a file are, by their numbers. */
type Places = Map<number, number>;

/** Places for blocks, all in a ring. Eviction is FIFO: the next to go is the one that has been there longest. */
class BlockRing {
  readonly #most = Math.floor(MOST_BYTES / MOST_KEPT);
  readonly #pieces: Buffer[] = [];
  readonly #owners: { readonly places: Places; readonly block: number }[] = [];
  #next = 0;

  /** Has a block read into a place, which is its own from then on. */
  load(places: Places, block: number, read: (into: Buffer, at: number) => void): number {
    const place = this.#next;
    const former = this.#owners[place];
    former?.places.delete(former.block);
    this.#pieces[place >>> PIECE_BITS] ??= Buffer.allocUnsafeSlow(BLOCKS_IN_PIECE * MOST_KEPT);
    read(this.pieceOf(place), this.offsetOf(place));
    this.#owners[place] = { places, block };
    places.set(block, place);
    this.#next = (place + 1) % this.#most;
    return place;
  }

  pieceOf(place: number): Buffer {
    return this.#pieces[place >>> PIECE_BITS] as Buffer;
  }

  offsetOf(place: number): number {
    return (place & (BLOCKS_IN_PIECE - 1)) * MOST_KEPT;
  }
}

const ring = new BlockRing();

/** Parts of a file, of `size` bytes that begin at `start`: positions count from there. `longest` is the length of the longest part that is wanted often. */
export function inBlocks(copy: Copy, start: number, size: number, longest: number): Parts {
  const kept = BLOCK + Math.min(longest, MOST_OVERLAP);
  const places: Places = new Map();

  function load(block: number): number {
    const from = block * BLOCK;
    return ring.load(places, block, (into, at) => copy(start + from, Math.min(kept, size - from), into, at));
  }

  /** Where the block is in which a part is whole; nowhere if it is too long for one. */
  function placeOf(position: number, length: number): number | undefined {
    if ((position & (BLOCK - 1)) + length > kept) return undefined;
    const block = Math.floor(position / BLOCK);
    return places.get(block) ?? load(block);
  }

  return {
    copy(position, length, into, at) {
      const place = placeOf(position, length);
      if (place === undefined) return copy(start + position, length, into, at);
      const offset = ring.offsetOf(place) + (position & (BLOCK - 1));
      ring.pieceOf(place).copy(into, at, offset, offset + length);
    },
    text(position, length) {
      const place = placeOf(position, length);
      if (place === undefined) {
        const bytes = Buffer.allocUnsafe(length);
        copy(start + position, length, bytes, 0);
        return bytes.toString('latin1');
      }
      const offset = ring.offsetOf(place) + (position & (BLOCK - 1));
      return ring.pieceOf(place).toString('latin1', offset, offset + length);
    },
  };
}
