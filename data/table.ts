/**
 * Reader of `data/tables/*.tsv`: hand-typed facts, one entry per line, tab-separated under a header line. Lines before the header that begin with #
 * are comments. A table is declared at module load and read lazily; its rows are held by a WeakRef, since most callers build a map or a set from
 * them.
 */
import { readFileSync } from 'node:fs';
import { LazySet, lazy } from '../src/core/util/lazy.ts';

/** Relative to this source file, so it does not depend on the folder the compiled code runs in. */
const FOLDER = new URL('../../data/tables/', import.meta.url);

/** Parses a cell; throws an error that describes the invalid value. */
export type Column<T> = (cell: string) => T;
type Columns = Readonly<Record<string, Column<unknown>>>;
export type Row<C extends Columns> = { readonly [name in keyof C]: ReturnType<C[name]> };

export const text: Column<string> = (cell) => check(cell, cell !== '', 'is empty');
export const optional: Column<string | null> = (cell) => (cell === '' ? null : cell);
export const number: Column<number> = (cell) => Number(check(cell, /^-?\d+(\.\d+)?$/.test(cell), 'is not a number'));
export const integer: Column<number> = (cell) => Number(check(cell, /^-?\d+$/.test(cell), 'is not an integer'));
export const flag: Column<boolean> = (cell) => check(cell, cell === '' || cell === 'yes', 'is neither empty nor yes') === 'yes';
/** A regular expression literal: /source/flags. */
export const pattern: Column<RegExp> = (cell) => {
  const end = cell.lastIndexOf('/');
  check(cell, cell.startsWith('/') && end > 1, 'is not a /pattern/');
  return new RegExp(cell.slice(1, end), cell.slice(end + 1));
};
export const oneOf = <T extends string>(...values: readonly T[]): Column<T> => {
  const message = `is none of ${values.join(', ')}`;
  return (cell) => check(cell, values.includes(cell as T), message) as T;
};
/** Separated entries of one cell; an empty cell yields none. */
export const list =
  (separator: string): Column<readonly string[]> =>
  (cell) =>
    cell === '' ? [] : cell.split(separator).map((entry) => check(entry, entry !== '' && entry === entry.trim(), 'has a blank entry'));

function check(cell: string, isValid: boolean, message: string): string {
  if (!isValid) throw new Error(`"${cell}" ${message}`);
  return cell;
}

const declared = new Map<string, () => readonly unknown[]>();
/** All declared tables by file name. */
export const declaredTables: ReadonlyMap<string, () => readonly unknown[]> = declared;
/** Names of the files read so far. */
export const readTables = new Set<string>();

/** @param key the columns that form the unique key */
export function table<C extends Columns>(
  file: `${string}.tsv`,
  columns: C,
  ...key: readonly (keyof C & string)[]
): () => readonly Row<C>[] {
  let cached: WeakRef<Row<C>[]> | undefined;
  const read = (): readonly Row<C>[] => {
    let rows = cached?.deref();
    if (!rows) {
      rows = rowsOf(file, columns, key);
      cached = new WeakRef(rows);
    }
    return rows;
  };
  declared.set(file, read);
  return read;
}

function rowsOf<C extends Columns>(file: string, columns: C, key: readonly string[]): Row<C>[] {
  readTables.add(file);
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
  const fail = (lineIndex: number, message: string): never => {
    throw new Error(`data/tables/${file}, line ${lineIndex + 1}: ${message}`);
  };
  if (lines.pop() !== '') fail(lines.length, 'no newline at end of file');
  const header = lines.findIndex((line) => !line.startsWith('#'));
  const [names, readers] = [Object.keys(columns), Object.values(columns)];
  if (lines[header] !== names.join('\t')) fail(Math.max(header, 0), `the header is not ${names.join(', ')}`);
  const keyAt = key.map((name) => names.indexOf(name));
  const keys = new Set<string>();
  return lines.slice(header + 1).map((line, index) => {
    const lineIndex = header + 1 + index;
    const cells = line.split('\t');
    if (cells.length !== names.length) fail(lineIndex, `${cells.length} cells instead of ${names.length}`);
    const row: Record<string, unknown> = {};
    let column = 0;
    try {
      for (; column < names.length; column++) row[names[column] as string] = readers[column]?.(cells[column] as string);
    } catch (error) {
      fail(lineIndex, `column ${names[column]}: ${(error as Error).message}`);
    }
    const rowKey = keyAt.map((cellIndex) => cells[cellIndex]).join('\t');
    if (keyAt.length > 0 && keys.size === keys.add(rowKey).size) fail(lineIndex, `${rowKey} is a duplicate key`);
    return row as Row<C>;
  });
}

/** Declares a file of several word lists: list name and word on each line. A list name that the module does not request is rejected. */
export function wordLists(file: `${string}.tsv`): (name: string) => () => readonly string[] {
  const names = new Set<string>();
  const listName: Column<string> = (cell) => check(cell, names.has(cell), 'is not a list of the module');
  const rows = table(file, { list: listName, word: text }, 'list', 'word');
  const lists = lazy(() => {
    const words = new Map(Array.from(names, (name): [string, string[]] => [name, []]));
    for (const row of rows()) words.get(row.list)?.push(row.word);
    return words;
  });
  return (name) => {
    names.add(name);
    return () => lists().get(name) ?? [];
  };
}

/** Same as `wordLists`, but as sets. */
export function wordSets(file: `${string}.tsv`): (name: string) => ReadonlySet<string> {
  const lists = wordLists(file);
  return (name) => new LazySet(lists(name));
}
