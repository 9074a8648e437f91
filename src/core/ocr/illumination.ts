/**
 * Evens the light of a photograph: each pixel is divided by the brightness of the paper around it. Thresholds for the whole picture find no ink in
 * shadows, and ink everywhere on a dark picture.
 */
import { type GreyImage, WHITE } from './grey-image.ts';

/** The paper is estimated on a grid of about this many cells along the longer side: the mean of a cell has little noise. */
const GRID_CELLS = 300;
/** Half the window of the morphological closing, in cells: wider than the strokes of headings, narrower than most shadows. */
const CLOSING_RADIUS = 7;
/** Paper whose brightness is even and high is left alone, so that scans and screenshots are read as they are. */
const EVEN_RATIO = 0.85;
const BRIGHT_PAPER = 160;
/** Brighter paper with dark areas is that of a screen or of a print with pictures: at most 247 in 41 photographs. */
const WHITE_PAPER = 250;
/** Quantiles of the paper that are compared: a few cells belong to frames, pictures and the table around the sheet. */
const QUANTILES = [0.05, 0.95] as const;
/** Darker than this fraction of the brightest paper is no paper, but the border of a scan. */
const MIN_PAPER_FRACTION = 0.25;
/** Side of the blocks whose skewness tells light text from dark. */
const BLOCK = 32;
/** Of its rows this one in so many is enough. */
const SAMPLED_ROW = 4;

/** Makes text dark on light and its paper white, in place. @returns whether the light was uneven or low, as in photographs */
export function normaliseIllumination(picture: GreyImage): boolean {
  if (isLightOnDark(picture)) invert(picture);
  const grid = closing(cellMeans(picture));
  const sorted = Float32Array.from(grid.values).sort();
  const [dark, bright] = QUANTILES.map((part) => sorted[Math.floor(part * (sorted.length - 1))] ?? WHITE) as [number, number];
  if (dark >= EVEN_RATIO * bright && bright >= BRIGHT_PAPER) return false;
  divide(picture, grid, Math.max(1, MIN_PAPER_FRACTION * bright));
  return bright < WHITE_PAPER;
}

/** Text covers less than half of its surroundings, so the brightness around it is skewed towards the text. */
function isLightOnDark({ width, height, pixels }: GreyImage): boolean {
  let skewness = 0;
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK) {
      const [right, bottom] = [Math.min(width, left + BLOCK), Math.min(height, top + BLOCK)];
      let [sum, squares, cubes] = [0, 0, 0];
      for (let y = top; y < bottom; y += SAMPLED_ROW) {
        for (let at = y * width + left; at < y * width + right; at++) {
          const value = pixels[at] as number;
          sum += value;
          squares += value * value;
          cubes += value * value * value;
        }
      }
      const count = (right - left) * Math.ceil((bottom - top) / SAMPLED_ROW);
      const mean = sum / count;
      skewness += cubes - 3 * mean * squares + 2 * count * mean ** 3;
    }
  }
  return skewness > 0;
}

function invert({ pixels }: GreyImage): void {
  for (let at = 0; at < pixels.length; at++) pixels[at] = WHITE - (pixels[at] as number);
}

interface Grid {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

function cellMeans({ width, height, pixels }: GreyImage): Grid {
  const cell = Math.max(1, Math.round(Math.max(width, height) / GRID_CELLS));
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const values = new Float32Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0, column = row; x < width; column++) {
      const end = Math.min(width, x + cell);
      let sum = 0;
      for (; x < end; x++) sum += pixels[y * width + x] as number;
      values[column] = (values[column] as number) + sum;
    }
  }
  for (let at = 0; at < values.length; at++) {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const count = Math.min(cell, width - column * cell) * Math.min(cell, height - row * cell);
    values[at] = (values[at] as number) / count;
  }
  return { cell, columns, rows, values };
}

/** Grey-scale closing: removes what is darker than its surroundings and narrower than the window, and preserves the edges of shadows. */
function closing(grid: Grid): Grid {
  return negative(dilation(negative(dilation(grid))));
}

const negative = ({ values, ...grid }: Grid): Grid => ({ ...grid, values: values.map((value) => -value) });

function dilation({ values, ...grid }: Grid): Grid {
  const { columns, rows } = grid;
  const across = slidingMaximum(values, { lines: rows, stride: columns, length: columns, step: 1 });
  return { ...grid, values: slidingMaximum(across, { lines: columns, stride: 1, length: rows, step: columns }) };
}

function slidingMaximum(
  values: Float32Array,
  { lines, stride, length, step }: Record<'lines' | 'stride' | 'length' | 'step', number>,
): Float32Array {
  const result = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      const end = Math.min(length - 1, at + CLOSING_RADIUS);
      let max = Number.NEGATIVE_INFINITY;
      for (let other = Math.max(0, at - CLOSING_RADIUS); other <= end; other++) {
        const value = values[line * stride + other * step] as number;
        if (value > max) max = value;
      }
      result[line * stride + at * step] = max;
    }
  }
  return result;
}

/** Divides by the paper, interpolated between the centres of its cells. */
function divide({ width, height, pixels }: GreyImage, { cell, columns, rows, values }: Grid, least: number): void {
  const [across, down] = [interpolation(width, cell, columns), interpolation(height, cell, rows)];
  // One column more, which has weight 0.
  const paper = new Float32Array(columns + 1);
  for (let y = 0; y < height; y++) {
    const above = (down.before[y] as number) * columns;
    const below = Math.min(rows - 1, (down.before[y] as number) + 1) * columns;
    const part = down.part[y] as number;
    for (let x = 0; x < columns; x++) {
      const [one, other] = [values[above + x] as number, values[below + x] as number];
      paper[x] = Math.max(least, one + part * (other - one));
    }
    for (let x = 0; x < width; x++) {
      const left = across.before[x] as number;
      const one = paper[left] as number;
      const shade = one + (across.part[x] as number) * ((paper[left + 1] as number) - one);
      const at = y * width + x;
      pixels[at] = Math.min(WHITE, ((pixels[at] as number) * WHITE) / shade);
    }
  }
}

/** For each pixel the cell before its centre, and the weight of the next one. */
function interpolation(length: number, cell: number, count: number): { before: Int32Array; part: Float32Array } {
  const [before, part] = [new Int32Array(length), new Float32Array(length)];
  for (let pixel = 0; pixel < length; pixel++) {
    const centre = Math.max(0, Math.min(count - 1, (pixel + 0.5) / cell - 0.5));
    before[pixel] = Math.floor(centre);
    part[pixel] = centre - Math.floor(centre);
  }
  return { before, part };
}
