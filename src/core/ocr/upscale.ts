/** Upscales small text, as in screenshots: Tesseract was trained on letters of twenty pixels and more. */
import type { GreyImage } from './grey-image.ts';
import { transformGrey } from './grey-sharp.ts';

/** x-height in pixels: text below `MIN_X_HEIGHT` is scaled to `TARGET_X_HEIGHT`, by at most `MAX_FACTOR`. */
const MIN_X_HEIGHT = 10;
const TARGET_X_HEIGHT = 20;
const MAX_FACTOR = 4;

/** Scale factor that makes the letters legible; 1 for most pictures. */
export function upscaleFactor(picture: GreyImage, letters: number | undefined, longestSide: number): number {
  const maxScale = longestSide / Math.max(picture.width, picture.height);
  if (letters === undefined || letters >= MIN_X_HEIGHT) return 1;
  return Math.max(1, Math.min(TARGET_X_HEIGHT / letters, MAX_FACTOR, maxScale));
}

export async function upscale(picture: GreyImage, factor: number): Promise<GreyImage> {
  const [width, height] = [Math.round(picture.width * factor), Math.round(picture.height * factor)];
  return transformGrey(picture, (small) => small.resize({ width, height, fit: 'fill', kernel: 'cubic' }));
}
