/** Text of annotations, not of the page content: form field values, free text, and the appearances of stamps, buttons and signatures. Child process. */
import type { OpenPage } from '../../../core/pdf/document.ts';
import { pageViewOf, type ViewBox } from '../../../core/pdf/page-view.ts';
import { type Pdfium, readUtf16, withAllocation } from '../../../core/pdf/pdfium.ts';

export interface AnnotationText extends ViewBox {
  readonly text: string;
}

const FPDF_ANNOT_FREETEXT = 3;
const FPDF_ANNOT_STAMP = 13;
const FPDF_ANNOT_WIDGET = 20;
const HIDDEN_FLAGS = 0x02 | 0x20;
const PUSH_BUTTON = 1;
const COMBO_BOX = 4;
const LIST_BOX = 5;
const TEXT_FIELD = 6;
const SIGNATURE = 7;
const FLAT_NORMALDISPLAY = 0;
const PASSWORD_FLAG = 0x2000;
const MAX_ANNOTATIONS = 5_000;

export function readAnnotations(page: OpenPage, form: number): AnnotationText[] {
  const { pdfium } = page;
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page.page), MAX_ANNOTATIONS);
  if (count <= 0) return [];
  const view = pageViewOf(page);
  const notes: AnnotationText[] = [];
  withAllocation(pdfium, 16, (address) => {
    for (let index = 0; index < count; index++) {
      const annotation = pdfium.FPDFPage_GetAnnot(page.page, index);
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

/**
 * Makes what stamps, buttons and signatures show part of the page content: their text is in no field, only in their appearance streams. The
 * other annotations are removed. The page must be loaded again. @returns false if the page has none of them, and is unchanged
 */
export function flattenAppearances({ pdfium, page }: OpenPage, form: number): boolean {
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  const removedIndices: number[] = [];
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (!annotation || !hasTextInAppearance(pdfium, annotation, form)) removedIndices.unshift(index);
    if (annotation) pdfium.FPDFPage_CloseAnnot(annotation);
  }
  if (removedIndices.length === Math.max(0, count)) return false;
  for (const index of removedIndices) pdfium.FPDFPage_RemoveAnnot(page, index);
  pdfium.FPDFPage_Flatten(page, FLAT_NORMALDISPLAY);
  return true;
}

function hasTextInAppearance(pdfium: Pdfium, annotation: number, form: number): boolean {
  if (pdfium.FPDFAnnot_GetFlags(annotation) & HIDDEN_FLAGS) return false;
  const kind = pdfium.FPDFAnnot_GetSubtype(annotation);
  if (kind !== FPDF_ANNOT_WIDGET || form === 0) return kind === FPDF_ANNOT_STAMP;
  const field = pdfium.FPDFAnnot_GetFormFieldType(form, annotation);
  return field === PUSH_BUTTON || field === SIGNATURE;
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
