/** Block cache: reads of a file go through cached blocks, so that popular and adjacent rows are read once. */
import { type Latin1Bytes, toLatin1 } from '../../request/json.ts';
import { BLOCK_SIZE, checksum, MAX_BLOCK_LENGTH } from './blocks.ts';

/** Shared by the blocks of all datasets. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** Blocks lie in larger chunks of memory that are reused: allocating memory per block costs more than reading it. */
const CHUNK_BITS = 6;
const BLOCKS_PER_CHUNK = 1 << CHUNK_BITS;

/** Copies `length` bytes from a file position into a buffer at an offset. */
export type CopyBytes = (position: number, length: number, into: Buffer, targetOffset: number) => void;

/** Reads a range of a file as Latin-1 text. */
export type ReadText = (position: number, length: number) => Latin1Bytes;

/** Slot of each block of a file by block number; NOT_CACHED where there is none. */
type SlotTable = Int32Array;
const NOT_CACHED = -1;

/** A ring of slots with FIFO eviction. */
class BlockRing {
  readonly #capacity = Math.floor(MAX_CACHE_BYTES / MAX_BLOCK_LENGTH);
  readonly #chunks: Buffer[] = [];
  readonly #entries: { readonly slots: SlotTable; readonly block: number }[] = [];
  #next = 0;

  /** Reads a block into the next slot, evicting the block in it. */
  load(slots: SlotTable, block: number, read: (into: Buffer, targetOffset: number) => void): number {
    const slot = this.#next;
    const evicted = this.#entries[slot];
    if (evicted) evicted.slots[evicted.block] = NOT_CACHED;
    this.#chunks[slot >>> CHUNK_BITS] ??= Buffer.allocUnsafeSlow(BLOCKS_PER_CHUNK * MAX_BLOCK_LENGTH);
    read(this.chunkOf(slot), this.offsetOf(slot));
    this.#entries[slot] = { slots, block };
    slots[block] = slot;
    this.#next = (slot + 1) % this.#capacity;
    return slot;
  }

  chunkOf(slot: number): Buffer {
    return this.#chunks[slot >>> CHUNK_BITS] as Buffer;
  }

  offsetOf(slot: number): number {
    return (slot & (BLOCKS_PER_CHUNK - 1)) * MAX_BLOCK_LENGTH;
  }
}

const ring = new BlockRing();

/** A section of a file that is divided into blocks: `size` bytes from `start`. Positions are relative to `start`. */
export interface BlockedSection {
  readonly copy: CopyBytes;
  readonly start: number;
  readonly size: number;
  /** Length of a block, including its overlap with the next one. */
  readonly blockLength: number;
  /** Expected checksums of the blocks. */
  readonly checksums: ArrayLike<number>;
  /** Called for a block with a wrong checksum, before any of its bytes are returned. */
  onCorruptBlock(block: number): never;
}

export function cachedReader({ copy, start, size, blockLength, checksums, onCorruptBlock }: BlockedSection): ReadText {
  const slots: SlotTable = new Int32Array(Math.ceil(size / BLOCK_SIZE)).fill(NOT_CACHED);

  function slotOf(block: number): number {
    const slot = slots[block] as number;
    return slot === NOT_CACHED ? ring.load(slots, block, (into, targetOffset) => read(block, into, targetOffset)) : slot;
  }

  function read(block: number, into: Buffer, targetOffset: number): void {
    const from = block * BLOCK_SIZE;
    const length = Math.min(blockLength, size - from);
    copy(start + from, length, into, targetOffset);
    if (checksum(into.subarray(targetOffset, targetOffset + length)) !== checksums[block]) onCorruptBlock(block);
  }

  /** Concatenates as many blocks as needed; mostly one. */
  return (position, length) => {
    let text = '';
    while (text.length < length) {
      const from = position + text.length;
      const slot = slotOf(Math.floor(from / BLOCK_SIZE));
      const offsetInBlock = from & (BLOCK_SIZE - 1);
      const rest = length - text.length;
      const count = offsetInBlock + rest <= blockLength ? rest : BLOCK_SIZE - offsetInBlock;
      const offset = ring.offsetOf(slot) + offsetInBlock;
      text += toLatin1(ring.chunkOf(slot), offset, offset + count);
    }
    return text as Latin1Bytes;
  };
}
