/** Deskews pages before OCR: Tesseract loses words from a skew of two degrees, and whole lines from five. */
import type { Sharp } from 'sharp';
import { type GreyImage, hasDarkBorder, whitenRotatedBorder } from './grey-image.ts';
import { transformGrey } from './grey-sharp.ts';
import type { PixelBox } from './ocr-words.ts';
import { detectSkew } from './skew.ts';

/** Skew in degrees that does not affect OCR. */
const TOLERATED_SKEW = 0.3;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Skew in degrees to correct; 0 for most pages. */
export function skewToCorrect(picture: GreyImage): number {
  const degrees = detectSkew(picture);
  return Math.abs(degrees) < TOLERATED_SKEW ? 0 : degrees;
}

/** Rotates the whole picture and whitens its border only then: the dark border of a skewed page is not straight before. */
export async function deskew(picture: GreyImage, degrees: number): Promise<GreyImage> {
  const background = hasDarkBorder(picture) ? '#000000' : '#ffffff';
  return whitenRotatedBorder(await transformGrey(picture, (page) => rotate(page, degrees, background)));
}

export function rotate(picture: Sharp, degrees: number, background: string): Sharp {
  const [sine, cosine] = [Math.sin(degrees * RADIANS_PER_DEGREE), Math.cos(degrees * RADIANS_PER_DEGREE)];
  const matrix: [[number, number], [number, number]] = [
    [cosine, sine],
    [-sine, cosine],
  ];
  return picture.affine(matrix, { background, interpolator: 'bicubic' });
}

type Size = Pick<GreyImage, 'width' | 'height'>;

/** Bounding box, in the picture before rotation, of a box in the rotated one. Both pictures share their centre. */
export function unrotateBox({ x, y, width, height }: PixelBox, degrees: number, before: Size, after: Size): PixelBox {
  const [sine, cosine] = [Math.sin(degrees * RADIANS_PER_DEGREE), Math.cos(degrees * RADIANS_PER_DEGREE)];
  const corners = [x, x + width].flatMap((column) =>
    [y, y + height].map((row) => {
      const [dx, dy] = [column - after.width / 2, row - after.height / 2];
      return [dx * cosine - dy * sine + before.width / 2, dx * sine + dy * cosine + before.height / 2] as const;
    }),
  );
  const clamp = (value: number, max: number): number => Math.max(0, Math.min(max, Math.round(value)));
  const columns = corners.map(([column]) => clamp(column, before.width));
  const rows = corners.map(([, row]) => clamp(row, before.height));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { x: left, y: top, width: Math.max(...columns) - left, height: Math.max(...rows) - top };
}
