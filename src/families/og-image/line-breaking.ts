/** Line break opportunities. */
import { lazy } from '../../core/util/lazy.ts';

/** A chunk without a break opportunity, and whether a space separates it from the one before. */
export interface BreakSegment {
  readonly text: string;
  readonly hasSpaceBefore: boolean;
}

/** Scripts written without spaces. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff65]/u;
/** Kinsoku rules: closing punctuation and small kana never start a line, opening punctuation never ends one. */
const NEVER_AT_LINE_START = /^[\p{Pe}\p{Pf}、。，．・：；？！!?,.:;ー々ゝゞヽヾぁぃぅぇぉっゃゅょァィゥェォッャュョ…]/u;
const NEVER_AT_LINE_END = /[\p{Ps}\p{Pi}]$/u;

const wordSegmenter = lazy(() => new Intl.Segmenter('ja', { granularity: 'word' }));

export function breakSegments(text: string): BreakSegment[] {
  return text.split(' ').flatMap((word) => {
    const pieces = WITHOUT_SPACES.test(word) ? segmentCjk(word) : [word];
    return pieces.map((piece, index) => ({ text: piece, hasSpaceBefore: index === 0 }));
  });
}

/** Word segmentation of Chinese and Japanese by the ICU dictionary, punctuation attached. */
function segmentCjk(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of wordSegmenter().segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && (NEVER_AT_LINE_START.test(segment) || NEVER_AT_LINE_END.test(last)))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

export function joinSegments(line: readonly BreakSegment[]): string {
  return line.map(({ text, hasSpaceBefore }, index) => (hasSpaceBefore && index > 0 ? ` ${text}` : text)).join('');
}
