/** Page numbers and other running texts, drawn as outlines. Child process. */

import { type OpenPdf, withPdf } from '../../../core/pdf/document.ts';
import { withAllocation } from '../../../core/pdf/pdfium.ts';
import { preserveStreamsOptions } from '../../../core/pdf/qpdf.ts';
import { type RewrittenPdf, rewriteWithQpdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { writeCompactPdf } from '../writing/compact-writer.ts';
import { checkPageCount, checkPagesExist, type PageSelection, selectPages } from '../writing/page-selection.ts';
import { fillOutlines, formatNumbers, type OutlinedText, outlineText } from './outlined-text.ts';
import { PdfBuilder } from './pdf-builder.ts';

export interface PageNumbersTask {
  readonly bytes: Uint8Array;
  /** Undefined for all pages. */
  readonly selection: PageSelection | undefined;
  /** With `{page}` for the number, and `{pages}` for the last one. */
  readonly format: string;
  readonly position: `${'top' | 'bottom'}${'-left' | '' | '-right'}`;
  /** The number of the first selected page. */
  readonly start: number;
  /** Font size in points. */
  readonly size: number;
  /** From the edges of the page, in points. */
  readonly margin: number;
  /** RGB from 0 to 1. */
  readonly colour: readonly number[];
}

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Fractions of the font size: above and below the baseline. */
const ASCENT = 0.75;
const DESCENT = 0.25;

export async function addPageNumbers(task: PageNumbersTask): Promise<RewrittenPdf> {
  const pdf = await validatePdf(task.bytes);
  const pages = task.selection ? selectExisting(task.selection, pdf.pages) : Array.from({ length: pdf.pages }, (_, index) => index + 1);
  checkPageCount(pages, pdf.pages);
  const sizes = await pageSizes(pdf.bytes, pages);
  const last = task.start + pages.length - 1;
  const overlayPages = new PdfBuilder();
  for (const [index, size] of sizes.entries()) {
    const text = task.format.replaceAll('{pages}', String(last)).replaceAll('{page}', String(task.start + index));
    const line = outlineText(text, 'regular');
    overlayPages.addPage(size, `${formatNumbers(task.colour)} rg\n${fillOutlines(line, task.size, ...placeLine(task, size, line))}`);
  }
  const overlay = writeCompactPdf(overlayPages.graph(), new Map());
  const layer = ['--overlay', '/mark', `--to=${pages.join(',')}`, '--from=1-z', '--'];
  return rewriteWithQpdf(['/in', ...layer, ...preserveStreamsOptions(pdf.bytes)], pdf, 'The PDF', { '/mark': overlay });
}

function selectExisting(selection: PageSelection, count: number): number[] {
  checkPagesExist(selection, count);
  return selectPages(selection, count);
}

function placeLine({ position, size, margin }: PageNumbersTask, page: PageSize, { width }: OutlinedText): [x: number, y: number] {
  const availableWidth = page.width - width * size;
  const x = position.endsWith('left') ? margin : position.endsWith('right') ? availableWidth - margin : availableWidth / 2;
  return [x, position.startsWith('top') ? page.height - margin - ASCENT * size : margin + DESCENT * size];
}

/** Sizes of the visible area in points, after rotation. */
function pageSizes(bytes: Uint8Array, pages: readonly number[]): Promise<PageSize[]> {
  return withPdf(bytes, ({ pdfium, document }: OpenPdf) =>
    withAllocation(pdfium, 8, (address) =>
      pages.map((number) => {
        pdfium.FPDF_GetPageSizeByIndexF(document, number - 1, address);
        const [width = 0, height = 0] = pdfium.memory.HEAPF32.subarray(address / 4, address / 4 + 2);
        return { width: Math.max(1, width), height: Math.max(1, height) };
      }),
    ),
  );
}
