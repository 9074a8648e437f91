/** Table formats of publishers: columns are matched by title in any order, and every line is validated. */

import type { TableRow } from '../../util/table.ts';
import type { RefreshPlan } from '../dataset.ts';
import type { PackRow } from '../pack/build.ts';
import { type FileTable, readFileTable } from './file-table.ts';
import { FormatChangeError } from './format-change.ts';

export interface TableFormat<Column extends string = string> {
  /** Name for operators: "directory of India Post". */
  readonly title: string;
  /** Titles of a column, those of current files first; case, spaces and punctuation are ignored. `Average…` matches a prefix. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  /** Columns that may be missing; their cells are then empty. */
  readonly optional: readonly Column[];
  /** Patterns that the cells of a valid line match. */
  readonly patterns: Readonly<Partial<Record<Column, RegExp>>>;
  /** A file with fewer valid lines is the wrong one, or truncated. */
  readonly minRows: number;
  /** The part that a file contains, such as a year, if several files of one format are stored. */
  partOf?(rows: readonly TableRow<Column>[]): string;
}

type Formats = Readonly<Record<string, TableFormat>>;
/** The lines of the available files, by name of their format. */
export type Tables<F extends Formats> = {
  readonly [Name in keyof F]?: readonly TableRow<F[Name] extends TableFormat<infer Column> ? Column : never>[];
};

/** The header is among the first lines, possibly below a heading. */
const MAX_HEADER_LINE = 20;
/** A file with a smaller share of valid lines is the wrong one, or damaged. */
const MIN_VALID_SHARE = 0.98;

/**
 * `rows` of a dataset with several formats. Each file is stored, and `toRows` receives the lines of the newest of each.
 * @throws if the file has none of the formats, or its lines are invalid
 */
export function parseTables<F extends Formats>(
  formats: F,
  toRows: (tables: Tables<F>, now: Date) => Iterable<PackRow>,
): RefreshPlan['rows'] {
  return async (file, now, { parts }) => {
    const table = await readFileTable(file);
    const name = detectFormat(table, formats);
    const format = formats[name] as TableFormat;
    const lines = readLines(table, format);
    const partName = format.partOf ? `${name}-${format.partOf(lines)}` : name;
    const tables: Record<string, readonly TableRow[]> = { [name]: lines };
    for (const [stored, part] of Object.entries(parts)) {
      const [formatName = ''] = stored.split('-');
      const partFormat = formats[formatName];
      if (stored !== partName && partFormat && part)
        tables[formatName] = [...(tables[formatName] ?? []), ...(await readPart(part, partFormat))];
    }
    return { version: now.toISOString().slice(0, 10), rows: toRows(tables as Tables<F>, now), storedPart: partName };
  };
}

/** The lines of a file of a known format. */
export async function readTableAs<Column extends string>(file: Buffer, format: TableFormat<Column>): Promise<readonly TableRow<Column>[]> {
  const table = await readFileTable(file);
  detectFormat(table, { only: format });
  return readLines(table, format);
}

async function readPart(part: Buffer, format: TableFormat): Promise<readonly TableRow[]> {
  try {
    return readLines(await readFileTable(part), format);
  } catch (error) {
    throw new Error(`cannot be merged with the ${format.title} imported before, which ${(error as Error).message}`);
  }
}

/** Detects the format by its columns. */
function detectFormat(table: FileTable, formats: Formats): string {
  const candidates = Object.entries(formats).map(([name, format]) => ({ name, format, missing: missingColumns(table, format) }));
  const complete = candidates.find(({ missing }) => missing.length === 0);
  if (complete) return complete.name;
  const partialMatches = candidates.filter(({ format, missing }) => missing.length < requiredColumns(format).length);
  const [nearest] = partialMatches.sort((first, second) => missingShare(first) - missingShare(second));
  if (nearest) {
    const titles = nearest.missing.map((column) => `"${nearest.format.columns[column]?.[0]}"`);
    throw new FormatChangeError(`has no column ${titles.join(', ')}, which the ${nearest.format.title} has`);
  }
  const titles = candidates.map(({ format }) => format.title);
  throw new FormatChangeError(`has no header line of the ${titles.join(' or the ')}`);
}

function missingShare({ format, missing }: { readonly format: TableFormat; readonly missing: readonly string[] }): number {
  return missing.length / requiredColumns(format).length;
}

function requiredColumns({ columns, optional }: TableFormat): string[] {
  return Object.keys(columns).filter((column) => !optional.includes(column));
}

/** The missing columns of the best candidate for a header line. */
function missingColumns({ sheets }: FileTable, format: TableFormat): string[] {
  const needed = requiredColumns(format);
  const lines = sheets.flatMap((rows) => rows.slice(0, MAX_HEADER_LINE));
  let fewestMissing = needed;
  for (const line of lines) {
    const indexes = columnIndexes(line, format);
    const missing = needed.filter((column) => !indexes.has(column));
    if (missing.length < fewestMissing.length) fewestMissing = missing;
  }
  return fewestMissing;
}

function columnIndexes(titles: readonly string[], { columns }: TableFormat): Map<string, number> {
  const keys = titles.map(titleKey);
  const indexes = new Map<string, number>();
  for (const [column, names] of Object.entries(columns)) {
    const index = names.map((name) => keys.findIndex((key) => matchesTitle(key, name))).find((candidate) => candidate >= 0);
    if (index !== undefined) indexes.set(column, index);
  }
  return indexes;
}

function matchesTitle(key: string, name: string): boolean {
  return name.endsWith('…') ? key.startsWith(titleKey(name)) : key === titleKey(name);
}

function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function readLines({ sheets, endsWithNewline }: FileTable, format: TableFormat): TableRow[] {
  const rows: TableRow[] = [];
  const invalidCounts = new Map<string, number>();
  let lines = 0;
  for (const sheet of sheets) {
    const start = sheet.slice(0, MAX_HEADER_LINE).findIndex((line) => isHeaderLine(line, format));
    const titles = sheet[start];
    if (!titles) continue;
    if (!endsWithNewline && (sheet.at(-1)?.length ?? 0) < titles.length) throw new Error('ends in the middle of a line');
    const indexes = columnIndexes(titles, format);
    for (const line of sheet.slice(start + 1)) {
      lines++;
      const row = Object.fromEntries(Object.keys(format.columns).map((column) => [column, line[indexes.get(column) ?? -1] ?? '']));
      const invalidCell = Object.entries(format.patterns).find(([column, shape]) => !shape?.test(row[column] ?? ''));
      if (invalidCell) invalidCounts.set(invalidCell[0], (invalidCounts.get(invalidCell[0]) ?? 0) + 1);
      else rows.push(row);
    }
  }
  if (rows.length < lines * MIN_VALID_SHARE)
    throw new FormatChangeError(`has ${lines} lines, ${describeInvalidCells(invalidCounts, format)}`);
  if (rows.length < format.minRows) throw new Error(`has only ${rows.length} valid lines, fewer than ${format.minRows}`);
  return rows;
}

function isHeaderLine(line: readonly string[], format: TableFormat): boolean {
  const indexes = columnIndexes(line, format);
  return requiredColumns(format).every((column) => indexes.has(column));
}

/** "of which 40 have no valid "Pincode"": names the column, never quotes its cells. */
function describeInvalidCells(invalidCounts: ReadonlyMap<string, number>, { columns }: TableFormat): string {
  return [...invalidCounts].map(([column, count]) => `of which ${count} have no valid "${columns[column]?.[0]}"`).join(', ');
}
