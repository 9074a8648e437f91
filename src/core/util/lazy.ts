/** Lazily initialised values, so that importing a module costs nothing. */

export function lazy<T extends {}>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}

export class LazySet<T> implements ReadonlySet<T> {
  readonly #set: () => ReadonlySet<T>;

  constructor(values: () => Iterable<T>) {
    this.#set = lazy(() => new Set(values()));
  }

  get size(): number {
    return this.#set().size;
  }
  has(value: T): boolean {
    return this.#set().has(value);
  }
  forEach(callback: (value: T, same: T, set: ReadonlySet<T>) => void): void {
    for (const value of this) callback(value, value, this);
  }
  entries(): SetIterator<[T, T]> {
    return this.#set().entries();
  }
  keys(): SetIterator<T> {
    return this.#set().keys();
  }
  values(): SetIterator<T> {
    return this.#set().values();
  }
  [Symbol.iterator](): SetIterator<T> {
    return this.#set().values();
  }
}

export class LazyMap<K, V> implements ReadonlyMap<K, V> {
  readonly #map: () => ReadonlyMap<K, V>;

  constructor(entries: () => Iterable<readonly [K, V]>) {
    this.#map = lazy(() => new Map(entries()));
  }

  get size(): number {
    return this.#map().size;
  }
  get(key: K): V | undefined {
    return this.#map().get(key);
  }
  has(key: K): boolean {
    return this.#map().has(key);
  }
  forEach(callback: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this) callback(value, key, this);
  }
  entries(): MapIterator<[K, V]> {
    return this.#map().entries();
  }
  keys(): MapIterator<K> {
    return this.#map().keys();
  }
  values(): MapIterator<V> {
    return this.#map().values();
  }
  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.#map().entries();
  }
}
