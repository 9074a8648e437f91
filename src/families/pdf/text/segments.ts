/** Joins words into segments: text on one line without a wide gap, such as a table cell. */
import { groupIntoLines, type TextLine } from './lines.ts';
import { countCharacters } from './summary.ts';
import type { TextWord } from './words.ts';

export interface TextSegment {
  readonly text: string;
  /** In characters, as columns of an editor. */
  readonly length: number;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/**
 * Fractions of the font size: up to `MIN_SPACE_WIDTH` a gap is no space, up to `ALWAYS_JOINED_GAP` it joins, from `ALWAYS_SPLIT_GAP` on it separates; in between the
 * neighbouring lines decide.
 */
const MIN_SPACE_WIDTH = 0.1;
const ALWAYS_JOINED_GAP = 0.7;
const ALWAYS_SPLIT_GAP = 1.5;
const SPLIT_GAP_WITHOUT_NEIGHBOURS = 1;
const MAX_NEIGHBOUR_DISTANCE = 2;

/** Segments of the words of one text direction. */
export function splitIntoSegments(words: readonly TextWord[]): TextSegment[] {
  const lines = groupIntoLines(words);
  return lines.flatMap((line, index) => splitLine(line, [lines[index - 1], lines[index + 1]]));
}

function splitLine(line: TextLine, neighbours: readonly (TextLine | undefined)[]): TextSegment[] {
  const nearbyLines = neighbours.filter(
    (neighbour) => neighbour !== undefined && Math.abs(neighbour.baseline - line.baseline) <= MAX_NEIGHBOUR_DISTANCE * line.size,
  ) as TextLine[];
  const segments: TextSegment[] = [];
  let segmentWords: TextWord[] = [];
  for (const word of line.words) {
    const last = segmentWords.at(-1);
    if (last && isColumnGap(last, word, nearbyLines)) {
      segments.push(joinSegment(segmentWords, line.baseline));
      segmentWords = [];
    }
    segmentWords.push(word);
  }
  if (segmentWords.length > 0) segments.push(joinSegment(segmentWords, line.baseline));
  return segments;
}

/** Whether the gap between two words separates columns. */
function isColumnGap(last: TextWord, next: TextWord, nearbyLines: readonly TextLine[]): boolean {
  const gap = (next.left - last.right) / Math.max(last.size, next.size);
  if (gap <= ALWAYS_JOINED_GAP) return false;
  if (gap >= ALWAYS_SPLIT_GAP) return true;
  const middle = (last.right + next.left) / 2;
  const neighbours = nearbyLines.filter(
    ({ words }) => words.some(({ left }) => left > middle) && words.some(({ right }) => right < middle),
  );
  if (neighbours.some(({ words }) => words.some(({ left, right }) => left < middle && right > middle))) return false;
  return neighbours.length > 0 || gap >= SPLIT_GAP_WITHOUT_NEIGHBOURS;
}

/** The words of a line as one segment. */
export function joinSegment(words: TextWord[], base: number): TextSegment {
  const { left, size } = words[0] as TextWord;
  const right = words.reduce((rightmost, word) => Math.max(rightmost, word.right), left);
  const isRtl = words.filter((word) => word.isRtl).length * 2 > words.length;
  const text = isRtl
    ? words
        .toReversed()
        .map((word) => word.text)
        .join(' ')
    : joinWords(words);
  return { text, length: countCharacters(text), left, right, baseline: base, size };
}

function joinWords(words: readonly TextWord[]): string {
  let text = '';
  for (const [index, word] of words.entries()) {
    const last = words[index - 1];
    if (last && (word.hasSpaceBefore || word.left - last.right > MIN_SPACE_WIDTH * Math.min(last.size, word.size))) text += ' ';
    text += word.text;
  }
  return text;
}
