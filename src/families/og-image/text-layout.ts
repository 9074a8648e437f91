/** Line breaking: fits a text into a box at the largest possible font size. */

import { type FontStyle, UNITS_PER_EM } from '../../core/draw/fonts.ts';
import { DEFAULT_VARIANTS, type GlyphVariants } from '../../core/draw/glyph-variants.ts';
import { shapeText } from '../../core/draw/shape.ts';
import { graphemesOf, truncate } from '../../core/draw/truncate.ts';
import { type BreakSegment, breakSegments, joinSegments } from './line-breaking.ts';

export interface TextBox {
  readonly style: FontStyle;
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** Font sizes to try, descending. */
  readonly sizes: readonly number[];
  readonly hand?: GlyphVariants;
}

const NASTALIQ_SPACING = 2;
/** Latin letters, common symbols and emoji with their joiners: text without tall or deep marks. */
const LATIN_HEIGHT = /^(?:[\u0000-\u024f\u2010-\u205e\u20b9\p{Emoji}]|\u200d|\ufe0f)*$/u;

export interface Paragraph {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lineHeight: number;
}

export function fitText(text: string, { style, width, height, lines: most, sizes, hand = DEFAULT_VARIANTS }: TextBox): Paragraph {
  const spacing = lineSpacing(text, hand);
  const measure = createMeasure(style, hand);
  const words = breakSegments(text);
  const tried = sizes.map((size) => {
    const lineHeight = size * spacing;
    return { size, lineHeight, units: (width * UNITS_PER_EM) / size, room: Math.max(1, Math.min(most, Math.floor(height / lineHeight))) };
  });
  for (const { size, lineHeight, units, room } of tried) {
    const lines = wrap(words, units, measure);
    if (lines.length <= room) return { lines: balanceLines(words, lines, units, measure).map(joinSegments), size, lineHeight };
  }
  // Too long even at the smallest size: the last line is truncated with an ellipsis.
  const { size, lineHeight, units, room } = tried[tried.length - 1] as (typeof tried)[number];
  const lines = wrap(words, units, measure);
  const last = truncate(joinSegments(lines.slice(room - 1, room + 1).flat()), { style, size, width, variants: hand });
  return { lines: [...lines.slice(0, room - 1).map(joinSegments), last], size, lineHeight };
}

/** Line spacing: vowel signs and conjuncts above and below the letters need more than Latin, and the sloping words of Nastaliq yet more. */
function lineSpacing(text: string, { isNastaliq }: GlyphVariants): number {
  if (isNastaliq) return NASTALIQ_SPACING;
  return LATIN_HEIGHT.test(text) ? 1.2 : 1.42;
}

type Measure = (text: string) => number;

/** Memoises advance widths in font units, which do not depend on the size: each word is shaped once. */
function createMeasure(style: FontStyle, hand: GlyphVariants): Measure {
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = shapeText(text, style, 'auto', hand).width;
      known.set(text, width);
    }
    return width;
  };
}

/** Greedy line breaking; a word wider than the line is broken between letters. */
function wrap(words: readonly BreakSegment[], width: number, measure: Measure): BreakSegment[][] {
  const space = measure(' ');
  const lines: BreakSegment[][] = [];
  let line: BreakSegment[] = [];
  let used = 0;
  const end = (): void => {
    if (line.length > 0) lines.push(line);
    line = [];
    used = 0;
  };
  for (const word of words.flatMap((word) => (measure(word.text) > width ? breakWord(word, width, measure) : [word]))) {
    const wide = measure(word.text);
    const gap = word.hasSpaceBefore ? space : 0;
    if (line.length > 0 && used + gap + wide > width) end();
    used += (line.length > 0 ? gap : 0) + wide;
    line.push(word);
  }
  end();
  return lines;
}

function breakWord({ text, hasSpaceBefore }: BreakSegment, width: number, measure: Measure): BreakSegment[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of graphemesOf(text)) {
    const wide = measure(letter);
    if (piece !== '' && used + wide > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += letter;
    used += wide;
  }
  return [...pieces, piece].map((each, at) => ({ text: each, hasSpaceBefore: hasSpaceBefore && at === 0 }));
}

/** Balanced lines: bisects for the smallest width with the same number of lines, which avoids a single word on the last one. */
function balanceLines(words: readonly BreakSegment[], lines: BreakSegment[][], width: number, measure: Measure): BreakSegment[][] {
  const widest = Math.max(...words.map(({ text }) => measure(text)));
  let best = lines;
  for (let low = Math.max(widest, width / 2), high = width; high - low > width / 100; ) {
    const middle = (low + high) / 2;
    const narrower = wrap(words, middle, measure);
    if (narrower.length === lines.length) {
      best = narrower;
      high = middle;
    } else low = middle;
  }
  return best;
}
