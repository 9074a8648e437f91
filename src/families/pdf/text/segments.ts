/** Joins words into segments: text on one line without a wide gap, such as a table cell. */
import { type Line, toLines } from './lines.ts';
import { countCharacters } from './summary.ts';
import type { Word } from './words.ts';

export interface Segment {
  readonly text: string;
  /** In characters, as columns of an editor. */
  readonly length: number;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
}

/**
 * Fractions of the font size: up to `NARROWEST` a gap is none, up to `ALWAYS_JOINS` it joins, from `ALWAYS_PARTS` on it separates; in between the
 * neighbouring lines decide.
 */
const NARROWEST = 0.1;
const ALWAYS_JOINS = 0.7;
const ALWAYS_PARTS = 1.5;
const PARTS_ALONE = 1;
const NEIGHBOUR = 2;

/** Segments of the words of one text direction. */
export function toSegments(words: readonly Word[]): Segment[] {
  const lines = toLines(words);
  return lines.flatMap((line, at) => intoSegments(line, [lines[at - 1], lines[at + 1]]));
}

function intoSegments(line: Line, neighbours: readonly (Line | undefined)[]): Segment[] {
  const near = neighbours.filter((other) => other !== undefined && Math.abs(other.base - line.base) <= NEIGHBOUR * line.size) as Line[];
  const segments: Segment[] = [];
  let open: Word[] = [];
  for (const word of line.words) {
    const last = open.at(-1);
    if (last && parts(last, word, near)) {
      segments.push(asSegment(open, line.base));
      open = [];
    }
    open.push(word);
  }
  if (open.length > 0) segments.push(asSegment(open, line.base));
  return segments;
}

/** Whether the gap between two words separates columns. */
function parts(last: Word, next: Word, near: readonly Line[]): boolean {
  const gap = (next.left - last.right) / Math.max(last.size, next.size);
  if (gap <= ALWAYS_JOINS) return false;
  if (gap >= ALWAYS_PARTS) return true;
  const middle = (last.right + next.left) / 2;
  const beside = near.filter(({ words }) => words.some(({ left }) => left > middle) && words.some(({ right }) => right < middle));
  if (beside.some(({ words }) => words.some(({ left, right }) => left < middle && right > middle))) return false;
  return beside.length > 0 || gap >= PARTS_ALONE;
}

function asSegment(words: Word[], base: number): Segment {
  const { left, size } = words[0] as Word;
  const right = words.reduce((most, word) => Math.max(most, word.right), left);
  const leftwards = words.filter((word) => word.leftwards).length * 2 > words.length;
  const text = leftwards
    ? words
        .toReversed()
        .map((word) => word.text)
        .join(' ')
    : join(words);
  return { text, length: countCharacters(text), left, right, base, size };
}

function join(words: readonly Word[]): string {
  let text = '';
  for (const [at, word] of words.entries()) {
    const last = words[at - 1];
    if (last && (word.spaced || word.left - last.right > NARROWEST * Math.min(last.size, word.size))) text += ' ';
    text += word.text;
  }
  return text;
}
