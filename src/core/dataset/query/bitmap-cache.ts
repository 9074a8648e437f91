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
  readonly #one: Uint32Array;
  readonly #other: Uint32Array;
  readonly #low: number;
  readonly #high: number;
  /**
   * The hash of the key; collisions are possible and checked by `equals`. A number, since formatting a string key would cost more than most tiers.
   */
  readonly hash: number;

  constructor(one: Uint32Array, other: Uint32Array, low: number, high: number) {
    this.#one = one;
    this.#other = other;
    this.#low = low;
    this.#high = high;
    let key = mixHash(one.byteOffset, one.length);
    if (other.length > 0) key = mixHash(mixHash(key, other.byteOffset), other.length);
    this.hash = mixHash(mixHash(key, low), high) >>> 2;
  }

  equals(other: BitmapKey): boolean {
    return (
      this.#low === other.#low && this.#high === other.#high && isSameView(this.#one, other.#one) && isSameView(this.#other, other.#other)
    );
  }
}

const MULTIPLIER = 0x9e3779b1;

function mixHash(one: number, other: number): number {
  const product = Math.imul(one ^ other, MULTIPLIER);
  return product ^ (product >>> 15);
}

function isSameView(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && (one.byteOffset === other.byteOffset || one.length === 0);
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

  constructor(size: number, mostBytes: number = MAX_CACHE_BYTES) {
    this.#size = size;
    this.#capacity = Math.max(MIN_SLOTS, Math.floor(mostBytes / (size / 8 + 1)));
  }

  /** The bitmap of a posting list within bounds. Read-only, and valid until two others are requested. */
  forList(list: Uint32Array, low = 0, high: number = this.#size): Bitmap {
    const of = new BitmapKey(list, NONE, low, high);
    return this.#lookup(of) ?? this.#allocate(of).reset(low, high).add(list);
  }

  /** Likewise for a bitmap derived from two lists. */
  getOrBuild(one: Uint32Array, other: Uint32Array, maker: BitmapBuilder, low = 0, high: number = this.#size): Bitmap {
    const of = new BitmapKey(one, other, low, high);
    return this.#lookup(of) ?? maker.build(this.#allocate(of).reset(low, high));
  }

  /** Pins a bitmap against eviction until another is pinned. */
  pin(bitmap: Bitmap): void {
    this.#pinned = bitmap;
  }

  #lookup(of: BitmapKey): Bitmap | undefined {
    const place = this.#slots.get(of.hash);
    if (place === undefined || !place.key.equals(of)) return undefined;
    place.isReferenced = true;
    return place.bitmap;
  }

  #allocate(of: BitmapKey): Bitmap {
    const place = this.#freeSlot(of);
    this.#slots.set(of.hash, place);
    return place.bitmap;
  }

  /** A slot: a new one until the memory limit is reached, then an evicted one. */
  #freeSlot(key: BitmapKey): CacheSlot {
    if (this.#ring.length < this.#capacity) {
      const place = { key, bitmap: new Bitmap(this.#size), isReferenced: false };
      this.#ring.push(place);
      return place;
    }
    let place = this.#advanceHand();
    for (; place.isReferenced || place.bitmap === this.#pinned; place = this.#advanceHand()) place.isReferenced = false;
    // On a hash collision the map entry may belong to another slot by now.
    if (this.#slots.get(place.key.hash) === place) this.#slots.delete(place.key.hash);
    place.key = key;
    return place;
  }

  /** Advances the hand and returns the slot that it was at. */
  #advanceHand(): CacheSlot {
    const place = this.#ring[this.#hand] as CacheSlot;
    this.#hand = (this.#hand + 1) % this.#capacity;
    return place;
  }
}
