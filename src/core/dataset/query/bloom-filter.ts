import { FNV_OFFSET_BASIS, fnv1aStep } from '../../util/fnv1a.ts';
import { weakMemo } from '../../util/weak-memo.ts';
import type { Pack } from '../pack/pack.ts';

/**
 * A Bloom filter with two probes. The fuzzy search generates about a hundred keys per word, hardly any of which exists;
 * a lookup in the dictionary takes twenty times as long as a probe.
 */
export class BloomFilter {
  readonly #bits: Int32Array;
  readonly #mask: number;

  /** @param count approximate number of entries */
  constructor(count: number) {
    // Sixteen bits per entry: a false-positive rate of one to two per cent.
    const size = 2 ** Math.ceil(Math.log2(Math.max(1, count) * 16 + 31));
    this.#bits = new Int32Array(size >>> 5);
    this.#mask = size - 1;
  }

  /** Adds an entry by its UTF-8 bytes. */
  add(bytes: Uint8Array, from: number, to: number): void {
    let hash = FNV_OFFSET_BASIS;
    for (let index = from; index < to; index++) hash = fnv1aStep(hash, bytes[index] as number);
    hash ^= hash >>> 15;
    this.#set(hash & this.#mask);
    this.#set(secondHash(hash) & this.#mask);
  }

  /** False if the text is certainly absent. Always true for non-ASCII text, which would have to be encoded first. */
  mightContain(text: string): boolean {
    const hash = hashAscii(text);
    return hash === undefined || (this.#has(hash & this.#mask) && this.#has(secondHash(hash) & this.#mask));
  }

  #set(bit: number): void {
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31));
  }

  #has(bit: number): boolean {
    return (((this.#bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1;
  }
}

const FIRST_NON_ASCII = 0x80;

function hashAscii(text: string): number | undefined {
  let hash = FNV_OFFSET_BASIS;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= FIRST_NON_ASCII) return undefined;
    hash = fnv1aStep(hash, code);
  }
  return hash ^ (hash >>> 15);
}

function secondHash(hash: number): number {
  const mixed = Math.imul(hash, 0x9e3779b1);
  return mixed ^ (mixed >>> 16);
}

const filtersByPrefix = weakMemo<Pack, Map<string, BloomFilter>>(() => new Map());

/** A filter of the suffixes of all terms with a prefix: the values, words or phonetic keys of one field. */
export function bloomFilterOf(pack: Pack, prefix: string): BloomFilter {
  const filters = filtersByPrefix(pack);
  let filter = filters.get(prefix);
  if (filter === undefined) {
    const { from, to } = pack.prefixRange(prefix);
    filter = new BloomFilter(to - from);
    pack.addTermsTo(filter, from, to, Buffer.byteLength(prefix));
    filters.set(prefix, filter);
  }
  return filter;
}
