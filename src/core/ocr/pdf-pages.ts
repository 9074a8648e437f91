/** OCR of rendered PDF pages, within the time limit of a request. */

import type { JobOptions, JobRunner } from '../jobs/jobs.ts';
import { renderGreyPages } from '../pdf/render-pages.ts';
import type { RenderedPages } from '../pdf/render-task.ts';
import { ApiError } from '../request/api-error.ts';
import { OCR_TIMEOUT_MS, recogniseGrey } from './ocr.ts';
import { MAX_OCR_SIDE, type OcrOptions, type OcrPage } from './ocr-task.ts';

/** Rendering resolution, as of an ordinary scan. */
const DPI = 200;
/** Some PDFs never finish rendering. */
const RENDER_TIMEOUT_MS = 15_000;
/** Concurrent pages of one request. */
const CONCURRENCY = 2;

/** Maximum pages per request. */
export const MAX_OCR_PAGES = 5;

export interface OcrPdf {
  /** Page count of the PDF. */
  readonly total: number;
  readonly pages: readonly (OcrPage & { readonly page: number })[];
  /** Pages that exceeded the time limit. */
  readonly late: readonly number[];
  /** Pages that cannot be rendered. */
  readonly damaged: readonly number[];
}

/** @param numbers ascending; those past the end of the PDF are left out, but the first must exist */
export async function recognisePdfPages(
  jobs: JobRunner,
  bytes: Uint8Array,
  numbers: readonly number[],
  options: OcrOptions,
): Promise<OcrPdf> {
  const end = Date.now() + OCR_TIMEOUT_MS;
  const pages: (OcrPage & { page: number })[] = [];
  const timedOut: number[] = [];
  const damaged: number[] = [];
  let total = numbers.length;

  const limits = (page: number, maxMs = OCR_TIMEOUT_MS): JobOptions => {
    const start = numbers.indexOf(page) / total;
    return {
      timeoutMs: Math.max(1, Math.min(maxMs, end - Date.now())),
      part: { from: start, to: start + 1 / total, label: `Page ${page}` },
    };
  };
  /** One page per job: receiving the pixels of all pages at once would block the event loop. */
  const renderPage = (page: number): Promise<RenderedPages> =>
    renderGreyPages(jobs, { bytes, first: page, last: page, dpi: DPI, longestSide: MAX_OCR_SIDE }, limits(page, RENDER_TIMEOUT_MS));

  async function read(page: number, rendering: Promise<RenderedPages> | RenderedPages): Promise<void> {
    try {
      const [picture] = (await rendering).rendered;
      if (!picture) damaged.push(page);
      else pages.push({ page, ...(await recogniseGrey(jobs, { source: picture, ...options }, limits(page))) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'timeout') throw error;
      timedOut.push(page, ...waiting.splice(0));
    }
  }

  const [first = 1, ...rest] = numbers;
  const rendering = await renderPage(first);
  const waiting = rest.filter((page) => page <= rendering.pages);
  total = waiting.length + 1;
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) await read(page, renderPage(page));
  };
  await Promise.all([read(first, rendering).then(work), ...Array.from({ length: CONCURRENCY - 1 }, work)]);

  return { total: rendering.pages, pages: pages.sort((a, b) => a.page - b.page), late: timedOut.sort((a, b) => a - b), damaged };
}
