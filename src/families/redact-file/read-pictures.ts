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
import type { PageRecognition } from './read-pdf.ts';

/** The resolution of an ordinary scan. */
const DPI = 200;
/** A picture of 36 megapixels without a code took 43 s under load. */
const CODES_TIMEOUT_MS = 90_000;
/** Concurrent pages of one request. */
const CONCURRENCY = 2;
/** Fraction of the progress for recognition; the rest is for masking. */
const RECOGNITION_PROGRESS_FRACTION = 0.8;

export interface ImageRecognition extends PageRecognition {
  readonly width: number;
  readonly height: number;
}

export async function readPicture(jobs: JobRunner, file: Uint8Array, ocr: OcrOptions): Promise<ImageRecognition> {
  const { codes, width, height } = await jobs.run(codesEngine, 'picture', { file }, jobOptions(CODES_TIMEOUT_MS, 0, 0.2, 'codes'));
  const read = await recognisePicture(
    jobs,
    { source: file, ...ocr },
    jobOptions(OCR_TIMEOUT_MS, 0.2, RECOGNITION_PROGRESS_FRACTION, 'text'),
  );
  if (read.frames > 1)
    throw new ApiError('unsupported_type', `The image has ${read.frames} frames or pages. Send them one by one, or as a PDF.`);
  const readWidth = read.rotated === 90 || read.rotated === 270 ? read.height : read.width;
  return { page: 1, width, height, scale: width / readWidth, recognised: [read], codes: codes.map((code) => toPageUnits(code, 1)) };
}

const jobOptions = (timeoutMs: number, from: number, to: number, label: string): JobOptions => ({ timeoutMs, part: { from, to, label } });

function toPageUnits({ text, aadhaar, box: { x, y, width, height } }: ReadCode, scale: number): CodeOnPage {
  return { text, isAadhaar: aadhaar !== null, box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale } };
}

/** Fails unless every page is read: personal data on a skipped page would not be redacted. */
export async function readPdfPictures(
  jobs: JobRunner,
  file: Uint8Array,
  pages: readonly PreparedPage[],
  ocr: OcrOptions,
): Promise<PageRecognition[]> {
  const deadline = Date.now() + OCR_TIMEOUT_MS;
  const queue = [...pages.entries()];
  const recognitions: PageRecognition[] = [];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, page] = next;
      const fraction = RECOGNITION_PROGRESS_FRACTION / pages.length;
      const optionsOf = (): JobOptions =>
        jobOptions(Math.max(1, deadline - Date.now()), index * fraction, (index + 1) * fraction, `page ${page.page}`);
      recognitions.push(await readPdfPage(jobs, file, page, ocr, optionsOf));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return recognitions.sort((a, b) => a.page - b.page);
}

async function readPdfPage(
  jobs: JobRunner,
  file: Uint8Array,
  { page, width, needsOcr }: PreparedPage,
  ocr: OcrOptions,
  optionsOf: () => JobOptions,
): Promise<PageRecognition> {
  const request = { bytes: file, first: page, last: page, dpi: DPI, longestSide: MAX_OCR_SIDE };
  const [bitmap] = (await renderGreyPages(jobs, request, optionsOf())).rendered;
  if (!bitmap) throw new ApiError('unreadable_file', `Page ${page} of the PDF is damaged, so that it cannot be searched.`);
  const scale = width / bitmap.width;
  const { codes } = await jobs.run(codesEngine, 'pdfPage', { bitmap, page }, optionsOf());
  const recognised = needsOcr ? [await recogniseGrey(jobs, { source: bitmap, ...ocr }, optionsOf())] : [];
  return { page, scale, recognised, codes: codes.map((code) => toPageUnits(code, scale)) };
}
