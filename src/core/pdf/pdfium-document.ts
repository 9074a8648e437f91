/** Opens a PDF in PDFium and always closes it again. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import { type Pdfium, withAllocation } from './pdfium.ts';

export interface PdfiumDocument {
  readonly pdfium: Pdfium;
  /** PDFium handle. */
  readonly document: number;
  readonly pages: number;
}

/** Error codes of PDFium for a document that cannot be opened. */
const FPDF_ERR_PASSWORD = 4;
const FPDF_ERR_SECURITY = 5;

/** Returns undefined if PDFium cannot open the file; throws if it needs a password. `which` names the PDF in error messages. */
export function withPdfiumDocument<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  read: (pdf: PdfiumDocument) => T,
  which = 'The PDF',
): T | undefined {
  return withAllocation(pdfium, bytes.length, (address) => {
    pdfium.memory.HEAPU8.set(bytes, address);
    const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '');
    if (!document) {
      throwIfEncrypted(pdfium.FPDF_GetLastError(), which);
      return undefined;
    }
    try {
      return read({ pdfium, document, pages: pdfium.FPDF_GetPageCount(document) });
    } finally {
      pdfium.FPDF_CloseDocument(document);
    }
  });
}

function throwIfEncrypted(reason: number, which: string): void {
  if (reason === FPDF_ERR_PASSWORD) throw passwordRequired(which);
  if (reason === FPDF_ERR_SECURITY) throw new ApiError('password_protected', `${which} is encrypted in a way that is not supported.`);
}

/** The common error for a password, from PDFium or qpdf. */
export function passwordRequired(which: string): ApiError {
  return new ApiError(
    'password_protected',
    `${which} needs a password to open. Send it as \`password\`, or remove it first with /v1/pdf/unlock.`,
  );
}
