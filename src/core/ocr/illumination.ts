/**
 * Illumination normalisation for photographs: each pixel is divided by the brightness of the paper around it. Thresholds for the whole picture find
 * no ink in shadows, and ink everywhere on a dark picture.
 */
import { closing, type Raster } from '../picture/closing.ts';
import { type GreyImage, WHITE } from './grey-image.ts';

/** The paper is estimated on a grid of about this many cells along the longer side: the mean of a cell has little noise. */
const GRID_CELLS = 300;
/** Half the window of the morphological closing, in cells: wider than the strokes of headings, narrower than most shadows. */
const CLOSING_RADIUS = 7;
/** Paper whose brightness is even (ratio of the quantiles) and high is not normalised, so that scans and screenshots stay unchanged. */
const EVEN_RATIO = 0.85;
const BRIGHT_PAPER = 160;
/** Brighter paper with dark areas belongs to a screen or a print with pictures, not to a photograph: at most 247 in 41 photographs. */
const WHITE_PAPER = 250;
/** Quantiles of the paper that are compared: a few cells belong to frames, pictures and the table around the sheet. */
const QUANTILES = [0.05, 0.95] as const;
/** Anything darker than this fraction of the brightest paper is the border of a scan, not paper. */
const MIN_PAPER_FRACTION = 0.25;
/** Side in pixels of the blocks whose brightness distribution is tested for skewness, to detect light text on dark. */
const BLOCK = 32;
/** Every n-th row of a block is measured. */
const SAMPLED_ROW = 4;

/** Makes text dark on light and its paper white, in place. @returns whether the light was uneven or low, as in photographs */
export function normaliseIllumination(picture: GreyImage): boolean {
  if (isLightOnDark(picture)) invert(picture);
  const grid = paperBrightness(picture);
  const sorted = Float32Array.from(grid.values).sort();
  const [dark, bright] = QUANTILES.map((weight) => sorted[Math.floor(weight * (sorted.length - 1))] ?? WHITE) as [number, number];
  if (dark >= EVEN_RATIO * bright && bright >= BRIGHT_PAPER) return false;
  divideByPaper(picture, grid, Math.max(1, MIN_PAPER_FRACTION * bright));
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
        for (let index = y * width + left; index < y * width + right; index++) {
          const value = pixels[index] as number;
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
  for (let index = 0; index < pixels.length; index++) pixels[index] = WHITE - (pixels[index] as number);
}

/** Brightness of the paper by cell. */
export interface PaperGrid extends Raster {
  /** Side in pixels. */
  readonly cell: number;
}

/** Means of the cells without print. @param radius half the window of the closing, in cells */
export function paperBrightness(picture: GreyImage, radius = CLOSING_RADIUS): PaperGrid {
  return closing(cellMeans(picture), radius);
}

function cellMeans({ width, height, pixels }: GreyImage): PaperGrid {
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
  for (let index = 0; index < values.length; index++) {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const count = Math.min(cell, width - column * cell) * Math.min(cell, height - row * cell);
    values[index] = (values[index] as number) / count;
  }
  return { cell, columns, rows, values };
}

/** Divides each pixel by the paper brightness, interpolated between the centres of its cells, in place. */
export function divideByPaper({ width, height, pixels }: GreyImage, { cell, columns, rows, values }: PaperGrid, minPaper: number): void {
  const [horizontal, vertical] = [interpolation(width, cell, columns), interpolation(height, cell, rows)];
  // One column more, which has weight 0.
  const paper = new Float32Array(columns + 1);
  for (let y = 0; y < height; y++) {
    const above = (vertical.lower[y] as number) * columns;
    const below = Math.min(rows - 1, (vertical.lower[y] as number) + 1) * columns;
    const weight = vertical.weight[y] as number;
    for (let x = 0; x < columns; x++) {
      const [lower, neighbour] = [values[above + x] as number, values[below + x] as number];
      paper[x] = Math.max(minPaper, lower + weight * (neighbour - lower));
    }
    for (let x = 0; x < width; x++) {
      const leftCell = horizontal.lower[x] as number;
      const lower = paper[leftCell] as number;
      const shade = lower + (horizontal.weight[x] as number) * ((paper[leftCell + 1] as number) - lower);
      const index = y * width + x;
      pixels[index] = Math.min(WHITE, ((pixels[index] as number) * WHITE) / shade);
    }
  }
}

/** Linear interpolation: for each pixel the cell before its centre, and the weight of the next cell. */
function interpolation(length: number, cell: number, count: number): { lower: Int32Array; weight: Float32Array } {
  const [lower, weight] = [new Int32Array(length), new Float32Array(length)];
  for (let pixel = 0; pixel < length; pixel++) {
    const centre = Math.max(0, Math.min(count - 1, (pixel + 0.5) / cell - 0.5));
    lower[pixel] = Math.floor(centre);
    weight[pixel] = centre - Math.floor(centre);
  }
  return { lower, weight };
}
