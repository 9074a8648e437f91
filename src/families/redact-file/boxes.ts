/** Boxes that cover ranges of cells. */
import type { Box, Cell } from './text-map.ts';

/** Margins as fractions of the letter height: strokes may leave the box of a glyph, and boxes of OCR are inexact. */
export interface Margins {
  readonly around: number;
  /** More at both ends of a line. */
  readonly ends: number;
}

/** @param isPart the characters after the box stay: it may not reach them */
export function marginsOf(isRecognised: boolean, isPart: boolean): Margins {
  if (isRecognised) return { around: 0.15, ends: isPart ? 0.05 : 0.4 };
  return { around: 0.08, ends: isPart ? 0.04 : 0.15 };
}

/** Cells further apart than this multiple of their size get boxes of their own. */
const MAX_GAP = 1.5;
/** The same for cells below each other: lines of a paragraph are apart. */
const MAX_GAP_BELOW = 0.3;
const MIN_SHARED = 0.5;

/** One box per run of cells on one line. */
export function boxesOf(cells: readonly Cell[], { around, ends }: Margins): Box[] {
  const boxes: Box[] = [];
  for (const { box } of cells) {
    const last = boxes.at(-1);
    if (last && areContiguous(last, box)) boxes[boxes.length - 1] = union(last, box);
    else boxes.push(box);
  }
  return boxes.map((box) => {
    const letter = Math.min(box.width, box.height);
    return lengthen(pad(box, around * letter), ends * letter);
  });
}

function areContiguous(a: Box, b: Box): boolean {
  const across = overlap(a.x, a.width, b.x, b.width);
  const down = overlap(a.y, a.height, b.y, b.height);
  const size = Math.max(b.width, b.height);
  const isLine = down >= MIN_SHARED * Math.min(a.height, b.height) && across > -MAX_GAP * size;
  const isColumn = across >= MIN_SHARED * Math.min(a.width, b.width) && down > -MAX_GAP_BELOW * size;
  return isLine || isColumn;
}

/** Length of the common part, negative for a gap. */
const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);

export function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  return { x, y, width: right - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

export function pad({ x, y, width, height }: Box, margin: number): Box {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Along the line, which is the longer side. */
function lengthen({ x, y, width, height }: Box, margin: number): Box {
  return width >= height
    ? { x: x - margin, y, width: width + 2 * margin, height }
    : { x, y: y - margin, width, height: height + 2 * margin };
}

/** Whether the boxes share a part. */
export function intersects(a: Box, b: Box): boolean {
  return overlap(a.x, a.width, b.x, b.width) > 0 && overlap(a.y, a.height, b.y, b.height) > 0;
}

export interface PageArea {
  readonly width: number;
  readonly height: number;
}

/** The part of a box within the page, in whole pixels at a scale; undefined if there is none. */
export function pixelsOf(box: Box, scale: number, { width, height }: PageArea): Box | undefined {
  const [left, top] = [Math.max(0, Math.floor(box.x * scale)), Math.max(0, Math.floor(box.y * scale))];
  const right = Math.min(width, Math.ceil((box.x + box.width) * scale));
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}
