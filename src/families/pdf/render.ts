/** One page as a picture. Child process. */
import sharp from 'sharp';
import { type Bitmap, drawPage } from '../../core/pdf/bitmap.ts';
import { checkPage, readPage, readPdf } from '../../core/pdf/document.ts';
import { sizeAtWidth } from '../../core/pdf/scale.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { Fault, invalid } from '../../core/request/fault.ts';
import { repairedHeader } from './document.ts';

export interface RenderRequest {
  readonly bytes: Uint8Array;
  readonly page: number;
  readonly width: number;
  readonly format: 'png' | 'jpeg';
}

const MOST_HEIGHT = 10_000;
const JPEG_QUALITY = 85;

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
    if (!bitmap) throw new Fault('unreadable_file', `Page ${number} of the PDF is damaged.`);
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

function encode({ pixels, width, height, channels }: Bitmap, format: 'png' | 'jpeg'): Promise<Buffer> {
  const picture = sharp(pixels, { raw: { width, height, channels } });
  return (format === 'png' ? picture.png() : picture.jpeg({ quality: JPEG_QUALITY })).toBuffer();
}
