/** The picture of a page for searchable PDFs: deskewed, as JPEG, with the recognised lines in its pixels. */
import type { Sharp } from 'sharp';
import { mapVipsErrors, vipsFromPixels } from '../picture/vips.ts';
import { rotate } from './deskew.ts';
import type { PageImage } from './ocr-task.ts';
import type { OcrLine } from './ocr-words.ts';
import type { Preprocessed } from './preprocess.ts';

/** JPEG quality that is sufficient for printed pages. */
const JPEG_QUALITY = 80;

/**
 * The original picture, deskewed, with its lines.
 * @param lines in pixels of the preprocessed picture
 */
export async function renderPageImage(original: Sharp, { skew, scale }: Preprocessed, lines: readonly OcrLine[]): Promise<PageImage> {
  const deskewed = skew === 0 ? original : rotate(await decodeFirst(original), skew, '#ffffff');
  const { data, info } = await mapVipsErrors(deskewed.jpeg({ quality: JPEG_QUALITY }).toBuffer({ resolveWithObject: true }));
  const linesInOriginal = lines.map((line) => ({
    ...line,
    words: line.words.map(({ box, ...word }) => ({
      ...word,
      box: { x: box.x / scale, y: box.y / scale, width: box.width / scale, height: box.height / scale },
    })),
  }));
  return { jpeg: data, inColour: info.channels > 1, width: info.width, height: info.height, lines: linesInOriginal };
}

/** libvips applies the operations of one pipeline in its own order: decode first to fix the order. */
async function decodeFirst(picture: Sharp): Promise<Sharp> {
  const { data, info } = await mapVipsErrors(picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }));
  return vipsFromPixels({ data, width: info.width, height: info.height, channels: info.channels });
}
