/** Lines of text as cells of a table see them: words without a wide gap form a segment. */
import { groupIntoLines } from '../text/lines.ts';
import { joinSegment } from '../text/segments.ts';
import type { TextWord } from '../text/words.ts';
import { isValue } from './values.ts';

export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly words: readonly TextWord[];
  /** Whether it is an amount or a date. */
  readonly isValue: boolean;
}

export interface TableLine {
  readonly baseline: number;
  readonly size: number;
  readonly words: readonly TextWord[];
  readonly segments: readonly Segment[];
}

/** Fractions of the font size. */
/** A wider gap separates cells. A space is a quarter to a third of the font size, in a monospaced font 0.6. */
const MAX_SPACE = 0.65;
/** Above it a gap also separates an amount or a date from what stands before it. */
const MAX_SPACE_BEFORE_VALUE = 0.45;

export function tableLines(words: readonly TextWord[]): TableLine[] {
  return groupIntoLines(words).map(({ baseline, size, words: sorted }) => ({
    baseline,
    size,
    words: sorted,
    segments: splitAtGaps(sorted),
  }));
}

function splitAtGaps(words: readonly TextWord[]): Segment[] {
  const segments: TextWord[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    const segment = segments.at(-1);
    const gap = (word.left - right) / word.size;
    const isNear = gap <= MAX_SPACE_BEFORE_VALUE || (gap <= MAX_SPACE && !isValue(word.text));
    if (segment && isNear) segment.push(word);
    else segments.push([word]);
    right = Math.max(right, word.right);
  }
  return segments.map(segmentOf);
}

export function segmentOf(words: readonly TextWord[]): Segment {
  const { text, left, right } = joinSegment([...words], words[0]?.baseline ?? 0);
  return { text, left, right, words, isValue: isValue(text) };
}
