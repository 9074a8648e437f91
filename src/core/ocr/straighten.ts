/** Deskews pages before OCR: Tesseract loses words from a skew of two degrees, and whole lines from five. */
import type { Sharp } from 'sharp';
import { type Grey, hasDarkRim, likePaperOnceTurned } from './grey.ts';
import { remade } from './remade.ts';
import { tilt } from './tilt.ts';
import type { Box } from './words.ts';

/** Skew in degrees that does not affect OCR. */
const READ_AS_STRAIGHT = 0.3;
const RADIANS = Math.PI / 180;

/** Skew in degrees to correct; 0 for most pages. */
export function turnFor(picture: Grey): number {
  const degrees = tilt(picture);
  return Math.abs(degrees) < READ_AS_STRAIGHT ? 0 : degrees;
}

/** Rotates the whole picture and normalises it only then: the dark border of a skewed page is not straight before. */
export async function turnBack(picture: Grey, degrees: number): Promise<Grey> {
  const background = hasDarkRim(picture) ? '#000000' : '#ffffff';
  return likePaperOnceTurned(await remade(picture, (page) => turned(page, degrees, background)));
}

export function turned(picture: Sharp, degrees: number, background: string): Sharp {
  const [sine, cosine] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  const turn: [[number, number], [number, number]] = [
    [cosine, sine],
    [-sine, cosine],
  ];
  return picture.affine(turn, { background, interpolator: 'bicubic' });
}

type Size = Pick<Grey, 'width' | 'height'>;

/** Bounding box, in the picture before rotation, of a box in the rotated one. Both pictures share their centre. */
export function tilted({ x, y, width, height }: Box, degrees: number, before: Size, after: Size): Box {
  const [sine, cosine] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  const corners = [x, x + width].flatMap((right) =>
    [y, y + height].map((down) => {
      const [across, below] = [right - after.width / 2, down - after.height / 2];
      return [across * cosine - below * sine + before.width / 2, across * sine + below * cosine + before.height / 2] as const;
    }),
  );
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));
  const columns = corners.map(([column]) => within(column, before.width));
  const rows = corners.map(([, row]) => within(row, before.height));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { x: left, y: top, width: Math.max(...columns) - left, height: Math.max(...rows) - top };
}
