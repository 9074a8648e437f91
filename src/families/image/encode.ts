/** Pixels as a file. Nothing of the picture but its pixels is written: libvips leaves out all metadata unless it is told to keep some. */
import type { Sharp } from 'sharp';
import type { OutputFormat } from './fit.ts';

/** AVIF at libvips' own effort takes ten times as long for two per cent of the size. */
const AVIF_EFFORT = 2;
/** A fifth of the time, for seven per cent of the size. */
const AVIF_EFFORT_OF_LARGE = 0;
const LARGE_AVIF_PIXELS = 2_000_000;
/** At libvips' own effort the colours of a picture of noise take ten seconds for a million pixels. */
const GIF_EFFORT = 4;

export function isLargeAvif(pixels: number): boolean {
  return pixels > LARGE_AVIF_PIXELS;
}

/**
 * @param pixels solid ones, for JPEG
 * @param count of all pixels that are written
 */
export function encode(pixels: Sharp, format: OutputFormat, quality: number, count: number): Sharp {
  switch (format) {
    case 'jpeg':
      return pixels.jpeg({ quality });
    case 'png':
      return pixels.png();
    case 'webp':
      return pixels.webp({ quality });
    case 'avif':
      return pixels.avif({ quality, effort: isLargeAvif(count) ? AVIF_EFFORT_OF_LARGE : AVIF_EFFORT });
    case 'gif':
      return pixels.gif({ effort: GIF_EFFORT });
    case 'tiff':
      return pixels.tiff({ compression: 'lzw', predictor: 'horizontal' });
  }
}

/** How large the picture is meant to be printed is all that is said of it. */
export function withDensity(pixels: Sharp, density: number | undefined): Sharp {
  return density === undefined ? pixels : pixels.withMetadata({ density });
}
