/** Straightens a curved or sloping line of text: every column is moved by the centre line of its region. */
import type { GreyImage } from '../grey-image.ts';
import type { PixelBox } from '../ocr-words.ts';
import { centreAt, type TextRegion } from './text-regions.ts';

/** Marks below and above letters reach out of the region by up to this share of its height, on each side. */
const MAX_REACH = 0.2;
/** The middle of the region, as a share of its height: the cuts are outside it. */
const CORE = 0.6;
/** Rows between lines have at most this share of the variance of the rows with most ink. */
const MAX_GAP_VARIANCE = 0.08;
/** Margin beyond the ink, as a share of the height. */
const MARGIN = 0.08;

export interface LineStrip {
  readonly picture: GreyImage;
  /** Maps a box of the strip back to the page. */
  readonly toPage: (box: PixelBox) => PixelBox;
}

export function cutStrip(page: GreyImage, region: TextRegion): LineStrip {
  const strip = straighten(page, { ...region, height: (1 + 2 * MAX_REACH) * region.height });
  const { width, pixels } = strip.picture;
  const [top, bottom] = inkRows(strip.picture);
  const cropped = { width, height: bottom - top, pixels: pixels.subarray(top * width, bottom * width) };
  return { picture: cropped, toPage: ({ y, ...box }) => strip.toPage({ ...box, y: y + top }) };
}

/** First row of the line and first row below it: outwards from the core up to the gap to the next line, or else to the row with least ink. */
function inkRows({ width, height, pixels }: GreyImage): [top: number, bottom: number] {
  const variances = Array.from({ length: height }, (_, row) => variance(pixels.subarray(row * width, (row + 1) * width)));
  const varianceOf = (row: number): number => variances[row] as number;
  const gap = MAX_GAP_VARIANCE * Math.max(...variances);
  const findCut = (rows: readonly number[], fallback: number): number =>
    rows.find((row) => varianceOf(row) <= gap) ??
    rows.reduce((best, row) => (varianceOf(row) < varianceOf(best) ? row : best), rows[0] ?? fallback);
  const count = Math.floor((height - (CORE * height) / (1 + 2 * MAX_REACH)) / 2);
  const above = Array.from({ length: count }, (_, step) => count - 1 - step);
  const below = above.map((row) => height - 1 - row);
  const margin = Math.round(MARGIN * height);
  return [Math.max(0, findCut(above, 0) - margin), Math.min(height, findCut(below, height - 1) + 1 + margin)];
}

function variance(row: Uint8Array): number {
  let [sum, squares] = [0, 0];
  for (const shade of row) [sum, squares] = [sum + shade, squares + shade * shade];
  return squares / row.length - (sum / row.length) ** 2;
}

function straighten({ width, height, pixels }: GreyImage, region: TextRegion): LineStrip {
  const left = Math.max(0, Math.floor(region.left));
  const columns = Math.max(1, Math.min(width, Math.ceil(region.right)) - left);
  const rows = Math.max(1, Math.min(height, Math.round(region.height)));
  const strip = new Uint8Array(columns * rows);
  const topAt = (x: number): number => centreAt(region, x) - rows / 2;
  const pixel = (x: number, y: number): number => pixels[Math.max(0, Math.min(height - 1, y)) * width + x] as number;
  for (let column = 0; column < columns; column++) {
    const x = Math.min(width - 1, left + column);
    const top = topAt(x);
    const first = Math.floor(top);
    const fraction = top - first;
    for (let row = 0; row < rows; row++)
      strip[row * columns + column] = (1 - fraction) * pixel(x, first + row) + fraction * pixel(x, first + row + 1);
  }
  const toPage = (box: PixelBox): PixelBox => {
    const [start, end] = [left + box.x, Math.min(width, left + box.x + box.width)];
    const tops = [start, end].map((x) => topAt(x) + box.y);
    const top = Math.max(0, Math.min(height - 1, Math.floor(Math.min(...tops))));
    const bottom = Math.max(top + 1, Math.min(height, Math.ceil(Math.max(...tops) + box.height)));
    return { x: start, y: top, width: Math.max(1, end - start), height: bottom - top };
  };
  return { picture: { width: columns, height: rows, pixels: strip }, toPage };
}
