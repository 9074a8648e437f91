/** Fits text to a width. */
import { type Style, UNITS } from './fonts.ts';
import type { Hand } from './hand.ts';
import { shapeText } from './shape.ts';

export interface Setting {
  readonly style: Style;
  /** Font size in pixels. */
  readonly size: number;
  /** In pixels. */
  readonly width: number;
  readonly hand?: Hand;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits into grapheme clusters: a consonant with its vowel sign is one. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

export function fits(text: string, { style, size, width, hand }: Setting): boolean {
  return (shapeText(text, style, 'auto', hand).width * size) / UNITS <= width;
}

/** The text, truncated with an ellipsis if it does not fit. */
export function shorten(text: string, setting: Setting): string {
  return fits(text, setting) ? text : cut(text, setting);
}

/** The longest prefix that fits together with an ellipsis (binary search). */
export function cut(text: string, setting: Setting): string {
  const letters = lettersOf(text);
  let most = 0;
  for (let low = 0, high = letters.length; low <= high; ) {
    const middle = (low + high) >> 1;
    if (fits(withEllipsis(letters, middle), setting)) {
      most = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return withEllipsis(letters, most);
}

function withEllipsis(letters: readonly string[], count: number): string {
  return `${letters.slice(0, count).join('').trimEnd()}…`;
}
