/** Reads pages of a PDF from how they look, as far as the time of a request goes. */

import type { JobOptions, JobRunner } from '../jobs/jobs.ts';
import { type Drawing, drawPages } from '../pdf/drawing.ts';
import { ApiError } from '../request/api-error.ts';
import { LONGEST_SIDE, OCR_MS, type OcrStyle, type ReadPage, readGrey } from './ocr.ts';

/** The resolution of an ordinary scan. */
const DPI = 200;
/** Some PDFs draw for ever. */
const DRAWING_MS = 15_000;
/** Pages of one request that are drawn or read at the same time. */
const ABREAST = 2;

/** Pages that are read for one request at the most. */
export const MOST_OCR_PAGES = 5;

export interface ReadPdf {
  /** Pages of the whole PDF. */
  readonly total: number;
  readonly pages: readonly (ReadPage & { readonly page: number })[];
  /** Numbers of the pages for which the time did not suffice. */
  readonly late: readonly number[];
  /** Numbers of the pages that cannot be drawn. */
  readonly damaged: readonly number[];
}

/** @param numbers in order; those beyond the end of the PDF are left out, except that the first must be there */
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
  /** One page at a time: the pixels of all pages together would hold up the event loop when they arrive. */
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
