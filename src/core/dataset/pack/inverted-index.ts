/** Builds an inverted index: posting lists of rows by term. There are millions of pairs, hence typed arrays and no array per term. */
import { LONGEST_TERM } from './term-dictionary.ts';

export interface Postings {
  /** Sorted by their UTF-8 bytes. */
  readonly terms: readonly string[];
  /** Length of the posting list of each term. */
  readonly lengths: readonly number[];
  /** The concatenated posting lists, each ascending: row numbers, or term numbers for a sound key. */
  readonly postings: Uint32Array;
  /** The rows that have any of some terms, ascending. */
  rowsWith(terms: readonly string[]): number[];
}

export class InvertedIndex {
  /** Ids of terms in the order of insertion. */
  readonly #ids = new Map<string, number>();
  readonly #lastRow: number[] = [];
  readonly #counts: number[] = [];
  /** The term ids of all rows, concatenated, and the offset of each row. */
  readonly #termIds = new NumberList();
  readonly #rowStarts: number[] = [];

  get terms(): Iterable<string> {
    return this.#ids.keys();
  }

  addRow(terms: Iterable<string>): void {
    const row = this.#rowStarts.push(this.#termIds.length) - 1;
    for (const term of terms) {
      const key = term.length > LONGEST_TERM ? term.slice(0, LONGEST_TERM) : term;
      let id = this.#ids.get(key);
      if (id === undefined) {
        id = this.#ids.size;
        this.#ids.set(key, id);
        this.#counts.push(0);
      }
      if (this.#lastRow[id] === row) continue;
      this.#lastRow[id] = row;
      (this.#counts[id] as number)++;
      this.#termIds.push(id);
    }
  }

  /**
   * @param order input positions of the rows, in the order of their final numbers
   * @param sounds sound keys, and the word terms that they refer to
   */
  finish(order: readonly number[], sounds: ReadonlyMap<string, readonly string[]>): Postings {
    const terms = sortedByBytes([...this.#ids.keys(), ...sounds.keys()]);
    const numberOf = new Uint32Array(this.#ids.size);
    const lengths = terms.map((term, number) => {
      const id = this.#ids.get(term);
      if (id === undefined) return sounds.get(term)?.length ?? 0;
      numberOf[id] = number;
      return this.#counts[id] as number;
    });
    const starts = new Uint32Array(terms.length + 1);
    for (const [number, length] of lengths.entries()) starts[number + 1] = (starts[number] as number) + length;
    const postings = new Uint32Array(starts[terms.length] as number);

    // Iterating over rows by number makes each list ascending.
    const ends = starts.slice();
    const termIds = this.#termIds.whole();
    for (const [row, at] of order.entries()) {
      const last = this.#rowStarts[at + 1] ?? termIds.length;
      for (let pair = this.#rowStarts[at] as number; pair < last; pair++) {
        const term = numberOf[termIds[pair] as number] as number;
        const end = ends[term] as number;
        postings[end] = row;
        ends[term] = end + 1;
      }
    }
    const numberOfTerm = (term: string): number => numberOf[this.#ids.get(term) as number] as number;
    for (const [number, term] of terms.entries()) {
      const words = this.#ids.has(term) ? undefined : sounds.get(term);
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
      rowsWith: (wanted) => {
        const numbers = wanted.filter((term) => this.#ids.has(term)).map(numberOfTerm);
        const rows = numbers.flatMap((number) => [...postings.subarray(starts[number], starts[number + 1])]);
        return [...new Set(rows)].sort((a, b) => a - b);
      },
    };
  }
}

/** UTF-16 code units sort like UTF-8 bytes except for surrogates, which sort below U+E000 to U+FFFF. */
const OTHER_ORDER = /[\uD800-\uFFFF]/;

function sortedByBytes(terms: string[]): string[] {
  terms.sort();
  return terms.some((term) => OTHER_ORDER.test(term)) ? terms.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))) : terms;
}

/** A growable typed array. */
class NumberList {
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

  whole(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
