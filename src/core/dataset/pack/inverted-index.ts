/** Collects which rows carry which terms, and makes posting lists of them. Millions of pairs: numbers in typed arrays, no list for each term. */
import { LONGEST_TERM } from './term-dictionary.ts';

export interface Postings {
  /** In the order of their UTF-8 bytes. */
  readonly terms: readonly string[];
  /** How many entries each term has. */
  readonly lengths: readonly number[];
  /** The lists of all terms, one after the other, each ascending: numbers of rows, or of terms where it belongs to a sound. */
  readonly postings: Uint32Array;
  /** The rows that carry one of some terms, ascending. */
  rowsWith(terms: readonly string[]): number[];
}

export class InvertedIndex {
  /** Terms, numbered as they came. */
  readonly #ids = new Map<string, number>();
  readonly #lastRow: number[] = [];
  readonly #counts: number[] = [];
  /** The terms of each row, one row after the other, and where each row begins. */
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

  /** @param order rows as they were added, in the order of their final numbers @param sounds terms of sounds, and the terms they lead to */
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

    // Rows in the order of their numbers: each list comes out ascending.
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

/** UTF-16 units are in the order of UTF-8 bytes but for surrogates, which come before what they stand for. */
const OTHER_ORDER = /[\uD800-\uFFFF]/;

function sortedByBytes(terms: string[]): string[] {
  terms.sort();
  return terms.some((term) => OTHER_ORDER.test(term)) ? terms.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))) : terms;
}

/** A typed array that grows. */
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
