/** Encoders. No metadata is written: libvips omits it by default. */
import type { Sharp } from 'sharp';
import type { OutputFormat } from './output-size.ts';

/** Encoder effort for AVIF: the default of libvips takes ten times as long for two per cent of the size. */
const AVIF_EFFORT = 2;
/** Effort for large pictures: a fifth of the time, for seven per cent of the size. */
const LARGE_AVIF_EFFORT = 0;
const LARGE_AVIF_PIXELS = 2_000_000;
/** Encoder effort for GIF: at the default of libvips, quantising the colours of noise takes ten seconds per megapixel. */
const GIF_EFFORT = 4;

export function isLargeAvif(pixels: number): boolean {
  return pixels > LARGE_AVIF_PIXELS;
}

/** A PNG filter chosen for each row makes photographs a quarter smaller and takes twice the time; drawings become larger. */
const MAX_FILTERED_PIXELS = 4_000_000;

export function isFiltered(pixelCount: number): boolean {
  return pixelCount <= MAX_FILTERED_PIXELS;
}

export function photographAsPng(pixels: Sharp, pixelCount: number): Sharp {
  return pixels.png({ adaptiveFiltering: isFiltered(pixelCount) });
}

export interface EncodingOptions {
  readonly quality: number;
  /** Number of all pixels to be written. */
  readonly pixelCount: number;
  readonly isPhotograph?: boolean;
}

/** @param pixels opaque, for JPEG */
export function encode(pixels: Sharp, format: OutputFormat, { quality, pixelCount, isPhotograph = false }: EncodingOptions): Sharp {
  switch (format) {
    case 'jpeg':
      return pixels.jpeg({ quality });
    case 'png':
      return isPhotograph ? photographAsPng(pixels, pixelCount) : pixels.png();
    case 'webp':
      return pixels.webp({ quality });
    case 'avif':
      return pixels.avif({ quality, effort: isLargeAvif(pixelCount) ? LARGE_AVIF_EFFORT : AVIF_EFFORT });
    case 'gif':
      return pixels.gif({ effort: GIF_EFFORT });
    case 'tiff':
      return pixels.tiff({ compression: 'lzw', predictor: 'horizontal' });
  }
}

/** The print resolution is the only metadata that is written. */
export function withDensity(pixels: Sharp, density: number | undefined): Sharp {
  return density === undefined ? pixels : pixels.withMetadata({ density });
}
