/** Writes a table as Parquet, one row group at a time. */
import { ByteWriter, type ColumnSource, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { Pack } from '../core/dataset/pack/pack.ts';
import { batchesOf, type Json, readCells } from './rows.ts';
import type { ColumnType, DownloadTable } from './tables.ts';

/** Rows per row group: all columns of a group are in memory at once. */
const ROW_GROUP_ROWS = 32_768;

const PARQUET_TYPES: Readonly<Record<ColumnType, NonNullable<ColumnSource['type']>>> = {
  string: 'STRING',
  boolean: 'BOOLEAN',
  integer: 'INT32',
  long: 'INT64',
  number: 'DOUBLE',
  list: 'JSON',
};

export function* serialiseParquet(pack: Pack, table: DownloadTable): Generator<Uint8Array> {
  const writer = new ByteWriter();
  const schema = schemaFromColumnData({ columnData: columnsOf(table, []) });
  const file = new ParquetWriter({ writer, schema, kvMetadata: [{ key: 'source', value: `Potli ${table.name} ${pack.header.version}` }] });
  let rows: Json[][] = [];
  const flushRowGroup = function* (): Generator<Uint8Array> {
    if (rows.length > 0) file.write({ columnData: columnsOf(table, rows), rowGroupSize: rows.length });
    rows = [];
    yield takeBytes(writer);
  };
  for (const batch of batchesOf(pack, table)) {
    rows.push(...readCells(pack, table, batch));
    if (rows.length >= ROW_GROUP_ROWS) yield* flushRowGroup();
  }
  yield* flushRowGroup();
  file.finish();
  yield takeBytes(writer);
}

function columnsOf({ columns }: DownloadTable, rows: readonly Json[][]): ColumnSource[] {
  return columns.map(({ name, type }, index) => ({
    name,
    data: rows.map((cells) => (type === 'long' ? BigInt(cells[index] as number) : cells[index])) as ColumnSource['data'],
    type: PARQUET_TYPES[type],
    nullable: true,
  }));
}

/** Takes the bytes written since the last call; offsets continue from the beginning of the file. */
function takeBytes(writer: ByteWriter): Uint8Array {
  const bytes = new Uint8Array(writer.buffer, 0, writer.index).slice();
  writer.index = 0;
  return bytes;
}
