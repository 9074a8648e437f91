/** Estimates the letter height of a picture from the connected components of its ink. */
import { BINARISATION_THRESHOLD, type GreyImage } from './grey-image.ts';
import type { PixelBox } from './ocr-words.ts';

/** Excludes dots and noise below, and rules, frames and pictures above. */
const MIN_HEIGHT = 3;
const MAX_HEIGHT = 100;
const MAX_ASPECT_RATIO = 40;
/** Fewer components give no estimate. */
const MIN_COMPONENTS = 5;

/** Median height of all components, about the x-height; undefined if there is hardly any text. */
export function letterHeight(picture: GreyImage): number | undefined {
  const heights = connectedComponents(picture)
    .filter(({ width, height }) => height >= MIN_HEIGHT && height <= MAX_HEIGHT && width <= MAX_ASPECT_RATIO * height)
    .map(({ height }) => height)
    .sort((one, other) => one - other);
  return heights.length < MIN_COMPONENTS ? undefined : heights[heights.length >> 1];
}

/** Bounding boxes of the connected components of the ink (4-connectivity), by flood fill. */
export function connectedComponents({ width, height, pixels }: GreyImage): PixelBox[] {
  const seen = new Uint8Array(pixels.length);
  const stack: number[] = [];
  const marks: PixelBox[] = [];
  const visit = (at: number): void => {
    if (seen[at] === 1 || (pixels[at] as number) >= BINARISATION_THRESHOLD) return;
    seen[at] = 1;
    stack.push(at);
  };
  for (let start = 0; start < pixels.length; start++) {
    visit(start);
    if (stack.length === 0) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      if (x > 0) visit(at - 1);
      if (x + 1 < width) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y + 1 < height) visit(at + width);
    }
    marks.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 });
  }
  return marks;
}
