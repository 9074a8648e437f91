/**
 * A cache of the bitmaps of long posting lists of a pack: filters such as a bank or a state, and beginnings of common words.
 * Its eviction is CLOCK: a hand goes round a ring of places, and takes the first one that was not referenced since it last passed.
 * The memory of a place is used again: with new memory for each, the collector would go over the whole heap every few thousand searches.
 */
import { Bitmap } from './bitmap.ts';

const MOST_BYTES = 4 * 1024 * 1024;
/** A search holds one, and needs up to two others at a time. */
const FEWEST_PLACES = 4;

/** Whole lists by a number, which is quicker. */
type Key = number | string;

interface Place {
  key: Key;
  readonly bitmap: Bitmap;
  /** The reference bit: whether it was asked for again since the hand last passed. */
  isReferenced: boolean;
}

export class KeptBitmaps {
  /** How many rows the pack has. */
  readonly #size: number;
  readonly #most: number;
  readonly #ring: Place[] = [];
  readonly #places = new Map<Key, Place>();
  #hand = 0;
  #held: Bitmap | undefined;

  constructor(size: number, mostBytes: number = MOST_BYTES) {
    this.#size = size;
    this.#most = Math.max(FEWEST_PLACES, Math.floor(mostBytes / (size / 8 + 1)));
  }

  /** The rows of a list that is a view of the pack's memory, within bounds. They are not to be changed, and hold until two others are asked for. */
  of(list: Uint32Array, low = 0, high: number = this.#size): Bitmap {
    const key = low === 0 && high === this.#size ? list.byteOffset * 2 ** 24 + list.length : `${keyOf(list)} ${low} ${high}`;
    return this.#kept(key, (rows) => rows.reset(low, high).add(list));
  }

  /** Likewise what is made of two such lists, always in the same way. */
  made(one: Uint32Array, other: Uint32Array, fill: (rows: Bitmap) => Bitmap, low = 0, high: number = this.#size): Bitmap {
    return this.#kept(`${keyOf(one)} ${keyOf(other)} ${low} ${high}`, (rows) => fill(rows.reset(low, high)));
  }

  /** Keeps one until another is held, whatever is asked for meanwhile. */
  hold(bitmap: Bitmap): void {
    this.#held = bitmap;
  }

  #kept(key: Key, fill: (rows: Bitmap) => Bitmap): Bitmap {
    const known = this.#places.get(key);
    if (known) {
      known.isReferenced = true;
      return known.bitmap;
    }
    const place = this.#free(key);
    this.#places.set(key, place);
    return fill(place.bitmap);
  }

  /** A place for a key: a new one while there is memory, then one that is evicted. */
  #free(key: Key): Place {
    if (this.#ring.length < this.#most) {
      const place = { key, bitmap: new Bitmap(this.#size), isReferenced: false };
      this.#ring.push(place);
      return place;
    }
    let place = this.#pass();
    for (; place.isReferenced || place.bitmap === this.#held; place = this.#pass()) place.isReferenced = false;
    this.#places.delete(place.key);
    place.key = key;
    return place;
  }

  /** Moves the hand on and returns the place that it was at. */
  #pass(): Place {
    const place = this.#ring[this.#hand] as Place;
    this.#hand = (this.#hand + 1) % this.#most;
    return place;
  }
}

/** Where a view begins in the memory of the pack and how long it is tells one list from another. Numbers as small as these are quickly written. */
function keyOf(list: Uint32Array): string {
  return `${list.byteOffset >>> 2} ${list.length}`;
}
