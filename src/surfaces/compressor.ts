/**
 * Makes answers smaller. What is sent again and again is compressed once, well, and kept. Everything else is compressed in a hurry: a short
 * answer at once, in a tenth of a millisecond, a longer one by the threads of zlib, a few at a time. These threads also read files and
 * scale pictures, so what finds them busy goes out as it is.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { textAsBytes } from '../core/request/json.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import type { Coding } from './coding.ts';
import type { HttpAnswer } from './http-answer.ts';

/** Up to here it takes about 0.1 ms as brotli and 0.2 ms as gzip. */
const QUICK_BYTES = 32 * 1024;
/** Of the four threads. */
const MOST_AT_ONCE = 2;
/** Nearly as small as the best, in a fraction of the time. */
const WELL = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, gzip: { level: 9 } };
/** A tenth larger than in the middle of the scale, in half the time. */
const IN_A_HURRY = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }, gzip: { level: 1 } };

const threaded = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** The compressed forms of an answer that is kept. */
export type Coded = Map<Coding, MaybePromise<Uint8Array>>;

/** Whether answers of a type are smaller when they are compressed: texts are; pictures and PDFs are so already. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|svg|javascript/.test(type);
}

export class Compressor {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** The answer in a form, or nothing where it should go out as it is. */
  compress({ body, coded }: HttpAnswer, coding: Coding): MaybePromise<Uint8Array | undefined> {
    if (coded) return coded.get(coding) ?? this.#keep(bytesOf(body), coding, coded);
    if (body.length <= QUICK_BYTES) return quickly(bytesOf(body), coding);
    return this.#running < MOST_AT_ONCE ? this.#run(bytesOf(body), coding, IN_A_HURRY) : undefined;
  }

  /** Whoever asks meanwhile waits for the same. There are only so many answers that are kept, so those that wait are few. */
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
