/** Text of a page with its layout preserved by spaces, for a monospaced font. */
import type { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import { splitIntoSegments, type TextSegment } from './segments.ts';
import { groupIntoWords } from './words.ts';

/** Columns between two segments of which one is entirely to the left of the other. */
const COLUMN_GAP = 3;
/** Columns between segments of one line that would otherwise touch. */
const MIN_GAP = 2;
/** Maximum baseline shift between segments of one line, as a fraction of the font size. */
const MAX_BASELINE_SHIFT = 0.5;
const MAX_LINE_FEEDS = 3;
/** A page with more is adversarial: it is written line by line, without columns. */
const MAX_SEGMENTS = 5_000;
const MAX_COLUMNS = 600;

interface PlacedSegment extends TextSegment {
  readonly column: number;
}

/** @param maxGap maximum gap within a word, as a fraction of the font size */
export function layoutPageText(glyphs: GlyphTable, maxGap?: number): string {
  const rotations = rotationsOf(glyphs);
  const segments = [0, 1, 2, 3].flatMap((rotation) =>
    rotations.includes(rotation) ? splitIntoSegments(groupIntoWords(glyphs, rotation, maxGap, rotations)) : [],
  );
  return renderRows(assignColumns(segments));
}

/** Text direction of each character; a generated space takes that of the character before it. */
function rotationsOf({ rotations: glyphRotations, generated }: GlyphTable): Uint8Array {
  const rotations = glyphRotations.slice();
  let rotation = 0;
  for (let index = 0; index < rotations.length; index++) {
    if (generated[index] === 1) rotations[index] = rotation;
    else rotation = rotations[index] as number;
  }
  return rotations;
}

/** Assigns each segment a column to the right of everything left of it anywhere on the page, so that table columns stay aligned. */
function assignColumns(segments: readonly TextSegment[]): PlacedSegment[] {
  if (segments.length > MAX_SEGMENTS) return segments.map((segment) => ({ ...segment, column: 0 }));
  const placed: PlacedSegment[] = [];
  // Sweep line: segments that the next one may still overlap are the first `count` of the list.
  const active: PlacedSegment[] = [];
  let count = 0;
  let rightEnd = 0;
  for (const segment of [...segments].sort((a, b) => a.left - b.left || a.baseline - b.baseline)) {
    let column = rightEnd;
    let overlapping = 0;
    for (let index = 0; index < count; index++) {
      const candidate = active[index] as PlacedSegment;
      if (candidate.right < segment.left) {
        rightEnd = Math.max(rightEnd, candidate.column + candidate.length + COLUMN_GAP);
        continue;
      }
      active[overlapping++] = candidate;
      const width = candidate.right - candidate.left;
      if (width > 0) column = Math.max(column, candidate.column + Math.trunc(((segment.left - candidate.left) / width) * candidate.length));
    }
    column = Math.min(Math.max(column, rightEnd), MAX_COLUMNS);
    const { text, length, left, right, baseline, size } = segment;
    const placedSegment = { text, length, left, right, baseline, size, column };
    active[overlapping++] = placedSegment;
    count = overlapping;
    placed.push(placedSegment);
  }
  return placed;
}

function renderRows(placed: readonly PlacedSegment[]): string {
  const rows: PlacedSegment[][] = [];
  for (const segment of [...placed].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && segment.baseline - first.baseline <= MAX_BASELINE_SHIFT * Math.min(first.size, segment.size)) row.push(segment);
    else rows.push([segment]);
  }
  let text = '';
  let previousFirst: PlacedSegment | undefined;
  for (const row of rows) {
    const first = row[0] as PlacedSegment;
    if (previousFirst)
      text += '\n'.repeat(
        Math.min(Math.max(1, Math.trunc((first.baseline - previousFirst.baseline) / Math.max(1, previousFirst.size))), MAX_LINE_FEEDS),
      );
    text += renderRow(row.sort((a, b) => a.column - b.column || a.left - b.left));
    previousFirst = first;
  }
  return text;
}

function renderRow(row: readonly PlacedSegment[]): string {
  let line = '';
  let length = 0;
  for (const { text, column, length: textLength } of row) {
    const start = length === 0 ? column : Math.max(column, length + MIN_GAP);
    line += ' '.repeat(start - length) + text;
    length = start + textLength;
  }
  return line;
}
