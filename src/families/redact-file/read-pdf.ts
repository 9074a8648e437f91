/** Everything that was read of a PDF: its text, and its pictures by OCR. Child process. */
import { withPage, withPdf } from '../../core/pdf/document.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { type CodeOnPage, type Finding, findInPages, type PageReading, type RedactionOptions } from './find.ts';
import { type Recognised, rowsOfOcr } from './ocr-text.ts';
import { readTextLayer } from './pdf-text.ts';

/** What OCR and the code reader found on a page. */
export interface PictureReading {
  readonly page: number;
  /** Units of the page per pixel of the picture that was read. */
  readonly scale: number;
  readonly recognised: readonly Recognised[];
  /** Boxes in units of the page. */
  readonly codes: readonly CodeOnPage[];
}

/** @param readings of the pages that have pictures */
export function readPages(file: Uint8Array, readings: readonly PictureReading[]): Promise<PageReading[]> {
  const byPage = new Map(readings.map((reading) => [reading.page, reading]));
  return withPdf(file, (pdf) =>
    Array.from({ length: pdf.pages }, (_, index): PageReading => {
      const page = index + 1;
      const textLayer = withPage(pdf, page, readTextLayer);
      if (!textLayer) throw new ApiError('unreadable_file', `Page ${page} of the PDF is damaged, so that it cannot be searched.`);
      return { page, textLayer, ...pictureOf(byPage.get(page)) };
    }),
  );
}

export function pictureOf(reading: PictureReading | undefined): Pick<PageReading, 'recognised' | 'codes'> {
  const { recognised = [], codes = [], scale = 1 } = reading ?? {};
  return { recognised: recognised.map((each) => rowsOfOcr(each, scale)), codes };
}

export interface FindPdfTask {
  readonly file: Uint8Array;
  readonly readings: readonly PictureReading[];
  readonly options: RedactionOptions;
}

export async function findInPdf({ file, readings, options }: FindPdfTask): Promise<Finding[]> {
  return findInPages(await readPages(file, readings), options);
}

export interface FindPictureTask {
  readonly reading: PictureReading;
  readonly options: RedactionOptions;
}

export function findInPicture({ reading, options }: FindPictureTask): Finding[] {
  return findInPages([{ page: reading.page, ...pictureOf(reading) }], options);
}
