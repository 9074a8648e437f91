/** A file that arrives in pieces, and the memory of pieces. */
import { free } from '../core/util/free-memory.ts';

const FIRST_BYTES = 64 * 1024;

/** One piece of memory for a file, given back at once when it is done with. Pages that nothing was written to take none. */
export class GrowingFile {
  #memory: ArrayBuffer;
  #bytes: Uint8Array;
  #length = 0;

  constructor(expected: number) {
    this.#memory = new ArrayBuffer(expected || FIRST_BYTES);
    this.#bytes = new Uint8Array(this.#memory);
  }

  add(piece: Buffer): void {
    if (this.#length + piece.length > this.#bytes.length) this.#grow(this.#length + piece.length);
    this.#bytes.set(piece, this.#length);
    this.#length += piece.length;
  }

  whole(): Buffer {
    return Buffer.from(this.#memory, 0, this.#length);
  }

  free(): void {
    free(this.#memory);
  }

  #grow(least: number): void {
    const before = this.#memory;
    const larger = new ArrayBuffer(Math.max(least, 2 * before.byteLength));
    const bytes = new Uint8Array(larger);
    bytes.set(this.#bytes);
    this.#memory = larger;
    this.#bytes = bytes;
    free(before);
  }
}

/** A piece that is smaller costs less as garbage. */
const WORTH_FREEING = 16 * 1024;

/**
 * Frees a piece of a body that was read: nobody may have kept it. node:http copies every piece into memory of its own. Left to the garbage
 * collector, whose rounds are rarer in Node 24, thousands of them lie in the C heap between what lives longer, which then cannot shrink.
 */
export function freePiece({ buffer, byteLength }: Buffer): void {
  if (byteLength >= WORTH_FREEING && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) free(buffer);
}
