/** CPU cost of converting, by output pixels. */
import { pixelMs } from '../../core/picture/cost.ts';
import type { Effects } from './effects.ts';
import { isFiltered, isLargeAvif } from './encode.ts';
import type { OutputFormat } from './output-size.ts';

/** Milliseconds to encode a megapixel. */
const ENCODE_MS_PER_MEGAPIXEL: Readonly<Record<OutputFormat, number>> = { jpeg: 20, png: 60, webp: 170, avif: 130, gif: 500, tiff: 40 };
/** At the higher encoder effort. */
const SMALL_AVIF_MS = 450;

/** With a filter for each row. */
const PHOTOGRAPH_PNG_MS = 220;

export function encodeMs(format: OutputFormat, pixels: number, isPhotograph = false): number {
  if (format === 'png' && isPhotograph && isFiltered(pixels)) return pixelMs(pixels, PHOTOGRAPH_PNG_MS);
  return pixelMs(pixels, format === 'avif' && !isLargeAvif(pixels) ? SMALL_AVIF_MS : ENCODE_MS_PER_MEGAPIXEL[format]);
}

/** Milliseconds per megapixel: to resize, and per pixel of blur or sharpening radius. */
const RESIZE_MS = 10;
const BLUR_MS = 7;
const SHARPEN_MS = 20;

export function effectsMs({ blur = 0, sharpen = 0 }: Effects, pixels: number): number {
  return pixelMs(pixels, RESIZE_MS + blur * BLUR_MS + sharpen * SHARPEN_MS);
}
