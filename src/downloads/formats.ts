/** A table as a file, piece by piece: the same rows and columns make the same bytes, so that a file can be known by its hash. */
import { ByteWriter, type ColumnSource, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { Pack } from '../core/dataset/pack.ts';
import { quoted } from '../surfaces/csv.ts';
import { batchesOf, cellsOf, type Json } from './rows.ts';
import type { Column, ColumnType, Table } from './tables.ts';

export interface Format {
  readonly type: string;
  /** Whether it is worth compressing on its way. */
  readonly isText: boolean;
  pieces(pack: Pack, table: Table): Iterable<Uint8Array>;
}

/** To be changed with anything that changes the bytes of files. */
export const EDITION = 1;

const PIECE_CHARACTERS = 64 * 1024;
/** All columns of so many rows are in memory at the same time. */
const GROUP_ROWS = 32_768;

export const formats: Readonly<Record<'csv' | 'ndjson' | 'parquet', Format>> = {
  csv: { type: 'text/csv; charset=utf-8; header=present', isText: true, pieces: csvPieces },
  ndjson: { type: 'application/x-ndjson; charset=utf-8', isText: true, pieces: ndjsonPieces },
  parquet: { type: 'application/vnd.apache.parquet', isText: false, pieces: parquetPieces },
};

export type FormatName = keyof typeof formats;

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

function* csvPieces(pack: Pack, table: Table): Generator<Uint8Array> {
  let text = `${table.columns.map(({ name }) => name).join(',')}\r\n`;
  for (const batch of batchesOf(pack, table)) {
    for (const cells of cellsOf(pack, table, batch)) {
      text += csvCell(cells[0] as Json);
      for (let at = 1; at < cells.length; at++) text += `,${csvCell(cells[at] as Json)}`;
      text += '\r\n';
    }
    if (text.length < PIECE_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

function csvCell(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  return quoted(Array.isArray(value) && value.every((item) => typeof item !== 'object') ? value.join(';') : JSON.stringify(value));
}

/** A record a line: as it is answered where it is one, else with its columns. */
function* ndjsonPieces(pack: Pack, table: Table): Generator<Uint8Array> {
  for (const batch of batchesOf(pack, table)) {
    if (table.isRecords) {
      yield Buffer.from(Array.from(batch.rows, (row) => `${pack.text(row)}\n`).join(''), 'latin1');
      continue;
    }
    const lines = cellsOf(pack, table, batch).map((cells) => `${JSON.stringify(named(table.columns, cells))}\n`);
    yield Buffer.from(lines.join(''));
  }
}

function named(columns: readonly Column[], cells: readonly Json[]): Record<string, Json> {
  return Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] as Json]));
}

const PARQUET_TYPES: Readonly<Record<ColumnType, NonNullable<ColumnSource['type']>>> = {
  string: 'STRING',
  boolean: 'BOOLEAN',
  integer: 'INT32',
  long: 'INT64',
  number: 'DOUBLE',
  list: 'JSON',
};

function* parquetPieces(pack: Pack, table: Table): Generator<Uint8Array> {
  const writer = new ByteWriter();
  const schema = schemaFromColumnData({ columnData: columnsOf(table, []) });
  const file = new ParquetWriter({ writer, schema, kvMetadata: [{ key: 'source', value: `Potli ${table.name} ${pack.header.version}` }] });
  let rows: Json[][] = [];
  const group = function* (): Generator<Uint8Array> {
    if (rows.length > 0) file.write({ columnData: columnsOf(table, rows), rowGroupSize: rows.length });
    rows = [];
    yield taken(writer);
  };
  for (const batch of batchesOf(pack, table)) {
    rows.push(...cellsOf(pack, table, batch));
    if (rows.length >= GROUP_ROWS) yield* group();
  }
  yield* group();
  file.finish();
  yield taken(writer);
}

function columnsOf({ columns }: Table, rows: readonly Json[][]): ColumnSource[] {
  return columns.map(({ name, type }, at) => ({
    name,
    data: rows.map((cells) => (type === 'long' ? BigInt(cells[at] as number) : cells[at])) as ColumnSource['data'],
    type: PARQUET_TYPES[type],
    nullable: true,
  }));
}

/** What was written since the last time; places in the file go on to be counted from its beginning. */
function taken(writer: ByteWriter): Uint8Array {
  const bytes = new Uint8Array(writer.buffer, 0, writer.index).slice();
  writer.index = 0;
  return bytes;
}
