/** Text extraction. Child process. */

import { checkPageNumber, type OpenPage, withPage, withPdf } from '../../../core/pdf/document.ts';
import { withFormEnvironment } from '../../../core/pdf/form-environment.ts';
import { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import { withTextPage } from '../../../core/pdf/glyphs.ts';
import { isComplexScript, isRtl } from '../../../core/pdf/scripts.ts';
import { invalid } from '../../../core/request/api-error.ts';
import { fromLegacy, legacyEncoding } from '../../tamil-font/encodings/legacy.ts';
import type { PageText, TextSummary } from '../records.ts';
import { annotationGlyphs } from './annotation-glyphs.ts';
import { type AnnotationText, flattenAppearances, readAnnotations } from './annotations.ts';
import { cleanText } from './clean-text.ts';
import { fileOrderText, insertAnnotations } from './file-order.ts';
import { layoutPageText } from './layout-text.ts';
import { maxLetterGap } from './letter-gap.ts';
import { hasNonTextObjects, orderGlyphs } from './page-glyphs.ts';
import { readingOrder } from './reading-order.ts';
import { countCharacters, looksScanned, summarise } from './summary.ts';
import { reorderVowelSigns } from './visual-order.ts';

export interface TextRequest {
  readonly bytes: Uint8Array;
  readonly first: number;
  /** Undefined for the end of the PDF, up to the page limit of a request. */
  readonly last: number | undefined;
  readonly layout: boolean;
  /** Whether text in a legacy (pre-Unicode) Tamil font is converted, or only detected. */
  readonly convertTamil: boolean;
}

export interface PdfText extends TextSummary {
  /** The legacy encoding, if any page has it. */
  readonly tamilFont: string | undefined;
  /** Page count of the PDF; fewer pages than requested are returned if there is too much text for one response. */
  readonly count: number;
  readonly repaired: boolean;
}

const MAX_TEXT_PAGES = 500;
/** Serialising more as JSON would block other requests. */
const MAX_RESPONSE_CHARACTERS = 3_000_000;

export function extractText({ bytes, first, last, layout, convertTamil }: TextRequest): Promise<PdfText> {
  return withPdf(bytes, (pdf) => {
    checkPageNumber('first', first, pdf.pages);
    const end = lastPage(first, last, pdf.pages);
    return withFormEnvironment(pdf, (form) => {
      const pages: PageText[] = [];
      let characters = 0;
      let tamilFont: string | undefined;
      const inUnicode = (extracted: string): string => {
        const cleaned = cleanText(extracted);
        const encoding = legacyEncoding(cleaned);
        tamilFont ??= encoding;
        return encoding && convertTamil ? fromLegacy(cleaned, encoding) : cleaned;
      };
      for (let page = first; page <= end && characters < MAX_RESPONSE_CHARACTERS; page++) {
        const readPage = (openPage: OpenPage, notes: readonly AnnotationText[], isFlattened: boolean): Omit<PageText, 'page'> => {
          const text = inUnicode(pageText(openPage, notes, isFlattened, layout));
          return { text, needs_ocr: looksScanned([text]) && hasNonTextObjects(openPage) };
        };
        const pageResult = withPage(pdf, page, (openPage) => {
          const notes = readAnnotations(openPage, form);
          return flattenAppearances(openPage, form)
            ? withPage(pdf, page, (flattenedPage) => readPage(flattenedPage, notes, true))
            : readPage(openPage, notes, false);
        });
        const { text, needs_ocr } = pageResult ?? { text: '', needs_ocr: false };
        characters += countCharacters(text);
        pages.push({ page, text, needs_ocr });
      }
      return { count: pdf.pages, repaired: pdf.repaired, tamilFont, ...summarise(pages) };
    });
  });
}

function lastPage(first: number, last: number | undefined, pages: number): number {
  if (last === undefined) return Math.min(first + MAX_TEXT_PAGES - 1, pages);
  checkPageNumber('last', last, pages);
  if (last - first >= MAX_TEXT_PAGES) invalid('last', `at most ${MAX_TEXT_PAGES} pages per request`);
  return last;
}

/** @param isFlattened the text of PDFium then has all appearances in one line */
function pageText(page: OpenPage, notes: readonly AnnotationText[], isFlattened: boolean, layout: boolean): string {
  return withTextPage(page, (textPage) => {
    const plainText = textPage.plainText();
    if (isComplexScript(plainText) || isRtl(plainText)) {
      const glyphs = orderGlyphs(page, textPage.glyphs().glyphs(), isRtl(plainText));
      const maxGap = maxLetterGap(glyphs);
      const text = layout
        ? layoutPageText(GlyphTable.of([...glyphs, ...notes.flatMap(annotationGlyphs)]), maxGap)
        : insertAnnotations(readingOrder(glyphs, maxGap), notes);
      return reorderVowelSigns(text);
    }
    if (notes.length === 0 && !isFlattened) return layout ? layoutPageText(textPage.glyphs()) : plainText;
    const glyphs = textPage.glyphs().glyphs();
    if (isFlattened && !layout) return insertAnnotations(readingOrder(glyphs, maxLetterGap(glyphs)), notes);
    return layout ? layoutPageText(GlyphTable.of([...glyphs, ...notes.flatMap(annotationGlyphs)])) : fileOrderText(glyphs, notes);
  });
}
