/** Reads the chain of xref tables and streams from the last to the first. Anything unusual throws. */
import { inflateSync } from 'node:zlib';
import { type Dict, isDict, PdfParser, type PdfValue, Ref } from './syntax.ts';
import { walkXrefTable, type XrefTableSyntax } from './xref-table.ts';

export interface XrefEntry {
  /** Offset in the file, or index in an object stream. */
  readonly position: number;
  /** Number of the object stream, if compressed. */
  readonly objectStream?: number;
}

interface XrefSection {
  /** Undefined for free entries. */
  readonly entries: ReadonlyMap<number, XrefEntry | undefined>;
  readonly dictionary: Dict;
}

const MAX_SECTIONS = 100;
const MAX_INFLATED_BYTES = 32 * 1024 * 1024;
const MAX_OBJECT_NUMBER = 1_000_000;
/** Keys of the xref stream itself, not of the document trailer. */
const XREF_STREAM_KEYS = ['/Type', '/W', '/Index', '/Filter', '/DecodeParms', '/Length', '/Prev', '/Size', '/XRefStm'] as const;

export function readXref(file: Buffer, text: string, shift: number): { entries: Map<number, XrefEntry>; trailer: Dict } {
  const start = /^startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(text.lastIndexOf('startxref')));
  if (!start) throw new Error('no table');
  const newest = new Map<number, XrefEntry | undefined>();
  const visited = new Set<number>();
  let trailer: Dict | undefined;
  for (let position: number | undefined = Number(start[1]); position !== undefined; ) {
    if (visited.has(position) || visited.size > MAX_SECTIONS) throw new Error('circular xref tables');
    visited.add(position);
    const { entries, dictionary }: XrefSection = text.startsWith('xref', position)
      ? parseHybridXref(file, text, position, shift)
      : parseXrefStream(file, text, position, shift);
    for (const [number, entry] of entries) if (!newest.has(number)) newest.set(number, entry);
    trailer ??= dictionary;
    const earlier: PdfValue | undefined = dictionary.get('/Prev');
    position = earlier === undefined ? undefined : parseInteger(earlier);
  }
  if (!trailer || !(trailer.get('/Root') instanceof Ref)) throw new Error('no catalogue');
  for (const member of XREF_STREAM_KEYS) trailer.delete(member);
  const entries = new Map<number, XrefEntry>();
  for (const [number, entry] of newest) if (entry) entries.set(number, entry);
  return { entries, trailer };
}

function parseInteger(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw new Error('not an integer');
  return number;
}

/** Exactly as the standard requires. */
const STRICT_SYNTAX: XrefTableSyntax = {
  section: /\s*(\d{1,7}) (\d{1,7})[ \t]*(?:\r\n|\n|\r)/y,
  row: /(\d{10}) (\d{5}) ([nf])(?: \r| \n|\r\n)/y,
};

function parseXrefTable(text: string, table: number, shift: number): XrefSection {
  const entries = new Map<number, XrefEntry | undefined>();
  const end = walkXrefTable(text, table, STRICT_SYNTAX, (number, offset, generation) => {
    entries.set(number, offset === undefined ? undefined : inUseEntry(offset, generation));
    return true;
  });
  if (end === undefined) throw new Error('invalid xref entry');
  const reader = new PdfParser(text, end, shift, 'strict');
  reader.skipWhitespace();
  if (!reader.consume('trailer')) throw new Error('no trailer');
  return { entries, dictionary: parseDictionary(reader) };
}

/**
 * Hybrid-reference files, such as those of Microsoft Word: `/XRefStm` names an xref stream with the objects that the classic table marks as free. The
 * classic table takes precedence.
 */
function parseHybridXref(file: Buffer, text: string, position: number, shift: number): XrefSection {
  const table = parseXrefTable(text, position, shift);
  const hybridOffset = table.dictionary.get('/XRefStm');
  if (hybridOffset === undefined) return table;
  const entries = new Map(table.entries);
  for (const [number, entry] of parseXrefStream(file, text, parseInteger(hybridOffset), shift).entries)
    if (!entries.get(number)) entries.set(number, entry);
  return { entries, dictionary: table.dictionary };
}

/** A generation other than 0 means that the object number was reused, which is not supported here. */
function inUseEntry(position: number, generation: number): XrefEntry {
  if (generation !== 0) throw new Error('a generation number other than 0');
  return { position };
}

function parseDictionary(reader: PdfParser): Dict {
  const value = reader.parseValue();
  if (!isDict(value)) throw new Error('no dictionary');
  return value;
}

function parseXrefStream(file: Buffer, text: string, position: number, shift: number): XrefSection {
  const reader = new PdfParser(text, position, shift, 'strict');
  reader.objectHeader();
  const dictionary = parseDictionary(reader);
  reader.skipWhitespace();
  if (dictionary.get('/Type') !== '/XRef' || !(reader.consume('stream\r\n') || reader.consume('stream\n'))) throw new Error('no table');
  const encoded = file.subarray(reader.offset, reader.offset + parseInteger(dictionary.get('/Length')));
  const widths = parseIntegers(dictionary.get('/W'));
  if (widths.length !== 3 || widths.some((width) => width > 6)) throw new Error('invalid xref stream widths');
  const rows = decodeRows(encoded, dictionary, (widths[0] as number) + (widths[1] as number) + (widths[2] as number));
  const index = dictionary.has('/Index') ? parseIntegers(dictionary.get('/Index')) : [0, parseInteger(dictionary.get('/Size'))];
  return { entries: decodeEntries(rows, index, widths as [number, number, number]), dictionary };
}

function parseIntegers(value: unknown): number[] {
  if (!Array.isArray(value)) throw new Error('no list');
  return value.map(parseInteger);
}

/** Decodes the rows of an xref stream: Flate, then the PNG predictor. */
function decodeRows(encoded: Buffer, dictionary: Dict, width: number): Buffer {
  const filter = dictionary.get('/Filter');
  if (filter !== undefined && filter !== '/FlateDecode') throw new Error('another filter');
  const decoded = filter === undefined ? encoded : inflateSync(encoded, { maxOutputLength: MAX_INFLATED_BYTES });
  const parameters = dictionary.get('/DecodeParms');
  if (parameters === undefined) return decoded;
  if (!isDict(parameters)) throw new Error('indirect filter parameters');
  const predictor = parseInteger(parameters.get('/Predictor') ?? '1');
  if (predictor === 1) return decoded;
  if (predictor < 10 || parseInteger(parameters.get('/Columns') ?? '1') !== width || parameters.has('/Colors'))
    throw new Error('another predictor');
  const count = Math.floor(decoded.length / (width + 1));
  const rows = Buffer.alloc(count * width);
  for (let row = 0; row < count; row++) {
    const from = row * (width + 1);
    const kind = decoded[from];
    if (kind !== PNG_NONE && kind !== PNG_UP) throw new Error('another predictor');
    for (let column = 0; column < width; column++) {
      const above = kind === PNG_UP && row > 0 ? (rows[(row - 1) * width + column] as number) : 0;
      rows[row * width + column] = (decoded[from + 1 + column] as number) + above;
    }
  }
  return rows;
}

const PNG_NONE = 0;
const PNG_UP = 2;

function decodeEntries(
  rows: Buffer,
  index: readonly number[],
  [typeBytes, field2Bytes, field3Bytes]: readonly [number, number, number],
): XrefSection['entries'] {
  const entries = new Map<number, XrefEntry | undefined>();
  let position = 0;
  const next = (bytes: number): number => {
    const value = bytes === 0 ? 0 : rows.readUIntBE(position, bytes);
    position += bytes;
    return value;
  };
  for (let section = 0; section + 1 < index.length; section += 2) {
    const [first = 0, count = 0] = index.slice(section, section + 2);
    if (first + count > MAX_OBJECT_NUMBER) throw new Error('an object number that is too high');
    for (let number = first; number < first + count; number++) {
      const kind = typeBytes === 0 ? 1 : next(typeBytes);
      const [field2, field3] = [next(field2Bytes), next(field3Bytes)];
      if (kind > 2) throw new Error('invalid xref entry');
      entries.set(number, kind === 0 ? undefined : kind === 1 ? inUseEntry(field2, field3) : { objectStream: field2, position: field3 });
    }
  }
  return entries;
}
