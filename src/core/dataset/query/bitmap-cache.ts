/**
 * A cache of the bitmaps of long posting lists: filters such as a bank or a state, and prefixes of common words.
 * Eviction is CLOCK: the hand walks a ring of slots and evicts the first one that was not referenced since it last passed.
 * The buffers of evicted slots are reused: fresh allocations would trigger a full garbage collection every few thousand searches.
 */
import { Bitmap } from './bitmap.ts';

const MOST_BYTES = 4 * 1024 * 1024;
/** A search pins one bitmap and uses up to two others at a time. */
const FEWEST_PLACES = 4;

/** Builds a bitmap deterministically from views of the pack's memory, which are identified by offset and length. */
interface Maker {
  make(rows: Bitmap): Bitmap;
}

interface Place {
  /** The cache key: offset and length of two lists, and the row bounds. */
  of: Made;
  readonly bitmap: Bitmap;
  /** The reference bit of CLOCK: set on a hit, cleared when the hand passes. */
  isReferenced: boolean;
}

class Made {
  readonly #one: Uint32Array;
  readonly #other: Uint32Array;
  readonly #low: number;
  readonly #high: number;
  /**
   * The hash of the key; collisions are possible and checked by `equals`. A number, since formatting a string key would cost more than most tiers.
   */
  readonly key: number;

  constructor(one: Uint32Array, other: Uint32Array, low: number, high: number) {
    this.#one = one;
    this.#other = other;
    this.#low = low;
    this.#high = high;
    let key = mixed(one.byteOffset, one.length);
    if (other.length > 0) key = mixed(mixed(key, other.byteOffset), other.length);
    this.key = mixed(mixed(key, low), high) >>> 2;
  }

  equals(made: Made): boolean {
    return this.#low === made.#low && this.#high === made.#high && isSame(this.#one, made.#one) && isSame(this.#other, made.#other);
  }
}

const MULTIPLIER = 0x9e3779b1;

function mixed(one: number, other: number): number {
  const product = Math.imul(one ^ other, MULTIPLIER);
  return product ^ (product >>> 15);
}

function isSame(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && (one.byteOffset === other.byteOffset || one.length === 0);
}

const NONE = new Uint32Array(0);

export class BitmapCache {
  /** Number of rows in the pack. */
  readonly #size: number;
  readonly #most: number;
  readonly #ring: Place[] = [];
  readonly #places = new Map<number, Place>();
  #hand = 0;
  #held: Bitmap | undefined;

  constructor(size: number, mostBytes: number = MOST_BYTES) {
    this.#size = size;
    this.#most = Math.max(FEWEST_PLACES, Math.floor(mostBytes / (size / 8 + 1)));
  }

  /** The bitmap of a posting list within bounds. Read-only, and valid until two others are requested. */
  of(list: Uint32Array, low = 0, high: number = this.#size): Bitmap {
    const of = new Made(list, NONE, low, high);
    return this.#known(of) ?? this.#place(of).reset(low, high).add(list);
  }

  /** Likewise for a bitmap derived from two lists. */
  made(one: Uint32Array, other: Uint32Array, maker: Maker, low = 0, high: number = this.#size): Bitmap {
    const of = new Made(one, other, low, high);
    return this.#known(of) ?? maker.make(this.#place(of).reset(low, high));
  }

  /** Pins a bitmap against eviction until another is pinned. */
  hold(bitmap: Bitmap): void {
    this.#held = bitmap;
  }

  #known(of: Made): Bitmap | undefined {
    const place = this.#places.get(of.key);
    if (place === undefined || !place.of.equals(of)) return undefined;
    place.isReferenced = true;
    return place.bitmap;
  }

  #place(of: Made): Bitmap {
    const place = this.#free(of);
    this.#places.set(of.key, place);
    return place.bitmap;
  }

  /** A slot: a new one until the memory limit is reached, then an evicted one. */
  #free(of: Made): Place {
    if (this.#ring.length < this.#most) {
      const place = { of, bitmap: new Bitmap(this.#size), isReferenced: false };
      this.#ring.push(place);
      return place;
    }
    let place = this.#pass();
    for (; place.isReferenced || place.bitmap === this.#held; place = this.#pass()) place.isReferenced = false;
    // On a hash collision the map entry may belong to another slot by now.
    if (this.#places.get(place.of.key) === place) this.#places.delete(place.of.key);
    place.of = of;
    return place;
  }

  /** Advances the hand and returns the slot that it was at. */
  #pass(): Place {
    const place = this.#ring[this.#hand] as Place;
    this.#hand = (this.#hand + 1) % this.#most;
    return place;
  }
}
