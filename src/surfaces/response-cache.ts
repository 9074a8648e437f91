/**
 * Cache of list responses, keyed by URL and dataset version. An entry is admitted on its second request: most URLs are requested once,
 * and caching all of them would cost every search more than the hits save.
 */
import { crc32 } from 'node:zlib';
import { SegmentedCache } from '../core/util/segmented-cache.ts';
import type { HttpResponse } from './http-response.ts';

export interface CacheKey {
  readonly url: string;
  /** Version of the dataset that the response is built from. */
  readonly version: string;
}

interface CacheEntry {
  readonly version: string;
  readonly response: HttpResponse;
}

/** Compressed variants are stored with a response; together they are at most half its size. */
const ENCODED_OVERHEAD = 1.5;
/** Capacity of the cache. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
/** Longer responses are not cached: they are rarely requested twice and would evict many entries. */
const MAX_ENTRY_BYTES = 32 * 1024;
/** Slots of the admission filter: one CRC-32 per slot, overwritten on collision. */
const ADMISSION_SLOTS = 8_192;

export class ResponseCache {
  readonly #entries: SegmentedCache<string, CacheEntry>;
  readonly #seen = new Uint32Array(ADMISSION_SLOTS);

  constructor(maxBytes: number = MAX_CACHE_BYTES) {
    this.#entries = new SegmentedCache(maxBytes, ({ response }, url) => url.length + ENCODED_OVERHEAD * response.body.length);
  }

  get({ url, version }: CacheKey): HttpResponse | undefined {
    const entry = this.#entries.get(url);
    return entry?.version === version ? entry.response : undefined;
  }

  add({ url, version }: CacheKey, response: HttpResponse): void {
    if (this.#isSeen(url) && response.body.length <= MAX_ENTRY_BYTES)
      this.#entries.set(url, { version, response: { ...response, encoded: new Map() } });
  }

  /** Admission filter: whether the URL was seen before. Records it as seen. */
  #isSeen(url: string): boolean {
    const checksum = crc32(url);
    const slot = checksum % ADMISSION_SLOTS;
    const isSeen = this.#seen[slot] === checksum;
    this.#seen[slot] = checksum;
    return isSeen;
  }
}
