/** Entry point of the child process of the `pdf-drawing` engine. */
import { decryptIfNeeded } from './decrypt.ts';
import { checkPageNumber, withPage, withPdf } from './document.ts';
import { renderBitmap } from './render-bitmap.ts';
import { sizeAtDpi } from './render-size.ts';
import type { PageRenderRequest, RenderedPage, RenderedPages } from './render-task.ts';

/** Task of the engine: renders a range of pages in grey. */
function renderGrey({ bytes, first, last, dpi, longestSide }: PageRenderRequest): Promise<RenderedPages> {
  return withPdf(bytes, (pdf) => {
    checkPageNumber('first', first, pdf.pages);
    const rendered: RenderedPage[] = [];
    for (let number = first; number <= Math.min(last, pdf.pages); number++) {
      const bitmap = withPage(pdf, number, (page) => renderBitmap(page, sizeAtDpi(page, dpi, longestSide), 'grey'));
      if (bitmap) rendered.push({ page: number, ...bitmap });
    }
    return { pages: pdf.pages, rendered };
  });
}

export default { renderGrey, decryptIfNeeded };
