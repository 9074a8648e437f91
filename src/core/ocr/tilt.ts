/**
 * By how much a page is tilted, told by its lines of print: seen along them, their feet fall together on few heights with nothing between.
 * Feet, ink above paper, are enough, and they tell more than all ink would: the head line of Devanagari has one too.
 */
import { type Grey, INK_BELOW } from './grey.ts';

/** Degrees that are looked at, in coarse steps first; a little more than what is straightened, so that the end of the range is no peak. */
const FURTHEST = 12;
const COARSE = 0.25;
const FINE = 0.05;
/** Columns in which feet are looked for: enough of them for any page. */
const COLUMNS = 600;
/** Feet of a short line or two; fewer say nothing. */
const LEAST_FEET = 300;
/** How much sharper the profile must be than that of the page as it is. */
const CLEARER = 1.3;
const RADIANS = Math.PI / 180;

/** Feet of ink, as far from the middle of the picture as they stand. */
interface Feet {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly reach: number;
  readonly height: number;
}

/** Degrees by which lines fall to the right (below 0: rise); 0 where nothing can be told. */
export function tilt(picture: Grey): number {
  const feet = feetOf(picture);
  if (feet.x.length < LEAST_FEET) return 0;
  // While steps are coarse, lines are blurred by half a step: what is finer than that must not count.
  const blur = Math.max(1, feet.reach * Math.tan(COARSE * RADIANS));
  const coarse = steepest(feet, around(0, FURTHEST, COARSE), blur);
  const fine = steepest(feet, around(coarse, COARSE, FINE), 1);
  return sharpness(feet, fine, 1) < CLEARER * sharpness(feet, 0, 1) ? 0 : fine;
}

function feetOf({ width, height, pixels }: Grey): Feet {
  const step = Math.ceil(width / COLUMNS);
  const [x, y]: [number[], number[]] = [[], []];
  for (let row = 0; row + 1 < height; row++) {
    for (let column = 0; column < width; column += step) {
      const at = row * width + column;
      if ((pixels[at] as number) >= INK_BELOW || (pixels[at + width] as number) < INK_BELOW) continue;
      x.push(column - width / 2);
      y.push(row);
    }
  }
  return { x, y, reach: width / 2, height };
}

function around(middle: number, reach: number, step: number): number[] {
  const steps = Math.round(reach / step);
  return Array.from({ length: 2 * steps + 1 }, (_, at) => middle + (at - steps) * step);
}

function steepest(feet: Feet, angles: readonly number[], blur: number): number {
  let [best, sharpest] = [0, -1];
  for (const angle of angles) {
    const sharp = sharpness(feet, angle, blur);
    if (sharp > sharpest) [best, sharpest] = [angle, sharp];
  }
  return best;
}

/** How unevenly feet are spread over heights, seen along an angle. */
function sharpness({ x, y, reach, height }: Feet, angle: number, blur: number): number {
  const slope = Math.tan(angle * RADIANS);
  const margin = Math.ceil(Math.abs(slope) * reach) + 1;
  const counts = new Int32Array(Math.ceil((height + 2 * margin) / blur) + 1);
  for (let at = 0; at < x.length; at++) {
    const place = Math.floor(((y[at] as number) - slope * (x[at] as number) + margin) / blur);
    counts[place] = (counts[place] as number) + 1;
  }
  let sum = 0;
  for (let at = 1; at < counts.length; at++) sum += ((counts[at] as number) - (counts[at - 1] as number)) ** 2;
  return sum;
}
