/** Output size of a conversion, computed before decoding. */
import { invalid } from '../../core/request/api-error.ts';

export type Fit = 'inside' | 'cover' | 'fill' | 'contain';
export type OutputFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly fit: Fit;
}

export const LONGEST_SIDE = 8000;
const MOST_OUTPUT_PIXELS = LONGEST_SIDE * LONGEST_SIDE;
/** Limits of the formats themselves. */
const FORMAT_SIDE: Partial<Record<OutputFormat, number>> = { webp: 16_383, avif: 16_384, jpeg: 65_535, gif: 65_535 };

/** @param mostScale maximum enlargement at a fixed aspect ratio; unlimited for a vector drawing */
export function targetSize(picture: Size, { width, height, fit }: Box, mostScale = 1): Size {
  if (width === undefined && height === undefined) return picture;
  if (fit !== 'inside' && width !== undefined && height !== undefined) return { width, height };
  const scale = Math.min(
    mostScale,
    (width ?? Number.POSITIVE_INFINITY) / picture.width,
    (height ?? Number.POSITIVE_INFINITY) / picture.height,
  );
  return scaled(picture, scale);
}

export function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scale of the picture in the output; if the axes differ, the larger one, for sharpness. */
export function zoomOf(picture: Size, { width, height }: Size, fit: Fit): number {
  const [across, down] = [width / picture.width, height / picture.height];
  return fit === 'contain' ? Math.min(across, down) : Math.max(across, down);
}

export function checkOutput({ width, height }: Size, frames: number, format: OutputFormat): void {
  const side = FORMAT_SIDE[format];
  if (side !== undefined && Math.max(width, height) > side) {
    invalid(
      'format',
      `a ${format} picture can have at most ${side} pixels on a side, and this one would have ${width} × ${height}; give width or height`,
    );
  }
  if (width * height * frames > MOST_OUTPUT_PIXELS) {
    invalid(
      'width',
      `the answer would have ${width} × ${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}, at most 64 million are made; give a smaller width or height`,
    );
  }
}
