/** Breaks a text into lines that fit a box, in the largest size that does. */
import { cut, lettersOf } from '../../core/draw/fit.ts';
import { type Style, UNITS } from '../../core/draw/fonts.ts';
import { shapeText } from '../../core/draw/shape.ts';

export interface Box {
  readonly style: Style;
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** Font sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

export interface Paragraph {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lineHeight: number;
}

export function layOut(text: string, { style, width, height, lines: most, sizes }: Box): Paragraph {
  // Vowel signs and conjuncts above and below the letters need more room than Latin text.
  const spacing = /[^\u0000-\u024f\u2010-\u205e\u20b9]/.test(text) ? 1.42 : 1.2;
  const measure = measurer(style);
  const words = text.split(' ');
  const tried = sizes.map((size) => {
    const lineHeight = size * spacing;
    return { size, lineHeight, units: (width * UNITS) / size, room: Math.min(most, Math.floor(height / lineHeight)) };
  });
  for (const { size, lineHeight, units, room } of tried) {
    const lines = wrap(words, units, measure);
    if (lines.length <= room) return { lines: balanced(words, lines, units, measure), size, lineHeight };
  }
  // Even the smallest size is too large: the last line that there is room for ends in an ellipsis.
  const { size, lineHeight, units, room } = tried[tried.length - 1] as (typeof tried)[number];
  const lines = wrap(words, units, measure);
  const last = cut(lines.slice(room - 1, room + 1).join(' '), { style, size, width });
  return { lines: [...lines.slice(0, room - 1), last], size, lineHeight };
}

type Measure = (text: string) => number;

/** Widths do not depend on the size, so each word is shaped once. */
function measurer(style: Style): Measure {
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = shapeText(text, style).width;
      known.set(text, width);
    }
    return width;
  };
}

/** As many words in each line as fit; a word wider than the line is broken between letters. */
function wrap(words: readonly string[], width: number, measure: Measure): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line: string[] = [];
  let used = 0;
  const end = (): void => {
    if (line.length > 0) lines.push(line.join(' '));
    line = [];
    used = 0;
  };
  for (const word of words.flatMap((word) => (measure(word) > width ? broken(word, width, measure) : [word]))) {
    const wide = measure(word);
    if (line.length > 0 && used + space + wide > width) end();
    used += (line.length > 0 ? space : 0) + wide;
    line.push(word);
  }
  end();
  return lines;
}

function broken(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of lettersOf(word)) {
    const wide = measure(letter);
    if (piece !== '' && used + wide > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += letter;
    used += wide;
  }
  return [...pieces, piece];
}

/** The narrowest lines that are not more: no word stands alone under a full line. */
function balanced(words: readonly string[], lines: string[], width: number, measure: Measure): string[] {
  const widest = Math.max(...words.map(measure));
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
