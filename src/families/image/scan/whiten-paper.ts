/** Evens out light and colour of the paper: shadows disappear and the paper becomes white, whatever its colour. */
import { type GreyImage, WHITE } from '../../../core/ocr/grey-image.ts';
import { divideByPaper, type PaperGrid, paperBrightness } from '../../../core/ocr/illumination.ts';

/** Darker cells are print, such as a bar or a photograph, as a fraction of the brightest paper: shadows are lighter. */
const MIN_PAPER_FRACTION = 0.28;
/** Difference of a channel from that of the paper, relative to the brightness: shadows hardly change the hue. */
const MAX_HUE_DIFFERENCE = 0.1;
const BRIGHT_QUANTILE = 0.95;
const GREY_LEVELS = 256;
/** The white point is this many standard deviations of the noise below the median of the paper, within these bounds. */
const NOISE_DEVIATIONS = 3;
/** Standard deviations in the distance between the median and the lower quartile of a normal distribution. */
const QUARTILE_DEVIATIONS = 0.6745;
const MIN_WHITE_POINT = 170;
const MAX_WHITE_POINT = 238;
/** The black point is this quantile, unless there is no dark ink. */
const INK_QUANTILE = 0.004;
const MAX_BLACK_POINT = 110;

/** @param planes one channel each, modified in place */
export function whitenPaper(planes: readonly GreyImage[]): void {
  const grids = planes.map((plane) => paperBrightness(plane));
  const bright = Math.max(1, inpaintPrint(grids));
  for (const [index, plane] of planes.entries()) divideByPaper(plane, grids[index] as PaperGrid, MIN_PAPER_FRACTION * bright);
  stretchLevels(planes);
}

/** Replaces the brightness of cells that are not paper by that of the paper around them. @returns brightness of the lightest paper */
function inpaintPrint(grids: readonly PaperGrid[]): number {
  const [{ columns, values }] = grids as readonly [PaperGrid];
  const brightness = values.map((_, cell) => grids.reduce((sum, grid) => sum + (grid.values[cell] as number), 0) / grids.length);
  const bright = quantile(brightness, BRIGHT_QUANTILE);
  const hue = (grid: PaperGrid, cell: number): number => (grid.values[cell] as number) / Math.max(1, brightness[cell] as number);
  const isBright = brightness.map((value) => (value >= bright / 2 ? 1 : 0));
  const paperHues = grids.map((grid) =>
    quantile(
      Float32Array.from(grid.values.keys())
        .filter((cell) => isBright[cell] === 1)
        .map((cell) => hue(grid, cell)),
      0.5,
    ),
  );
  const isPaper = Uint8Array.from(brightness, (value, cell) =>
    Number(
      value >= MIN_PAPER_FRACTION * bright &&
        grids.every((grid, index) => Math.abs(hue(grid, cell) - (paperHues[index] as number)) <= MAX_HUE_DIFFERENCE),
    ),
  );
  growPaper(grids, isPaper, columns);
  return bright;
}

/** Fills from the border of the paper inwards, each cell with the mean of its neighbours. */
function growPaper(grids: readonly PaperGrid[], isPaper: Uint8Array, columns: number): void {
  let missing = [...isPaper.keys()].filter((cell) => isPaper[cell] === 0);
  if (missing.length === isPaper.length) return;
  while (missing.length > 0) {
    const filled: number[] = [];
    for (const cell of missing) {
      const column = cell % columns;
      const neighbours = [cell - columns, cell + columns, ...(column > 0 ? [cell - 1] : []), ...(column < columns - 1 ? [cell + 1] : [])];
      const known = neighbours.filter((neighbour) => isPaper[neighbour] === 1);
      if (known.length === 0) continue;
      for (const { values } of grids)
        values[cell] = known.reduce((sum, neighbour) => sum + (values[neighbour] as number), 0) / known.length;
      filled.push(cell);
    }
    for (const cell of filled) isPaper[cell] = 1;
    missing = missing.filter((cell) => isPaper[cell] === 0);
  }
}

function quantile(values: Float32Array, fraction: number): number {
  return Float32Array.from(values).sort()[Math.floor(fraction * (values.length - 1))] ?? 0;
}

/** Paper with its noise becomes white, and ink black; one lookup table for all channels keeps the hues. */
function stretchLevels(planes: readonly GreyImage[]): void {
  const counts = new Uint32Array(GREY_LEVELS);
  let total = 0;
  for (const { pixels } of planes) {
    total += pixels.length;
    for (let index = 0; index < pixels.length; index++) {
      const shade = pixels[index] as number;
      counts[shade] = (counts[shade] as number) + 1;
    }
  }
  const level = (fraction: number): number => {
    let [shade, cumulative] = [0, counts[0] as number];
    while (cumulative < fraction * total && shade < WHITE) cumulative += counts[++shade] as number;
    return shade;
  };
  const deviation = (level(0.5) - level(0.25)) / QUARTILE_DEVIATIONS;
  const white = Math.min(MAX_WHITE_POINT, Math.max(MIN_WHITE_POINT, level(0.5) - NOISE_DEVIATIONS * deviation));
  const black = Math.min(MAX_BLACK_POINT, level(INK_QUANTILE));
  const lookup = Uint8ClampedArray.from({ length: GREY_LEVELS }, (_, shade) => ((shade - black) * WHITE) / (white - black));
  for (const { pixels } of planes)
    for (let index = 0; index < pixels.length; index++) pixels[index] = lookup[pixels[index] as number] as number;
}
