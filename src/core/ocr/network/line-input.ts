/** Input of the line recogniser: a grey line 48 pixels high with mean 0 and deviation 1, as in its training. */
import type { GreyImage } from '../grey-image.ts';
import type { PixelBox } from '../ocr-words.ts';

export const LINE_HEIGHT = 48;
/** Longest line in training, at this height. */
export const MAX_LINE_WIDTH = 1_250;
const MIN_LINE_WIDTH = 16;
/** The width must be a multiple of this. */
const WIDTH_STEP = 8;
/** Added to the deviation, so that noise on empty paper is not amplified. */
const DEVIATION_FLOOR = 0.02;

export interface LineInput {
  readonly data: Float32Array;
  readonly width: number;
}

interface FilterTap {
  readonly first: number;
  readonly weights: readonly number[];
}

/** Triangle filter; it widens when shrinking, so that no pixel is skipped. */
function triangleFilter(from: number, to: number): FilterTap[] {
  const scale = from / to;
  const radius = Math.max(1, scale);
  return Array.from({ length: to }, (_, index) => {
    const centre = (index + 0.5) * scale;
    const first = Math.max(0, Math.floor(centre - radius + 0.5));
    const last = Math.min(from, Math.floor(centre + radius + 0.5));
    const weights = Array.from({ length: last - first }, (_, tap) => Math.max(0, 1 - Math.abs((first + tap - centre + 0.5) / radius)));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}

/** Scales a box of the page, which must lie inside it. */
export function lineInput(page: GreyImage, box: PixelBox): LineInput {
  const scaled = Math.max(MIN_LINE_WIDTH, Math.round((box.width * LINE_HEIGHT) / box.height));
  const width = Math.ceil(scaled / WIDTH_STEP) * WIDTH_STEP;
  const rows = scaleRows(page, box, scaled);
  const data = new Float32Array(LINE_HEIGHT * width);
  let [sum, squares] = [0, 0];
  for (const [y, { first, weights }] of triangleFilter(box.height, LINE_HEIGHT).entries()) {
    for (let x = 0; x < scaled; x++) {
      let value = 0;
      for (let tap = 0; tap < weights.length; tap++) value += (weights[tap] as number) * (rows[(first + tap) * scaled + x] as number);
      data[y * width + x] = value;
      sum += value;
      squares += value * value;
    }
  }
  const mean = sum / (LINE_HEIGHT * scaled);
  const deviation = Math.sqrt(Math.max(0, squares / (LINE_HEIGHT * scaled) - mean * mean)) + DEVIATION_FLOOR;
  for (let y = 0; y < LINE_HEIGHT; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    for (let x = 0; x < scaled; x++) row[x] = ((row[x] as number) - mean) / deviation;
    row.fill(row[scaled - 1] as number, scaled);
  }
  return { data, width };
}

function scaleRows({ width, pixels }: GreyImage, box: PixelBox, scaled: number): Float32Array {
  const rows = new Float32Array(box.height * scaled);
  const filter = triangleFilter(box.width, scaled);
  for (let y = 0; y < box.height; y++) {
    const start = (box.y + y) * width + box.x;
    for (let x = 0; x < scaled; x++) {
      const { first, weights } = filter[x] as FilterTap;
      let value = 0;
      for (let tap = 0; tap < weights.length; tap++) value += (weights[tap] as number) * (pixels[start + first + tap] as number);
      rows[y * scaled + x] = value / 255;
    }
  }
  return rows;
}
