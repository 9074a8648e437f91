/** A large file that is read by position, a block at a time. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { ApiError } from '../request/api-error.ts';

/** What is read is not what it should be: a fault of the data, not of the request. */
export function damaged(): never {
  throw new ApiError('dataset_not_loaded', 'The address database is damaged. See /v1/status.', { 'retry-after': '60' });
}

/** Some blocks are kept: each has one place where it may stand, and the last one to come stays. */
export class BlockFile {
  static readonly #BLOCK = 4_096;
  static readonly #PLACES = 256;
  readonly size: number;
  readonly #read: (into: Buffer, start: number, length: number, at: number) => number;
  readonly #kept = Buffer.alloc(BlockFile.#PLACES * BlockFile.#BLOCK);
  readonly #numbers = new Int32Array(BlockFile.#PLACES).fill(-1);

  /** @param source a file by its path, or one that is in memory already */
  constructor(source: string | URL | Buffer) {
    if (Buffer.isBuffer(source)) {
      this.size = source.length;
      this.#read = (into, start, length, at) => source.copy(into, start, at, at + length);
      return;
    }
    const file = openSync(source, 'r');
    this.size = fstatSync(file).size;
    this.#read = (into, start, length, at) => readSync(file, into, start, length, at);
    closeWhenForgotten.register(this, file);
  }

  /** A view of some bytes, good until the next one is asked for. */
  read(at: number, length: number): Buffer {
    if (!(at >= 0 && length >= 0 && at + length <= this.size)) damaged();
    const number = Math.floor(at / BlockFile.#BLOCK);
    const offset = at - number * BlockFile.#BLOCK;
    if (offset + length > BlockFile.#BLOCK) return this.readThrough(at, length);
    const place = number % BlockFile.#PLACES;
    const start = place * BlockFile.#BLOCK;
    if (this.#numbers[place] !== number) {
      this.#read(this.#kept, start, BlockFile.#BLOCK, number * BlockFile.#BLOCK);
      this.#numbers[place] = number;
    }
    return this.#kept.subarray(start + offset, start + offset + length);
  }

  /** Past the blocks that are kept. */
  readThrough(at: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    return this.#read(bytes, 0, length, at) === length ? bytes : damaged();
  }
}

/** A file that nobody reads any more is closed. */
const closeWhenForgotten = new FinalizationRegistry<number>((file) => closeSync(file));
