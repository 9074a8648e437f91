/** Text converted to outlines (glyph paths): shaped for every script, and identical in every viewer. Child processes only. */
import { type FontStyle, UNITS_PER_EM } from '../../../core/draw/fonts.ts';
import { glyphVariantsOf } from '../../../core/draw/glyph-variants.ts';
import { shapeText } from '../../../core/draw/shape.ts';
import { pathOperators } from '../../../core/pdf/path-operators.ts';

export interface OutlinedText {
  /** Path operators in font units; the baseline starts at the origin. */
  readonly path: string;
  /** Width at a font size of 1. */
  readonly width: number;
}

export function outlineText(text: string, style: FontStyle): OutlinedText {
  const { isJapanese = false } = glyphVariantsOf(text);
  const { glyphs, width } = shapeText(text, style, 'auto', { isJapanese });
  return { path: glyphs.map(({ font, id, x, y }) => pathOperators(font.outline(id), x, y)).join('\n'), width: width / UNITS_PER_EM };
}

/** Fills the outlines at a font size, from a point on the baseline. */
export function fillOutlines({ path }: OutlinedText, size: number, x: number, y: number): string {
  const scale = size / UNITS_PER_EM;
  return `q ${formatNumbers([scale, 0, 0, scale, x, y])} cm\n${path}\nf Q\n`;
}

export const formatNumbers = (values: readonly number[]): string => values.map((value) => Number(value.toFixed(5))).join(' ');
