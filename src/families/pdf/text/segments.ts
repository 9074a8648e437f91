/** Words put together to segments: what stands on one line without a wide gap, such as the cell of a table. */
import { type Line, toLines } from './lines.ts';
import { countCharacters } from './summary.ts';
import type { Word } from './words.ts';

export interface Segment {
  readonly text: string;
  /** Characters, as an editor counts its columns. */
  readonly length: number;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
}

/** Shares of the size of the letters: a narrower gap is none, a wider one always parts; between them the lines above and below decide. */
const NARROWEST = 0.1;
const ALWAYS_JOINS = 0.7;
const ALWAYS_PARTS = 1.5;
const PARTS_ALONE = 1;
const NEIGHBOUR = 2;

/** Words of one direction of writing, as segments. */
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

/** Whether the gap between two words parts columns. */
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
