/** Output size of a conversion, computed before decoding. */
import { invalid } from '../../core/request/api-error.ts';

export type Fit = 'inside' | 'cover' | 'fill' | 'contain';
export type OutputFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface ResizeBox {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly fit: Fit;
}

export const MAX_OUTPUT_SIDE = 8000;
const MAX_OUTPUT_PIXELS = MAX_OUTPUT_SIDE * MAX_OUTPUT_SIDE;
/** Limits of the formats themselves. */
const MAX_FORMAT_SIDE: Partial<Record<OutputFormat, number>> = { webp: 16_383, avif: 16_384, jpeg: 65_535, gif: 65_535 };

/** @param maxScale maximum enlargement at a fixed aspect ratio; unlimited for a vector drawing */
export function targetSize(picture: PixelSize, { width, height, fit }: ResizeBox, maxScale = 1): PixelSize {
  if (width === undefined && height === undefined) return picture;
  if (fit !== 'inside' && width !== undefined && height !== undefined) return { width, height };
  const scale = Math.min(
    maxScale,
    (width ?? Number.POSITIVE_INFINITY) / picture.width,
    (height ?? Number.POSITIVE_INFINITY) / picture.height,
  );
  return scaleSize(picture, scale);
}

export function scaleSize({ width, height }: PixelSize, scale: number): PixelSize {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scale of the picture in the output; if the axes differ, the larger one, for sharpness. */
export function scaleFactor(picture: PixelSize, { width, height }: PixelSize, fit: Fit): number {
  const [scaleX, scaleY] = [width / picture.width, height / picture.height];
  return fit === 'contain' ? Math.min(scaleX, scaleY) : Math.max(scaleX, scaleY);
}

export function checkOutput({ width, height }: PixelSize, frames: number, format: OutputFormat): void {
  const side = MAX_FORMAT_SIDE[format];
  if (side !== undefined && Math.max(width, height) > side) {
    invalid(
      'format',
      `a ${format} image can have at most ${side} pixels per side, and this one would have ${width} × ${height}; give width or height`,
    );
  }
  if (width * height * frames > MAX_OUTPUT_PIXELS) {
    invalid(
      'width',
      `the result would have ${width} × ${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}; the limit is 64 million; give a smaller width or height`,
    );
  }
}
