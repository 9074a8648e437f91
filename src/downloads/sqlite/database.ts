/** A SQLite database of one table with indexes, as bytes. */
import { BtreeBuilder, FILE_HEADER_BYTES, PAGE_BYTES, PageStore, pageOf } from './btree.ts';
import { encodeRecord, type SqliteValue, varint } from './record.ts';

export interface SqliteColumn {
  readonly name: string;
  readonly type: 'TEXT' | 'INTEGER' | 'REAL';
  readonly isIndexed: boolean;
}

const TABLE_LEAF = 0x0d;

export function* sqliteDatabase(name: string, columns: readonly SqliteColumn[], rows: Iterable<readonly SqliteValue[]>): Generator<Buffer> {
  const store = new PageStore();
  const indexes = columns.flatMap((column, position) =>
    column.isIndexed ? [{ column, position, rowids: new Map<IndexKey, number[]>() }] : [],
  );
  const table = new BtreeBuilder(store, 'table');
  let rowid = 0;
  for (const row of rows) {
    table.addRow(++rowid, encodeRecord(row));
    for (const { position, rowids } of indexes) {
      const key = row[position] as IndexKey;
      const existing = rowids.get(key);
      if (existing) existing.push(rowid);
      else rowids.set(key, [rowid]);
    }
  }
  const definition = columns.map((column) => `${quoteIdentifier(column.name)} ${column.type}`).join(', ');
  const schema: SchemaEntry[] = [['table', name, name, table.finish(), `CREATE TABLE ${quoteIdentifier(name)} (${definition})`]];
  for (const { column, rowids } of indexes) {
    const index = `${name}_${column.name}`;
    const sql = `CREATE INDEX ${quoteIdentifier(index)} ON ${quoteIdentifier(name)} (${quoteIdentifier(column.name)})`;
    schema.push(['index', index, name, buildIndex(store, rowids), sql]);
  }
  store.pages[0] = firstPage(schema, store.pages.length);
  yield* store.pages;
}

/** Real columns are not indexed. */
type IndexKey = null | number | string;
type SchemaEntry = readonly [type: string, name: string, table: string, root: number, sql: string];

function buildIndex(store: PageStore, rows: ReadonlyMap<IndexKey, readonly number[]>): number {
  const tree = new BtreeBuilder(store, 'index');
  for (const key of sortByCollation([...rows.keys()])) {
    for (const row of rows.get(key) as readonly number[]) tree.addKey(encodeRecord([key, row]));
  }
  return tree.finish();
}

/** Without these, UTF-16 order equals UTF-8 byte order. */
const ABOVE_SURROGATES = /[\ud800-\uffff]/;

/** Nulls, then numbers, then texts by their bytes: SQLite's default collation. */
function sortByCollation(keys: readonly IndexKey[]): readonly IndexKey[] {
  const texts = keys.filter((key) => typeof key === 'string');
  const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
  texts.sort(texts.some((text) => ABOVE_SURROGATES.test(text)) ? byBytes : undefined);
  const numbers = keys.filter((key) => typeof key === 'number').sort((a, b) => a - b);
  return [...keys.filter((key) => key === null), ...numbers, ...texts];
}

/** The header of the file (https://www.sqlite.org/fileformat2.html#the_database_header), and the schema as a table on the same page. */
function firstPage(schema: readonly SchemaEntry[], pages: number): Buffer {
  const cells = schema.map((entry, position) => {
    const record = encodeRecord(entry);
    return Buffer.concat([varint(record.length), varint(position + 1), record]);
  });
  const page = pageOf(cells, TABLE_LEAF, undefined, FILE_HEADER_BYTES);
  page.write('SQLite format 3\0', 'latin1');
  page.writeUInt16BE(PAGE_BYTES, 16);
  // Legacy journal for reading and writing, no reserved bytes, and three payload fractions that are fixed.
  page.set([1, 1, 0, 64, 32, 32], 18);
  for (const [offset, value] of HEADER_FIELDS) page.writeUInt32BE(value, offset);
  page.writeUInt32BE(pages, 28);
  return page;
}

/** Change counter, schema cookie, schema format 4, UTF-8, the change counter at which the size is valid, and a version of SQLite. */
const HEADER_FIELDS = [
  [24, 1],
  [40, 1],
  [44, 4],
  [56, 1],
  [92, 1],
  [96, 3_040_001],
] as const;

function quoteIdentifier(name: string): string {
  return `"${name}"`;
}
