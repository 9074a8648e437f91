/** Objects of a file as the reader asks for them: one by one, each once, and streams unpacked under a budget. */
import { inflateSync } from 'node:zlib';
import type { PdfObject } from '../graph.ts';
import type { DirectObjects } from '../objects.ts';
import { type Dict, isDict, Ref, type Value, writeValue } from '../syntax.ts';
import { giveUp } from './giving-up.ts';

/** Contents of one request together; what is more may be a bomb. */
const MOST_UNPACKED = 32 * 1024 * 1024;
const MOST_STEPS = 10;

export class Resources {
  readonly #objects: DirectObjects;
  readonly #read = new Map<number, PdfObject | undefined>();
  #budget = MOST_UNPACKED;

  constructor(objects: DirectObjects) {
    this.#objects = objects;
  }

  object(number: number): PdfObject | undefined {
    if (this.#read.has(number)) return this.#read.get(number);
    const object = this.#objects.object(number);
    this.#read.set(number, object);
    return object;
  }

  /** Whether a word may stand in what a value is; never false where it does. */
  mayHave(value: Value, word: string): boolean {
    const text = value instanceof Ref ? this.#objects.raw(value.number) : writeValue(value, () => 1);
    return text.includes(word) || text.includes('#');
  }

  /** What a value is after following references. */
  value(value: Value | undefined): Value | undefined {
    let at = value;
    for (let steps = 0; at instanceof Ref && steps < MOST_STEPS; steps++) at = this.object(at.number)?.value;
    return at instanceof Ref || at === 'null' ? undefined : at;
  }

  dict(value: Value | undefined): Dict | undefined {
    const found = this.value(value);
    return isDict(found) ? found : undefined;
  }

  /** Undefined where there is none. */
  list(value: Value | undefined): Value[] | undefined {
    const found = this.value(value);
    return Array.isArray(found) ? found : undefined;
  }

  /** The numbers of a list; undefined where it is not of this length, or not of numbers. */
  numbers(value: Value | undefined, length: number): number[] | undefined {
    const list = this.list(value);
    const numbers = list?.map((item) => Number(this.value(item)));
    return numbers?.length === length && numbers.every(Number.isFinite) ? numbers : undefined;
  }

  /** The bytes of a stream, unpacked. */
  bytes({ value, data }: PdfObject): Buffer {
    if (!data || !isDict(value)) return giveUp('no stream');
    const filters = this.value(value.get('/Filter'));
    const filter = Array.isArray(filters) && filters.length <= 1 ? this.value(filters[0]) : filters;
    if (filter === undefined) {
      this.#spend(data.length);
      return data;
    }
    if (filter !== '/FlateDecode' || this.value(value.get('/DecodeParms')) !== undefined || value.has('/F'))
      return giveUp('another filter');
    try {
      const bytes = inflateSync(data, { maxOutputLength: Math.max(1, this.#budget) });
      this.#spend(bytes.length);
      return bytes;
    } catch {
      return giveUp('a stream that cannot be unpacked');
    }
  }

  #spend(bytes: number): void {
    this.#budget -= bytes;
    if (this.#budget < 0) giveUp('too much content');
  }
}
