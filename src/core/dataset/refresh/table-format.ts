/** Table formats of publishers: columns are matched by title in any order, and every line is validated. */

import type { RefreshPlan } from '../dataset.ts';
import type { PackRow } from '../pack/build.ts';
import type { Row } from '../table.ts';
import { type FileTable, readFileTable } from './file-table.ts';
import { FormatChange } from './format-change.ts';

export interface TableFormat<Column extends string = string> {
  /** Name for operators: "directory of India Post". */
  readonly title: string;
  /** Titles of a column, those of current files first; case, spaces and punctuation are ignored. `Average…` matches a prefix. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  /** Columns that may be missing; their cells are then empty. */
  readonly optional: readonly Column[];
  /** Patterns that the cells of a valid line match. */
  readonly shapes: Readonly<Partial<Record<Column, RegExp>>>;
  /** A file with fewer valid lines is the wrong one, or truncated. */
  readonly fewest: number;
  /** The part that a file contains, such as a year, if several files of one format are stored. */
  partOf?(rows: readonly Row<Column>[]): string;
}

type Formats = Readonly<Record<string, TableFormat>>;
/** The lines of the available files, by name of their format. */
export type Tables<F extends Formats> = {
  readonly [Name in keyof F]?: readonly Row<F[Name] extends TableFormat<infer Column> ? Column : never>[];
};

/** The header is among the first lines, possibly below a heading. */
const TITLE_LINES = 20;
/** A file with a smaller share of valid lines is the wrong one, or damaged. */
const USABLE_SHARE = 0.98;

/**
 * `rows` of a dataset with several formats. Each file is stored, and `make` gets the lines of the newest of each.
 * @throws if the file has none of the formats, or its lines are invalid
 */
export function rowsOfTables<F extends Formats>(
  formats: F,
  make: (tables: Tables<F>, now: Date) => Iterable<PackRow>,
): RefreshPlan['rows'] {
  return async (file, now, { parts }) => {
    const table = await readFileTable(file);
    const name = formatOf(table, formats);
    const format = formats[name] as TableFormat;
    const lines = readLines(table, format);
    const keepAs = format.partOf ? `${name}-${format.partOf(lines)}` : name;
    const tables: Record<string, readonly Row[]> = { [name]: lines };
    for (const [kept, part] of Object.entries(parts)) {
      const [other = ''] = kept.split('-');
      const known = formats[other];
      if (kept !== keepAs && known && part) tables[other] = [...(tables[other] ?? []), ...(await readPart(part, known))];
    }
    return { version: now.toISOString().slice(0, 10), rows: make(tables as Tables<F>, now), keepAs };
  };
}

/** The lines of a file of a known format. */
export async function readTableAs<Column extends string>(file: Buffer, format: TableFormat<Column>): Promise<readonly Row<Column>[]> {
  const table = await readFileTable(file);
  formatOf(table, { only: format });
  return readLines(table, format);
}

async function readPart(part: Buffer, format: TableFormat): Promise<readonly Row[]> {
  try {
    return readLines(await readFileTable(part), format);
  } catch (error) {
    throw new Error(`cannot be merged with the ${format.title} that was taken before, which ${(error as Error).message}`);
  }
}

/** Detects the format by its columns. */
function formatOf(table: FileTable, formats: Formats): string {
  const found = Object.entries(formats).map(([name, format]) => ({ name, format, missing: missingColumns(table, format) }));
  const whole = found.find(({ missing }) => missing.length === 0);
  if (whole) return whole.name;
  const near = found.filter(({ format, missing }) => missing.length < neededColumns(format).length);
  const [nearest] = near.sort((one, other) => shareOf(one) - shareOf(other));
  if (nearest) {
    const titles = nearest.missing.map((column) => `"${nearest.format.columns[column]?.[0]}"`);
    throw new FormatChange(`has no column ${titles.join(', ')}, which the ${nearest.format.title} has`);
  }
  const known = found.map(({ format }) => format.title);
  throw new FormatChange(`has no line of column titles of the ${known.join(' or the ')}`);
}

function shareOf({ format, missing }: { readonly format: TableFormat; readonly missing: readonly string[] }): number {
  return missing.length / neededColumns(format).length;
}

function neededColumns({ columns, optional }: TableFormat): string[] {
  return Object.keys(columns).filter((column) => !optional.includes(column));
}

/** The missing columns of the best candidate for a header line. */
function missingColumns({ sheets }: FileTable, format: TableFormat): string[] {
  const needed = neededColumns(format);
  const lines = sheets.flatMap((rows) => rows.slice(0, TITLE_LINES));
  let least = needed;
  for (const line of lines) {
    const places = placesIn(line, format);
    const missing = needed.filter((column) => !places.has(column));
    if (missing.length < least.length) least = missing;
  }
  return least;
}

function placesIn(titles: readonly string[], { columns }: TableFormat): Map<string, number> {
  const keys = titles.map(keyOf);
  const places = new Map<string, number>();
  for (const [column, names] of Object.entries(columns)) {
    const at = names.map((name) => keys.findIndex((key) => isTitle(key, name))).find((place) => place >= 0);
    if (at !== undefined) places.set(column, at);
  }
  return places;
}

function isTitle(key: string, name: string): boolean {
  return name.endsWith('…') ? key.startsWith(keyOf(name)) : key === keyOf(name);
}

function keyOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function readLines({ sheets, endsWhole }: FileTable, format: TableFormat): Row[] {
  const rows: Row[] = [];
  const wrong = new Map<string, number>();
  let lines = 0;
  for (const sheet of sheets) {
    const start = sheet.slice(0, TITLE_LINES).findIndex((line) => isTitles(line, format));
    const titles = sheet[start];
    if (!titles) continue;
    if (!endsWhole && (sheet.at(-1)?.length ?? 0) < titles.length) throw new Error('ends in the middle of a line');
    const places = placesIn(titles, format);
    for (const line of sheet.slice(start + 1)) {
      lines++;
      const row = Object.fromEntries(Object.keys(format.columns).map((column) => [column, line[places.get(column) ?? -1] ?? '']));
      const bad = Object.entries(format.shapes).find(([column, shape]) => !shape?.test(row[column] ?? ''));
      if (bad) wrong.set(bad[0], (wrong.get(bad[0]) ?? 0) + 1);
      else rows.push(row);
    }
  }
  if (rows.length < lines * USABLE_SHARE) throw new FormatChange(`has ${lines} lines, ${wordsFor(wrong, format)}`);
  if (rows.length < format.fewest) throw new Error(`has only ${rows.length} lines that can be used, fewer than ${format.fewest}`);
  return rows;
}

function isTitles(line: readonly string[], format: TableFormat): boolean {
  const places = placesIn(line, format);
  return neededColumns(format).every((column) => places.has(column));
}

/** "of which 40 have no usable "Pincode"": names the column, never quotes its cells. */
function wordsFor(wrong: ReadonlyMap<string, number>, { columns }: TableFormat): string {
  return [...wrong].map(([column, count]) => `of which ${count} have no usable "${columns[column]?.[0]}"`).join(', ');
}
