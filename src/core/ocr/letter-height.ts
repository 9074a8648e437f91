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
    .sort((a, b) => a - b);
  return heights.length < MIN_COMPONENTS ? undefined : heights[heights.length >> 1];
}

/** Bounding boxes of the connected components of the ink (4-connectivity), by union-find over horizontal runs. */
export function connectedComponents({ width, height, pixels }: GreyImage): PixelBox[] {
  const [starts, ends, rows, parents]: [number[], number[], number[], number[]] = [[], [], [], []];
  const rootOf = (run: number): number => {
    let root = run;
    while (parents[root] !== root) root = parents[root] as number;
    parents[run] = root;
    return root;
  };
  const union = (first: number, second: number): void => {
    const [root, child] = [rootOf(first), rootOf(second)];
    if (root < child) parents[child] = root;
    else parents[root] = child;
  };
  let above = 0;
  for (let y = 0; y < height; y++) {
    const first = starts.length;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if ((pixels[row + x] as number) >= BINARISATION_THRESHOLD) continue;
      const start = x;
      while (x < width && (pixels[row + x] as number) < BINARISATION_THRESHOLD) x++;
      const run = starts.length;
      starts.push(start);
      ends.push(x);
      rows.push(y);
      parents.push(run);
      while (above < first && (ends[above] as number) <= start) above++;
      for (let touching = above; touching < first && (starts[touching] as number) < x; touching++) union(touching, run);
    }
    above = first;
  }
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  const boxOfRoot = new Int32Array(starts.length);
  for (let run = 0; run < starts.length; run++) {
    const [root, x, end, y] = [rootOf(run), starts[run] as number, ends[run] as number, rows[run] as number];
    if (root === run) boxOfRoot[run] = boxes.push({ x, y, width: 0, height: 0 }) - 1;
    const box = boxes[boxOfRoot[root] as number] as (typeof boxes)[number];
    const right = Math.max(box.x + box.width, end);
    box.x = Math.min(box.x, x);
    box.width = right - box.x;
    box.height = y - box.y + 1;
  }
  return boxes;
}
