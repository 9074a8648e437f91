/** Plane homographies: perspective transforms between a rectangle and a quadrilateral of a photograph. */
import type { Pixels } from '../../../core/picture/vips.ts';
import type { PixelSize } from '../output-size.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners in order: top left, top right, bottom right, bottom left. */
export type Quadrilateral = readonly [Point, Point, Point, Point];

/** Row-major 3 × 3 matrix; the last entry is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** The homography that maps the unit square to a quadrilateral (Heckbert 1989, section 2.2.3). */
export function fromUnitSquare([p0, p1, p2, p3]: Quadrilateral): Homography {
  const [dx1, dx2, sumX] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
  const [dy1, dy2, sumY] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  return [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x, p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y, g, h, 1];
}

export function project([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** Resamples a quadrilateral of the picture into a rectangle, with bilinear interpolation. */
export function rectify({ data, width, height, channels }: Pixels, corners: Quadrilateral, size: PixelSize): Pixels {
  const [a, b, c, d, e, f, g, h] = fromUnitSquare(corners);
  const output = Buffer.allocUnsafe(size.width * size.height * channels);
  const [maxX, maxY, stride] = [width - 1, height - 1, width * channels];
  let index = 0;
  for (let row = 0; row < size.height; row++) {
    const v = (row + 0.5) / size.height;
    for (let column = 0; column < size.width; column++) {
      const u = (column + 0.5) / size.width;
      const w = g * u + h * v + 1;
      // Pixel centres are at half coordinates. Beyond the picture its edge pixels are repeated.
      const x = Math.min(maxX, Math.max(0, (a * u + b * v + c) / w - 0.5));
      const y = Math.min(maxY, Math.max(0, (d * u + e * v + f) / w - 0.5));
      const [left, top] = [x | 0, y | 0];
      const [weightX, weightY] = [x - left, y - top];
      const upper = top * stride + left * channels;
      const right = left < maxX ? channels : 0;
      const lower = top < maxY ? upper + stride : upper;
      for (let channel = 0; channel < channels; channel++) {
        const above = data[upper + channel] as number;
        const below = data[lower + channel] as number;
        const start = above + weightX * ((data[upper + right + channel] as number) - above);
        const end = below + weightX * ((data[lower + right + channel] as number) - below);
        output[index++] = start + weightY * (end - start) + 0.5;
      }
    }
  }
  return { data: output, ...size, channels };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
