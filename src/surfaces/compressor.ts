/**
 * Response compression. Static responses are compressed once, at a high level, and cached. Others are compressed at the lowest level: short ones
 * synchronously (0.1 ms), longer ones in the libuv thread pool with bounded concurrency. The pool also serves file reads and image scaling,
 * so if it is busy the response is sent uncompressed.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { fromLatin1 } from '../core/request/json.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import type { ContentCoding } from './content-coding.ts';
import type { EncodedVariants, HttpResponse } from './http-response.ts';

/** Up to this size compression takes about 0.1 ms (brotli) or 0.2 ms (gzip). */
const MAX_SYNC_BYTES = 32 * 1024;
/** Of the four threads of the libuv pool. */
const MAX_CONCURRENT = 2;
/** Nearly the ratio of the highest level in a fraction of the time. */
const HIGH_LEVEL = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, gzip: { level: 9 } };
/** A tenth larger than the middle level, in half the time. */
const FAST_LEVEL = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }, gzip: { level: 1 } };

const compressAsync = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Whether a media type benefits from compression: text does; images and PDFs are already compressed. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|svg|javascript/.test(type);
}

export class Compressor {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Compresses a response; undefined if it should be sent uncompressed. */
  compress({ body, encoded }: HttpResponse, coding: ContentCoding): MaybePromise<Uint8Array | undefined> {
    if (encoded) return encoded.get(coding) ?? this.#compressAndCache(bodyBytes(body), coding, encoded);
    if (body.length <= MAX_SYNC_BYTES) return compressSync(bodyBytes(body), coding);
    return this.#running < MAX_CONCURRENT ? this.#run(bodyBytes(body), coding, FAST_LEVEL) : undefined;
  }

  /** Concurrent requests share one promise. Cached responses are few, so the queue stays short. */
  #compressAndCache(bytes: Uint8Array, coding: ContentCoding, variants: EncodedVariants): Promise<Uint8Array> {
    const compressed = this.#waitForSlot().then(() => this.#run(bytes, coding, HIGH_LEVEL));
    variants.set(coding, compressed);
    compressed.then(
      (bytes) => variants.set(coding, bytes),
      () => variants.delete(coding),
    );
    return compressed;
  }

  async #waitForSlot(): Promise<void> {
    if (this.#running >= MAX_CONCURRENT) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async #run(bytes: Uint8Array, coding: ContentCoding, level: typeof HIGH_LEVEL): Promise<Uint8Array> {
    this.#running++;
    try {
      return coding === 'br' ? await compressAsync.br(bytes, level.br) : await compressAsync.gzip(bytes, level.gzip);
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }
}

function compressSync(bytes: Uint8Array, coding: ContentCoding): Uint8Array {
  return coding === 'br' ? brotliCompressSync(bytes, FAST_LEVEL.br) : gzipSync(bytes, FAST_LEVEL.gzip);
}

function bodyBytes(body: HttpResponse['body']): Uint8Array {
  return typeof body === 'string' ? fromLatin1(body) : body;
}
