/**
 * A cache of the bitmaps of long posting lists of a pack: filters such as a bank or a state, and beginnings of common words.
 * Its eviction is CLOCK: a hand goes round a ring of places, and takes the first one that was not referenced since it last passed.
 * The memory of a place is used again: with new memory for each, the collector would go over the whole heap every few thousand searches.
 */
import { Bitmap } from './bitmap.ts';

const MOST_BYTES = 4 * 1024 * 1024;
/** A search holds one, and needs up to two others at a time. */
const FEWEST_PLACES = 4;

/** What rows are made of, always in the same way: views of the pack's memory, of which the place and length tell one from another. */
interface Maker {
  make(rows: Bitmap): Bitmap;
}

interface Place {
  /** What its bitmap is made of: where two lists begin and how long they are, and the bounds of the rows. */
  of: Made;
  readonly bitmap: Bitmap;
  /** The reference bit: whether it was asked for again since the hand last passed. */
  isReferenced: boolean;
}

class Made {
  readonly #one: Uint32Array;
  readonly #other: Uint32Array;
  readonly #low: number;
  readonly #high: number;
  /** Alike for what is the same, and hardly ever for what is not. A number, since to write a text of all four would cost more than most tiers. */
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
  /** How many rows the pack has. */
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

  /** The rows of a list that is a view of the pack's memory, within bounds. They are not to be changed, and hold until two others are asked for. */
  of(list: Uint32Array, low = 0, high: number = this.#size): Bitmap {
    const of = new Made(list, NONE, low, high);
    return this.#known(of) ?? this.#place(of).reset(low, high).add(list);
  }

  /** Likewise what is made of two such lists. */
  made(one: Uint32Array, other: Uint32Array, maker: Maker, low = 0, high: number = this.#size): Bitmap {
    const of = new Made(one, other, low, high);
    return this.#known(of) ?? maker.make(this.#place(of).reset(low, high));
  }

  /** Keeps one until another is held, whatever is asked for meanwhile. */
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

  /** A place: a new one while there is memory, then one that is evicted. */
  #free(of: Made): Place {
    if (this.#ring.length < this.#most) {
      const place = { of, bitmap: new Bitmap(this.#size), isReferenced: false };
      this.#ring.push(place);
      return place;
    }
    let place = this.#pass();
    for (; place.isReferenced || place.bitmap === this.#held; place = this.#pass()) place.isReferenced = false;
    // Another may have the same key by chance, and then have it now.
    if (this.#places.get(place.of.key) === place) this.#places.delete(place.of.key);
    place.of = of;
    return place;
  }

  /** Moves the hand on and returns the place that it was at. */
  #pass(): Place {
    const place = this.#ring[this.#hand] as Place;
    this.#hand = (this.#hand + 1) % this.#most;
    return place;
  }
}
