/** Invisible text layer of a rasterised page, without the redacted text. */
import type { OcrLine, OcrWord } from '../../core/ocr/ocr-words.ts';
import { intersects, type PageArea, pixelsOf, union } from './boxes.ts';
import type { Box, Cell, Row } from './text-map.ts';

/** @param redactedBoxes in units of the page @param scale pixels per unit @param size of the picture in pixels */
export function textLayerLines(rows: readonly Row[], redactedBoxes: readonly Box[], scale: number, size: PageArea): OcrLine[] {
  return rows.flatMap((row) => {
    const words = row.flatMap((word) => textLayerWord(word, redactedBoxes, scale, size) ?? []);
    if (words.length === 0) return [];
    return isVertical(row) ? words.map(singleWordLine) : [{ words, beginsParagraph: false }];
  });
}

function isVertical(row: Row): boolean {
  const cells = row.flat();
  const [first, last] = [cells[0]?.box, cells.at(-1)?.box];
  return first !== undefined && last !== undefined && Math.abs(last.y - first.y) > Math.abs(last.x - first.x);
}

/** The layer has only horizontal lines: each vertical word becomes a line at the top of its box, so that none overlap. */
function singleWordLine({ box, ...word }: OcrWord): OcrLine {
  return { words: [{ ...word, box: { ...box, height: Math.min(box.width, box.height) } }], beginsParagraph: false };
}

/** Redacted letters become X; undefined if the whole word is redacted or outside of the page. */
function textLayerWord(word: readonly Cell[], redactedBoxes: readonly Box[], scale: number, size: PageArea): OcrWord | undefined {
  const isRedacted = ({ box }: Cell): boolean => redactedBoxes.some((redacted) => intersects(redacted, shrinkToCentre(box)));
  const cells = word.map((cell) => ({ cell, isHidden: isRedacted(cell) }));
  if (cells.every(({ isHidden }) => isHidden)) return undefined;
  const box = pixelsOf(word.map((cell) => cell.box).reduce(union), scale, size);
  if (!box) return undefined;
  const text = cells.map(({ cell, isHidden }) => (isHidden ? cell.text.replace(/[\p{L}\p{N}]/gu, 'X') : cell.text)).join('');
  return { text, confidence: 1, box };
}

/** The middle half of a box, since the margin of a neighbouring redacted box may cover its edge. */
function shrinkToCentre({ x, y, width, height }: Box): Box {
  return { x: x + width / 4, y: y + height / 4, width: Math.max(width / 2, Number.EPSILON), height: Math.max(height / 2, Number.EPSILON) };
}
