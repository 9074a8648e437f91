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
        (character, index): Cell => ({ text: character, box: scaled(unturned(part(box, index, characters.length), page), scale) }),
      );
    }),
  );
}

/** OCR locates words: their characters are taken to be of equal width. */
function part({ x, y, width, height }: PixelBox, index: number, count: number): Box {
  return { x: x + (width * index) / count, y, width: width / count, height };
}

/** A box of a turned picture in the picture as it was. @param page with the size of the turned picture */
function unturned(box: Box, { rotated, width: wide, height: high }: Recognised): Box {
  const { x, y, width, height } = box;
  switch (rotated) {
    case 90:
      return { x: y, y: wide - x - width, width: height, height: width };
    case 180:
      return { x: wide - x - width, y: high - y - height, width, height };
    case 270:
      return { x: high - y - height, y: x, width: height, height: width };
    default:
      return box;
  }
}

const scaled = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});
