/**
 * Approximate LRU cache with two generations: when the young one reaches half of the capacity it becomes the old one,
 * and the former old one is dropped. A hit in the old generation promotes the entry.
 * Evicting single entries of a Map in LRU order would often cost more than recomputing them:
 * its iterator walks over the slots of all deleted entries.
 */
export class SegmentedCache<K, V> {
  readonly #capacity: number;
  readonly #sizeOf: (value: V, key: K) => number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();
  #size = 0;

  constructor(capacity: number, sizeOf: (value: V, key: K) => number = () => 1) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  get(key: K): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  /** Returns the cached value, or computes and stores it. */
  getOrCompute(key: K, compute: (key: K) => V): V {
    let value = this.get(key);
    if (value === undefined) {
      value = compute(key);
      this.set(key, value);
    }
    return value;
  }

  set(key: K, value: V): void {
    const previous = this.#young.get(key);
    if (previous !== undefined) this.#size -= this.#sizeOf(previous, key);
    const size = this.#sizeOf(value, key);
    if (this.#size + size > this.#capacity / 2) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#size = 0;
    }
    this.#young.set(key, value);
    this.#size += size;
  }
}
