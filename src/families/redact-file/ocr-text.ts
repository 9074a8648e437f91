/** Text recognised in a picture as cells in units of its page. */
import type { OcrPage } from '../../core/ocr/ocr-task.ts';
import type { PixelBox } from '../../core/ocr/ocr-words.ts';
import type { Box, Cell, Row } from './text-map.ts';

export type Recognised = Pick<OcrPage, 'width' | 'height' | 'rotated' | 'lines'>;

/** @param scale units of the page per pixel of the picture */
export function rowsOfOcr(page: Recognised, scale: number): Row[] {
  return page.lines.map(({ words }) =>
    words.map(({ text, box }) => {
      const characters = [...text];
      return characters.map(
        (character, index): Cell => ({
          text: character,
          box: scaleBox(unrotate(characterBox(box, index, characters.length), page), scale),
        }),
      );
    }),
  );
}

/** OCR locates only words: their characters are assumed to be of equal width. */
function characterBox({ x, y, width, height }: PixelBox, index: number, count: number): Box {
  return { x: x + (width * index) / count, y, width: width / count, height };
}

/** Maps a box of a rotated picture to the original. @param page with the size of the rotated picture */
function unrotate(box: Box, { rotated, width: pageWidth, height: pageHeight }: Recognised): Box {
  const { x, y, width, height } = box;
  switch (rotated) {
    case 90:
      return { x: y, y: pageWidth - x - width, width: height, height: width };
    case 180:
      return { x: pageWidth - x - width, y: pageHeight - y - height, width, height };
    case 270:
      return { x: pageHeight - y - height, y: x, width: height, height: width };
    default:
      return box;
  }
}

const scaleBox = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});
