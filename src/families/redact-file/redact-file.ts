/** Finds and masks identifiers in a file: the order of the jobs. */

import type { JobRunner } from '../../core/jobs/jobs.ts';
import type { OcrOptions } from '../../core/ocr/ocr-task.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { engine } from './engine.ts';
import { countByKind, type Finding, type RedactionOptions } from './find.ts';
import type { MaskedPicture } from './mask-picture.ts';
import type { PreparedPage } from './prepare.ts';
import { readPdfPictures, readPicture } from './read-pictures.ts';
import type { FoundInFile } from './records.ts';

const PREPARE_TIMEOUT_MS = 30_000;
const FIND_TIMEOUT_MS = 20_000;
const MASK_TIMEOUT_MS = 60_000;
/** Pages of one request that are read by OCR. */
export const MAX_OCR_PAGES = 10;
/** Pages that are rendered to look for codes. */
const MAX_RENDERED_PAGES = 30;

export interface RedactFileOptions extends RedactionOptions {
  readonly ocr: OcrOptions;
  /** Whether all pages of a PDF are read by OCR too, not only those with pictures. */
  readonly readsAll: boolean;
}

/** What was found, and the file without it, which is made on demand. */
export interface FileWithFindings {
  readonly found: FoundInFile;
  readonly repaired: boolean;
  mask(): Promise<{ readonly file: Uint8Array; readonly format: 'pdf' | MaskedPicture['format']; readonly rasterised: number }>;
}

export async function searchPdf(
  jobs: JobRunner,
  bytes: Uint8Array,
  { ocr, readsAll, ...options }: RedactFileOptions,
): Promise<FileWithFindings> {
  const { file, pages, repaired } = await jobs.run(engine, 'prepare', { bytes }, { timeoutMs: PREPARE_TIMEOUT_MS });
  const withOcr = pages.map((page) => ({ ...page, needsOcr: page.needsOcr || readsAll }));
  checkReadable(withOcr);
  const rendered = withOcr.filter(({ needsOcr, mayHaveCodes }) => needsOcr || mayHaveCodes);
  const recognitions = await readPdfPictures(jobs, file, rendered, ocr);
  const found = await jobs.run(engine, 'findInPdf', { file, recognitions, options }, { timeoutMs: FIND_TIMEOUT_MS });
  const sizes = withOcr.map(({ page, width, height, needsOcr }) => ({
    page,
    width,
    height,
    read: needsOcr ? ('ocr' as const) : ('text' as const),
  }));
  return {
    found: describe('point', sizes, found),
    repaired,
    async mask() {
      const task = { file, pages: withOcr, recognitions, findings: found, options };
      const part = { from: 0.8, to: 1, label: 'masking' };
      return { format: 'pdf', ...(await jobs.run(engine, 'maskPdf', task, { timeoutMs: MASK_TIMEOUT_MS, part })) };
    },
  };
}

function checkReadable(pages: readonly PreparedPage[]): void {
  const [recognised, rendered] = [
    pages.filter(({ needsOcr }) => needsOcr),
    pages.filter(({ needsOcr, mayHaveCodes }) => needsOcr || mayHaveCodes),
  ];
  const most = recognised.length > MAX_OCR_PAGES ? MAX_OCR_PAGES : MAX_RENDERED_PAGES;
  const count = recognised.length > MAX_OCR_PAGES ? recognised.length : rendered.length;
  if (count <= most) return;
  throw new ApiError(
    'too_large',
    `${count} pages of the PDF have pictures that must be read; the limit is ${most}. Divide it first with /v1/pdf/split.`,
  );
}

export async function searchPicture(
  jobs: JobRunner,
  file: Uint8Array,
  { ocr, kinds, minConfidence }: RedactFileOptions,
): Promise<FileWithFindings> {
  const { width, height, ...recognition } = await readPicture(jobs, file, ocr);
  const options = { kinds, minConfidence };
  const found = await jobs.run(engine, 'findInPicture', { recognition, options }, { timeoutMs: FIND_TIMEOUT_MS });
  return {
    found: describe('pixel', [{ page: 1, width, height, read: 'ocr' }], found),
    repaired: false,
    async mask() {
      const boxes = found.flatMap((each) => each.boxes);
      return { rasterised: 1, ...(await jobs.run(engine, 'maskPicture', { file, boxes }, { timeoutMs: MASK_TIMEOUT_MS })) };
    },
  };
}

/** Without the values. */
function describe(unit: FoundInFile['unit'], pages: FoundInFile['pages'], found: readonly Finding[]): FoundInFile {
  return {
    unit,
    pages: pages.map(({ width, height, ...page }) => ({ ...page, width: round(width), height: round(height) })),
    found: found.map(({ kind, page, masked, confidence, source, boxes }) => ({
      kind,
      page,
      masked,
      confidence,
      source,
      boxes: boxes.map(({ x, y, width, height }) => ({ x: round(x), y: round(y), width: round(width), height: round(height) })),
    })),
    counts: countByKind(found),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
