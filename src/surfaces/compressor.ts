/**
 * Response compression. Fixed responses are compressed once, at a high level, and cached. Others are compressed at the lowest level: short ones
 * synchronously (0.1 ms), longer ones in the libuv thread pool with bounded concurrency. The pool also serves file reads and image scaling,
 * so if it is busy the response is sent uncompressed.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { textAsBytes } from '../core/request/json.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import type { Coding } from './coding.ts';
import type { HttpAnswer } from './http-answer.ts';

/** Up to this size compression takes about 0.1 ms (brotli) or 0.2 ms (gzip). */
const QUICK_BYTES = 32 * 1024;
/** Of the four threads of the libuv pool. */
const MOST_AT_ONCE = 2;
/** Nearly the ratio of the highest level in a fraction of the time. */
const WELL = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, gzip: { level: 9 } };
/** A tenth larger than the middle level, in half the time. */
const IN_A_HURRY = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }, gzip: { level: 1 } };

const threaded = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Cached compressed variants of a response. */
export type Coded = Map<Coding, MaybePromise<Uint8Array>>;

/** Whether a media type benefits from compression: text does; images and PDFs are already compressed. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|svg|javascript/.test(type);
}

export class Compressor {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Compresses a response; undefined if it should be sent uncompressed. */
  compress({ body, coded }: HttpAnswer, coding: Coding): MaybePromise<Uint8Array | undefined> {
    if (coded) return coded.get(coding) ?? this.#keep(bytesOf(body), coding, coded);
    if (body.length <= QUICK_BYTES) return quickly(bytesOf(body), coding);
    return this.#running < MOST_AT_ONCE ? this.#run(bytesOf(body), coding, IN_A_HURRY) : undefined;
  }

  /** Concurrent requests share one promise. Cached responses are few, so the queue stays short. */
  #keep(bytes: Uint8Array, coding: Coding, coded: Coded): Promise<Uint8Array> {
    const made = this.#turn().then(() => this.#run(bytes, coding, WELL));
    coded.set(coding, made);
    made.then(
      (done) => coded.set(coding, done),
      () => coded.delete(coding),
    );
    return made;
  }

  async #turn(): Promise<void> {
    if (this.#running >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async #run(bytes: Uint8Array, coding: Coding, how: typeof WELL): Promise<Uint8Array> {
    this.#running++;
    try {
      return coding === 'br' ? await threaded.br(bytes, how.br) : await threaded.gzip(bytes, how.gzip);
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }
}

function quickly(bytes: Uint8Array, coding: Coding): Uint8Array {
  return coding === 'br' ? brotliCompressSync(bytes, IN_A_HURRY.br) : gzipSync(bytes, IN_A_HURRY.gzip);
}

function bytesOf(body: HttpAnswer['body']): Uint8Array {
  return typeof body === 'string' ? textAsBytes(body) : body;
}
