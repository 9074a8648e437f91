/** Text of annotations, not of the page content: form field values and free text. Child process. */
import type { OpenPage, OpenPdf } from '../../../core/pdf/document.ts';
import { pageViewOf, type ViewBox } from '../../../core/pdf/page-view.ts';
import { type Pdfium, readUtf16, withAllocation } from '../../../core/pdf/pdfium.ts';

export interface AnnotationText extends ViewBox {
  readonly text: string;
}

/** Opens PDFium's form environment while `work` runs; 0 if the document has no form. */
export function withFormEnvironment<T>({ pdfium, document }: OpenPdf, work: (form: number) => T): T {
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

const FPDF_ANNOT_FREETEXT = 3;
const FPDF_ANNOT_WIDGET = 20;
const HIDDEN_FLAGS = 0x02 | 0x20;
const COMBO_BOX = 4;
const LIST_BOX = 5;
const TEXT_FIELD = 6;
const PASSWORD_FLAG = 0x2000;
const MAX_ANNOTATIONS = 5_000;

export function readAnnotations(page: OpenPage, form: number): AnnotationText[] {
  const { pdfium } = page;
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page.page), MAX_ANNOTATIONS);
  if (count <= 0) return [];
  const view = pageViewOf(page);
  const notes: AnnotationText[] = [];
  withAllocation(pdfium, 16, (address) => {
    for (let at = 0; at < count; at++) {
      const annotation = pdfium.FPDFPage_GetAnnot(page.page, at);
      if (!annotation) continue;
      const text = annotationText(pdfium, annotation, form);
      if (text !== '' && pdfium.FPDFAnnot_GetRect(annotation, address)) {
        const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.memory.HEAPF32.subarray(address / 4, address / 4 + 4);
        notes.push({ text, ...view.box(left, bottom, right, top) });
      }
      pdfium.FPDFPage_CloseAnnot(annotation);
    }
  });
  return notes;
}

function annotationText(pdfium: Pdfium, annotation: number, form: number): string {
  if (pdfium.FPDFAnnot_GetFlags(annotation) & HIDDEN_FLAGS) return '';
  const kind = pdfium.FPDFAnnot_GetSubtype(annotation);
  if (kind === FPDF_ANNOT_FREETEXT)
    return normaliseLineEnds(
      readUtf16(pdfium, (address, length) => pdfium.FPDFAnnot_GetStringValue(annotation, 'Contents', address, length)),
    );
  if (kind !== FPDF_ANNOT_WIDGET || form === 0) return '';
  const field = pdfium.FPDFAnnot_GetFormFieldType(form, annotation);
  if (field !== TEXT_FIELD && field !== COMBO_BOX && field !== LIST_BOX) return '';
  if (field === TEXT_FIELD && pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation) & PASSWORD_FLAG) return '';
  return normaliseLineEnds(readUtf16(pdfium, (address, length) => pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, address, length)));
}

function normaliseLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
