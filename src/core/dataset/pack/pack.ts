/** Reads a pack: the index is in memory, rows are read from the file by offset (its page cache is shared by all processes). */
import { closeSync } from 'node:fs';
import KDBush from 'kdbush';
import { joinArray, type Latin1Bytes, RawJson } from '../../request/json.ts';
import type { Bitmap } from '../query/bitmap.ts';
import { lowerBound } from '../query/sorted.ts';
import type { ReadText } from './block-cache.ts';
import { IMPORTANCE_STEPS, type PackHeader } from './build.ts';
import {
  type OpenedPack,
  offsetsSection,
  openPackBuffer,
  openPackFile,
  type PrefetchedIndexes,
  sectionOf,
  uint32Section,
} from './pack-file.ts';
import { readPackHeader } from './pack-index.ts';
import { type Offsets, TermDictionary, type TermRange } from './term-dictionary.ts';

/** A term range with its concatenated posting lists. */
interface CachedTermRange extends TermRange {
  readonly rows: Uint32Array;
}

/** The term of an exact value: a key (`ifsc=HDFC0000007`) or a filter (`state=TN`). */
export function valueTerm(field: string, value: string): string {
  return `${field}=${value}`;
}

/** Minimum number of posting entries for a term range to be cached. */
const MIN_CACHED_POSTINGS = 50;
const MAX_CACHED_RANGES = 2_000;
const MAX_RECENT_LOOKUPS = 100;

export class Pack {
  readonly header: PackHeader;
  /** Rows with coordinates, ascending; alternating latitudes and longitudes; and the k-d tree over them. */
  readonly pointRows: Uint32Array;
  readonly points: Float32Array;
  readonly pointTree: KDBush | undefined;
  readonly #rowOffsets: Offsets;
  readonly #postingOffsets: Offsets;
  readonly #postings: Uint32Array;
  readonly #dictionary: TermDictionary;
  readonly #rows: ReadText;
  readonly #importance: Buffer;
  readonly #aliasTargetOffsets: Offsets;
  readonly #aliasTargets: Uint32Array;
  /** Cache of term ranges with many rows: filters and common words recur. */
  readonly #rangeCache = new Map<string, CachedTermRange>();

  readonly #damage: OpenedPack['damage'];
  /** Cache of recent lookups: the tiers of one search look up the same terms, most of which do not exist. */
  readonly #recentLookups = new Map<string, Uint32Array>();

  private constructor({ header, index, rows, damage }: OpenedPack) {
    const section = (name: string): Buffer => sectionOf(header, index, name);
    const numbers = (name: string): Uint32Array => uint32Section(header, index, name);
    this.header = header;
    this.#rowOffsets = offsetsSection(header, index, 'rowLengths');
    this.#postingOffsets = offsetsSection(header, index, 'postingLengths');
    this.#postings = numbers('postings');
    this.#dictionary = new TermDictionary({ bytes: section('terms'), blocks: numbers('termBlocks') }, this.#postingOffsets.count);
    this.#rows = rows;
    this.#damage = damage;
    this.#importance = section('importance');
    this.#aliasTargetOffsets = offsetsSection(header, index, 'namedLengths');
    this.#aliasTargets = numbers('named');
    this.pointRows = numbers('pointRows');
    const points = section('points');
    this.points = new Float32Array(points.buffer, points.byteOffset, points.length / 4);
    this.pointTree = index.pointTree && KDBush.from(index.pointTree);
  }

  /** A pack in memory: for small tables and for tests. */
  static fromBytes(bytes: Buffer): Pack {
    return new Pack(openPackBuffer(bytes));
  }

  /** Opens a pack file and verifies its integrity. */
  static open(path: string, prefetched?: PrefetchedIndexes): Pack {
    const opened = openPackFile(path, prefetched);
    try {
      const pack = new Pack(opened);
      closeOnCollection.register(pack, opened.file);
      return pack;
    } catch (error) {
      closeSync(opened.file);
      throw error;
    }
  }

  /** Reads only the header of a pack file. */
  static readHeader(path: string): PackHeader {
    return readPackHeader(path);
  }

  /** Damage to the file detected since it was opened: affected rows are unavailable, others are not. */
  get damage(): string | undefined {
    return this.#damage();
  }

  get size(): number {
    return this.header.rows;
  }

  row(number: number): RawJson {
    return new RawJson(this.text(number));
  }

  /** A row as Latin-1 text of its bytes, for assembling responses. */
  text(row: number): Latin1Bytes {
    const start = this.#rowOffsets.at(row);
    return this.#rows(start, this.#rowOffsets.at(row + 1) - start);
  }

  /** Several rows, in the order given. */
  rows(list: ArrayLike<number>): RawJson[] {
    return Array.from(list, (row) => this.row(row));
  }

  /**
   * Several rows as one JSON array.
   * @param members an additional member for each row, if any
   */
  rowsAsArray(list: ArrayLike<number>, members?: readonly (Latin1Bytes | undefined)[]): RawJson {
    const texts: Latin1Bytes[] = [];
    for (let item = 0; item < list.length; item++) texts.push(this.text(list[item] as number));
    return joinArray(texts, members);
  }

  /** Importance of a row; 0 in packs without importance. */
  importance(row: number): number {
    return (this.#importance[row] ?? 0) / IMPORTANCE_STEPS;
  }

  /** Galloping search for the end of the rows with importance ≥ `minImportance`, starting at one that has it. */
  endOfImportance(minImportance: number, from: number): number {
    if (minImportance <= 0) return this.size;
    let step = 1;
    while (from + step < this.size && this.importance(from + step) >= minImportance) step *= 2;
    let low = from;
    let high = Math.min(from + step, this.size);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.importance(middle) >= minImportance) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The rows that an alias row names. */
  aliasTargets(row: number): Uint32Array {
    return this.#aliasTargets.subarray(this.#aliasTargetOffsets.at(row), this.#aliasTargetOffsets.at(row + 1));
  }

  /** Adds the targets of alias rows to a bitmap, without a view for each of possibly thousands. */
  addAliasTargets(rows: Bitmap, names: Uint32Array): Bitmap {
    for (const name of names) rows.addSorted(this.#aliasTargets, this.#aliasTargetOffsets.at(name), this.#aliasTargetOffsets.at(name + 1));
    return rows;
  }

  /** The posting list of a term, ascending. A view, not a copy. */
  termPostings(term: string): Uint32Array {
    const cached = this.#rangeCache.get(term);
    if (cached) return cached.rows;
    const recent = this.#recentLookups.get(term);
    if (recent) return recent;
    const id = this.findTerm(term);
    const rows = id < 0 ? NONE : this.postings(id, id + 1);
    if (id >= 0) this.#cacheRange(term, { from: id, to: id + 1 });
    if (this.#recentLookups.size >= MAX_RECENT_LOOKUPS) this.#recentLookups.clear();
    this.#recentLookups.set(term, rows);
    return rows;
  }

  /** The first row with a term. Not cached, since keys rarely recur, and no view is created for one row. */
  firstPosting(term: string): number | undefined {
    const id = this.findTerm(term);
    return id < 0 ? undefined : this.#postings[this.#postingOffsets.at(id)];
  }

  /**
   * The number of a term, or -1.
   * @param within range that contains it if it exists: searching a small range is faster
   */
  findTerm(term: string, within?: TermRange): number {
    return this.#dictionary.find(term, within);
  }

  /** The text of a term by number, without its first `skipBytes` bytes. */
  term(id: number, skipBytes?: number): string {
    return this.#dictionary.text(id, skipBytes);
  }

  /** Length of a term in bytes. */
  termLength(id: number): number {
    return this.#dictionary.termLength(id);
  }

  /** The terms with a prefix: the rest of each term and its rows. */
  *termsWithPrefix(prefix: string): Generator<{ readonly value: string; readonly rows: Uint32Array }> {
    const { from, to } = this.prefixRange(prefix);
    for (let id = from; id < to; id++) yield { value: this.term(id).slice(prefix.length), rows: this.postings(id, id + 1) };
  }

  /** The first row of the greatest term ≤ `term` with a prefix. */
  floor(prefix: string, term: string): number | undefined {
    const id = this.#dictionary.floor(term);
    return id >= this.prefixRange(prefix).from ? this.postings(id, id + 1)[0] : undefined;
  }

  /** The range of terms with a prefix. */
  prefixRange(text: string): TermRange {
    // No term begins with a star.
    const key = `*${text}`;
    const cached = this.#rangeCache.get(key);
    if (cached) return cached;
    const range = this.#dictionary.prefixRange(text);
    this.#cacheRange(key, range);
    return range;
  }

  #cacheRange(key: string, range: TermRange): void {
    if (this.postingCount(range.from, range.to) < MIN_CACHED_POSTINGS) return;
    if (this.#rangeCache.size >= MAX_CACHED_RANGES) this.#rangeCache.clear();
    this.#rangeCache.set(key, { ...range, rows: this.postings(range.from, range.to) });
  }

  /** The concatenated posting lists of a range of terms. */
  postings(fromTerm: number, toTerm: number): Uint32Array {
    return this.#postings.subarray(this.#postingOffsets.at(fromTerm), this.#postingOffsets.at(toTerm));
  }

  /** Whether a list is a view of the postings. */
  isPostingsView(list: Uint32Array): boolean {
    return list.buffer === this.#postings.buffer;
  }

  /** Number of posting entries of a range of terms. */
  postingCount(fromTerm: number, toTerm: number): number {
    return this.#postingOffsets.at(toTerm) - this.#postingOffsets.at(fromTerm);
  }

  /** Adds the terms of a range to a Bloom filter, without their first `skipBytes` bytes and without decoding them into strings. */
  addTermsTo(filter: { add(bytes: Uint8Array, from: number, to: number): void }, from: number, to: number, skipBytes: number): void {
    this.#dictionary.forEach({ from, to }, (bytes, length) => filter.add(bytes, skipBytes, length));
  }

  /** Whether a row has one of a range of terms. */
  hasTermInRange(row: number, fromTerm: number, toTerm: number): boolean {
    for (let term = fromTerm; term < toTerm; term++) {
      const end = this.#postingOffsets.at(term + 1);
      const position = lowerBound(this.#postings, row, this.#postingOffsets.at(term), end);
      if (position < end && this.#postings[position] === row) return true;
    }
    return false;
  }
}

const NONE = new Uint32Array(0);

/** A replaced pack is read until its last request is done; its file is closed on garbage collection. */
const closeOnCollection = new FinalizationRegistry<number>((file) => closeSync(file));
