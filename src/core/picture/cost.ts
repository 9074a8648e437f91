/** CPU cost of pictures by pixel count: measured with photographs and noise, the mean of both. */
import type { PictureFormat } from './format.ts';

const MEGAPIXEL = 1_000_000;

/** Milliseconds to decode a megapixel. */
const DECODE_MS: Readonly<Record<PictureFormat, number>> = {
  jpeg: 15,
  png: 25,
  webp: 50,
  heic: 150,
  avif: 100,
  gif: 20,
  bmp: 15,
  tiff: 20,
};

export function decodeMs({ kind, width, height }: DecodedSize, frames = 1): number {
  return pixelMs(width * height * frames, DECODE_MS[kind]);
}

interface DecodedSize {
  readonly kind: PictureFormat;
  readonly width: number;
  readonly height: number;
}

/** @param msPerMegapixel milliseconds per megapixel */
export function pixelMs(pixels: number, msPerMegapixel: number): number {
  return (pixels / MEGAPIXEL) * msPerMegapixel;
}
