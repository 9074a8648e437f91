/** Crops a few lines of a page, enough to detect its script. */
import { BINARISATION_THRESHOLD, type GreyImage, WHITE } from './grey-image.ts';

/** Size of the sample in pixels. */
const MAX_WIDTH = 1_200;
const MAX_HEIGHT = 160;
const MARGIN = 12;

/** The window with the most strokes; a page that is no larger is used whole. */
export function cropSample({ width, height, pixels }: GreyImage): GreyImage {
  if (width <= MAX_WIDTH && height <= MAX_HEIGHT) return { width, height, pixels };
  const strokes = strokesByRow({ width, height, pixels });
  const high = Math.min(height, MAX_HEIGHT);
  const top = maxSumWindow(strokes, high);
  const wide = Math.min(width, MAX_WIDTH);
  const left = maxSumWindow(strokesByColumn({ width, height, pixels }, top, high), wide);
  const sample = new Uint8Array((wide + 2 * MARGIN) * (high + 2 * MARGIN)).fill(WHITE);
  for (let row = 0; row < high; row++) {
    const from = (top + row) * width + left;
    sample.set(pixels.subarray(from, from + wide), (row + MARGIN) * (wide + 2 * MARGIN) + MARGIN);
  }
  return { width: wide + 2 * MARGIN, height: high + 2 * MARGIN, pixels: sample };
}

/** Counts transitions from paper to ink per row: many in print, few in pictures and rules. */
function strokesByRow({ width, height, pixels }: GreyImage): Uint32Array {
  const strokes = new Uint32Array(height);
  for (let row = 0; row < height; row++) {
    for (let at = row * width + 1; at < (row + 1) * width; at++) {
      if ((pixels[at] as number) < BINARISATION_THRESHOLD && (pixels[at - 1] as number) >= BINARISATION_THRESHOLD)
        strokes[row] = (strokes[row] as number) + 1;
    }
  }
  return strokes;
}

function strokesByColumn({ width, pixels }: GreyImage, top: number, high: number): Uint32Array {
  const strokes = new Uint32Array(width);
  for (let row = top; row < top + high; row++) {
    for (let column = 1; column < width; column++) {
      const at = row * width + column;
      if ((pixels[at] as number) < BINARISATION_THRESHOLD && (pixels[at - 1] as number) >= BINARISATION_THRESHOLD)
        strokes[column] = (strokes[column] as number) + 1;
    }
  }
  return strokes;
}

/** Start of the window with the largest sum (sliding window). */
function maxSumWindow(counts: Uint32Array, length: number): number {
  let sum = 0;
  let [best, most] = [0, -1];
  for (let at = 0; at < counts.length; at++) {
    sum += counts[at] as number;
    if (at >= length) sum -= counts[at - length] as number;
    if (at < length - 1 || sum <= most) continue;
    [best, most] = [at - length + 1, sum];
  }
  return best;
}
