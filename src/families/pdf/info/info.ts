/** Document information. Child process. */
import { type OpenPdf, withPdf } from '../../../core/pdf/document.ts';
import { type Pdfium, readUtf16, withAllocation } from '../../../core/pdf/pdfium.ts';
import type { PdfInfo } from '../records.ts';
import { isLinearized, versionOf } from './header.ts';
import { paperName } from './paper-sizes.ts';

export interface PdfInfoResult {
  readonly info: PdfInfo;
  readonly repaired: boolean;
}

export function readInfo({ bytes: upload }: { readonly bytes: Uint8Array }): Promise<PdfInfoResult> {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  return withPdf(bytes, (pdf) => {
    const { pdfium, document, pages } = pdf;
    const metaText = (name: string): string =>
      readUtf16(pdfium, (address, length) => pdfium.FPDF_GetMetaText(document, name, address, length)).trim();
    const info: PdfInfo = {
      pages,
      version: versionOf(bytes, catalogVersion(pdfium, document)),
      title: metaText('Title'),
      author: metaText('Author'),
      subject: metaText('Subject'),
      creator: metaText('Creator'),
      producer: metaText('Producer'),
      created: metaText('CreationDate'),
      modified: metaText('ModDate'),
      keywords: metaText('Keywords')
        .split(/[,;]/)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
      page_sizes: readPageSizes(pdf),
      encrypted: pdfium.EPDF_IsEncrypted(document),
      form: pdfium.FPDF_GetFormType(document) > 0,
      signatures: isSigned(pdfium, document),
      tagged: pdfium.FPDFCatalog_IsTagged(document),
      linearized: isLinearized(bytes),
      bookmarks: pdfium.FPDFBookmark_GetFirstChild(document, 0) !== 0,
      attachments: countAttachments(pdf),
      bytes: bytes.length,
    };
    return { info, repaired: pdf.repaired };
  });
}

function catalogVersion(pdfium: Pdfium, document: number): number {
  return withAllocation(pdfium, 4, (address) =>
    pdfium.FPDF_GetFileVersion(document, address) ? (pdfium.memory.HEAP32[address / 4] ?? 0) : 0,
  );
}

type PageSize = PdfInfo['page_sizes'][number];

/** Distinct page sizes of the visible area, after rotation. */
function readPageSizes({ pdfium, document, pages }: OpenPdf): PageSize[] {
  const sizes = new Map<string, PageSize>();
  withAllocation(pdfium, 8, (address) => {
    for (let page = 0; page < pages; page++) {
      if (!pdfium.FPDF_GetPageSizeByIndexF(document, page, address)) continue;
      const [width = 0, height = 0] = [...pdfium.memory.HEAPF32.subarray(address / 4, address / 4 + 2)].map(roundToHundredth);
      const key = `${width} ${height}`;
      if (!sizes.has(key)) sizes.set(key, { width, height, name: paperName(width, height) });
    }
  });
  return [...sizes.values()];
}

function roundToHundredth(points: number): number {
  return Math.round(points * 100) / 100;
}

/** An empty signature field is not a signature. */
function isSigned(pdfium: Pdfium, document: number): boolean {
  const fields = pdfium.FPDF_GetSignatureCount(document);
  for (let field = 0; field < fields; field++) {
    if (pdfium.FPDFSignatureObj_GetContents(pdfium.FPDF_GetSignatureObject(document, field), 0, 0) > 0) return true;
  }
  return false;
}

const FILE_ATTACHMENT = 17;

/** Embedded files of the document, and file attachment annotations of its pages. */
function countAttachments({ pdfium, document, pages }: OpenPdf): number {
  let attachments = Math.max(0, pdfium.FPDFDoc_GetAttachmentCount(document));
  for (let page = 0; page < pages; page++) {
    const annotations = pdfium.EPDFPage_GetAnnotCountRaw(document, page);
    for (let index = 0; index < annotations; index++) {
      const annotation = pdfium.EPDFPage_GetAnnotRaw(document, page, index);
      if (!annotation) continue;
      if (pdfium.FPDFAnnot_GetSubtype(annotation) === FILE_ATTACHMENT) attachments++;
      pdfium.FPDFPage_CloseAnnot(annotation);
    }
  }
  return attachments;
}
