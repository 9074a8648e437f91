/**
 * The one reader of `data/tables/*.tsv`: facts typed by hand, one entry a line, tab-separated under a header line. Lines before the header
 * that begin with # are comments. A table is declared where its module is loaded, and read at its first use; its rows are freed when nothing
 * holds them any more, since most callers make a map or a set of them.
 */
import { readFileSync } from 'node:fs';
import { LazySet, lazy } from '../src/core/util/lazy.ts';

/** Beside this file's source, whatever folder the compiled code runs in. */
const FOLDER = new URL('../../data/tables/', import.meta.url);

/** Reads a cell; throws what is wrong with it. */
export type Column<T> = (cell: string) => T;
type Columns = Readonly<Record<string, Column<unknown>>>;
export type Row<C extends Columns> = { readonly [name in keyof C]: ReturnType<C[name]> };

export const text: Column<string> = (cell) => check(cell, cell !== '', 'is empty');
export const optional: Column<string | null> = (cell) => (cell === '' ? null : cell);
export const number: Column<number> = (cell) => Number(check(cell, /^-?\d+(\.\d+)?$/.test(cell), 'is no number'));
export const integer: Column<number> = (cell) => Number(check(cell, /^-?\d+$/.test(cell), 'is no integer'));
export const flag: Column<boolean> = (cell) => check(cell, cell === '' || cell === 'yes', 'is neither empty nor yes') === 'yes';
/** Written as in code: /source/flags. */
export const pattern: Column<RegExp> = (cell) => {
  const end = cell.lastIndexOf('/');
  check(cell, cell.startsWith('/') && end > 1, 'is no /pattern/');
  return new RegExp(cell.slice(1, end), cell.slice(end + 1));
};
export const oneOf = <T extends string>(...values: readonly T[]): Column<T> => {
  const wrong = `is none of ${values.join(', ')}`;
  return (cell) => check(cell, values.includes(cell as T), wrong) as T;
};
/** Entries of one cell; an empty cell has none. */
export const list =
  (separator: string): Column<readonly string[]> =>
  (cell) =>
    cell === '' ? [] : cell.split(separator).map((entry) => check(entry, entry !== '' && entry === entry.trim(), 'has a blank entry'));

function check(cell: string, isRight: boolean, wrong: string): string {
  if (!isRight) throw new Error(`"${cell}" ${wrong}`);
  return cell;
}

const declared = new Map<string, () => readonly unknown[]>();
/** All tables of the modules that are loaded, by the names of their files. */
export const declaredTables: ReadonlyMap<string, () => readonly unknown[]> = declared;
/** The files that were read. */
export const readTables = new Set<string>();

/** @param key the columns that no two rows have in common */
export function table<C extends Columns>(
  file: `${string}.tsv`,
  columns: C,
  ...key: readonly (keyof C & string)[]
): () => readonly Row<C>[] {
  let kept: WeakRef<Row<C>[]> | undefined;
  const read = (): readonly Row<C>[] => {
    let rows = kept?.deref();
    if (!rows) {
      rows = rowsOf(file, columns, key);
      kept = new WeakRef(rows);
    }
    return rows;
  };
  declared.set(file, read);
  return read;
}

function rowsOf<C extends Columns>(file: string, columns: C, key: readonly string[]): Row<C>[] {
  readTables.add(file);
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
  const fail = (at: number, wrong: string): never => {
    throw new Error(`data/tables/${file}, line ${at + 1}: ${wrong}`);
  };
  if (lines.pop() !== '') fail(lines.length, 'the end of the last line is missing');
  const header = lines.findIndex((line) => !line.startsWith('#'));
  const [names, readers] = [Object.keys(columns), Object.values(columns)];
  if (lines[header] !== names.join('\t')) fail(Math.max(header, 0), `the header is not ${names.join(', ')}`);
  const keyAt = key.map((name) => names.indexOf(name));
  const keys = new Set<string>();
  return lines.slice(header + 1).map((line, index) => {
    const at = header + 1 + index;
    const cells = line.split('\t');
    if (cells.length !== names.length) fail(at, `${cells.length} cells instead of ${names.length}`);
    const row: Record<string, unknown> = {};
    let column = 0;
    try {
      for (; column < names.length; column++) row[names[column] as string] = readers[column]?.(cells[column] as string);
    } catch (error) {
      fail(at, `column ${names[column]}: ${(error as Error).message}`);
    }
    const own = keyAt.map((one) => cells[one]).join('\t');
    if (keyAt.length > 0 && keys.size === keys.add(own).size) fail(at, `${own} stands above already`);
    return row as Row<C>;
  });
}

/** A file of several lists of words: the name of a list and a word a line. A list that the module does not ask for is refused. */
export function wordLists(file: `${string}.tsv`): (name: string) => () => readonly string[] {
  const names = new Set<string>();
  const known: Column<string> = (cell) => check(cell, names.has(cell), 'is no list of the module');
  const rows = table(file, { list: known, word: text }, 'list', 'word');
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

/** The same as sets. */
export function wordSets(file: `${string}.tsv`): (name: string) => ReadonlySet<string> {
  const lists = wordLists(file);
  return (name) => new LazySet(lists(name));
}
