/** Fills in the text of scanned pages by OCR. */
import type { OcrOptions } from '../../../core/ocr/ocr-task.ts';
import { MAX_OCR_PAGES, recognisePdfPages } from '../../../core/ocr/pdf-pages.ts';
import type { Context } from '../../../core/operation/operation.ts';
import type { PageText, TextSummary } from '../records.ts';
import { summarise } from './summary.ts';

export interface OcrFilledText {
  readonly data: TextSummary;
  readonly note?: string;
}

export async function recogniseScannedPages(
  data: TextSummary,
  bytes: Uint8Array,
  options: OcrOptions,
  { jobs }: Context,
): Promise<OcrFilledText> {
  const scanned = data.pages.filter((page) => page.needs_ocr).map(({ page }) => page);
  if (scanned.length === 0) return { data };
  const recognisedPages = await recognisePdfPages(jobs, bytes, scanned.slice(0, MAX_OCR_PAGES), options);
  const pageByNumber = new Map(recognisedPages.pages.map((page) => [page.page, page]));
  const pages = data.pages.map((page): PageText => {
    const { text, confidence } = pageByNumber.get(page.page) ?? {};
    return text === undefined || confidence === undefined ? page : { page: page.page, text, needs_ocr: false, confidence };
  });
  return { data: summarise(pages), note: ocrNote(scanned, [...pageByNumber.keys()]) };
}

/** Note on the pages that OCR has recognised, and on the remaining ones. */
export function ocrNote(scanned: readonly number[], recognisedPages: readonly number[]): string {
  const remaining = scanned.filter((page) => !recognisedPages.includes(page));
  const recognised =
    recognisedPages.length > 0
      ? `Recognised by OCR: ${formatPages(recognisedPages)}.`
      : 'No scanned page could be recognised within the time limit.';
  if (remaining.length === 0) return recognised;
  return `${recognised} At most ${MAX_OCR_PAGES} pages per request are recognised; not yet recognised: ${formatPages(remaining)}.`;
}

/** Formats page numbers for a note; a long list is truncated. */
export function formatPages(pages: readonly number[]): string {
  const MAX_LISTED_PAGES = 10;
  return `${pages.length === 1 ? 'page' : 'pages'} ${pages.slice(0, MAX_LISTED_PAGES).join(', ')}${pages.length > MAX_LISTED_PAGES ? ' …' : ''}`;
}
