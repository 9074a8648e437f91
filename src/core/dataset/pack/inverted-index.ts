/** Builds an inverted index: posting lists of rows by term. There are millions of pairs, hence typed arrays and no array per term. */
import { MAX_TERM_LENGTH } from './term-dictionary.ts';

export interface BuiltInvertedIndex {
  /** Sorted by their UTF-8 bytes. */
  readonly terms: readonly string[];
  /** Length of the posting list of each term. */
  readonly lengths: readonly number[];
  /** The concatenated posting lists, each ascending: row numbers, or term numbers for a sound key. */
  readonly postings: Uint32Array;
  /** The rows that have any of some terms, ascending. */
  rowsWith(terms: readonly string[]): number[];
}

export class InvertedIndexBuilder {
  /** Ids of terms in the order of insertion. */
  readonly #termIdsByTerm = new Map<string, number>();
  readonly #lastRowOfTerm: number[] = [];
  readonly #docFrequencies: number[] = [];
  /** The term ids of all rows, concatenated, and the offset of each row. */
  readonly #termIds = new GrowableUint32Array();
  readonly #rowStarts: number[] = [];

  get terms(): Iterable<string> {
    return this.#termIdsByTerm.keys();
  }

  addRow(terms: Iterable<string>): void {
    const row = this.#rowStarts.push(this.#termIds.length) - 1;
    for (const term of terms) {
      const key = term.length > MAX_TERM_LENGTH ? term.slice(0, MAX_TERM_LENGTH) : term;
      let id = this.#termIdsByTerm.get(key);
      if (id === undefined) {
        id = this.#termIdsByTerm.size;
        this.#termIdsByTerm.set(key, id);
        this.#docFrequencies.push(0);
      }
      if (this.#lastRowOfTerm[id] === row) continue;
      this.#lastRowOfTerm[id] = row;
      (this.#docFrequencies[id] as number)++;
      this.#termIds.push(id);
    }
  }

  /**
   * @param order input positions of the rows, in the order of their final numbers
   * @param phoneticKeys sound keys, and the word terms that they refer to
   */
  build(order: readonly number[], phoneticKeys: ReadonlyMap<string, readonly string[]>): BuiltInvertedIndex {
    const terms = sortedByBytes([...this.#termIdsByTerm.keys(), ...phoneticKeys.keys()]);
    const numberOf = new Uint32Array(this.#termIdsByTerm.size);
    const lengths = terms.map((term, number) => {
      const id = this.#termIdsByTerm.get(term);
      if (id === undefined) return phoneticKeys.get(term)?.length ?? 0;
      numberOf[id] = number;
      return this.#docFrequencies[id] as number;
    });
    const starts = new Uint32Array(terms.length + 1);
    for (let number = 0; number < lengths.length; number++) starts[number + 1] = (starts[number] as number) + (lengths[number] as number);
    const postings = new Uint32Array(starts[terms.length] as number);

    // Iterating over rows by number makes each list ascending.
    const ends = starts.slice();
    const termIds = this.#termIds.toArray();
    for (let row = 0; row < order.length; row++) {
      const index = order[row] as number;
      const last = this.#rowStarts[index + 1] ?? termIds.length;
      for (let pair = this.#rowStarts[index] as number; pair < last; pair++) {
        const term = numberOf[termIds[pair] as number] as number;
        const end = ends[term] as number;
        postings[end] = row;
        ends[term] = end + 1;
      }
    }
    const numberOfTerm = (term: string): number => numberOf[this.#termIdsByTerm.get(term) as number] as number;
    for (const [number, term] of terms.entries()) {
      const words = this.#termIdsByTerm.has(term) ? undefined : phoneticKeys.get(term);
      if (words)
        postings.set(
          words.map(numberOfTerm).sort((a, b) => a - b),
          starts[number],
        );
    }
    return {
      terms,
      lengths,
      postings,
      rowsWith: (requested) => {
        const numbers = requested.filter((term) => this.#termIdsByTerm.has(term)).map(numberOfTerm);
        const rows = numbers.flatMap((number) => [...postings.subarray(starts[number], starts[number + 1])]);
        return [...new Set(rows)].sort((a, b) => a - b);
      },
    };
  }
}

/** UTF-16 code units sort like UTF-8 bytes except for surrogates, which sort below U+E000 to U+FFFF. */
const UTF16_ORDER_DIFFERS = /[\uD800-\uFFFF]/;

/** Sorts by UTF-8 bytes. Code unit order differs only between two terms that both have such characters, which are few. */
function sortedByBytes(unsorted: Iterable<string>): string[] {
  const terms = bucketSorted(unsorted);
  const others = new Set(terms.filter((term) => UTF16_ORDER_DIFFERS.test(term)));
  if (others.size < 2) return terms;
  return terms.sort((a, b) => (others.has(a) && others.has(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : a < b ? -1 : 1));
}

/** The field and two or three letters: terms of one field have the longest common prefixes. */
const BUCKET_PREFIX = 6;

/** Sorted by code units. Buckets first: most of the time goes into comparing common prefixes, and a small bucket needs few comparisons. */
function bucketSorted(terms: Iterable<string>): string[] {
  const buckets = new Map<string, string[]>();
  for (const term of terms) {
    const prefix = term.slice(0, BUCKET_PREFIX);
    const bucket = buckets.get(prefix);
    if (bucket) bucket.push(term);
    else buckets.set(prefix, [term]);
  }
  return [...buckets.keys()].sort().flatMap((prefix) => (buckets.get(prefix) as string[]).sort());
}

/** A growable typed array. */
class GrowableUint32Array {
  #numbers = new Uint32Array(1 << 16);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = number;
  }

  toArray(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
