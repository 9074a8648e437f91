/** Line breaking: fits a text into a box at the largest possible font size. */
import { type FontStyle, UNITS_PER_EM } from '../../core/draw/fonts.ts';
import { DEFAULT_VARIANTS, type GlyphVariants } from '../../core/draw/glyph-variants.ts';
import { shapeText } from '../../core/draw/shape.ts';
import { truncate } from '../../core/draw/truncate.ts';
import { graphemesOf } from '../../core/text/graphemes.ts';
import { type BreakSegment, breakSegments, joinSegments } from './line-breaking.ts';

export interface TextBox {
  readonly style: FontStyle;
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** Font sizes to try, descending. */
  readonly sizes: readonly number[];
  readonly variants?: GlyphVariants;
}

const NASTALIQ_SPACING = 2;
const LATIN_SPACING = 1.2;
const INDIC_SPACING = 1.42;
/** Latin letters, common symbols and emoji with their joiners: text without tall or deep marks. */
const LATIN_HEIGHT = /^(?:[\u0000-\u024f\u2010-\u205e\u20b9\p{Emoji}]|\u200d|\ufe0f)*$/u;

export interface Paragraph {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lineHeight: number;
}

export function fitText(
  text: string,
  { style, width, height, lines: lineLimit, sizes, variants: glyphVariants = DEFAULT_VARIANTS }: TextBox,
): Paragraph {
  const spacing = lineSpacing(text, glyphVariants);
  const measure = createMeasure(style, glyphVariants);
  const words = breakSegments(text);
  const layouts = sizes.map((size) => {
    const lineHeight = size * spacing;
    const maxLines = Math.max(1, Math.min(lineLimit, Math.floor(height / lineHeight)));
    return { size, lineHeight, units: (width * UNITS_PER_EM) / size, maxLines };
  });
  for (const { size, lineHeight, units, maxLines } of layouts) {
    const lines = wrap(words, units, measure);
    if (lines.length <= maxLines) return { lines: balanceLines(words, lines, units, measure).map(joinSegments), size, lineHeight };
  }
  // Too long even at the smallest size: the last line is truncated with an ellipsis.
  const { size, lineHeight, units, maxLines } = layouts[layouts.length - 1] as (typeof layouts)[number];
  const lines = wrap(words, units, measure);
  const last = truncate(joinSegments(lines.slice(maxLines - 1, maxLines + 1).flat()), { style, size, width, variants: glyphVariants });
  return { lines: [...lines.slice(0, maxLines - 1).map(joinSegments), last], size, lineHeight };
}

/** Line spacing: vowel signs and conjuncts above and below the letters need more than Latin, and the sloping words of Nastaliq yet more. */
function lineSpacing(text: string, { isNastaliq }: GlyphVariants): number {
  if (isNastaliq) return NASTALIQ_SPACING;
  return LATIN_HEIGHT.test(text) ? LATIN_SPACING : INDIC_SPACING;
}

type Measure = (text: string) => number;

/** Memoises advance widths in font units, which do not depend on the size: each word is shaped once. */
function createMeasure(style: FontStyle, variants: GlyphVariants): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    let width = widths.get(text);
    if (width === undefined) {
      width = shapeText(text, style, 'auto', variants).width;
      widths.set(text, width);
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
    const wordWidth = measure(word.text);
    const gap = word.hasSpaceBefore ? space : 0;
    if (line.length > 0 && used + gap + wordWidth > width) end();
    used += (line.length > 0 ? gap : 0) + wordWidth;
    line.push(word);
  }
  end();
  return lines;
}

function breakWord({ text, hasSpaceBefore }: BreakSegment, width: number, measure: Measure): BreakSegment[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const letter of graphemesOf(text)) {
    const letterWidth = measure(letter);
    if (part !== '' && used + letterWidth > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += letter;
    used += letterWidth;
  }
  return [...parts, part].map((text, index) => ({ text, hasSpaceBefore: hasSpaceBefore && index === 0 }));
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
