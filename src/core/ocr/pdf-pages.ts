/** OCR of rendered PDF pages, within the time limit of a request. */

import type { JobOptions, JobRunner } from '../jobs/jobs.ts';
import { type Drawing, drawPages } from '../pdf/drawing.ts';
import { ApiError } from '../request/api-error.ts';
import { LONGEST_SIDE, OCR_MS, type OcrStyle, type ReadPage, readGrey } from './ocr.ts';

/** The resolution of an ordinary scan. */
const DPI = 200;
/** Some PDFs never finish rendering. */
const DRAWING_MS = 15_000;
/** Concurrent pages of one request. */
const ABREAST = 2;

/** Maximum pages per request. */
export const MOST_OCR_PAGES = 5;

export interface ReadPdf {
  /** Page count of the PDF. */
  readonly total: number;
  readonly pages: readonly (ReadPage & { readonly page: number })[];
  /** Pages that exceeded the time limit. */
  readonly late: readonly number[];
  /** Pages that cannot be rendered. */
  readonly damaged: readonly number[];
}

/** @param numbers ascending; those past the end of the PDF are left out, but the first must exist */
export async function readPdfPages(jobs: JobRunner, bytes: Uint8Array, numbers: readonly number[], style: OcrStyle): Promise<ReadPdf> {
  const end = Date.now() + OCR_MS;
  const pages: (ReadPage & { page: number })[] = [];
  const late: number[] = [];
  const damaged: number[] = [];
  let count = numbers.length;

  const limits = (page: number, most = OCR_MS): JobOptions => {
    const at = numbers.indexOf(page) / count;
    return { timeoutMs: Math.max(1, Math.min(most, end - Date.now())), part: { from: at, to: at + 1 / count, name: `Page ${page}` } };
  };
  /** One page per job: receiving the pixels of all pages at once would block the event loop. */
  const draw = (page: number): Promise<Drawing> =>
    drawPages(jobs, { bytes, first: page, last: page, dpi: DPI, longestSide: LONGEST_SIDE }, limits(page, DRAWING_MS));

  async function read(page: number, drawing: Promise<Drawing> | Drawing): Promise<void> {
    try {
      const [picture] = (await drawing).drawn;
      if (!picture) damaged.push(page);
      else pages.push({ page, ...(await readGrey(jobs, { source: picture, ...style }, limits(page))) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'timeout') throw error;
      late.push(page, ...waiting.splice(0));
    }
  }

  const [first = 1, ...rest] = numbers;
  const drawing = await draw(first);
  const waiting = rest.filter((page) => page <= drawing.pages);
  count = waiting.length + 1;
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) await read(page, draw(page));
  };
  await Promise.all([read(first, drawing).then(work), ...Array.from({ length: ABREAST - 1 }, work)]);

  return { total: drawing.pages, pages: pages.sort((a, b) => a.page - b.page), late: late.sort((a, b) => a - b), damaged };
}
