/** Buffers for uploaded files, with explicit deallocation. */
import { free } from '../core/util/free-memory.ts';

const FIRST_BYTES = 64 * 1024;

/** Growable buffer of an upload, freed explicitly. Untouched pages take no physical memory. */
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

/** Smaller chunks are cheaper to leave to the garbage collector. */
const WORTH_FREEING = 16 * 1024;

/**
 * Frees a consumed body chunk; no reference to it may remain. node:http allocates every chunk separately. Left to the garbage collector, which runs
 * less often in Node 24, thousands of chunks fragment the C heap, which then cannot shrink.
 */
export function freePiece({ buffer, byteLength }: Buffer): void {
  if (byteLength >= WORTH_FREEING && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) free(buffer);
}
