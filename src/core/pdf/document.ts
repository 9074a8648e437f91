/** Opening a PDF and its pages; both are closed again whatever happens. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import { type OpenedPdf, openPdf } from './open.ts';
import { withPdfium } from './pdfium.ts';
import { isSound } from './soundness.ts';

export interface OpenPdf extends OpenedPdf {
  /** The file as it is read: the one that was sent, or what was made of it. */
  readonly bytes: Uint8Array;
  /** Whether the file was damaged and has been repaired. */
  readonly repaired: boolean;
}

/**
 * A PDF that opens without a password, also when it is encrypted with one for its owner alone. This is the one judgement of a file: what is
 * damaged is repaired first, and refused where that cannot be done, whatever tool it was sent to. `which` names the PDF to the caller.
 */
export async function readPdf<T>(sent: Uint8Array, read: (pdf: OpenPdf) => T, which = 'The PDF'): Promise<T> {
  const readSound = (bytes: Uint8Array, repaired: boolean): Promise<{ readonly value: T } | undefined> =>
    withPdfium((pdfium) =>
      openPdf(pdfium, bytes, (pdf) => (isWhole(pdf) ? { value: read({ ...pdf, bytes, repaired }) } : undefined), which),
    );
  const done = isSound(sent) ? await readSound(sent, false) : undefined;
  if (done) return done.value;
  const { repair } = await import('./repair.ts');
  const { file, damaged } = await repair(sent, which);
  const again = await readSound(file, damaged);
  if (!again) throw new ApiError('unreadable_file', `${which} is damaged: no page of it can be found.`);
  return again.value;
}

/** PDFium opens files, too, of which it has had to guess what is where, and files without a page. */
function isWhole({ pdfium, document, pages }: OpenedPdf): boolean {
  return pages > 0 && pdfium.FPDF_DocumentHasValidCrossReferenceTable(document);
}

export interface OpenPage extends OpenPdf {
  /** Handle of the page. */
  readonly page: number;
  /** Size in points as it is seen: the visible part, turned as the page says. */
  readonly width: number;
  readonly height: number;
}

/** @param number from 1 @returns undefined for a page that cannot be opened */
export function readPage<T>(pdf: OpenPdf, number: number, read: (page: OpenPage) => T): T | undefined {
  const { pdfium, document } = pdf;
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (!page) return undefined;
  try {
    return read({ ...pdf, page, width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) });
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** The same sentence wherever a page is asked for that is not there. */
export function checkPage(parameter: string, number: number, pages: number): void {
  if (number > pages) throw new ApiError('invalid_parameter', `${parameter}: the PDF has ${pages} ${pages === 1 ? 'page' : 'pages'}`);
}
