/**
 * Skew detection by projection profile: along the text lines, baselines concentrate on few heights. Only the lower edges of ink (ink above paper) are
 * projected: they discriminate better than all ink, since the head line of Devanagari has such an edge too.
 */
import { BINARISATION_THRESHOLD, type GreyImage } from './grey-image.ts';

/**
 * Range and steps of the search in degrees, coarse to fine; slightly wider than the corrected range, so that the maximum is not found at the end of the
 * search range.
 */
const MAX_ANGLE = 12;
const COARSE_STEP = 0.25;
const FINE_STEP = 0.05;
/** Sampled columns: enough for any page. */
const SAMPLED_COLUMNS = 600;
/** Minimum edge points, about one or two short lines. */
const MIN_EDGE_POINTS = 300;
/** Minimum gain in sharpness over the unrotated page. */
const MIN_SHARPNESS_GAIN = 1.3;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Lower edges of ink, relative to the centre of the picture. */
interface EdgePoints {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly halfWidth: number;
  readonly height: number;
}

/** Skew in degrees, positive if lines fall to the right; 0 if undetermined. */
export function detectSkew(picture: GreyImage): number {
  const edgePoints = lowerEdges(picture);
  if (edgePoints.x.length < MIN_EDGE_POINTS) return 0;
  // In the coarse search the bins are as high as lines shift within one step: finer detail must not count.
  const blur = Math.max(1, edgePoints.halfWidth * Math.tan(COARSE_STEP * RADIANS_PER_DEGREE));
  const coarse = sharpestAngle(edgePoints, anglesAround(0, MAX_ANGLE, COARSE_STEP), blur);
  const fine = sharpestAngle(edgePoints, anglesAround(coarse, COARSE_STEP, FINE_STEP), 1);
  return sharpness(edgePoints, fine, 1) < MIN_SHARPNESS_GAIN * sharpness(edgePoints, 0, 1) ? 0 : fine;
}

function lowerEdges({ width, height, pixels }: GreyImage): EdgePoints {
  const step = Math.ceil(width / SAMPLED_COLUMNS);
  const [x, y]: [number[], number[]] = [[], []];
  for (let row = 0; row + 1 < height; row++) {
    for (let column = 0; column < width; column += step) {
      const index = row * width + column;
      if ((pixels[index] as number) >= BINARISATION_THRESHOLD || (pixels[index + width] as number) < BINARISATION_THRESHOLD) continue;
      x.push(column - width / 2);
      y.push(row);
    }
  }
  return { x, y, halfWidth: width / 2, height };
}

function anglesAround(middle: number, range: number, step: number): number[] {
  const steps = Math.round(range / step);
  return Array.from({ length: 2 * steps + 1 }, (_, index) => middle + (index - steps) * step);
}

function sharpestAngle(edgePoints: EdgePoints, angles: readonly number[], blur: number): number {
  let [best, sharpest] = [0, -1];
  for (const angle of angles) {
    const sharp = sharpness(edgePoints, angle, blur);
    if (sharp > sharpest) [best, sharpest] = [angle, sharp];
  }
  return best;
}

/** Sharpness of the projection profile along an angle. */
function sharpness({ x, y, halfWidth, height }: EdgePoints, angle: number, blur: number): number {
  const slope = Math.tan(angle * RADIANS_PER_DEGREE);
  const margin = Math.ceil(Math.abs(slope) * halfWidth) + 1;
  const counts = new Int32Array(Math.ceil((height + 2 * margin) / blur) + 1);
  for (let point = 0; point < x.length; point++) {
    const bin = Math.floor(((y[point] as number) - slope * (x[point] as number) + margin) / blur);
    counts[bin] = (counts[bin] as number) + 1;
  }
  let sum = 0;
  for (let index = 1; index < counts.length; index++) sum += ((counts[index] as number) - (counts[index - 1] as number)) ** 2;
  return sum;
}
