/**
 * A cache of the bitmaps of long posting lists: filters such as a bank or a state, and prefixes of common words.
 * Eviction is CLOCK: the hand walks a ring of slots and evicts the first one that was not referenced since it last passed.
 * The buffers of evicted slots are reused: fresh allocations would trigger a full garbage collection every few thousand searches.
 */
import { Bitmap } from './bitmap.ts';

const MAX_CACHE_BYTES = 4 * 1024 * 1024;
/** A search pins one bitmap and uses up to two others at a time. */
const MIN_SLOTS = 4;

/** Builds a bitmap deterministically from views of the pack's memory, which are identified by offset and length. */
interface BitmapBuilder {
  build(rows: Bitmap): Bitmap;
}

interface CacheSlot {
  /** The cache key: offset and length of two lists, and the row bounds. */
  key: BitmapKey;
  readonly bitmap: Bitmap;
  /** The reference bit of CLOCK: set on a hit, cleared when the hand passes. */
  isReferenced: boolean;
}

class BitmapKey {
  readonly #first: Uint32Array;
  readonly #second: Uint32Array;
  readonly #low: number;
  readonly #high: number;
  /**
   * The hash of the key; collisions are possible and checked by `equals`. A number, since formatting a string key would cost more than most tiers.
   */
  readonly hash: number;

  constructor(first: Uint32Array, second: Uint32Array, low: number, high: number) {
    this.#first = first;
    this.#second = second;
    this.#low = low;
    this.#high = high;
    let key = mixHash(first.byteOffset, first.length);
    if (second.length > 0) key = mixHash(mixHash(key, second.byteOffset), second.length);
    this.hash = mixHash(mixHash(key, low), high) >>> 2;
  }

  equals(other: BitmapKey): boolean {
    return (
      this.#low === other.#low &&
      this.#high === other.#high &&
      isSameView(this.#first, other.#first) &&
      isSameView(this.#second, other.#second)
    );
  }
}

const MULTIPLIER = 0x9e3779b1;

function mixHash(first: number, second: number): number {
  const product = Math.imul(first ^ second, MULTIPLIER);
  return product ^ (product >>> 15);
}

function isSameView(first: Uint32Array, second: Uint32Array): boolean {
  return first.length === second.length && (first.byteOffset === second.byteOffset || first.length === 0);
}

const NONE = new Uint32Array(0);

export class BitmapCache {
  /** Number of rows in the pack. */
  readonly #size: number;
  readonly #capacity: number;
  readonly #ring: CacheSlot[] = [];
  readonly #slots = new Map<number, CacheSlot>();
  #hand = 0;
  #pinned: Bitmap | undefined;

  constructor(size: number, maxBytes: number = MAX_CACHE_BYTES) {
    this.#size = size;
    this.#capacity = Math.max(MIN_SLOTS, Math.floor(maxBytes / (size / 8 + 1)));
  }

  /** The bitmap of a posting list within bounds. Read-only, and valid until two others are requested. */
  forList(list: Uint32Array, low = 0, high: number = this.#size): Bitmap {
    const key = new BitmapKey(list, NONE, low, high);
    return this.#lookup(key) ?? this.#allocate(key).reset(low, high).add(list);
  }

  /** The bitmap derived from two lists, built if it is not cached. */
  getOrBuild(first: Uint32Array, second: Uint32Array, builder: BitmapBuilder, low = 0, high: number = this.#size): Bitmap {
    const key = new BitmapKey(first, second, low, high);
    return this.#lookup(key) ?? builder.build(this.#allocate(key).reset(low, high));
  }

  /** Pins a bitmap against eviction until another is pinned. */
  pin(bitmap: Bitmap): void {
    this.#pinned = bitmap;
  }

  #lookup(key: BitmapKey): Bitmap | undefined {
    const slot = this.#slots.get(key.hash);
    if (slot === undefined || !slot.key.equals(key)) return undefined;
    slot.isReferenced = true;
    return slot.bitmap;
  }

  #allocate(key: BitmapKey): Bitmap {
    const slot = this.#freeSlot(key);
    this.#slots.set(key.hash, slot);
    return slot.bitmap;
  }

  /** A slot: a new one until the memory limit is reached, then an evicted one. */
  #freeSlot(key: BitmapKey): CacheSlot {
    if (this.#ring.length < this.#capacity) {
      const slot = { key, bitmap: new Bitmap(this.#size), isReferenced: false };
      this.#ring.push(slot);
      return slot;
    }
    let slot = this.#advanceHand();
    for (; slot.isReferenced || slot.bitmap === this.#pinned; slot = this.#advanceHand()) slot.isReferenced = false;
    // On a hash collision the map entry may belong to another slot by now.
    if (this.#slots.get(slot.key.hash) === slot) this.#slots.delete(slot.key.hash);
    slot.key = key;
    return slot;
  }

  /** Advances the hand and returns the slot that it was at. */
  #advanceHand(): CacheSlot {
    const slot = this.#ring[this.#hand] as CacheSlot;
    this.#hand = (this.#hand + 1) % this.#capacity;
    return slot;
  }
}
