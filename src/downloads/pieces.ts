/** Serialises a table in chunks. Output is deterministic, so that files can be identified by their hash. */
import type { Pack } from '../core/dataset/pack/pack.ts';
import { quoted } from '../surfaces/csv.ts';
import type { FormatName } from './formats.ts';
import { parquetPieces } from './parquet.ts';
import { batchesOf, cellsOf, type Json } from './rows.ts';
import type { Column, Table } from './tables.ts';

const PIECE_CHARACTERS = 64 * 1024;

const writers: Readonly<Record<FormatName, (pack: Pack, table: Table) => Iterable<Uint8Array>>> = {
  csv: csvPieces,
  ndjson: ndjsonPieces,
  parquet: parquetPieces,
};

export function piecesOf(pack: Pack, table: Table, format: FormatName): Iterable<Uint8Array> {
  return writers[format](pack, table);
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

/** One record per line: the stored JSON where rows are records, otherwise an object of the columns. */
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
