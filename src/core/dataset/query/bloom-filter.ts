import { FNV_OFFSET_BASIS, fnv1aStep } from '../../util/fnv1a.ts';
import { weakMemo } from '../../util/weak-memo.ts';
import type { Pack } from '../pack/pack.ts';

/**
 * Tells at once of most texts that they are none of many (a Bloom filter of two probes): a slip of the keys makes a hundred keys of one,
 * hardly any of which there is, and to look for each in the dictionary takes twenty times as long.
 */
export class BloomFilter {
  readonly #bits: Int32Array;
  readonly #mask: number;

  /** @param count about how many texts there will be */
  constructor(count: number) {
    // With sixteen bits a text, one or two of a hundred that are not there are taken for some that are.
    const size = 2 ** Math.ceil(Math.log2(Math.max(1, count) * 16 + 31));
    this.#bits = new Int32Array(size >>> 5);
    this.#mask = size - 1;
  }

  /** Adds a text by its bytes. */
  add(bytes: Uint8Array, from: number, to: number): void {
    let hash = FNV_OFFSET_BASIS;
    for (let at = from; at < to; at++) hash = fnv1aStep(hash, bytes[at] as number);
    hash ^= hash >>> 15;
    this.#set(hash & this.#mask);
    this.#set(second(hash) & this.#mask);
  }

  /** False where the text is certainly not there. Texts with other letters than those of ASCII, whose bytes would have to be made, may all be there. */
  mayHave(text: string): boolean {
    const hash = hashOf(text);
    return hash === undefined || (this.#has(hash & this.#mask) && this.#has(second(hash) & this.#mask));
  }

  #set(bit: number): void {
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31));
  }

  #has(bit: number): boolean {
    return (((this.#bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1;
  }
}

const WIDE = 0x80;

function hashOf(text: string): number | undefined {
  let hash = FNV_OFFSET_BASIS;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= WIDE) return undefined;
    hash = fnv1aStep(hash, code);
  }
  return hash ^ (hash >>> 15);
}

function second(hash: number): number {
  const mixed = Math.imul(hash, 0x9e3779b1);
  return mixed ^ (mixed >>> 16);
}

const filters = weakMemo<Pack, Map<string, BloomFilter>>(() => new Map());

/** Of what follows a beginning in the terms of a pack: of the values, words or sound keys of one field. */
export function filterOf(pack: Pack, beginning: string): BloomFilter {
  const known = filters(pack);
  let filter = known.get(beginning);
  if (filter === undefined) {
    const { from, to } = pack.prefix(beginning);
    filter = new BloomFilter(to - from);
    pack.addTermsTo(filter, from, to, Buffer.byteLength(beginning));
    known.set(beginning, filter);
  }
  return filter;
}
