import type { Sharp } from 'sharp';
import { reading, vipsFromPixels } from '../picture/vips.ts';
import type { Sheet } from './ocr.ts';
import type { Preprocessed } from './preprocess.ts';
import { turned } from './straighten.ts';
import type { Line } from './words.ts';

/** Enough for pages of print. */
const JPEG_QUALITY = 80;

/**
 * The original picture, deskewed, with its lines.
 * @param lines in pixels of the preprocessed picture
 */
export async function sheetOf(sent: Sharp, { tilt, times }: Preprocessed, lines: readonly Line[]): Promise<Sheet> {
  const straight = tilt === 0 ? sent : turned(await decoded(sent), tilt, '#ffffff');
  const { data, info } = await reading(straight.jpeg({ quality: JPEG_QUALITY }).toBuffer({ resolveWithObject: true }));
  const shrunk = lines.map((line) => ({
    ...line,
    words: line.words.map(({ box, ...word }) => ({
      ...word,
      box: { x: box.x / times, y: box.y / times, width: box.width / times, height: box.height / times },
    })),
  }));
  return { jpeg: data, inColour: info.channels > 1, width: info.width, height: info.height, lines: shrunk };
}

/** libvips applies the operations of one pipeline in its own order: decode first to fix the order. */
async function decoded(picture: Sharp): Promise<Sharp> {
  const { data, info } = await reading(picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }));
  return vipsFromPixels({ data, width: info.width, height: info.height, channels: info.channels });
}
