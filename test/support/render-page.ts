/** Renders pages of text in any script that Potli can draw, as input for OCR tests. */
import { UNITS_PER_EM } from '../../src/core/draw/fonts.ts';
import { GlyphSheet } from '../../src/core/draw/glyph-sheet.ts';
import { shapeText } from '../../src/core/draw/shape.ts';
import { svgToPng } from '../../src/core/draw/svg-to-png.ts';

interface Print {
  /** Font size in pixels per em. */
  readonly size?: number;
  readonly ink?: string;
  readonly paper?: string;
  /** White margin, in ems. */
  readonly margin?: number;
}

const LINE_HEIGHT = 1.7;

/** @param lines each a list of cells with their start column in ems; a plain string starts at column 0 */
export function printPage(
  lines: readonly (string | readonly (readonly [column: number, text: string])[])[],
  { size = 40, ink = '#000', paper = '#fff', margin = 1.5 }: Print = {},
): Buffer {
  const sheet = new GlyphSheet();
  let widest = 0;
  let text = '';
  for (const [row, line] of lines.entries()) {
    for (const [column, cell] of typeof line === 'string' ? [[0, line] as const] : line) {
      const { glyphs, width } = shapeText(cell, 'regular');
      const x = (margin + column) * size;
      text += sheet.line(glyphs, { x, y: (margin + 1 + row * LINE_HEIGHT) * size, size, fill: ink });
      widest = Math.max(widest, x + (width * size) / UNITS_PER_EM);
    }
  }
  const width = Math.ceil(widest + margin * size);
  const height = Math.ceil((2 * margin + (lines.length - 1) * LINE_HEIGHT + 1.4) * size);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${sheet.definitions()}${text}</svg>`;
  return svgToPng(svg, 1);
}
