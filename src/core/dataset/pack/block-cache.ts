/** Block cache: reads of a file go through cached blocks, so that popular and adjacent rows are read once. */
import { bytesAsText, type Latin1Bytes } from '../../request/json.ts';
import { BLOCK, checksum, LONGEST_BLOCK } from './blocks.ts';

/** Shared by the blocks of all datasets. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Blocks lie in larger chunks of memory that are reused: allocating memory per block costs more than reading it. */
const PIECE_BITS = 6;
const BLOCKS_IN_PIECE = 1 << PIECE_BITS;

/** Copies `length` bytes from a file position into a buffer at an offset. */
export type Copy = (position: number, length: number, into: Buffer, at: number) => void;

/** Reads a range of a file as Latin-1 text. */
export type TextAt = (position: number, length: number) => Latin1Bytes;

/** Slot of each block of a file by block number; ABSENT if not cached. */
type Places = Int32Array;
const ABSENT = -1;

/** A ring of slots with FIFO eviction. */
class BlockRing {
  readonly #most = Math.floor(MOST_BYTES / LONGEST_BLOCK);
  readonly #pieces: Buffer[] = [];
  readonly #owners: { readonly places: Places; readonly block: number }[] = [];
  #next = 0;

  /** Reads a block into the next slot, evicting its former owner. */
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

/** A section of a file that is divided into blocks: `size` bytes from `start`. Positions are relative to `start`. */
export interface Blocked {
  readonly copy: Copy;
  readonly start: number;
  readonly size: number;
  /** Length of a block, including its overlap with the next one. */
  readonly length: number;
  /** Expected checksums of the blocks. */
  readonly sums: ArrayLike<number>;
  /** Called for a block with a wrong checksum, before any of its bytes are returned. */
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

  /** Concatenates as many blocks as needed; mostly one. */
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
