/** Text of a page in file order, with annotations inserted in reading order. */
import type { PdfGlyph } from '../../../core/pdf/glyph-table.ts';
import type { AnnotationText } from './annotations.ts';

export interface PlacedLine {
  text: string;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function fileOrderText(glyphs: readonly PdfGlyph[], notes: readonly AnnotationText[]): string {
  return insertAnnotations(splitLines(glyphs), notes);
}

export function insertAnnotations(lines: PlacedLine[], notes: readonly AnnotationText[]): string {
  for (const note of [...notes].sort((a, b) => a.top - b.top || a.left - b.left)) insertAnnotation(lines, note);
  return lines.map(({ text }) => text).join('\n');
}

function splitLines(glyphs: readonly PdfGlyph[]): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let lineGlyphs: PdfGlyph[] = [];
  const finishLine = (): void => {
    const positioned = lineGlyphs.filter(({ generated }) => !generated);
    lines.push({
      text: lineGlyphs.map(({ text }) => text).join(''),
      right: maxOf(positioned.map(({ right }) => right)),
      top: -maxOf(positioned.map(({ top }) => -top)),
      bottom: maxOf(positioned.map(({ bottom }) => bottom)),
    });
    lineGlyphs = [];
  };
  for (const glyph of glyphs) {
    if (glyph.text === '\n') finishLine();
    else if (glyph.text !== '\r') lineGlyphs.push(glyph);
  }
  if (lineGlyphs.length > 0) finishLine();
  return lines;
}

/** Maximum without spread syntax: a line may have more characters than a call may have arguments. */
function maxOf(numbers: readonly number[]): number {
  return numbers.reduce((maximum, number) => Math.max(maximum, number), Number.NEGATIVE_INFINITY);
}

/** Inserts after the label to the left at the same height, if any; otherwise as a line of its own below the line above it. */
function insertAnnotation(lines: PlacedLine[], note: AnnotationText): void {
  const middle = (note.top + note.bottom) / 2;
  const labels = lines.filter(({ top, bottom, right }) => top <= middle && bottom >= middle && right <= note.left + 1);
  const label = labels.sort((a, b) => b.right - a.right)[0];
  if (label) {
    label.text += ` ${note.text}`;
    return;
  }
  const above = lines.filter(({ bottom }) => bottom <= middle).sort((a, b) => b.bottom - a.bottom)[0];
  const { right, top, bottom, text } = note;
  lines.splice(above ? lines.indexOf(above) + 1 : 0, 0, { text, right, top, bottom });
}
