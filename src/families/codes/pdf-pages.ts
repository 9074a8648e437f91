/** Codes on the pages of a PDF, one job per page, within one time limit. */
import type { JobRunner } from '../../core/jobs/jobs.ts';
import { renderGreyPages } from '../../core/pdf/render-pages.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { engine } from './engine.ts';
import type { ReadCodes } from './records.ts';

export const MAX_PDF_PAGES = 10;
/** A module of the densest codes in use, half a millimetre, has four pixels. */
const DPI = 200;
const MAX_SIDE = 3000;
const TIME_LIMIT_MS = 45_000;

export interface PdfRange {
  readonly first: number;
  readonly last: number | undefined;
  readonly key: string | undefined;
}

export async function readPdf(jobs: JobRunner, bytes: Uint8Array, { first, last, key }: PdfRange) {
  const end = Date.now() + TIME_LIMIT_MS;
  const options = () => ({ timeoutMs: Math.max(1, end - Date.now()) });
  const data: { codes: ReadCodes['codes'][number][]; pages: ReadCodes['pages'][number][] } = { codes: [], pages: [] };
  let pageCount = first;
  let page = first;
  try {
    for (; page <= Math.min(pageCount, last ?? first + MAX_PDF_PAGES - 1); page++) {
      const { pages, rendered: bitmaps } = await renderGreyPages(
        jobs,
        { bytes, first: page, last: page, dpi: DPI, longestSide: MAX_SIDE },
        options(),
      );
      pageCount = pages;
      const [bitmap] = bitmaps;
      if (!bitmap) continue;
      const { codes, width, height } = await jobs.run(engine, 'pdfPage', { bitmap, page, key }, options());
      data.codes.push(...codes);
      data.pages.push({ page, width, height });
    }
  } catch (error) {
    // The pages completed before the time limit are returned.
    if (!(error instanceof ApiError && error.code === 'timeout') || data.pages.length === 0) throw error;
  }
  const hasMore = page <= Math.min(pageCount, last ?? pageCount);
  return { data, note: hasMore ? `The PDF has ${pageCount} pages; request the rest with first=${page}.` : undefined };
}
