/** Reads the rows of a table in batches, in pack order. */
import type { Pack } from '../core/dataset/pack/pack.ts';
import { weakMemo } from '../core/util/weak-memo.ts';
import { type DownloadColumn, type DownloadTable, KIND_PATH, TERM_PATH } from './tables.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Rows of one kind read together: small enough for short-lived memory, large enough to be parsed as one array. */
interface Batch {
  readonly kind: string;
  readonly rows: ArrayLike<number>;
  /** Term of each row without its prefix, if a column needs it. */
  readonly terms: readonly string[];
}

const BATCH_ROWS = 256;

export function countRows(pack: Pack, { kinds }: DownloadTable): number {
  return Object.values(kinds).reduce((sum, prefix) => {
    const { from, to } = pack.prefixRange(prefix);
    return sum + pack.postingCount(from, to);
  }, 0);
}

export function* batchesOf(pack: Pack, { kinds, columns }: DownloadTable): Generator<Batch> {
  const needsTerms = columns.some(({ path }) => path[0] === TERM_PATH);
  for (const [kind, prefix] of Object.entries(kinds)) {
    if (needsTerms) yield* batchesByTerm(pack, kind, prefix);
    else yield* batchesInOrder(pack, kind, prefix);
  }
}

/** In file order, which is also result order: every block is read once. */
function* batchesInOrder(pack: Pack, kind: string, prefix: string): Generator<Batch> {
  const { from, to } = pack.prefixRange(prefix);
  const rows = pack.postings(from, to).slice().sort();
  for (let index = 0; index < rows.length; index += BATCH_ROWS) yield { kind, rows: rows.subarray(index, index + BATCH_ROWS), terms: [] };
}

function* batchesByTerm(pack: Pack, kind: string, prefix: string): Generator<Batch> {
  let rows: number[] = [];
  let terms: string[] = [];
  for (const { value, rows: termRows } of pack.termsWithPrefix(prefix)) {
    for (const row of termRows) {
      rows.push(row);
      terms.push(value);
      if (rows.length < BATCH_ROWS) continue;
      yield { kind, rows, terms };
      [rows, terms] = [[], []];
    }
  }
  if (rows.length > 0) yield { kind, rows, terms };
}

/** Accessor of a column. */
type ColumnReader = (record: RecordMembers, kind: string, term: string) => Json | undefined;
type RecordMembers = { readonly [name: string]: Json | undefined };

/** Values of all columns for the rows of a batch. */
export function readCells(pack: Pack, table: DownloadTable, { kind, rows, terms }: Batch): Json[][] {
  const records = pack.rowsAsArray(rows).parse() as RecordMembers[];
  const readers = columnReaders(table);
  return records.map((record, index) => {
    const cells: Json[] = [];
    for (const read of readers) cells.push(read(record, kind, terms[index] ?? '') ?? null);
    return cells;
  });
}

/** Memoised per table: resolving paths for every cell would dominate the run time. */
const columnReaders = weakMemo(({ columns }: DownloadTable): readonly ColumnReader[] => columns.map(columnReader));

function columnReader({ path: [first = '', second] }: DownloadColumn): ColumnReader {
  if (first === KIND_PATH) return (_record, kind) => kind;
  if (first === TERM_PATH) return (_record, _kind, term) => term;
  if (second === undefined) return (record) => record[first];
  return (record) => (record[first] as RecordMembers | null | undefined)?.[second];
}
