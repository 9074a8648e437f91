/** Random access to a large file through a small block cache. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { ApiError } from '../request/api-error.ts';

/** Reports invalid data: an error of the file, not of the request. */
export function throwDamaged(): never {
  throw new ApiError('dataset_not_loaded', 'The IP address database is damaged. See /v1/status.', { 'retry-after': '60' });
}

/** A direct-mapped cache: each block has one possible slot, and evicts its former content. */
export class BlockFile {
  static readonly #BLOCK_BYTES = 4_096;
  static readonly #SLOTS = 256;
  readonly size: number;
  readonly #read: (target: Buffer, start: number, length: number, position: number) => number;
  readonly #cache = Buffer.alloc(BlockFile.#SLOTS * BlockFile.#BLOCK_BYTES);
  readonly #blockNumbers = new Int32Array(BlockFile.#SLOTS).fill(-1);

  /** @param source the path of a file, or its content in memory */
  constructor(source: string | URL | Buffer) {
    if (Buffer.isBuffer(source)) {
      this.size = source.length;
      this.#read = (target, start, length, position) => source.copy(target, start, position, position + length);
      return;
    }
    const file = openSync(source, 'r');
    this.size = fstatSync(file).size;
    this.#read = (target, start, length, position) => readSync(file, target, start, length, position);
    closeOnCollection.register(this, file);
  }

  /** Reads a range through the cache. The result is a view, valid until the next call. */
  read(position: number, length: number): Buffer {
    if (!(position >= 0 && length >= 0 && position + length <= this.size)) throwDamaged();
    const block = Math.floor(position / BlockFile.#BLOCK_BYTES);
    const offset = position - block * BlockFile.#BLOCK_BYTES;
    if (offset + length > BlockFile.#BLOCK_BYTES) return this.readUncached(position, length);
    const slot = block % BlockFile.#SLOTS;
    const start = slot * BlockFile.#BLOCK_BYTES;
    if (this.#blockNumbers[slot] !== block) {
      this.#blockNumbers[slot] = -1;
      const read = this.#read(this.#cache, start, BlockFile.#BLOCK_BYTES, block * BlockFile.#BLOCK_BYTES);
      if (read < offset + length) throwDamaged();
      if (read === BlockFile.#BLOCK_BYTES || block * BlockFile.#BLOCK_BYTES + read === this.size) this.#blockNumbers[slot] = block;
    }
    return this.#cache.subarray(start + offset, start + offset + length);
  }

  /** Reads without the cache. */
  readUncached(position: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    return this.#read(bytes, 0, length, position) === length ? bytes : throwDamaged();
  }
}

/** Closes the descriptor on garbage collection. */
const closeOnCollection = new FinalizationRegistry<number>((file) => closeSync(file));
