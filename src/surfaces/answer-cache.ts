/**
 * Cache of list responses, keyed by URL and dataset version. An entry is admitted on its second request: most URLs are requested once,
 * and caching all of them would cost every search more than the hits save.
 */
import { crc32 } from 'node:zlib';
import { SegmentedCache } from '../core/util/segmented-cache.ts';
import type { HttpAnswer } from './http-answer.ts';

export interface Asked {
  readonly url: string;
  /** Version of the dataset that the response is built from. */
  readonly version: string;
}

interface Kept {
  readonly version: string;
  readonly answer: HttpAnswer;
}

/** Compressed variants are stored with a response; together they are at most half its size. */
const WITH_CODED = 1.5;
/** Capacity of the cache. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Longer responses are not cached: they are rarely requested twice and would evict many entries. */
const LONGEST = 32 * 1024;
/** Slots of the admission filter: one CRC-32 per slot, overwritten on collision. */
const MOST_SEEN = 8_192;

export class AnswerCache {
  readonly #kept: SegmentedCache<string, Kept>;
  readonly #seen = new Uint32Array(MOST_SEEN);

  constructor(mostBytes: number = MOST_BYTES) {
    this.#kept = new SegmentedCache(mostBytes, ({ answer }, url) => url.length + WITH_CODED * answer.body.length);
  }

  get({ url, version }: Asked): HttpAnswer | undefined {
    const kept = this.#kept.get(url);
    return kept?.version === version ? kept.answer : undefined;
  }

  add({ url, version }: Asked, answer: HttpAnswer): void {
    if (this.#isSeen(url) && answer.body.length <= LONGEST) this.#kept.set(url, { version, answer: { ...answer, coded: new Map() } });
  }

  /** Admission filter: whether the URL was seen before. Records it as seen. */
  #isSeen(url: string): boolean {
    const sum = crc32(url);
    const place = sum % MOST_SEEN;
    const isSeen = this.#seen[place] === sum;
    this.#seen[place] = sum;
    return isSeen;
  }
}
