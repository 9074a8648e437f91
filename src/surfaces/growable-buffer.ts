/** Buffers for uploaded files, with explicit deallocation. */
import { freeBuffer } from '../core/util/free-memory.ts';

const INITIAL_BYTES = 64 * 1024;

/** Growable buffer of an upload, freed explicitly. Untouched pages take no physical memory. */
export class GrowableBuffer {
  #memory: ArrayBuffer;
  #bytes: Uint8Array;
  #length = 0;

  constructor(expectedBytes: number) {
    this.#memory = new ArrayBuffer(expectedBytes || INITIAL_BYTES);
    this.#bytes = new Uint8Array(this.#memory);
  }

  append(chunk: Buffer): void {
    if (this.#length + chunk.length > this.#bytes.length) this.#grow(this.#length + chunk.length);
    this.#bytes.set(chunk, this.#length);
    this.#length += chunk.length;
  }

  toBuffer(): Buffer {
    return Buffer.from(this.#memory, 0, this.#length);
  }

  free(): void {
    freeBuffer(this.#memory);
  }

  #grow(minBytes: number): void {
    const previous = this.#memory;
    const larger = new ArrayBuffer(Math.max(minBytes, 2 * previous.byteLength));
    const bytes = new Uint8Array(larger);
    bytes.set(this.#bytes);
    this.#memory = larger;
    this.#bytes = bytes;
    freeBuffer(previous);
  }
}

/** Smaller chunks are cheaper to leave to the garbage collector. */
const MIN_FREED_BYTES = 16 * 1024;

/**
 * Frees a consumed body chunk; no reference to it may remain. node:http allocates every chunk separately. Left to the garbage collector, which runs
 * less often in Node 24, thousands of chunks fragment the C heap, which then cannot shrink.
 */
export function freeChunk({ buffer, byteLength }: Buffer): void {
  if (byteLength >= MIN_FREED_BYTES && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) freeBuffer(buffer);
}
