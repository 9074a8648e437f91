/** The header of a table with rulings. */
import type { GridCell } from './grids.ts';
import { isValue } from './values.ts';

const MAX_HEADER_ROWS = 3;
const MIN_FILLED = 0.5;
const MIN_VALUE_SHARE = 0.5;

/**
 * Number of rows at the top that name the columns: without amounts and dates, above columns that have them. In a table of text only, a first row
 * without digits and empty cells. A row with cells over several columns is followed by another row of names.
 */
export function headerDepth(rows: readonly (readonly string[])[], cells: readonly (readonly GridCell[])[]): number {
  const [first] = rows;
  if (!first || rows.length < 2 || hasValues(first)) return 0;
  const named = first.filter((text, column) => text !== '' || (cells[0]?.[column]?.columnSpan ?? 1) > 1).length;
  if (named < MIN_FILLED * first.length || named < 2) return 0;
  let depth = 1;
  while (depth < MAX_HEADER_ROWS && depth + 1 < rows.length && hasSpans(cells[depth - 1]) && !hasValues(rows[depth] ?? [])) depth++;
  const body = rows.slice(depth);
  const isAboveValues = first.some((_, column) => {
    const texts = body.map((row) => row[column] ?? '').filter((text) => text !== '');
    return texts.length > 0 && texts.filter(isValue).length >= MIN_VALUE_SHARE * texts.length;
  });
  const isAllNames = first.every((text) => text !== '' && !/\d/.test(text)) && new Set(first).size === first.length;
  return isAboveValues || isAllNames ? depth : 0;
}

const hasValues = (row: readonly string[]): boolean => row.some(isValue);
const hasSpans = (cells: readonly GridCell[] | undefined): boolean =>
  cells?.some(({ columnSpan }) => columnSpan > 1 && columnSpan < cells.length) ?? false;

/** The names of a column from top to bottom, with those of cells that span it. */
export function joinHeader(rows: readonly (readonly string[])[], cells: readonly (readonly GridCell[])[]): string[] {
  const columns = rows[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) => {
    const names = new Set(rows.map((row, index) => row[column] || row[cells[index]?.[column]?.column ?? column] || ''));
    return [...names].filter((name) => name !== '').join(' ');
  });
}
