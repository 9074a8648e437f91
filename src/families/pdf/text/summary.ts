/** Text statistics of pages, and whether they need OCR. */
import type { PageText, TextSummary } from '../records.ts';

/**
 * Summary of the text of pages. Called in the worker that extracts text, and again after OCR of scanned pages.
 * Pages need OCR if together they hold almost no text and at least one of them needs it: short or empty pages alone do not.
 */
export function summarise(pages: readonly PageText[]): TextSummary {
  const texts = pages.map(({ text }) => text);
  return {
    pages,
    characters: texts.reduce((sum, text) => sum + countCharacters(text), 0),
    needs_ocr: looksScanned(texts) && pages.some((page) => page.needs_ocr),
  };
}

const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Number of characters, in code points. */
export function countCharacters(text: string): number {
  return text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
}

const MIN_CHARACTERS_PER_PAGE = 20;

const NON_BLANK = /\S/gu;

/** Whether pages hold almost no text, as in a scan: fewer than twenty non-blank characters per page. */
export function looksScanned(texts: readonly string[]): boolean {
  let required = MIN_CHARACTERS_PER_PAGE * texts.length;
  for (const text of texts) {
    NON_BLANK.lastIndex = 0;
    // Stops early: the first words of a full page suffice.
    while (required > 0 && NON_BLANK.test(text)) required--;
  }
  return required > 0;
}
