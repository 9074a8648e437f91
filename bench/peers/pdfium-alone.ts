/** Text extraction by PDFium alone: the lower bound for any tool built on it. */

import { type Pdfium, withAllocation, withPdfium } from '../../src/core/pdf/pdfium.ts';
import { withPdfiumDocument } from '../../src/core/pdf/pdfium-document.ts';

const BOX_BYTES = 64;
const MAX_PAGE_BYTES = 4_000_000;

/** Bytes of text of the first pages. */
export function pdfiumText(bytes: Uint8Array, pages: number): Promise<number> {
  return eachTextPage(bytes, pages, (pdfium, textPage, address) =>
    pdfium.FPDFText_GetText(textPage, 0, pdfium.FPDFText_CountChars(textPage), address),
  );
}

/** The same with the per-character data that a layout needs: code point, text object and box. */
export function pdfiumPlaces(bytes: Uint8Array, pages: number): Promise<number> {
  return eachTextPage(bytes, pages, ({ direct, ...pdfium }, textPage, address) => {
    const characters = pdfium.FPDFText_CountChars(textPage);
    for (let index = 0; index < characters; index++) {
      direct.FPDFText_GetUnicode(textPage, index);
      direct.FPDFText_IsGenerated(textPage, index);
      direct.FPDFText_GetTextObject(textPage, index);
      direct.FPDFText_GetLooseCharBox(textPage, index, address);
      direct.FPDFText_GetCharOrigin(textPage, index, address + BOX_BYTES / 2, address + BOX_BYTES);
    }
    return characters;
  });
}

function eachTextPage(
  bytes: Uint8Array,
  pages: number,
  read: (pdfium: Pdfium, textPage: number, address: number) => number,
): Promise<number> {
  return withPdfium((pdfium) =>
    withAllocation(pdfium, MAX_PAGE_BYTES, (address) => {
      const counted = withPdfiumDocument(pdfium, bytes, ({ document, pages: count }) => {
        let sum = 0;
        for (let number = 0; number < Math.min(pages, count); number++) {
          const page = pdfium.FPDF_LoadPage(document, number);
          const textPage = pdfium.FPDFText_LoadPage(page);
          sum += read(pdfium, textPage, address);
          pdfium.FPDFText_ClosePage(textPage);
          pdfium.FPDF_ClosePage(page);
        }
        return sum;
      });
      return counted ?? 0;
    }),
  );
}
