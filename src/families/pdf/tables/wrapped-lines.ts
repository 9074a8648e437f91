/** Lines of wrapped cells below the last row of a table and above the first one of a page. */
import { type PlacedLine, placeLine } from './columns.ts';
import { isAnchor, isRuledBetween, type ValueKind } from './rows.ts';
import type { RulingLine } from './ruling-lines.ts';
import type { Column } from './table.ts';
import type { TableLine } from './table-lines.ts';

/** Pitch of the lines of a cell, as a multiple of the font size: of any table, and of one that continues on a page. */
const MAX_WRAPPED_PITCH = 1.7;
const MAX_LEADING_PITCH = 2.5;
/** Tolerance of the pitch of the lines above. */
const MAX_PITCH_RATIO = 1.1;

export interface TableStructure {
  readonly columns: readonly Column[];
  readonly valueColumns: readonly ValueKind[];
  readonly rulings: readonly RulingLine[];
}

/** Number of lines below the last row that continue a cell of it. @param lines from the first row on @param last index of the last row */
export function countWrapped(lines: readonly TableLine[], last: number, { columns, valueColumns, rulings }: TableStructure): number {
  const placed = lines.slice(0, last + 1).map((line) => placeLine(line, columns));
  const wrapped = placed.filter((line) => !line.spans && !isAnchor(line, valueColumns));
  const isFirstWrapped = wrapped.some(({ cells }) => cells[0] !== undefined);
  const usualPitch = wrapped.length > 0 ? MAX_PITCH_RATIO * narrowestGap(placed) : 0;
  let count = 0;
  for (let index = last + 1; index < lines.length; index++) {
    const [line, previous] = [lines[index] as TableLine, lines[index - 1] as TableLine];
    const isNear = line.baseline - previous.baseline <= Math.max(usualPitch, MAX_WRAPPED_PITCH * line.size);
    if (!isNear || !isContinuation(line, columns, isFirstWrapped) || isRuledBetween(previous, line, rulings)) break;
    count++;
  }
  return count;
}

function narrowestGap(lines: readonly PlacedLine[]): number {
  return lines
    .slice(1)
    .reduce((least, line, index) => Math.min(least, line.baseline - (lines[index] as PlacedLine).baseline), Number.POSITIVE_INFINITY);
}

/** Number of lines above the first row of a page that continue the last row of the page before. @param lines up to the first row */
export function countLeading(lines: readonly TableLine[], columns: readonly Column[]): number {
  let count = 0;
  for (let index = lines.length - 2; index >= 0; index--) {
    const [line, next] = [lines[index] as TableLine, lines[index + 1] as TableLine];
    if (next.baseline - line.baseline > MAX_LEADING_PITCH * line.size || !isContinuation(line, columns, false)) break;
    count++;
  }
  return count;
}

/** Whether a line may belong to a row above it: every segment in one column, and none in the first unless its cells are wrapped elsewhere. */
function isContinuation(line: TableLine, columns: readonly Column[], isFirstWrapped: boolean): boolean {
  const { spans, cells } = placeLine(line, columns);
  const isInside = ({ left, right }: Column): boolean =>
    columns.some((column) => left >= column.left - line.size && right <= column.right + line.size);
  return !spans && (cells[0] === undefined || isFirstWrapped) && line.segments.every(isInside);
}
