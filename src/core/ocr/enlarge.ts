/** Small letters, as in pictures of screens, are enlarged before they are read: Tesseract was trained on letters of twenty pixels and more. */
import { reading, vipsFromPixels } from '../picture/vips.ts';
import type { Grey } from './grey.ts';
import { letterHeight } from './letter-height.ts';
import type { Line } from './words.ts';

/** Pixels of small letters such as x: those lower than the first are made as high as the second, but not more than so many times. */
const LOWEST = 10;
const WANTED = 20;
const MOST_TIMES = 4;

/** By how much to enlarge a picture so that its letters can be read; 1 for most pictures. */
export function enlargement(picture: Grey, longestSide: number): number {
  const room = longestSide / Math.max(picture.width, picture.height);
  if (room <= 1) return 1;
  const height = letterHeight(picture);
  if (height === undefined || height >= LOWEST) return 1;
  return Math.max(1, Math.min(WANTED / height, MOST_TIMES, room));
}

export async function enlarge({ width, height, pixels }: Grey, times: number): Promise<Grey> {
  const data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const wider = vipsFromPixels({ data, width, height, channels: 1 })
    .resize({ width: Math.round(width * times), height: Math.round(height * times), fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw({ depth: 'uchar' });
  const { data: read, info } = await reading(wider.toBuffer({ resolveWithObject: true }));
  return { width: info.width, height: info.height, pixels: read };
}

/** Lines as they stand in the picture before it was enlarged. */
export function shrunk(lines: readonly Line[], times: number): readonly Line[] {
  if (times === 1) return lines;
  const back = (pixels: number): number => Math.round(pixels / times);
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      const { x, y, width, height } = word.box;
      return { ...word, box: { x: back(x), y: back(y), width: back(width), height: back(height) } };
    }),
  }));
}
