/** The body of a request on its way in, and the memory that all bodies together may take. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '../core/request/fault.ts';
import { free } from '../core/util/free-memory.ts';

export interface IncomingBody {
  readonly stream: Readable;
  readonly headers: IncomingHttpHeaders;
  /** Told of bytes that stay in memory until the request is answered. Refuses when all requests together keep too many. */
  keep(bytes: number): void;
  /** Gathers the pieces of a file that is expected to have so many bytes. */
  gather(expected: number): Gathering;
}

export interface Gathering {
  add(piece: Buffer): void;
  /** The whole. Its memory is given back when the request is answered, so nobody may keep it. */
  whole(): Buffer;
}

/** A dozen of the largest files at once; whatever works on them needs about as much again. */
const MOST_KEPT = 128 * 1024 * 1024;
const RETRY_SECONDS = 5;

let keptByAll = 0;

export function incomingBody(request: FastifyRequest, reply: FastifyReply): IncomingBody {
  let kept = 0;
  const files: GrowingFile[] = [];
  reply.raw.once('close', () => {
    keptByAll -= kept;
    for (const file of files) file.free();
  });
  function keep(bytes: number): void {
    // Counted as they arrive, not as announced: who announces much and sends nothing takes nothing from others.
    if (keptByAll + bytes > MOST_KEPT) busy('Too many files are being sent at the same time. Try again shortly.', RETRY_SECONDS);
    kept += bytes;
    keptByAll += bytes;
  }
  return {
    stream: (request.body ?? request.raw) as Readable,
    headers: request.headers,
    keep,
    gather(expected) {
      const file = new GrowingFile(expected);
      files.push(file);
      return {
        add(piece) {
          keep(piece.length);
          file.add(piece);
        },
        whole: () => file.whole(),
      };
    },
  };
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

/** What is still on its way is let through unread, so that the client hears the answer. May be called more than once. */
export function letThrough(stream: Readable): void {
  stream.off('data', freePiece).on('data', freePiece).resume();
}

const FIRST_BYTES = 64 * 1024;

/** One piece of memory for a file, given back at once when it is done with. Pages that nothing was written to take none. */
class GrowingFile {
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
