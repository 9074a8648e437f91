/** Opens a PDF and its pages, and always closes both again. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import { withPdfium } from './pdfium.ts';
import { type PdfiumDocument, withPdfiumDocument } from './pdfium-document.ts';
import { isValidPdf } from './validate.ts';

export interface OpenPdf extends PdfiumDocument {
  /** The bytes that PDFium reads: the upload, or its repaired copy. */
  readonly bytes: Uint8Array;
  readonly repaired: boolean;
}

/**
 * Opens a PDF that needs no user password; one with an owner password alone is accepted.
 * This is the only validity check of an upload: damaged files are repaired first, and rejected if that fails, so that all tools agree. `which` names
 * the PDF in error messages.
 */
export async function withPdf<T>(upload: Uint8Array, read: (pdf: OpenPdf) => T, which = 'The PDF'): Promise<T> {
  const readValid = (bytes: Uint8Array, repaired: boolean): Promise<{ readonly value: T } | undefined> =>
    withPdfium((pdfium) =>
      withPdfiumDocument(pdfium, bytes, (pdf) => (hasPagesAndXref(pdf) ? { value: read({ ...pdf, bytes, repaired }) } : undefined), which),
    );
  const result = isValidPdf(upload) ? await readValid(upload, false) : undefined;
  if (result) return result.value;
  const { repair } = await import('./repair.ts');
  const { file, damaged, rewritten } = await repair(upload, which);
  const retried = (await readValid(file, damaged)) ?? (await readValid(rewritten, true));
  if (!retried) throw new ApiError('unreadable_file', `${which} is damaged: no page of it can be found.`);
  return retried.value;
}

/** PDFium also opens files whose xref table it had to reconstruct, and files without pages. */
function hasPagesAndXref({ pdfium, document, pages }: PdfiumDocument): boolean {
  return pages > 0 && pdfium.FPDF_DocumentHasValidCrossReferenceTable(document);
}

export interface OpenPage extends OpenPdf {
  /** PDFium handle. */
  readonly page: number;
  /** Size in points of the visible area (crop box), after the page rotation. */
  readonly width: number;
  readonly height: number;
}

/** @param number from 1 @returns undefined if the page cannot be loaded */
export function withPage<T>(pdf: OpenPdf, number: number, read: (page: OpenPage) => T): T | undefined {
  const { pdfium, document } = pdf;
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (!page) return undefined;
  try {
    return read({ ...pdf, page, width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) });
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** Throws the common error for a page number past the end. */
export function checkPageNumber(parameter: string, number: number, pages: number): void {
  if (number > pages) throw new ApiError('invalid_parameter', `${parameter}: the PDF has ${pages} ${pages === 1 ? 'page' : 'pages'}`);
}
