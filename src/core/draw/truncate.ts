/** Fits text to a width. */
import { graphemesOf } from '../text/graphemes.ts';
import { type FontStyle, UNITS_PER_EM } from './fonts.ts';
import type { GlyphVariants } from './glyph-variants.ts';
import { shapeText } from './shape.ts';

export interface TextFit {
  readonly style: FontStyle;
  /** Font size in pixels. */
  readonly size: number;
  /** In pixels. */
  readonly width: number;
  readonly variants?: GlyphVariants;
}

export function fitsWidth(text: string, { style, size, width, variants }: TextFit): boolean {
  return (shapeText(text, style, 'auto', variants).width * size) / UNITS_PER_EM <= width;
}

/** The text, truncated with an ellipsis if it does not fit. */
export function truncateToFit(text: string, setting: TextFit): string {
  return fitsWidth(text, setting) ? text : truncate(text, setting);
}

/** The longest prefix that fits together with an ellipsis (binary search). */
export function truncate(text: string, setting: TextFit): string {
  const clusters = graphemesOf(text);
  let longest = 0;
  for (let low = 0, high = clusters.length; low <= high; ) {
    const middle = (low + high) >> 1;
    if (fitsWidth(withEllipsis(clusters, middle), setting)) {
      longest = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return withEllipsis(clusters, longest);
}

function withEllipsis(clusters: readonly string[], count: number): string {
  return `${clusters.slice(0, count).join('').trimEnd()}…`;
}
