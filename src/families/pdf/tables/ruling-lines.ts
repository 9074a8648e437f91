/** Joins the pieces of rulings into lines. */
import type { ViewBox } from '../../../core/pdf/page-view.ts';

/** A horizontal or vertical line: `position` across it, `start` and `end` along it. */
export interface RulingLine {
  readonly position: number;
  readonly start: number;
  readonly end: number;
}

export interface RulingLines {
  readonly horizontal: readonly RulingLine[];
  readonly vertical: readonly RulingLine[];
}

/** Points. */
/** Lines at most so far apart count as one: double rules, and the borders of adjacent cells. */
export const SNAP_DISTANCE = 2.5;
const MAX_GAP = 3;
const MIN_LENGTH = 6;

export function joinRulings(boxes: readonly ViewBox[]): RulingLines {
  const horizontal: RulingLine[] = [];
  const vertical: RulingLine[] = [];
  for (const { left, right, top, bottom } of boxes) {
    const [width, height] = [right - left, bottom - top];
    if (width >= height) horizontal.push({ position: (top + bottom) / 2, start: left, end: right });
    if (height >= width) vertical.push({ position: (left + right) / 2, start: top, end: bottom });
  }
  return { horizontal: joinCollinear(horizontal), vertical: joinCollinear(vertical) };
}

function joinCollinear(pieces: readonly RulingLine[]): RulingLine[] {
  const lines: RulingLine[] = [];
  for (const group of clusterBy(pieces, ({ position }) => position, SNAP_DISTANCE)) {
    const position = group.reduce((sum, piece) => sum + piece.position, 0) / group.length;
    let open: { start: number; end: number } | undefined;
    for (const { start, end } of group.sort((a, b) => a.start - b.start)) {
      if (open && start <= open.end + MAX_GAP) open.end = Math.max(open.end, end);
      else {
        if (open) lines.push({ position, ...open });
        open = { start, end };
      }
    }
    if (open) lines.push({ position, ...open });
  }
  return lines.filter(({ start, end }) => end - start >= MIN_LENGTH);
}

/** Groups items whose keys are at most `distance` from the first of their group; groups in ascending order. */
export function clusterBy<T>(items: readonly T[], key: (item: T) => number, distance: number): T[][] {
  const groups: T[][] = [];
  let first = Number.NEGATIVE_INFINITY;
  for (const item of [...items].sort((a, b) => key(a) - key(b))) {
    const group = groups.at(-1);
    if (group && key(item) - first <= distance) group.push(item);
    else {
      groups.push([item]);
      first = key(item);
    }
  }
  return groups;
}
