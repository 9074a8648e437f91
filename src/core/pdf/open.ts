/** Opens a PDF in PDFium and always closes it again. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

export interface OpenedPdf {
  readonly pdfium: Pdfium;
  /** PDFium handle. */
  readonly document: number;
  readonly pages: number;
}

/** Error codes of PDFium for a document that cannot be opened. */
const NEEDS_PASSWORD = 4;
const UNKNOWN_ENCRYPTION = 5;

/** Returns undefined if PDFium cannot open the file; throws if it needs a password. `which` names the PDF in error messages. */
export function openPdf<T>(pdfium: Pdfium, bytes: Uint8Array, read: (pdf: OpenedPdf) => T, which = 'The PDF'): T | undefined {
  return withMemory(pdfium, bytes.length, (address) => {
    pdfium.memory.HEAPU8.set(bytes, address);
    const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '');
    if (!document) {
      refuseLocked(pdfium.FPDF_GetLastError(), which);
      return undefined;
    }
    try {
      return read({ pdfium, document, pages: pdfium.FPDF_GetPageCount(document) });
    } finally {
      pdfium.FPDF_CloseDocument(document);
    }
  });
}

function refuseLocked(reason: number, which: string): void {
  if (reason === NEEDS_PASSWORD) throw locked(which);
  if (reason === UNKNOWN_ENCRYPTION) throw new ApiError('password_protected', `${which} is encrypted in a way that is not supported.`);
}

/** The common error for a password, from PDFium or qpdf. */
export function locked(which: string): ApiError {
  return new ApiError('password_protected', `${which} needs a password to be opened. Send it without one.`);
}
