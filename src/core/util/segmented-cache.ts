/**
 * What was put in or asked for lately, up to a size.
 * There are two generations: when the young one has half of that size it becomes the old one, and what is old and was not
 * asked for again is forgotten, all at once. To look for the oldest entry of a map time and again costs more than most of
 * what is kept is worth: a map walks over the places of all that it has deleted.
 */
export class SegmentedCache<K, V> {
  readonly #most: number;
  readonly #sizeOf: (value: V, key: K) => number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();
  #size = 0;

  constructor(most: number, sizeOf: (value: V, key: K) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get(key: K): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  /** What is kept of a key, or else is made now and kept. */
  ask(key: K, make: (key: K) => V): V {
    let value = this.get(key);
    if (value === undefined) {
      value = make(key);
      this.set(key, value);
    }
    return value;
  }

  set(key: K, value: V): void {
    const former = this.#young.get(key);
    if (former !== undefined) this.#size -= this.#sizeOf(former, key);
    const size = this.#sizeOf(value, key);
    if (this.#size + size > this.#most / 2) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#size = 0;
    }
    this.#young.set(key, value);
    this.#size += size;
  }
}
