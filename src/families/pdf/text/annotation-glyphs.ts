/** Synthesises glyphs for annotations, which have only a box, for the layout. */
import type { PdfGlyph } from '../../../core/pdf/glyph-table.ts';
import type { AnnotationText } from './annotations.ts';

const MAX_FONT_SIZE = 12;
/** Fractions of the font size. */
const LINE_HEIGHT = 1.2;
const AVERAGE_WIDTH = 0.5;
const DESCENT = 0.25;

export function annotationGlyphs(note: AnnotationText): PdfGlyph[] {
  const lines = note.text.split('\n');
  const height = (note.bottom - note.top) / lines.length;
  const size = Math.max(1, Math.min(MAX_FONT_SIZE, height / LINE_HEIGHT));
  const longest = lines.reduce((maxGlyphs, line) => Math.max(maxGlyphs, [...line].length), 1);
  const width = Math.min(AVERAGE_WIDTH * size, (note.right - note.left) / longest);
  return lines.flatMap((line, row) => {
    const middle = note.top + (row + 0.5) * height;
    const y = middle + size / 2 - DESCENT * size;
    return [...line].map((text, index) => {
      const left = note.left + index * width;
      return {
        text,
        left,
        right: left + width,
        top: middle - size / 2,
        bottom: middle + size / 2,
        x: left,
        y,
        size,
        rotation: 0,
        generated: false,
        textObject: 0,
      };
    });
  });
}
