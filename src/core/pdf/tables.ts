/** Reads the chain of xref tables and streams from the last to the first. Anything unusual throws. */
import { inflateSync } from 'node:zlib';
import { type TableForm, walkPlainTable } from './plain-table.ts';
import { type Dict, isDict, Reader, Ref, type Value } from './syntax.ts';

export interface Entry {
  /** Offset in the file, or index in an object stream. */
  readonly at: number;
  /** Number of the object stream, if compressed. */
  readonly within?: number;
}

interface Table {
  /** Undefined for free entries. */
  readonly entries: ReadonlyMap<number, Entry | undefined>;
  readonly dictionary: Dict;
}

const MOST_TABLES = 100;
const MOST_BYTES = 32 * 1024 * 1024;
const HIGHEST_NUMBER = 1_000_000;
/** Keys of the xref stream itself, not of the document trailer. */
const OF_TABLES = ['/Type', '/W', '/Index', '/Filter', '/DecodeParms', '/Length', '/Prev', '/Size', '/XRefStm'] as const;

export function readTables(file: Buffer, text: string, shift: number): { entries: Map<number, Entry>; trailer: Dict } {
  const start = /^startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(text.lastIndexOf('startxref')));
  if (!start) throw new Error('no table');
  const seen = new Map<number, Entry | undefined>();
  const met = new Set<number>();
  let trailer: Dict | undefined;
  for (let at: number | undefined = Number(start[1]); at !== undefined; ) {
    if (met.has(at) || met.size > MOST_TABLES) throw new Error('tables in a circle');
    met.add(at);
    const { entries, dictionary }: Table = text.startsWith('xref', at)
      ? doubleTable(file, text, at, shift)
      : streamTable(file, text, at, shift);
    for (const [number, entry] of entries) if (!seen.has(number)) seen.set(number, entry);
    trailer ??= dictionary;
    const earlier: Value | undefined = dictionary.get('/Prev');
    at = earlier === undefined ? undefined : whole(earlier);
  }
  if (!trailer || !(trailer.get('/Root') instanceof Ref)) throw new Error('no catalogue');
  for (const member of OF_TABLES) trailer.delete(member);
  const entries = new Map<number, Entry>();
  for (const [number, entry] of seen) if (entry) entries.set(number, entry);
  return { entries, trailer };
}

function whole(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw new Error('not a whole number');
  return number;
}

/** Exactly as the standard requires. */
const STRICT: TableForm = {
  section: /\s*(\d{1,7}) (\d{1,7})[ \t]*(?:\r\n|\n|\r)/y,
  row: /(\d{10}) (\d{5}) ([nf])(?: \r| \n|\r\n)/y,
};

function plainTable(text: string, table: number, shift: number): Table {
  const entries = new Map<number, Entry | undefined>();
  const end = walkPlainTable(text, table, STRICT, (number, offset, generation) => {
    entries.set(number, offset === undefined ? undefined : entryAt(offset, generation));
    return true;
  });
  if (end === undefined) throw new Error('a row that is none');
  const reader = new Reader(text, end, shift, 'strict');
  reader.skipSpace();
  if (!reader.takes('trailer')) throw new Error('no trailer');
  return { entries, dictionary: dictionaryOf(reader) };
}

/**
 * Hybrid-reference files, such as those of Microsoft Word: `/XRefStm` names an xref stream with the objects that the classic table marks as free. The
 * classic table takes precedence.
 */
function doubleTable(file: Buffer, text: string, at: number, shift: number): Table {
  const table = plainTable(text, at, shift);
  const second = table.dictionary.get('/XRefStm');
  if (second === undefined) return table;
  const entries = new Map(table.entries);
  for (const [number, entry] of streamTable(file, text, whole(second), shift).entries) if (!entries.get(number)) entries.set(number, entry);
  return { entries, dictionary: table.dictionary };
}

/** A generation other than 0 means that the object number was reused: refused here. */
function entryAt(at: number, generation: number): Entry {
  if (generation !== 0) throw new Error('a later generation');
  return { at };
}

function dictionaryOf(reader: Reader): Dict {
  const value = reader.value();
  if (!isDict(value)) throw new Error('no dictionary');
  return value;
}

function streamTable(file: Buffer, text: string, at: number, shift: number): Table {
  const reader = new Reader(text, at, shift, 'strict');
  reader.heading();
  const dictionary = dictionaryOf(reader);
  reader.skipSpace();
  if (dictionary.get('/Type') !== '/XRef' || !(reader.takes('stream\r\n') || reader.takes('stream\n'))) throw new Error('no table');
  const packed = file.subarray(reader.at, reader.at + whole(dictionary.get('/Length')));
  const widths = numbersOf(dictionary.get('/W'));
  if (widths.length !== 3 || widths.some((width) => width > 6)) throw new Error('columns that are none');
  const rows = rowsOf(packed, dictionary, (widths[0] as number) + (widths[1] as number) + (widths[2] as number));
  const index = dictionary.has('/Index') ? numbersOf(dictionary.get('/Index')) : [0, whole(dictionary.get('/Size'))];
  return { entries: entriesOf(rows, index, widths as [number, number, number]), dictionary };
}

function numbersOf(value: unknown): number[] {
  if (!Array.isArray(value)) throw new Error('no list');
  return value.map(whole);
}

/** Decodes the rows of an xref stream: Flate, then the PNG predictor. */
function rowsOf(packed: Buffer, dictionary: Dict, width: number): Buffer {
  const filter = dictionary.get('/Filter');
  if (filter !== undefined && filter !== '/FlateDecode') throw new Error('another filter');
  const plain = filter === undefined ? packed : inflateSync(packed, { maxOutputLength: MOST_BYTES });
  const parameters = dictionary.get('/DecodeParms');
  if (parameters === undefined) return plain;
  if (!isDict(parameters)) throw new Error('parameters elsewhere');
  const predictor = whole(parameters.get('/Predictor') ?? '1');
  if (predictor === 1) return plain;
  if (predictor < 10 || whole(parameters.get('/Columns') ?? '1') !== width || parameters.has('/Colors'))
    throw new Error('another predictor');
  const count = Math.floor(plain.length / (width + 1));
  const rows = Buffer.alloc(count * width);
  for (let row = 0; row < count; row++) {
    const from = row * (width + 1);
    const kind = plain[from];
    if (kind !== PNG_NONE && kind !== PNG_UP) throw new Error('another predictor');
    for (let column = 0; column < width; column++) {
      const above = kind === PNG_UP && row > 0 ? (rows[(row - 1) * width + column] as number) : 0;
      rows[row * width + column] = (plain[from + 1 + column] as number) + above;
    }
  }
  return rows;
}

const PNG_NONE = 0;
const PNG_UP = 2;

function entriesOf(
  rows: Buffer,
  index: readonly number[],
  [kindBytes, whereBytes, placeBytes]: readonly [number, number, number],
): Table['entries'] {
  const entries = new Map<number, Entry | undefined>();
  let at = 0;
  const next = (bytes: number): number => {
    const value = bytes === 0 ? 0 : rows.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
  for (let section = 0; section + 1 < index.length; section += 2) {
    const [first = 0, count = 0] = index.slice(section, section + 2);
    if (first + count > HIGHEST_NUMBER) throw new Error('a number too high');
    for (let number = first; number < first + count; number++) {
      const kind = kindBytes === 0 ? 1 : next(kindBytes);
      const [where, place] = [next(whereBytes), next(placeBytes)];
      if (kind > 2) throw new Error('a row that is none');
      entries.set(number, kind === 0 ? undefined : kind === 1 ? entryAt(where, place) : { within: where, at: place });
    }
  }
  return entries;
}
