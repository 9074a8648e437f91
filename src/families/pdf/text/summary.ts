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

/** Code points. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00) count--;
  return count;
}

const LEAST_PER_PAGE = 20;

/** Whether pages hold almost no text, as in a scan: fewer than twenty characters a page that are not blank. */
export function looksScanned(texts: readonly string[]): boolean {
  let seen = 0;
  for (const text of texts) seen += countCharacters(text.replace(/\s+/g, ''));
  return seen < LEAST_PER_PAGE * texts.length;
}
