import { decryptIfNeeded } from './decrypt.ts';
import { checkPageNumber, withPage, withPdf } from './document.ts';
import { renderBitmap } from './render-bitmap.ts';
import { sizeAtDpi } from './render-size.ts';
import type { PageRenderRequest, RenderedPage, RenderedPages } from './render-task.ts';

function draw({ bytes, first, last, dpi, longestSide }: PageRenderRequest): Promise<RenderedPages> {
  return withPdf(bytes, (pdf) => {
    checkPageNumber('first', first, pdf.pages);
    const drawn: RenderedPage[] = [];
    for (let number = first; number <= Math.min(last, pdf.pages); number++) {
      const bitmap = withPage(pdf, number, (page) => renderBitmap(page, sizeAtDpi(page, dpi, longestSide), 'grey'));
      if (bitmap) drawn.push({ page: number, ...bitmap });
    }
    return { pages: pdf.pages, drawn };
  });
}

export default { draw, decryptIfNeeded };
