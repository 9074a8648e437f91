/**
 * Builds a pack: one immutable file per dataset.
 *
 * The layout, all numbers little-endian and every section aligned to 8 bytes:
 *   magic · length of the header · its checksum · header (JSON) · index sections · rows
 * The index (offsets, terms, postings, points, checksums of rows) is read into memory, and proved by its hash, when the pack is opened;
 * rows stay in the file, and are proved block by block when they are read.
 * Rows are numbered by their rank, so that the order of rows is the order of answers and a search need not sort.
 * Keys, filters and words are all terms of one sorted dictionary, so any mix of them is one intersection of sorted lists.
 */
import { createHash } from 'node:crypto';
import KDBush from 'kdbush';
import { words } from '../text/fold.ts';
import { blockLength, blockSums, checksum } from './blocks.ts';

export const MAGIC = 'POTLIPK3';
/** Magic, length and checksum: the header follows. */
export const PREFIX: number = MAGIC.length + 8;
const ALIGNMENT = 8;

export interface PackRow {
  /** The row as it will be answered: a value, or text that is JSON already. */
  readonly json: object | string;
  /** Terms by which the row is found: made with `is` and `has`. */
  readonly terms: Iterable<string>;
  /** What comes first among matches: 0 before 1, and equals in the order they are given. */
  readonly rank?: number;
  readonly point?: { readonly latitude: number; readonly longitude: number } | undefined;
}

/** What a pack tells about its data; it becomes `meta.source` together with the fixed facts of `data/sources.ts`. */
export interface PackFacts {
  readonly name: string;
  readonly version: string;
  readonly retrieved: string;
  /** What the pack was made from: a bundled file, or a refresh from the publisher. */
  readonly origin: 'bundled' | 'refresh';
  /** Hash of everything that went into the pack, so that a stale one is noticed. */
  readonly fingerprint: string;
  /** Of when the data is, as its publisher says: a year, month, day or instant (ISO 8601). */
  readonly asOf?: string | null;
  /** How the publisher knows the file that a refresh made the pack of, and the code that did: the same one need not be sent again. */
  readonly received?: { readonly url: string; readonly code: string; readonly etag?: string; readonly lastModified?: string };
}

export interface PackHeader extends PackFacts {
  /** Hash of the whole content: two packs with one id answer alike. */
  readonly id: string;
  readonly rows: number;
  readonly points: number;
  readonly sections: Readonly<Record<string, readonly [offset: number, length: number]>>;
  readonly indexHash: string;
}

/** The term of an exact value: a key (`ifsc=HDFC0000007`) or a filter (`state=TN`). */
export function is(field: string, value: string): string {
  return `${field}=${value}`;
}

/** The terms of the words of a text, searchable by their beginnings. Initials count as a word too: "G.P.O." is found as gpo. */
export function has(field: string, ...texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...words(text), ...initialsOf(text)].map((word) => wordTerm(field, word)));
}

/** The same for a name, which is also found when its words are written as one: "Anna Nagar" as annanagar. */
export function hasName(field: string, name: string): string[] {
  const parts = words(name);
  return parts.length > 1 ? [...has(field, name), wordTerm(field, parts.join(''))] : has(field, name);
}

const INITIALS = /(?<!\p{L})\p{L}(?:\.\p{L})+(?!\p{L})/gu;

function initialsOf(text: string): string[] {
  if (!text.includes('.')) return [];
  return (text.match(INITIALS) ?? []).flatMap((initials) => words(initials.replaceAll('.', '')));
}

export function wordTerm(field: string, word: string): string {
  return `${field}~${word}`;
}

/** Longest term kept; words beyond it are cut, and searched cut alike. */
export const LONGEST_TERM = 64;

export function buildPack(facts: PackFacts, rows: Iterable<PackRow>): Buffer {
  const given: string[] = [];
  const ranks: number[] = [];
  const placed: { at: number; latitude: number; longitude: number }[] = [];
  const found = new Map<string, number[]>();

  for (const row of rows) {
    const at = given.length;
    given.push(typeof row.json === 'string' ? row.json : JSON.stringify(row.json));
    ranks.push(row.rank ?? 0);
    if (row.point) placed.push({ at, ...row.point });
    for (const term of new Set(row.terms)) {
      const key = term.slice(0, LONGEST_TERM);
      const list = found.get(key);
      if (!list) found.set(key, [at]);
      else if (list.at(-1) !== at) list.push(at);
    }
  }

  const order = byRank(ranks);
  const numberOf = new Uint32Array(order.length);
  for (const [number, at] of order.entries()) numberOf[at] = number;
  const texts = order.map((at) => given[at] as string);
  const points = placed.map((point) => ({ ...point, row: numberOf[point.at] as number })).sort((a, b) => a.row - b.row);
  const terms = Array.from(found, ([term, list]) => ({ term: Buffer.from(term), list })).sort((a, b) => Buffer.compare(a.term, b.term));

  const sections = new Map<string, Buffer>();
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const rowBytes = joined(texts, lengths);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  sections.set('rowEnds', ends(lengths));
  sections.set('rowSums', bytesOf(blockSums(rowBytes, blockLength(longest))));
  sections.set('termEnds', ends(terms.map(({ term }) => term.length)));
  sections.set('postingEnds', ends(terms.map(({ list }) => list.length)));
  sections.set('postings', bytesOf(postingsOf(terms, numberOf)));
  sections.set('terms', Buffer.concat(terms.map(({ term }) => term)));
  if (points.length > 0) {
    const tree = new KDBush(points.length, 64, Float32Array);
    for (const { latitude, longitude } of points) tree.add(longitude, latitude);
    tree.finish();
    sections.set('pointRows', bytesOf(Uint32Array.from(points, ({ row }) => row)));
    sections.set('points', bytesOf(Float32Array.from(points.flatMap((p) => [p.latitude, p.longitude]))));
    sections.set('pointTree', Buffer.from(tree.data));
  }
  return write(facts, sections, rowBytes, { rows: texts.length, points: points.length });
}

/** Places of the rows as given, in the order of their ranks. */
function byRank(ranks: readonly number[]): number[] {
  return Array.from(ranks.keys()).sort((a, b) => (ranks[a] as number) - (ranks[b] as number) || a - b);
}

/** The lists of all terms, one after the other, each ascending by the numbers of its rows. */
function postingsOf(terms: readonly { readonly list: readonly number[] }[], numberOf: Uint32Array): Uint32Array {
  const postings = new Uint32Array(terms.reduce((sum, { list }) => sum + list.length, 0));
  let end = 0;
  for (const { list } of terms) {
    const start = end;
    for (const at of list) postings[end++] = numberOf[at] as number;
    postings.subarray(start, end).sort();
  }
  return postings;
}

/** Written one by one into one piece of memory: joining them first would hold everything twice. */
function joined(texts: readonly string[], lengths: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const text of texts) at += bytes.write(text, at);
  return bytes;
}

function write(facts: PackFacts, sections: ReadonlyMap<string, Buffer>, rows: Buffer, counts: { rows: number; points: number }): Buffer {
  const index: Buffer[] = [];
  const table: Record<string, [number, number]> = {};
  let offset = 0;
  for (const [name, bytes] of sections) {
    table[name] = [offset, bytes.length];
    const padded = aligned(bytes.length);
    index.push(bytes, Buffer.alloc(padded - bytes.length));
    offset += padded;
  }
  table.rows = [offset, rows.length];

  const indexHash = hash(index);
  const header: PackHeader = { ...facts, ...counts, id: hash([...index, rows]).slice(0, 16), indexHash, sections: table };
  const text = Buffer.from(JSON.stringify(header));
  const prefix = Buffer.alloc(aligned(PREFIX + text.length));
  prefix.write(MAGIC, 'latin1');
  prefix.writeUInt32LE(text.length, MAGIC.length);
  prefix.writeUInt32LE(checksum(text), MAGIC.length + 4);
  text.copy(prefix, PREFIX);
  return Buffer.concat([prefix, ...index, rows]);
}

export function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

export function hash(parts: readonly Uint8Array[]): string {
  const sha = createHash('sha256');
  for (const part of parts) sha.update(part);
  return sha.digest('hex');
}

/** Running sums: entry i is where item i begins, the last one is the total. */
function ends(lengths: readonly number[]): Buffer {
  const sums = new Uint32Array(lengths.length + 1);
  let sum = 0;
  for (const [at, length] of lengths.entries()) {
    sums[at] = sum;
    sum += length;
  }
  if (sum > 0xffff_ffff) throw new Error('a pack section is larger than 4 GiB');
  sums[lengths.length] = sum;
  return bytesOf(sums);
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array | Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
