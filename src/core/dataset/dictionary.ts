/** The terms of a pack, in the order of their bytes: what is looked for is found by halving what is left. */
import { LONGEST_TERM } from './build.ts';

/** Terms that stand together, `to` not included. */
export interface TermRange {
  readonly from: number;
  readonly to: number;
}

export class Dictionary {
  readonly #terms: Buffer;
  readonly #ends: Uint32Array;

  /** @param terms one after the other @param ends where each of them ends, after a 0 */
  constructor(terms: Buffer, ends: Uint32Array) {
    this.#terms = terms;
    this.#ends = ends;
  }

  get size(): number {
    return this.#ends.length - 1;
  }

  /** The text of a term, by its number, without so many bytes at its beginning. */
  text(at: number, without = 0): string {
    return this.#terms.toString('utf8', (this.#ends[at] as number) + without, this.#ends[at + 1]);
  }

  /** How long it is, in bytes. */
  length(at: number): number {
    return (this.#ends[at + 1] as number) - (this.#ends[at] as number);
  }

  /** The number of a term, or -1. @param within where it must be if it is there */
  find(term: string, within?: TermRange): number {
    const length = want(term);
    const end = within?.to ?? this.size;
    const at = this.#lowerBound(length, within?.from, end);
    return at < end && this.#compare(length, at) === 0 ? at : -1;
  }

  /** The last term that is not after a term, or -1. */
  floor(term: string): number {
    const length = want(term);
    const at = this.#lowerBound(length);
    return at < this.size && this.#compare(length, at) === 0 ? at : at - 1;
  }

  /** The terms that begin with a text. */
  beginning(text: string): TermRange {
    const length = want(text);
    const from = this.#lowerBound(length);
    // Most have few terms: steps that double find their end sooner than halving all that follow.
    let step = 1;
    while (from + step < this.size && this.#compare(length, from + step, true) > 0) step *= 2;
    return { from, to: this.#lowerBound(length, from, Math.min(from + step, this.size), true) };
  }

  /** The first term, looking from `from` up to `to`, that is not before the one wanted; with `afterAll`, nor begins with it. */
  #lowerBound(length: number, from = 0, to: number = this.size, afterAll = false): number {
    let low = from;
    let high = to;
    // What the one wanted has in common with the terms on both sides of those that are left, all of these have in common with it too.
    let below = 0;
    let above = 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const same = this.#sameBytes(length, middle, below < above ? below : above);
      if (this.#order(length, middle, same, afterAll) > 0) {
        low = middle + 1;
        below = same;
      } else {
        high = middle;
        above = same;
      }
    }
    return low;
  }

  /**
   * How many bytes the one wanted and a term have in common at their beginning, of which so many are known.
   * Byte by byte: for texts this short a call into Buffer.compare costs several times the comparison.
   */
  #sameBytes(wantedLength: number, term: number, known: number): number {
    const terms = this.#terms;
    const start = this.#ends[term] as number;
    const most = Math.min((this.#ends[term + 1] as number) - start, wantedLength);
    let same = known;
    while (same < most && WANTED[same] === terms[start + same]) same++;
    return same;
  }

  /** Above 0 where the one wanted comes after a term with which it has so many bytes in common; with `afterAll` it comes after every term that begins with it. */
  #order(wantedLength: number, term: number, same: number, afterAll: boolean): number {
    const length = this.length(term);
    if (same < wantedLength && same < length)
      return (WANTED[same] as number) - (this.#terms[(this.#ends[term] as number) + same] as number);
    return afterAll ? 1 : wantedLength - length;
  }

  #compare(wantedLength: number, term: number, afterAll = false): number {
    return this.#order(wantedLength, term, this.#sameBytes(wantedLength, term, 0), afterAll);
  }
}

/** The bytes of the term that is looked for, in memory that is used again. */
const WANTED = Buffer.allocUnsafeSlow(3 * LONGEST_TERM);

/** Puts a term there; how many bytes it has. Letters of ASCII are their own bytes: most terms have no others. */
function want(term: string): number {
  const length = Math.min(term.length, LONGEST_TERM);
  for (let at = 0; at < length; at++) {
    const code = term.charCodeAt(at);
    if (code >= WIDE) return WANTED.write(term.slice(0, LONGEST_TERM));
    WANTED[at] = code;
  }
  return length;
}

const WIDE = 0x80;
