/** Writes a table as a SQLite database with the indexes that lookups need. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { batchesOf, type Json, readCells } from '../rows.ts';
import type { ColumnType, DownloadTable } from '../tables.ts';
import { sqliteDatabase } from './database.ts';
import type { SqliteValue } from './record.ts';

const TYPES: Readonly<Record<ColumnType, 'TEXT' | 'INTEGER' | 'REAL'>> = {
  string: 'TEXT',
  boolean: 'INTEGER',
  integer: 'INTEGER',
  long: 'INTEGER',
  number: 'REAL',
  list: 'TEXT',
};

export function serialiseSqlite(pack: Pack, table: DownloadTable): Iterable<Uint8Array> {
  const columns = table.columns.map(({ name, type, isIndexed }) => ({ name, type: TYPES[type], isIndexed }));
  return sqliteDatabase(table.name, columns, rowsOf(pack, table));
}

function* rowsOf(pack: Pack, table: DownloadTable): Generator<SqliteValue[]> {
  for (const batch of batchesOf(pack, table)) {
    for (const cells of readCells(pack, table, batch)) yield cells.map((cell, index) => toSqlite(cell, table.columns[index]?.type));
  }
}

/** Booleans are 0 and 1, lists are JSON, as SQLite's JSON functions expect. */
function toSqlite(value: Json, type: ColumnType | undefined): SqliteValue {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return type === 'number' ? { real: value } : value;
  return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}
