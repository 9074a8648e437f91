/**
 * Builds a pack: one immutable file per dataset.
 *
 * The layout, all numbers little-endian and every section aligned to 8 bytes:
 *   magic · length of the header · its checksum · header (JSON) · index sections · rows
 * The index (lengths, terms, postings, points, checksums of rows) is read into memory when the pack is opened, and verified by its checksum;
 * rows stay in the file and are verified block by block as they are read.
 * Rows are numbered by rank, so that row order is result order and a search need not sort.
 * Keys, filters and words are terms of one sorted dictionary, so any combination of them is one intersection of posting lists.
 */
import KDBush from 'kdbush';
import { nameKey, words } from '../../text/fold.ts';
import { nameInitials, nameWords } from '../../text/name-forms.ts';
import { blockChecksums, blockLength, checksum, checksumOf } from './blocks.ts';
import { alignUp, MAGIC, PREFIX_LENGTH, sha256Hex } from './format.ts';
import { InvertedIndexBuilder } from './inverted-index.ts';
import { phoneticTermsOf } from './sound-terms.ts';
import { encodeLengths, frontCode } from './term-dictionary.ts';

export interface PackRow {
  /** The row as it is returned: a value, or serialised JSON. */
  readonly json: object | string;
  /** Index terms of the row, made with `valueTerm` and `wordTerms`. */
  readonly terms: Iterable<string>;
  /** Static rank: lower comes first; ties keep the input order. */
  readonly rank?: number;
  /**
   * Orders rows of equal rank, highest first; in a search it may outweigh a better match (see `Tier`).
   * From 0 to 25, on a logarithmic scale: one more means about twice as well known.
   */
  readonly importance?: number;
  readonly point?: { readonly latitude: number; readonly longitude: number } | undefined;
  /** For an alias row: terms of the rows it points to. A search that matches it returns those (see `NameSearchConfig.aliases`). */
  readonly aliasOf?: readonly string[];
}

/** Metadata of a pack; becomes `meta.source` together with the fixed metadata of `data/sources.ts`. */
export interface PackMetadata {
  readonly name: string;
  readonly version: string;
  readonly retrieved: string;
  /** Whether the pack was built from a bundled file or refreshed from the publisher. */
  readonly origin: 'bundled' | 'refresh';
  /** Hash of all inputs of the build, to detect a stale pack. */
  readonly fingerprint: string;
  /** Date of the data according to the publisher: a year, month, day or instant (ISO 8601). */
  readonly asOf?: string | null;
  /** Attribution, if it differs from that of the bundled data. */
  readonly credit?: { readonly name: string; readonly url: string; readonly licence: string; readonly attribution: string };
  /** HTTP validators of the downloaded file and the hash of the code that parsed it, for conditional requests. */
  readonly received?: { readonly url: string; readonly code: string; readonly etag?: string; readonly lastModified?: string };
}

export interface PackHeader extends PackMetadata {
  /** Hash of the complete content: two packs with the same id return the same results. */
  readonly id: string;
  readonly rows: number;
  readonly points: number;
  readonly sections: Readonly<Record<string, readonly [offset: number, length: number]>>;
  readonly indexChecksum: number;
}

/** Word terms of a text, searchable by prefix. Dotted initials count as a word too: "G.P.O." is found as gpo. */
export function wordTerms(field: string, ...texts: readonly string[]): string[] {
  const terms: string[] = [];
  for (const text of texts) {
    for (const word of words(text)) terms.push(wordTerm(field, word));
    for (const word of dottedInitials(text)) terms.push(wordTerm(field, word));
  }
  return terms;
}

/** Word terms of names and their variants: single letters joined, directions and numbers spelled out (see `nameWords`). */
export function nameFormTerms(field: string, ...names: readonly string[]): string[] {
  return names.flatMap((name) => [...wordTerms(field, name), ...nameWords(name).map((word) => wordTerm(field, word))]);
}

/** Terms of `nameFormTerms`, and the words joined: "Anna Nagar" as annanagar. */
export function nameTerms(field: string, ...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const forms = nameWords(name);
    const joined = [nameKey(name), forms.join('')].filter((key) => key !== '');
    return [...wordTerms(field, name), ...[...forms, ...joined].map((word) => wordTerm(field, word))];
  });
}

/** Acronyms of names of three or more words, or of those before the kind of a place, as gk for Greater Kailash 1. */
export function acronymTerms(field: string, ...names: readonly string[]): string[] {
  return names.flatMap((name) => nameInitials(nameWords(name)).map((initials) => wordTerm(field, initials)));
}

const DOTTED_INITIALS = /(?<!\p{L})\p{L}(?:\.\p{L})+(?!\p{L})/gu;

function dottedInitials(text: string): string[] {
  if (!text.includes('.')) return [];
  return (text.match(DOTTED_INITIALS) ?? []).flatMap((initials) => words(initials.replaceAll('.', '')));
}

export function wordTerm(field: string, word: string): string {
  return `${field}~${word}`;
}

/** Importance is stored in tenths, in one byte. */
export const IMPORTANCE_STEPS = 10;
const MAX_IMPORTANCE = 255;

/** @param phoneticFields the fields that are also indexed by phonetic key */
export function buildPack(metadata: PackMetadata, rows: Iterable<PackRow>, phoneticFields: readonly string[] = []): Buffer {
  const records: string[] = [];
  const ranks: RowRank[] = [];
  const recordPoints: { record: number; latitude: number; longitude: number }[] = [];
  const index = new InvertedIndexBuilder();
  const names = new Map<number, readonly string[]>();

  for (const row of rows) {
    const record = records.length;
    records.push(typeof row.json === 'string' ? row.json : JSON.stringify(row.json));
    ranks.push({ rank: row.rank ?? 0, importance: quantisedImportance(row) });
    if (row.point) recordPoints.push({ record, ...row.point });
    if (row.aliasOf) names.set(record, row.aliasOf);
    index.addRow(row.terms);
  }

  const order = rankOrder(ranks);
  const rowNumberOf = new Uint32Array(order.length);
  for (const [number, record] of order.entries()) rowNumberOf[record] = number;
  const texts = order.map((record) => records[record] as string);
  const points = recordPoints.map((point) => ({ ...point, row: rowNumberOf[point.record] as number })).sort((a, b) => a.row - b.row);
  const inverted = index.build(order, phoneticTermsOf(phoneticFields, index.terms));

  const sections = new Map<string, Buffer>();
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const rowBytes = concatenate(texts, lengths);
  const longest = lengths.reduce((max, length) => Math.max(max, length), 0);
  sections.set('rowLengths', encodeLengths(lengths));
  sections.set('rowSums', bytesOf(blockChecksums(rowBytes, blockLength(longest))));
  sections.set('postingLengths', encodeLengths(inverted.lengths));
  sections.set('postings', bytesOf(inverted.postings));
  const { bytes, blocks } = frontCode(inverted.terms);
  sections.set('terms', bytes);
  sections.set('termBlocks', bytesOf(blocks));
  const importance = Buffer.from(order.map((record) => (ranks[record] as RowRank).importance));
  if (importance.some((value) => value > 0)) sections.set('importance', importance);
  if (names.size > 0) {
    const aliasTargets = order.map((record) => inverted.rowsWith(names.get(record) ?? []));
    sections.set('namedLengths', encodeLengths(aliasTargets.map(({ length }) => length)));
    sections.set('named', bytesOf(Uint32Array.from(aliasTargets.flat())));
  }
  if (points.length > 0) {
    const tree = new KDBush(points.length, 64, Float32Array);
    for (const { latitude, longitude } of points) tree.add(longitude, latitude);
    tree.finish();
    sections.set('pointRows', bytesOf(Uint32Array.from(points, ({ row }) => row)));
    sections.set('points', bytesOf(Float32Array.from(points.flatMap((p) => [p.latitude, p.longitude]))));
    sections.set('pointTree', Buffer.from(tree.data));
  }
  return assemblePack(metadata, sections, rowBytes, { rows: texts.length, points: points.length });
}

interface RowRank {
  readonly rank: number;
  /** In tenths. */
  readonly importance: number;
}

function quantisedImportance({ importance = 0 }: PackRow): number {
  return Math.min(MAX_IMPORTANCE, Math.max(0, Math.round(importance * IMPORTANCE_STEPS)));
}

/** Input positions of the rows in the order of rank. */
function rankOrder(ranks: readonly RowRank[]): number[] {
  const byRank = new Map<number, number[]>();
  for (let record = 0; record < ranks.length; record++) {
    const { rank } = ranks[record] as RowRank;
    const group = byRank.get(rank);
    if (group) group.push(record);
    else byRank.set(rank, [record]);
  }
  const importance = (record: number): number => (ranks[record] as RowRank).importance;
  // Sorting numbers needs no callback; the sort of a group is stable and keeps the input order.
  const groups = Array.from(Float64Array.from(byRank.keys()).sort(), (rank) => byRank.get(rank) as number[]);
  return groups.flatMap((group) => (group.length === 1 ? group : group.sort((a, b) => importance(b) - importance(a))));
}

/** Writes the texts into one buffer: concatenating the strings first would need twice the memory. */
function concatenate(texts: readonly string[], lengths: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 0));
  let offset = 0;
  for (const text of texts) offset += bytes.write(text, offset);
  return bytes;
}

function assemblePack(
  metadata: PackMetadata,
  sections: ReadonlyMap<string, Buffer>,
  rows: Buffer,
  counts: { rows: number; points: number },
): Buffer {
  const index: Buffer[] = [];
  const table: Record<string, [number, number]> = {};
  let offset = 0;
  for (const [name, bytes] of sections) {
    table[name] = [offset, bytes.length];
    const padded = alignUp(bytes.length);
    index.push(bytes, Buffer.alloc(padded - bytes.length));
    offset += padded;
  }
  table.rows = [offset, rows.length];

  const id = sha256Hex([...index, rows]).slice(0, 16);
  const header: PackHeader = { ...metadata, ...counts, id, indexChecksum: checksumOf(index), sections: table };
  const text = Buffer.from(JSON.stringify(header));
  const prefix = Buffer.alloc(alignUp(PREFIX_LENGTH + text.length));
  prefix.write(MAGIC, 'latin1');
  prefix.writeUInt32LE(text.length, MAGIC.length);
  prefix.writeUInt32LE(checksum(text), MAGIC.length + 4);
  text.copy(prefix, PREFIX_LENGTH);
  return Buffer.concat([prefix, ...index, rows]);
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array | Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
