/** PDFium's form environment, through which it draws and reads form fields: buttons, signatures, values. Child processes only. */
import type { PdfiumDocument } from './pdfium-document.ts';

/** Opens the environment while `work` runs; 0 if the document has no form. */
export function withFormEnvironment<T>({ pdfium, document }: PdfiumDocument, work: (form: number) => T): T {
  if (pdfium.FPDF_GetFormType(document) <= 0) return work(0);
  const settings = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, settings);
  try {
    return work(form);
  } finally {
    if (form) pdfium.PDFiumExt_ExitFormFillEnvironment(form);
    pdfium.PDFiumExt_CloseFormFillInfo(settings);
  }
}
