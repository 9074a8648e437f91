/** Finds the lines of a page that may form a table without rulings: runs of lines with segments at the same positions. */
import type { Column } from './table.ts';
import type { Segment, TableLine } from './table-lines.ts';

/** Fractions of the font size. */
const ALIGNMENT_TOLERANCE = 0.4;
const MAX_LINE_GAP = 4;
/** After the first lines, a gap so many times the widest one so far ends the table. */
const MAX_GAP_RATIO = 1.8;
const LINES_WITH_USUAL_GAP = 5;
/** A line with more is no row of a table. */
const MAX_SEGMENTS = 100;
const MIN_ALIGNED = 2 / 3;
/** Recent lines of a run that a further one is compared with: a line may leave out some columns. */
const COMPARED_LINES = 6;
/** Lines without the structure of a table between two with it, such as a subtotal or a wrapped text. */
const MAX_INTERRUPTION = 8;

/** Indices of the first and the last line with several cells. */
export interface Region {
  readonly first: number;
  readonly last: number;
}

/** The first region from a line on. */
export function nextRegion(lines: readonly TableLine[], start: number): Region | undefined {
  for (let first = start; first < lines.length; first++) {
    const last = endOfRun(lines, first);
    if (last > first) return { first, last };
  }
  return undefined;
}

/** Whether a line has cells of several columns. */
export function isRowLike({ segments }: TableLine): boolean {
  return (segments.length > 2 && segments.length <= MAX_SEGMENTS) || (segments.length === 2 && segments.some(({ isValue }) => isValue));
}

function endOfRun(lines: readonly TableLine[], first: number): number {
  if (!isRowLike(lines[first] as TableLine)) return first;
  const recent = [lines[first] as TableLine];
  let last = first;
  let widest = Number.POSITIVE_INFINITY;
  for (let index = first + 1; index < lines.length && index - last <= MAX_INTERRUPTION; index++) {
    const [line, previous] = [lines[index] as TableLine, lines[index - 1] as TableLine];
    const gap = line.baseline - previous.baseline;
    if (gap > MAX_LINE_GAP * Math.max(line.size, previous.size) || gap > MAX_GAP_RATIO * widest) break;
    if (index === first + LINES_WITH_USUAL_GAP) widest = widestGap(lines.slice(first, index));
    else if (index > first + LINES_WITH_USUAL_GAP) widest = Math.max(widest, gap);
    if (!isRowLike(line) || !recent.some((other) => areAligned(line, other))) continue;
    recent.push(line);
    if (recent.length > COMPARED_LINES) recent.shift();
    last = index;
  }
  return last;
}

function widestGap(lines: readonly TableLine[]): number {
  return lines.reduce((most, line, index) => Math.max(most, line.baseline - (lines[index - 1] ?? line).baseline), 0);
}

/** Whether most segments of the line with fewer, and at least two, are aligned with one of the other. */
function areAligned(a: TableLine, b: TableLine): boolean {
  const [fewer, more] = a.segments.length <= b.segments.length ? [a, b] : [b, a];
  const tolerance = ALIGNMENT_TOLERANCE * a.size;
  const aligned = fewer.segments.filter((segment) => more.segments.some((candidate) => isAligned(segment, candidate, tolerance))).length;
  return aligned >= 2 && aligned >= MIN_ALIGNED * fewer.segments.length;
}

function isAligned(a: Segment, b: Segment, tolerance: number): boolean {
  const middle = ({ left, right }: Column): number => (left + right) / 2;
  return Math.abs(a.left - b.left) <= tolerance || Math.abs(a.right - b.right) <= tolerance || Math.abs(middle(a) - middle(b)) <= tolerance;
}
