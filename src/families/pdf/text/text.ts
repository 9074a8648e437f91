/** Text extraction. Child process. */

import { checkPage, type OpenPage, readPage, readPdf } from '../../../core/pdf/document.ts';
import { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import { type Glyph, withWriting } from '../../../core/pdf/glyphs.ts';
import { inReadingDirection } from '../../../core/pdf/rtl.ts';
import { isLeftwards, isShaped } from '../../../core/pdf/scripts.ts';
import { shapedGlyphs } from '../../../core/pdf/shaped.ts';
import { textObjectsOf } from '../../../core/pdf/text-objects.ts';
import { viewOf } from '../../../core/pdf/view.ts';
import { invalid } from '../../../core/request/api-error.ts';
import { fromLegacy, legacyEncoding } from '../../tamil-font/encodings/legacy.ts';
import type { PageText, TextSummary } from '../records.ts';
import { widestJoint } from './joint.ts';
import { layOut } from './layout.ts';
import { noteGlyphs } from './note-glyphs.ts';
import { notesOf, withForm } from './notes.ts';
import { inOrder, withNotes } from './order.ts';
import { readingOrder } from './reading-order.ts';
import { countCharacters, looksScanned, summarise } from './summary.ts';
import { tidy } from './tidy.ts';
import { inLogicalOrder } from './visual-order.ts';

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

const MOST_TEXT_PAGES = 500;
/** Serialising more as JSON would block other requests. */
const MOST_CHARACTERS = 3_000_000;

export function textOf({ bytes, first, last, layout, convertTamil }: TextRequest): Promise<PdfText> {
  return readPdf(bytes, (pdf) => {
    checkPage('first', first, pdf.pages);
    const end = lastPage(first, last, pdf.pages);
    return withForm(pdf, (form) => {
      const pages: PageText[] = [];
      let characters = 0;
      let tamilFont: string | undefined;
      const asAnswered = (written: string): string => {
        const tidied = tidy(written);
        const encoding = legacyEncoding(tidied);
        tamilFont ??= encoding;
        return encoding && convertTamil ? fromLegacy(tidied, encoding) : tidied;
      };
      for (let page = first; page <= end && characters < MOST_CHARACTERS; page++) {
        const read = readPage(pdf, page, (open) => {
          const text = asAnswered(pageText(open, form, layout));
          return { text, needs_ocr: looksScanned([text]) && isDrawn(open) };
        });
        const { text, needs_ocr } = read ?? { text: '', needs_ocr: false };
        characters += countCharacters(text);
        pages.push({ page, text, needs_ocr });
      }
      return { count: pdf.pages, repaired: pdf.repaired, tamilFont, ...summarise(pages) };
    });
  });
}

function lastPage(first: number, last: number | undefined, pages: number): number {
  if (last === undefined) return Math.min(first + MOST_TEXT_PAGES - 1, pages);
  checkPage('last', last, pages);
  if (last - first >= MOST_TEXT_PAGES) invalid('last', `at most ${MOST_TEXT_PAGES} pages a request`);
  return last;
}

function pageText(page: OpenPage, form: number, layout: boolean): string {
  const notes = notesOf(page, form);
  return withWriting(page, (writing) => {
    const plain = writing.plain();
    if (isShaped(plain) || isLeftwards(plain)) {
      const glyphs = inWrittenOrder(page, writing.glyphs().glyphs(), isLeftwards(plain));
      const joint = widestJoint(glyphs);
      const text = layout
        ? layOut(GlyphTable.of([...glyphs, ...notes.flatMap(noteGlyphs)]), joint)
        : withNotes(readingOrder(glyphs, joint), notes);
      return inLogicalOrder(text);
    }
    if (notes.length === 0) return layout ? layOut(writing.glyphs()) : plain;
    const glyphs = writing.glyphs().glyphs();
    return layout ? layOut(GlyphTable.of([...glyphs, ...notes.flatMap(noteGlyphs)])) : inOrder(glyphs, notes);
  });
}

function inWrittenOrder(page: OpenPage, read: readonly Glyph[], leftwards: boolean): Glyph[] {
  const glyphs = shapedGlyphs(read, textObjectsOf(page), viewOf(page));
  return leftwards ? inReadingDirection(glyphs) : glyphs;
}

const TEXT_OBJECT = 1;

/** Whether the page has anything besides text objects, such as a scan: an empty page needs no OCR. */
function isDrawn({ pdfium, page }: OpenPage): boolean {
  const objects = pdfium.FPDFPage_CountObjects(page);
  for (let at = 0; at < objects; at++) if (pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(page, at)) !== TEXT_OBJECT) return true;
  return false;
}
