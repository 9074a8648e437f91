/** The words of a page that stay, as an invisible layer over its picture. */
import type { OcrLine, OcrWord } from '../../core/ocr/ocr-words.ts';
import { intersects, type PageArea, pixelsOf, union } from './boxes.ts';
import type { Box, Cell, Row } from './text-map.ts';

/** @param painted in units of the page @param scale pixels per unit @param size of the picture in pixels */
export function remainingLines(rows: readonly Row[], painted: readonly Box[], scale: number, size: PageArea): OcrLine[] {
  return rows.flatMap((row) => {
    const words = row.flatMap((word) => remainingWord(word, painted, scale, size) ?? []);
    if (words.length === 0) return [];
    return isVertical(row) ? words.map(asLine) : [{ words, beginsParagraph: false }];
  });
}

function isVertical(row: Row): boolean {
  const cells = row.flat();
  const [first, last] = [cells[0]?.box, cells.at(-1)?.box];
  return first !== undefined && last !== undefined && Math.abs(last.y - first.y) > Math.abs(last.x - first.x);
}

/** The layer is horizontal: a word that runs along the page is a line at its upper end, so that it overlaps no other. */
function asLine({ box, ...word }: OcrWord): OcrLine {
  return { words: [{ ...word, box: { ...box, height: Math.min(box.width, box.height) } }], beginsParagraph: false };
}

/** Letters that are painted over become X; undefined if none is left, or the word is outside of the page. */
function remainingWord(word: readonly Cell[], painted: readonly Box[], scale: number, size: PageArea): OcrWord | undefined {
  const isPainted = ({ box }: Cell): boolean => painted.some((each) => intersects(each, middleOf(box)));
  const shown = word.map((cell) => ({ cell, isHidden: isPainted(cell) }));
  if (shown.every(({ isHidden }) => isHidden)) return undefined;
  const box = pixelsOf(word.map((cell) => cell.box).reduce(union), scale, size);
  if (!box) return undefined;
  const text = shown.map(({ cell, isHidden }) => (isHidden ? cell.text.replace(/[\p{L}\p{N}]/gu, 'X') : cell.text)).join('');
  return { text, confidence: 1, box };
}

/** The middle half of a box: the margin of a neighbour may cover its edge. */
function middleOf({ x, y, width, height }: Box): Box {
  return { x: x + width / 4, y: y + height / 4, width: Math.max(width / 2, Number.EPSILON), height: Math.max(height / 2, Number.EPSILON) };
}
