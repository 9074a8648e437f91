/** Renders pages as pictures. Child process. */
import sharp from 'sharp';
import { declareCpuCost } from '../../core/jobs/cpu-cost.ts';
import { reportProgress } from '../../core/jobs/progress.ts';
import { checkPageNumber, withPage, withPdf } from '../../core/pdf/document.ts';
import { type Bitmap, renderBitmap } from '../../core/pdf/render-bitmap.ts';
import { sizeAtWidth } from '../../core/pdf/render-size.ts';
import { pixelMs } from '../../core/picture/cost.ts';
import { ApiError, invalid } from '../../core/request/api-error.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { createZip, ZIP_TYPE, type ZipEntry } from '../../core/util/zip.ts';
import { repairedHeader } from './pdf-input.ts';
import { checkPageCount, checkPagesExist, type PageSelection, selectPages } from './writing/page-selection.ts';

export interface RenderRequest {
  readonly bytes: Uint8Array;
  readonly page: number;
  readonly width: number;
  readonly format: 'png' | 'jpeg';
}

export interface RenderPagesRequest extends Omit<RenderRequest, 'page'> {
  readonly selection: PageSelection;
}

/** Maximum pages of one response, and pixels of all of them. */
const MAX_RENDERED_PAGES = 60;
const MAX_TOTAL_PIXELS = 120_000_000;
const MAX_HEIGHT = 10_000;
const JPEG_QUALITY = 85;
/** Milliseconds to render and encode a megapixel. */
const RENDER_MS_PER_MEGAPIXEL = 80;

sharp.cache(false);
sharp.concurrency(1);

export async function render({ bytes, page: number, width, format }: RenderRequest): Promise<FileAnswer> {
  const { bitmap, pages, repaired } = await withPdf(bytes, (pdf) => {
    checkPageNumber('page', number, pdf.pages);
    const bitmap = withPage(pdf, number, (page) => {
      const size = sizeAtWidth(page, width);
      if (size.height > MAX_HEIGHT) invalid('width', `the image would be ${size.height} pixels high; the limit is ${MAX_HEIGHT}`);
      return renderBitmap(page, size, 'colour');
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

/** Renders several pages as a ZIP archive of pictures. */
export async function renderPages({ bytes, selection, width, format }: RenderPagesRequest): Promise<FileAnswer> {
  const { numbers, pixels, pages, repaired } = await withPdf(bytes, (pdf) => {
    checkPagesExist(selection, pdf.pages);
    const numbers = selectPages(selection, pdf.pages);
    checkPageCount(numbers, pdf.pages);
    if (numbers.length > MAX_RENDERED_PAGES)
      invalid('pages', `selects ${numbers.length} pages; the limit is ${MAX_RENDERED_PAGES} per request`);
    const sizes = numbers.map((number) => withPage(pdf, number, (page) => sizeAtWidth(page, width)));
    const pixels = sizes.reduce((sum, size) => sum + (size ? size.width * size.height : 0), 0);
    if (pixels > MAX_TOTAL_PIXELS) invalid('width', `the images would have ${pixels} pixels in total; the limit is ${MAX_TOTAL_PIXELS}`);
    return { numbers, pixels, pages: pdf.pages, repaired: pdf.repaired };
  });
  await declareCpuCost(pixelMs(pixels, RENDER_MS_PER_MEGAPIXEL));
  const entries: ZipEntry[] = [];
  // One at a time: the pixels of all pages together would take too much memory.
  for (const [index, number] of numbers.entries()) {
    reportProgress(index / numbers.length, `Rendering page ${number}`);
    const { file } = await render({ bytes, page: number, width, format });
    entries.push({ name: `page-${String(number).padStart(String(pages).length, '0')}.${format}`, bytes: file as Uint8Array });
  }
  const headers = { 'x-page-count': String(pages), ...repairedHeader(repaired), 'content-disposition': 'attachment; filename="pages.zip"' };
  return { file: createZip(entries), type: ZIP_TYPE, headers };
}

function encode({ pixels, width, height, channels }: Bitmap, format: 'png' | 'jpeg'): Promise<Buffer> {
  const picture = sharp(pixels, { raw: { width, height, channels } });
  return (format === 'png' ? picture.png() : picture.jpeg({ quality: JPEG_QUALITY })).toBuffer();
}
