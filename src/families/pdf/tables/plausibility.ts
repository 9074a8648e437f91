/** Tells tables without rulings from text in columns, and from lists of names and values. */
import type { ValueKind } from './rows.ts';
import type { Column } from './table.ts';

const MIN_ROWS = 2;
/** Fewer columns need more rows, and one column of amounts or dates. */
const MIN_ROWS_OF_TWO_COLUMNS = 3;
const MIN_ROWS_OF_TEXT = 3;
/** Mean number of words of a cell; more is text in columns. */
const MAX_WORDS_PER_CELL = 5;
const KEY_VALUE = /:$|^:/;

export function isPlausibleTable(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  valueColumns: readonly ValueKind[],
  header: readonly string[] | undefined,
): boolean {
  const hasValues = valueColumns.some((kind) => kind !== undefined);
  if (columns.length < 2 || rows.length < MIN_ROWS) return false;
  if (columns.length === 2 && !(hasValues && rows.length >= MIN_ROWS_OF_TWO_COLUMNS)) return false;
  const cells = rows.flat().filter((text) => text !== '');
  if (!header && cells.filter((text) => KEY_VALUE.test(text)).length * 2 >= rows.length) return false;
  if (hasValues) return true;
  const words = cells.reduce((sum, text) => sum + text.split(' ').length, 0);
  return rows.length >= MIN_ROWS_OF_TEXT && words <= MAX_WORDS_PER_CELL * cells.length;
}
