/** Serialises a table in chunks. Output is deterministic, so that files can be identified by their hash. */
import type { Pack } from '../core/dataset/pack/pack.ts';
import { quoteCell } from '../core/request/csv.ts';
import type { Change } from './changes.ts';
import type { ChangesFormat, FormatName } from './formats.ts';
import { serialiseParquet } from './parquet.ts';
import { batchesOf, type Json, readCells } from './rows.ts';
import { serialiseSqlite } from './sqlite/serialise.ts';
import type { DownloadColumn, DownloadTable } from './tables.ts';

const CHUNK_CHARACTERS = 64 * 1024;

const serialisers: Readonly<Record<FormatName, (pack: Pack, table: DownloadTable) => Iterable<Uint8Array>>> = {
  csv: serialiseCsv,
  ndjson: serialiseNdjson,
  parquet: serialiseParquet,
  sqlite: serialiseSqlite,
};

export function serialiseTable(pack: Pack, table: DownloadTable, format: FormatName): Iterable<Uint8Array> {
  return serialisers[format](pack, table);
}

function* serialiseCsv(pack: Pack, table: DownloadTable): Generator<Uint8Array> {
  let text = csvHeader(table.columns.map(({ name }) => name));
  for (const batch of batchesOf(pack, table)) {
    for (const cells of readCells(pack, table, batch)) {
      text += csvCell(cells[0] as Json);
      for (let index = 1; index < cells.length; index++) text += `,${csvCell(cells[index] as Json)}`;
      text += '\r\n';
    }
    if (text.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** In quotes: readers that detect the dialect from a sample, such as DuckDB, may find no other quoted cell in it. */
function csvHeader(names: readonly string[]): string {
  return `${names.map((name) => `"${name}"`).join(',')}\r\n`;
}

/** One change per line, with the records before and after as JSON. */
export function serialiseChanges(changes: readonly Change[], format: ChangesFormat): string {
  if (format === 'ndjson') return changes.map((change) => `${JSON.stringify(change)}\n`).join('');
  const record = (value: unknown): string => (value === null ? '' : quoteCell(JSON.stringify(value)));
  const lines = changes.map(({ key, change, before, after }) => `${quoteCell(key)},${change},${record(before)},${record(after)}\r\n`);
  return csvHeader(['key', 'change', 'before', 'after']) + lines.join('');
}

function csvCell(value: Json): string {
  if (typeof value === 'string') return quoteCell(value);
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  return quoteCell(Array.isArray(value) && value.every((item) => typeof item !== 'object') ? value.join(';') : JSON.stringify(value));
}

/** One record per line: the stored JSON where rows are records, otherwise an object of the columns. */
function* serialiseNdjson(pack: Pack, table: DownloadTable): Generator<Uint8Array> {
  for (const batch of batchesOf(pack, table)) {
    if (table.isRecords) {
      yield Buffer.from(Array.from(batch.rows, (row) => `${pack.text(row)}\n`).join(''), 'latin1');
      continue;
    }
    const lines = readCells(pack, table, batch).map((cells) => `${JSON.stringify(toObject(table.columns, cells))}\n`);
    yield Buffer.from(lines.join(''));
  }
}

function toObject(columns: readonly DownloadColumn[], cells: readonly Json[]): Record<string, Json> {
  return Object.fromEntries(columns.map(({ name }, index) => [name, cells[index] as Json]));
}
