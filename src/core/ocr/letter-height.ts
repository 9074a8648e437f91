/** Estimates the letter height of a picture from the connected components of its ink. */
import { type Grey, INK_BELOW } from './grey.ts';

/** Excludes dots and noise below, and rules, frames and pictures above. */
const LEAST_HEIGHT = 3;
const MOST_HEIGHT = 100;
const WIDEST = 40;
/** Fewer components give no estimate. */
const LEAST_MARKS = 5;

/** Median height of all components, about the x-height; undefined if there is hardly any text. */
export function letterHeight(picture: Grey): number | undefined {
  const heights = marksOf(picture)
    .filter(({ width, height }) => height >= LEAST_HEIGHT && height <= MOST_HEIGHT && width <= WIDEST * height)
    .map(({ height }) => height)
    .sort((one, other) => one - other);
  return heights.length < LEAST_MARKS ? undefined : heights[heights.length >> 1];
}

interface Mark {
  readonly width: number;
  readonly height: number;
}

/** Connected components of the ink (4-connectivity), by flood fill. */
function marksOf({ width, height, pixels }: Grey): Mark[] {
  const seen = new Uint8Array(pixels.length);
  const stack: number[] = [];
  const marks: Mark[] = [];
  const visit = (at: number): void => {
    if (seen[at] === 1 || (pixels[at] as number) >= INK_BELOW) return;
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
    marks.push({ width: right - left + 1, height: bottom - top + 1 });
  }
  return marks;
}
