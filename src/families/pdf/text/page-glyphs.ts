/** The glyphs of a page in the order in which they are read. Child process. */
import { complexScriptGlyphs } from '../../../core/pdf/complex-script.ts';
import type { OpenPage } from '../../../core/pdf/document.ts';
import { GlyphTable, type PdfGlyph } from '../../../core/pdf/glyph-table.ts';
import { withTextPage } from '../../../core/pdf/glyphs.ts';
import { PAGE_OBJECT } from '../../../core/pdf/page-objects.ts';
import { pageViewOf } from '../../../core/pdf/page-view.ts';
import { reorderRtlLines } from '../../../core/pdf/rtl.ts';
import { isComplexScript, isRtl } from '../../../core/pdf/scripts.ts';
import { readTextObjects } from '../../../core/pdf/text-objects.ts';
import { maxLetterGap } from './letter-gap.ts';

/** Reorders the glyphs of a page in a complex or RTL script. */
export function orderGlyphs(page: OpenPage, unordered: readonly PdfGlyph[], isRtl: boolean): PdfGlyph[] {
  const glyphs = complexScriptGlyphs(unordered, readTextObjects(page), pageViewOf(page));
  return isRtl ? reorderRtlLines(glyphs) : glyphs;
}

export interface PageGlyphs {
  readonly glyphs: GlyphTable;
  /** Maximum gap within a word, as a fraction of the font size; undefined for the default. */
  readonly maxGap: number | undefined;
  /** Whether the script writes vowel signs before the consonants that they follow. */
  readonly isComplex: boolean;
}

export function readPageGlyphs(page: OpenPage): PageGlyphs {
  return withTextPage(page, (textPage) => {
    const plainText = textPage.plainText();
    if (!isComplexScript(plainText) && !isRtl(plainText)) return { glyphs: textPage.glyphs(), maxGap: undefined, isComplex: false };
    const glyphs = orderGlyphs(page, textPage.glyphs().glyphs(), isRtl(plainText));
    return { glyphs: GlyphTable.of(glyphs), maxGap: maxLetterGap(glyphs), isComplex: true };
  });
}

/** Whether the page has anything besides text objects, such as a scan: an empty page needs no OCR. */
export function hasNonTextObjects({ pdfium, page }: OpenPage): boolean {
  const objects = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < objects; index++)
    if (pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(page, index)) !== PAGE_OBJECT.text) return true;
  return false;
}
