/** Moves the sides of a coarse quadrilateral to the steepest edges of a larger picture. */
import type { GreyImage } from '../../../core/ocr/grey-image.ts';
import { distance, type Point, type Quadrilateral } from './homography.ts';
import { intersection, type Line } from './hough.ts';

/** Samples per side; those next to a corner, where the edge of the adjacent side is near, are left out. */
const SAMPLES = 120;
const CORNER_MARGIN = 0.06;
/** Half the range of the search, as a fraction of the longer side of the picture. */
const SEARCH_RADIUS = 0.008;
/** Half the width of the step filter in pixels: wider than the blur, narrower than the margin of a page. */
const STEP_RADIUS = 3;
const MIN_SAMPLES = 20;
const FITTING_ROUNDS = 4;
/** Samples with a larger residual than this multiple of the median do not count. */
const OUTLIER_FACTOR = 2.5;

/** A side without clear edges stays as it is. */
export function refineCorners(picture: GreyImage, corners: Quadrilateral): Quadrilateral {
  const sides = corners.map((corner, index) => refineSide(picture, corner, corners[(index + 1) % 4] as Point));
  const refined = corners.map((corner, index) => intersection(sides[(index + 3) % 4] as Line, sides[index] as Line) ?? corner);
  return refined as unknown as Quadrilateral;
}

function refineSide(picture: GreyImage, from: Point, to: Point): Line {
  const length = distance(from, to);
  const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [normalX, normalY] = [-alongY, alongX];
  const radius = Math.max(2 * STEP_RADIUS, Math.ceil(SEARCH_RADIUS * Math.max(picture.width, picture.height)));
  const samples: { position: number; offset: number; weight: number }[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const position = length * (CORNER_MARGIN + ((1 - 2 * CORNER_MARGIN) * i) / (SAMPLES - 1));
    const [x, y] = [from.x + alongX * position, from.y + alongY * position];
    const step = steepestStep(
      Array.from({ length: 2 * radius + 1 }, (_, j) => valueAt(picture, x + normalX * (j - radius), y + normalY * (j - radius))),
    );
    if (step) samples.push({ position, offset: step.index - radius, weight: Math.abs(step.height) });
  }
  const { intercept, slope } = fitLine(samples);
  // The line through two points that are offset along the normal.
  const [startX, startY] = [from.x + normalX * intercept, from.y + normalY * intercept];
  const [endX, endY] = [to.x + normalX * (intercept + slope * length), to.y + normalY * (intercept + slope * length)];
  const theta = Math.atan2(endX - startX, -(endY - startY));
  return { theta, rho: startX * Math.cos(theta) + startY * Math.sin(theta) };
}

/** NaN outside of the picture. */
function valueAt({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return Number.NaN;
  const [weightX, weightY] = [x - 0.5 - left, y - 0.5 - top];
  const index = top * width + left;
  const above = (pixels[index] as number) * (1 - weightX) + (pixels[index + 1] as number) * weightX;
  const below = (pixels[index + width] as number) * (1 - weightX) + (pixels[index + width + 1] as number) * weightX;
  return above * (1 - weightY) + below * weightY;
}

/** The largest difference between the means of both sides, to a fraction of a pixel by a parabola. */
function steepestStep(profile: readonly number[]): { index: number; height: number } | undefined {
  const mean = (start: number): number => profile.slice(start, start + STEP_RADIUS).reduce((sum, value) => sum + value, 0) / STEP_RADIUS;
  const steps = profile.map((_, index) => (index < STEP_RADIUS ? Number.NaN : mean(index) - mean(index - STEP_RADIUS)));
  let best = -1;
  for (let index = STEP_RADIUS; index <= profile.length - STEP_RADIUS; index++)
    if (!Number.isNaN(steps[index]) && (best < 0 || Math.abs(steps[index] as number) > Math.abs(steps[best] as number))) best = index;
  if (best < 0) return undefined;
  const [before, height, after] = [steps[best - 1] ?? Number.NaN, steps[best] as number, steps[best + 1] ?? Number.NaN];
  const curvature = before - 2 * height + after;
  const shift = Math.abs(curvature) > 1e-6 ? (before - after) / (2 * curvature) : 0;
  // A step between samples i − 1 and i is at i − ½.
  return { index: best - 0.5 + (Math.abs(shift) <= 1 ? shift : 0), height };
}

/** Weighted least squares, repeated without outliers. */
function fitLine(samples: readonly { position: number; offset: number; weight: number }[]): { intercept: number; slope: number } {
  let line = { intercept: 0, slope: 0 };
  let inliers = samples;
  for (let round = 0; round < FITTING_ROUNDS; round++) {
    if (inliers.length < MIN_SAMPLES) return line;
    line = leastSquares(inliers);
    const residual = ({ position, offset }: { position: number; offset: number }): number =>
      Math.abs(offset - line.intercept - line.slope * position);
    const median = inliers.map(residual).sort((a, b) => a - b)[inliers.length >> 1] as number;
    inliers = samples.filter((sample) => residual(sample) <= Math.max(0.5, OUTLIER_FACTOR * median));
  }
  return line;
}

function leastSquares(samples: readonly { position: number; offset: number; weight: number }[]): { intercept: number; slope: number } {
  let [weights, x, y, xx, xy] = [0, 0, 0, 0, 0];
  for (const { position, offset, weight } of samples) {
    weights += weight;
    x += weight * position;
    y += weight * offset;
    xx += weight * position * position;
    xy += weight * position * offset;
  }
  const determinant = weights * xx - x * x;
  if (Math.abs(determinant) < 1e-9) return { intercept: 0, slope: 0 };
  const slope = (weights * xy - x * y) / determinant;
  return { intercept: (y - slope * x) / weights, slope };
}
