import { drawPage } from './bitmap.ts';
import { checkPage, readPage, readPdf } from './document.ts';
import type { Drawing, DrawingRequest, DrawnPage } from './drawing.ts';
import { sizeAtDpi } from './scale.ts';

function draw({ bytes, first, last, dpi, longestSide }: DrawingRequest): Promise<Drawing> {
  return readPdf(bytes, (pdf) => {
    checkPage('first', first, pdf.pages);
    const drawn: DrawnPage[] = [];
    for (let number = first; number <= Math.min(last, pdf.pages); number++) {
      const bitmap = readPage(pdf, number, (page) => drawPage(page, sizeAtDpi(page, dpi, longestSide), 'grey'));
      if (bitmap) drawn.push({ page: number, ...bitmap });
    }
    return { pages: pdf.pages, drawn };
  });
}

export default { draw };
