/** Reads parts of files through blocks that are kept while they are in use: what many ask for is read once, and rows that lie together come together. */
import { bytesAsText, type Latin1Bytes } from '../../request/json.ts';
import { BLOCK, checksum, LONGEST_BLOCK } from './blocks.ts';

/** For the blocks of all datasets together. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Blocks lie in larger pieces of memory, which are used again and again: to get memory for each block costs more than to read it. */
const PIECE_BITS = 6;
const BLOCKS_IN_PIECE = 1 << PIECE_BITS;

/** Copies `length` bytes from a position to a place in a buffer. */
export type Copy = (position: number, length: number, into: Buffer, at: number) => void;

/** A part of a file, as a text of its bytes. */
export type TextAt = (position: number, length: number) => Latin1Bytes;

/** Where the blocks of a file are, by their numbers; ABSENT for one that is not there. */
type Places = Int32Array;
const ABSENT = -1;

/** Places for blocks, all in a ring. Eviction is FIFO: the next to go is the one that has been there longest. */
class BlockRing {
  readonly #most = Math.floor(MOST_BYTES / LONGEST_BLOCK);
  readonly #pieces: Buffer[] = [];
  readonly #owners: { readonly places: Places; readonly block: number }[] = [];
  #next = 0;

  /** Has a block read into a place, which is its own from then on. */
  load(places: Places, block: number, read: (into: Buffer, at: number) => void): number {
    const place = this.#next;
    const former = this.#owners[place];
    if (former) former.places[former.block] = ABSENT;
    this.#pieces[place >>> PIECE_BITS] ??= Buffer.allocUnsafeSlow(BLOCKS_IN_PIECE * LONGEST_BLOCK);
    read(this.pieceOf(place), this.offsetOf(place));
    this.#owners[place] = { places, block };
    places[block] = place;
    this.#next = (place + 1) % this.#most;
    return place;
  }

  pieceOf(place: number): Buffer {
    return this.#pieces[place >>> PIECE_BITS] as Buffer;
  }

  offsetOf(place: number): number {
    return (place & (BLOCKS_IN_PIECE - 1)) * LONGEST_BLOCK;
  }
}

const ring = new BlockRing();

/** A part of a file that is cut into blocks: `size` bytes that begin at `start`. Positions count from there. */
export interface Blocked {
  readonly copy: Copy;
  readonly start: number;
  readonly size: number;
  /** What belongs to a block: more than the distance to the next one by what they share. */
  readonly length: number;
  /** What the checksums of the blocks must be. */
  readonly sums: ArrayLike<number>;
  /** Told of the first block that is not what it should be, before anything of it is given to anybody. */
  damaged(block: number): never;
}

export function inBlocks({ copy, start, size, length: blockLength, sums, damaged }: Blocked): TextAt {
  const places: Places = new Int32Array(Math.ceil(size / BLOCK)).fill(ABSENT);

  function placeOf(block: number): number {
    const place = places[block] as number;
    return place === ABSENT ? ring.load(places, block, (into, at) => read(block, into, at)) : place;
  }

  function read(block: number, into: Buffer, at: number): void {
    const from = block * BLOCK;
    const length = Math.min(blockLength, size - from);
    copy(start + from, length, into, at);
    if (checksum(into.subarray(at, at + length)) !== sums[block]) damaged(block);
  }

  /** Of as many blocks as a part needs; most need one. */
  return (position, length) => {
    let text = '';
    while (text.length < length) {
      const from = position + text.length;
      const place = placeOf(Math.floor(from / BLOCK));
      const inBlock = from & (BLOCK - 1);
      const rest = length - text.length;
      const count = inBlock + rest <= blockLength ? rest : BLOCK - inBlock;
      const offset = ring.offsetOf(place) + inBlock;
      text += bytesAsText(ring.pieceOf(place), offset, offset + count);
    }
    return text as Latin1Bytes;
  };
}
