/** Opening a PDF and its pages; both are closed again whatever happens. Child processes only. */
import { Fault } from '../request/fault.ts';
import { type Pdfium, withMemory, withPdfium } from './pdfium.ts';

export interface OpenPdf {
  readonly pdfium: Pdfium;
  /** Handle of the document. */
  readonly document: number;
  readonly pages: number;
}

/** What PDFium says when it cannot open a document. */
const NEEDS_PASSWORD = 4;
const UNKNOWN_ENCRYPTION = 5;

/** A PDF that opens without a password, also when it is encrypted with one for its owner alone. */
export function readPdf<T>(bytes: Uint8Array, read: (pdf: OpenPdf) => T): Promise<T> {
  return withPdfium((pdfium) =>
    withMemory(pdfium, bytes.length, (address) => {
      pdfium.memory.HEAPU8.set(bytes, address);
      const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '');
      if (!document) throw whyNot(pdfium.FPDF_GetLastError());
      try {
        return read({ pdfium, document, pages: pdfium.FPDF_GetPageCount(document) });
      } finally {
        pdfium.FPDF_CloseDocument(document);
      }
    }),
  );
}

function whyNot(reason: number): Fault {
  if (reason === NEEDS_PASSWORD)
    return new Fault('password_protected', 'The PDF opens with a password only. Send it without the password.');
  if (reason === UNKNOWN_ENCRYPTION) return new Fault('password_protected', 'The PDF is encrypted in a way that is not supported.');
  return new Fault('unreadable_file', 'The PDF is damaged: it cannot be opened.');
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
  if (pages === 0) throw new Fault('unreadable_file', 'The PDF has no pages.');
  if (number > pages) throw new Fault('invalid_parameter', `${parameter}: the PDF has ${pages} ${pages === 1 ? 'page' : 'pages'}`);
}
