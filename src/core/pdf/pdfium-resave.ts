/** Re-saves a damaged PDF through PDFium. Child processes only. */

import { withPdfium } from './pdfium.ts';
import { withPdfiumDocument } from './pdfium-document.ts';

/** Returns undefined if PDFium cannot open it either, or finds no page. */
export function resaveWithPdfium(bytes: Uint8Array): Promise<Buffer | undefined> {
  return withPdfium((pdfium) =>
    withPdfiumDocument(pdfium, bytes, ({ document, pages }) => {
      if (pages === 0) return undefined;
      const writer = pdfium.PDFiumExt_OpenFileWriter();
      try {
        if (!pdfium.PDFiumExt_SaveAsCopy(document, writer)) return undefined;
        const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
        const address = pdfium.memory.wasmExports.malloc(size);
        if (address === 0) return undefined;
        pdfium.PDFiumExt_GetFileWriterData(writer, address, size);
        const copy = Buffer.from(pdfium.memory.HEAPU8.slice(address, address + size));
        pdfium.memory.wasmExports.free(address);
        return copy;
      } finally {
        pdfium.PDFiumExt_CloseFileWriter(writer);
      }
    }),
  );
}
