/** Renders pages as pictures. Child process. */
import sharp from 'sharp';
import { expectCpu } from '../../core/jobs/expected-cpu.ts';
import { tellProgress } from '../../core/jobs/progress.ts';
import { type Bitmap, drawPage } from '../../core/pdf/bitmap.ts';
import { checkPage, readPage, readPdf } from '../../core/pdf/document.ts';
import { sizeAtWidth } from '../../core/pdf/scale.ts';
import { msFor } from '../../core/picture/cost.ts';
import { ApiError, invalid } from '../../core/request/api-error.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { ZIP_TYPE, type ZipEntry, zipOf } from '../../core/util/zip.ts';
import { repairedHeader } from './document.ts';
import { refuseEmptyOrLong, refuseMissingPages, type Selection, selectPages } from './writing/selection.ts';

export interface RenderRequest {
  readonly bytes: Uint8Array;
  readonly page: number;
  readonly width: number;
  readonly format: 'png' | 'jpeg';
}

export interface RenderPagesRequest extends Omit<RenderRequest, 'page'> {
  readonly selection: Selection;
}

/** Maximum pages of one response, and pixels of all of them. */
const MOST_PAGES = 60;
const MOST_PIXELS_TOGETHER = 120_000_000;
const MOST_HEIGHT = 10_000;
const JPEG_QUALITY = 85;
/** Milliseconds to render and encode a megapixel. */
const DRAW_MS = 80;

sharp.cache(false);
sharp.concurrency(1);

export async function render({ bytes, page: number, width, format }: RenderRequest): Promise<FileAnswer> {
  const { bitmap, pages, repaired } = await readPdf(bytes, (pdf) => {
    checkPage('page', number, pdf.pages);
    const bitmap = readPage(pdf, number, (page) => {
      const size = sizeAtWidth(page, width);
      if (size.height > MOST_HEIGHT) invalid('width', `the picture would be ${size.height} pixels high, more than ${MOST_HEIGHT}`);
      return drawPage(page, size, 'colour');
    });
    if (!bitmap) throw new ApiError('unreadable_file', `Page ${number} of the PDF is damaged.`);
    return { bitmap, pages: pdf.pages, repaired: pdf.repaired };
  });
  return {
    file: await encode(bitmap, format),
    type: `image/${format}`,
    headers: {
      'x-page-count': String(pages),
      ...repairedHeader(repaired),
      'content-disposition': `inline; filename="page-${number}.${format}"`,
    },
  };
}

/** Several pages, each as a picture, in a ZIP archive. */
export async function renderPages({ bytes, selection, width, format }: RenderPagesRequest): Promise<FileAnswer> {
  const { numbers, pixels, pages, repaired } = await readPdf(bytes, (pdf) => {
    refuseMissingPages(selection, pdf.pages);
    const numbers = selectPages(selection, pdf.pages);
    refuseEmptyOrLong(numbers, pdf.pages);
    if (numbers.length > MOST_PAGES) invalid('pages', `selects ${numbers.length} pages; at most ${MOST_PAGES} are drawn for one answer`);
    const sizes = numbers.map((number) => readPage(pdf, number, (page) => sizeAtWidth(page, width)));
    const pixels = sizes.reduce((sum, size) => sum + (size ? size.width * size.height : 0), 0);
    if (pixels > MOST_PIXELS_TOGETHER)
      invalid('width', `the pictures would have ${pixels} pixels together, more than ${MOST_PIXELS_TOGETHER}`);
    return { numbers, pixels, pages: pdf.pages, repaired: pdf.repaired };
  });
  await expectCpu(msFor(pixels, DRAW_MS));
  const entries: ZipEntry[] = [];
  // One at a time: the pixels of all pages together would take too much memory.
  for (const [at, number] of numbers.entries()) {
    tellProgress(at / numbers.length, `Drawing page ${number}`);
    const { file } = await render({ bytes, page: number, width, format });
    entries.push({ name: `page-${String(number).padStart(String(pages).length, '0')}.${format}`, bytes: file as Uint8Array });
  }
  const headers = { 'x-page-count': String(pages), ...repairedHeader(repaired), 'content-disposition': 'attachment; filename="pages.zip"' };
  return { file: zipOf(entries), type: ZIP_TYPE, headers };
}

function encode({ pixels, width, height, channels }: Bitmap, format: 'png' | 'jpeg'): Promise<Buffer> {
  const picture = sharp(pixels, { raw: { width, height, channels } });
  return (format === 'png' ? picture.png() : picture.jpeg({ quality: JPEG_QUALITY })).toBuffer();
}
