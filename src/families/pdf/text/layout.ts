/** Text of a page with its layout preserved by spaces, for a monospaced font. */
import type { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import { type Segment, toSegments } from './segments.ts';
import { toWords } from './words.ts';

/** Columns between two segments of which one is entirely to the left of the other. */
const GAP = 3;
/** Columns between segments of one line that would otherwise touch. */
const LEAST_GAP = 2;
/** Maximum baseline shift between segments of one line, as a fraction of the font size. */
const SAME_LINE = 0.5;
const MOST_LINES_DOWN = 3;
/** A page with more is adversarial: it is written line by line, without columns. */
const MOST_SEGMENTS = 5_000;
const MOST_COLUMNS = 600;

interface Placed extends Segment {
  readonly column: number;
}

/** @param joint maximum gap within a word, as a fraction of the font size */
export function layOut(glyphs: GlyphTable, joint?: number): string {
  const turns = turnsOf(glyphs);
  const segments = [0, 1, 2, 3].flatMap((turn) => (turns.includes(turn) ? toSegments(toWords(glyphs, turn, joint, turns)) : []));
  return write(place(segments));
}

/** Text direction of each character; a generated space takes that of the character before it. */
function turnsOf({ turns: own, found }: GlyphTable): Uint8Array {
  const turns = own.slice();
  let turn = 0;
  for (let at = 0; at < turns.length; at++) {
    if (found[at] === 1) turns[at] = turn;
    else turn = turns[at] as number;
  }
  return turns;
}

/** Assigns each segment a column to the right of everything left of it anywhere on the page, so that table columns stay aligned. */
function place(segments: readonly Segment[]): Placed[] {
  if (segments.length > MOST_SEGMENTS) return segments.map((segment) => ({ ...segment, column: 0 }));
  const placed: Placed[] = [];
  // Sweep line: segments that the next one may still overlap are the first `count` of the list.
  const open: Placed[] = [];
  let count = 0;
  let beyond = 0;
  for (const segment of [...segments].sort((one, other) => one.left - other.left || one.base - other.base)) {
    let column = beyond;
    let still = 0;
    for (let at = 0; at < count; at++) {
      const other = open[at] as Placed;
      if (other.right < segment.left) {
        beyond = Math.max(beyond, other.column + other.length + GAP);
        continue;
      }
      open[still++] = other;
      const width = other.right - other.left;
      if (width > 0) column = Math.max(column, other.column + Math.trunc(((segment.left - other.left) / width) * other.length));
    }
    column = Math.min(Math.max(column, beyond), MOST_COLUMNS);
    const { text, length, left, right, base, size } = segment;
    const here = { text, length, left, right, base, size, column };
    open[still++] = here;
    count = still;
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
