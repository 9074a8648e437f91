/** OCR and codes of pictures and of PDF pages, in jobs of the engines that read them. */

import type { JobOptions, JobRunner } from '../../core/jobs/jobs.ts';
import { OCR_TIMEOUT_MS, recogniseGrey, recognisePicture } from '../../core/ocr/ocr.ts';
import { MAX_OCR_SIDE, type OcrOptions } from '../../core/ocr/ocr-task.ts';
import { renderGreyPages } from '../../core/pdf/render-pages.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { engine as codesEngine } from '../codes/engine.ts';
import type { ReadCode } from '../codes/records.ts';
import type { CodeOnPage } from './find.ts';
import type { PreparedPage } from './prepare.ts';
import type { PictureReading } from './read-pdf.ts';

/** The resolution of an ordinary scan. */
const DPI = 200;
/** A picture of 36 megapixels without a code took 43 s beside other work. */
const CODES_TIMEOUT_MS = 90_000;
/** Concurrent pages of one request. */
const CONCURRENCY = 2;
/** Share of the progress for reading; the rest is for masking. */
const READING_SHARE = 0.8;

export interface ReadPicture extends PictureReading {
  readonly width: number;
  readonly height: number;
}

export async function readPicture(jobs: JobRunner, file: Uint8Array, ocr: OcrOptions): Promise<ReadPicture> {
  const { codes, width, height } = await jobs.run(codesEngine, 'picture', { file }, options(CODES_TIMEOUT_MS, 0, 0.2, 'codes'));
  const read = await recognisePicture(jobs, { source: file, ...ocr }, options(OCR_TIMEOUT_MS, 0.2, READING_SHARE, 'text'));
  if (read.frames > 1)
    throw new ApiError('unsupported_type', `The image has ${read.frames} frames or pages. Send them one by one, or as a PDF.`);
  const readWidth = read.rotated === 90 || read.rotated === 270 ? read.height : read.width;
  return { page: 1, width, height, scale: width / readWidth, recognised: [read], codes: codes.map((code) => onPage(code, 1)) };
}

const options = (timeoutMs: number, from: number, to: number, label: string): JobOptions => ({ timeoutMs, part: { from, to, label } });

function onPage({ text, aadhaar, box: { x, y, width, height } }: ReadCode, scale: number): CodeOnPage {
  return { text, isAadhaar: aadhaar !== null, box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale } };
}

/** All of the pages: an item on a page that was not read would remain. */
export async function readPdfPictures(
  jobs: JobRunner,
  file: Uint8Array,
  pages: readonly PreparedPage[],
  ocr: OcrOptions,
): Promise<PictureReading[]> {
  const end = Date.now() + OCR_TIMEOUT_MS;
  const waiting = [...pages.entries()];
  const readings: PictureReading[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, page] = next;
      const share = READING_SHARE / pages.length;
      const limits = (): JobOptions => options(Math.max(1, end - Date.now()), index * share, (index + 1) * share, `page ${page.page}`);
      readings.push(await readPdfPage(jobs, file, page, ocr, limits));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return readings.sort((one, other) => one.page - other.page);
}

async function readPdfPage(
  jobs: JobRunner,
  file: Uint8Array,
  { page, width, needsOcr }: PreparedPage,
  ocr: OcrOptions,
  limits: () => JobOptions,
): Promise<PictureReading> {
  const request = { bytes: file, first: page, last: page, dpi: DPI, longestSide: MAX_OCR_SIDE };
  const [bitmap] = (await renderGreyPages(jobs, request, limits())).rendered;
  if (!bitmap) throw new ApiError('unreadable_file', `Page ${page} of the PDF is damaged, so that it cannot be searched.`);
  const scale = width / bitmap.width;
  const { codes } = await jobs.run(codesEngine, 'pdfPage', { bitmap, page }, limits());
  const recognised = needsOcr ? [await recogniseGrey(jobs, { source: bitmap, ...ocr }, limits())] : [];
  return { page, scale, recognised, codes: codes.map((code) => onPage(code, scale)) };
}
