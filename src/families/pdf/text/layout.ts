/** The text of a page with its columns kept by spaces, as a text editor with letters of one width would show it. */
import type { Glyph } from '../../../core/pdf/glyphs.ts';
import { type Segment, toSegments } from './segments.ts';
import { toWords } from './words.ts';

/** Columns between two segments of which one stands wholly to the left of the other. */
const GAP = 3;
/** Columns between segments of one line that would otherwise touch. */
const LEAST_GAP = 2;
/** Share of the size of the letters by which two segments of one line may be shifted. */
const SAME_LINE = 0.5;
const MOST_LINES_DOWN = 3;
/** A page that would need more was made to. It comes out line by line, but not in columns. */
const MOST_SEGMENTS = 5_000;
const MOST_COLUMNS = 600;

interface Placed extends Segment {
  readonly column: number;
}

/** @param joint the widest gap inside of a word, as a share of the size of the letters */
export function layOut(glyphs: readonly Glyph[], joint?: number): string {
  const segments = byTurn(glyphs).flatMap((own, turn) => toSegments(toWords(own, turn, joint)));
  return write(place(segments));
}

/** The characters of each direction of writing; a space that was found goes with the character before it. */
function byTurn(glyphs: readonly Glyph[]): Glyph[][] {
  const turns: Glyph[][] = [[], [], [], []];
  let turn = 0;
  for (const glyph of glyphs) {
    if (!glyph.found) turn = glyph.turn;
    turns[turn]?.push(glyph);
  }
  return turns;
}

/** Gives every segment a column that is right of all that stands to its left, anywhere on the page, so that columns of tables stay columns. */
function place(segments: readonly Segment[]): Placed[] {
  if (segments.length > MOST_SEGMENTS) return segments.map((segment) => ({ ...segment, column: 0 }));
  const placed: Placed[] = [];
  let passed: Placed[] = [];
  let beyond = 0;
  for (const segment of [...segments].sort((one, other) => one.left - other.left || one.base - other.base)) {
    let column = beyond;
    const still: Placed[] = [];
    for (const other of passed) {
      if (other.right < segment.left) beyond = Math.max(beyond, other.column + other.length + GAP);
      else {
        still.push(other);
        const width = other.right - other.left;
        if (width > 0) column = Math.max(column, other.column + Math.trunc(((segment.left - other.left) / width) * other.length));
      }
    }
    passed = still;
    column = Math.min(Math.max(column, beyond), MOST_COLUMNS);
    const here = { ...segment, column };
    passed.push(here);
    placed.push(here);
  }
  return placed;
}

function write(placed: readonly Placed[]): string {
  const rows: Placed[][] = [];
  for (const segment of [...placed].sort((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && segment.base - first.base <= SAME_LINE * Math.min(first.size, segment.size)) row.push(segment);
    else rows.push([segment]);
  }
  let text = '';
  let above: Placed | undefined;
  for (const row of rows) {
    const first = row[0] as Placed;
    if (above) text += '\n'.repeat(Math.min(Math.max(1, Math.trunc((first.base - above.base) / Math.max(1, above.size))), MOST_LINES_DOWN));
    text += writeRow(row.sort((one, other) => one.column - other.column || one.left - other.left));
    above = first;
  }
  return text;
}

function writeRow(row: readonly Placed[]): string {
  let line = '';
  let length = 0;
  for (const { text, column, length: own } of row) {
    const start = length === 0 ? column : Math.max(column, length + LEAST_GAP);
    line += ' '.repeat(start - length) + text;
    length = start + own;
  }
  return line;
}
