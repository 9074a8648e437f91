/** Text of a page in file order, with annotations inserted in reading order. */
import type { Glyph } from '../../../core/pdf/glyphs.ts';
import type { Note } from './notes.ts';

export interface PlacedLine {
  text: string;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function inOrder(glyphs: readonly Glyph[], notes: readonly Note[]): string {
  return withNotes(toLines(glyphs), notes);
}

export function withNotes(lines: PlacedLine[], notes: readonly Note[]): string {
  for (const note of [...notes].sort((one, other) => one.top - other.top || one.left - other.left)) putIn(lines, note);
  return lines.map(({ text }) => text).join('\n');
}

function toLines(glyphs: readonly Glyph[]): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let open: Glyph[] = [];
  const close = (): void => {
    const placed = open.filter(({ found }) => !found);
    lines.push({
      text: open.map(({ text }) => text).join(''),
      right: greatest(placed.map(({ right }) => right)),
      top: -greatest(placed.map(({ top }) => -top)),
      bottom: greatest(placed.map(({ bottom }) => bottom)),
    });
    open = [];
  };
  for (const glyph of glyphs) {
    if (glyph.text === '\n') close();
    else if (glyph.text !== '\r') open.push(glyph);
  }
  if (open.length > 0) close();
  return lines;
}

/** Not by spread: a line may have more characters than a call may have arguments. */
function greatest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY);
}

/** Inserts after the label to the left at the same height, if any; otherwise as a line of its own below the line above it. */
function putIn(lines: PlacedLine[], note: Note): void {
  const middle = (note.top + note.bottom) / 2;
  const labels = lines.filter(({ top, bottom, right }) => top <= middle && bottom >= middle && right <= note.left + 1);
  const label = labels.sort((one, other) => other.right - one.right)[0];
  if (label) {
    label.text += ` ${note.text}`;
    return;
  }
  const above = lines.filter(({ bottom }) => bottom <= middle).sort((one, other) => other.bottom - one.bottom)[0];
  const { right, top, bottom, text } = note;
  lines.splice(above ? lines.indexOf(above) + 1 : 0, 0, { text, right, top, bottom });
}
