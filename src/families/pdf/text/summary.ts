/** What the amount of text says about pages. */
import type { PageText, TextSummary } from '../records.ts';

/**
 * In the worker that has read the pages, and again by whoever fills in the text of scanned ones.
 * Pages need OCR when together they hold almost no text and at least one of them needs it: short or empty pages alone do not.
 */
export function summarise(pages: readonly PageText[]): TextSummary {
  const texts = pages.map(({ text }) => text);
  return {
    pages,
    characters: texts.reduce((sum, text) => sum + countCharacters(text), 0),
    needs_ocr: looksScanned(texts) && pages.some((page) => page.needs_ocr),
  };
}

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Code points. */
export function countCharacters(text: string): number {
  return text.length - (text.match(PAIR)?.length ?? 0);
}

const LEAST_PER_PAGE = 20;

const INK = /\S/gu;

/** Whether pages hold almost no text, as in a scan: fewer than twenty characters a page that are not blank. */
export function looksScanned(texts: readonly string[]): boolean {
  let wanted = LEAST_PER_PAGE * texts.length;
  for (const text of texts) {
    INK.lastIndex = 0;
    // A full page is known by its first words.
    while (wanted > 0 && INK.test(text)) wanted--;
  }
  return wanted > 0;
}
