/** Everything that was read of a PDF: its text, and its pictures by OCR. Child process. */
import { withPage, withPdf } from '../../core/pdf/document.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { type CodeOnPage, type Finding, findInPages, type PageReading, type RedactionOptions } from './find.ts';
import { type Recognised, rowsOfOcr } from './ocr-text.ts';
import { readTextLayer } from './pdf-text.ts';

/** What OCR and the code reader found on a page. */
export interface PageRecognition {
  readonly page: number;
  /** Units of the page per pixel of the picture that was read. */
  readonly scale: number;
  readonly recognised: readonly Recognised[];
  /** Boxes in units of the page. */
  readonly codes: readonly CodeOnPage[];
}

/** @param recognitions of the pages that have pictures */
export function readPages(file: Uint8Array, recognitions: readonly PageRecognition[]): Promise<PageReading[]> {
  const byPage = new Map(recognitions.map((recognition) => [recognition.page, recognition]));
  return withPdf(file, (pdf) =>
    Array.from({ length: pdf.pages }, (_, index): PageReading => {
      const page = index + 1;
      const textLayer = withPage(pdf, page, readTextLayer);
      if (!textLayer) throw new ApiError('unreadable_file', `Page ${page} of the PDF is damaged, so that it cannot be searched.`);
      return { page, textLayer, ...pictureOf(byPage.get(page)) };
    }),
  );
}

export function pictureOf(recognition: PageRecognition | undefined): Pick<PageReading, 'recognised' | 'codes'> {
  const { recognised = [], codes = [], scale = 1 } = recognition ?? {};
  return { recognised: recognised.map((each) => rowsOfOcr(each, scale)), codes };
}

export interface FindPdfTask {
  readonly file: Uint8Array;
  readonly recognitions: readonly PageRecognition[];
  readonly options: RedactionOptions;
}

export async function findInPdf({ file, recognitions, options }: FindPdfTask): Promise<Finding[]> {
  return findInPages(await readPages(file, recognitions), options);
}

export interface FindPictureTask {
  readonly recognition: PageRecognition;
  readonly options: RedactionOptions;
}

export function findInPicture({ recognition, options }: FindPictureTask): Finding[] {
  return findInPages([{ page: recognition.page, ...pictureOf(recognition) }], options);
}
