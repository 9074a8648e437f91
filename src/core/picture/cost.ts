/** CPU cost of pictures by pixel count: measured with photographs and noise, at the middle between both. */
import type { PictureKind } from './kind.ts';

const MEGAPIXEL = 1_000_000;

/** Milliseconds to decode a megapixel. */
const DECODE_MS: Readonly<Record<PictureKind, number>> = {
  jpeg: 15,
  png: 25,
  webp: 50,
  heic: 150,
  avif: 100,
  gif: 20,
  bmp: 15,
  tiff: 20,
};

export function decodeMs({ kind, width, height }: Decoded, frames = 1): number {
  return msFor(width * height * frames, DECODE_MS[kind]);
}

interface Decoded {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
}

/** @param each milliseconds per megapixel */
export function msFor(pixels: number, each: number): number {
  return (pixels / MEGAPIXEL) * each;
}
