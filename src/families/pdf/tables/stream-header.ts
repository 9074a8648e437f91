/** The header above a table without rulings: lines of names, which also show columns that are empty or narrow below. */
import { overlaps } from './columns.ts';
import type { RulingLine } from './ruling-lines.ts';
import { type Column, joinTexts } from './table.ts';
import type { Segment, TableLine } from './table-lines.ts';

/** Fractions of the font size. */
const MAX_DISTANCE = 4;
const MAX_PITCH = 1.7;
const MAX_LINES = 4;
const MIN_FILLED = 0.5;
/** Fraction of a name that may stand over the neighbouring column. */
const MAX_OVERHANG = 0.35;

export interface StreamHeader {
  readonly columns: readonly Column[];
  readonly header: readonly string[] | undefined;
  /** Number of its lines. */
  readonly lines: number;
}

/** @param above lines above the first row, from top to bottom */
export function findHeader(
  above: readonly TableLine[],
  firstRow: TableLine,
  found: readonly Column[],
  rulings: readonly RulingLine[],
): StreamHeader {
  let columns = found;
  const names: { readonly line: number; readonly segment: Segment }[] = [];
  let lower = firstRow;
  let count = 0;
  for (const line of above.toReversed()) {
    const maxGap = count === 0 ? MAX_DISTANCE : MAX_PITCH;
    const isRuled = count > 0 && rulings.some(({ position }) => position > line.baseline && position < lower.baseline - 0.3 * lower.size);
    if (count === MAX_LINES || isRuled || lower.baseline - line.baseline > maxGap * line.size) break;
    const widened = widenBy(line.segments, columns);
    if (!widened || line.segments.some(({ isValue }) => isValue)) break;
    columns = widened;
    names.push(...line.segments.map((segment) => ({ line: count, segment })));
    lower = line;
    count++;
  }
  const header = columns.map((column) =>
    joinTexts(
      names
        .filter(({ segment }) => columnOf(segment, columns) === column)
        .sort((a, b) => b.line - a.line)
        .map(({ segment }) => segment.text),
    ),
  );
  const filled = header.filter((name) => name !== '').length;
  if (filled < 2 || filled < MIN_FILLED * columns.length) return { columns: found, header: undefined, lines: 0 };
  return { columns, header, lines: count };
}

/** The columns, extended to the names above them; undefined if a name spans several. */
function widenBy(segments: readonly Segment[], columns: readonly Column[]): Column[] | undefined {
  let widened = [...columns];
  for (const { left, right } of segments) {
    const over = widened.filter((column) => overlaps(column, { left, right }));
    const [only] = over;
    if (!only) widened = [...widened, { left, right }].sort((a, b) => a.left - b.left);
    else if (over.length === 1)
      widened = widened.map((column) =>
        column === only ? { left: Math.min(only.left, left), right: Math.max(only.right, right) } : column,
      );
    else if (over.length > 2 || !isMostlyOverOne({ left, right }, over)) return undefined;
  }
  return widened;
}

function isMostlyOverOne(name: Column, columns: readonly Column[]): boolean {
  const shares = columns.map((column) => sharedWidth(name, column)).sort((a, b) => b - a);
  return (shares[1] ?? 0) <= MAX_OVERHANG * (shares[0] ?? 0);
}

const sharedWidth = (a: Column, b: Column): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

const columnOf = (name: Column, columns: readonly Column[]): Column | undefined =>
  columns.reduce<Column | undefined>(
    (best, column) => (best && sharedWidth(name, best) >= sharedWidth(name, column) ? best : column),
    undefined,
  );
