/** Recognises the rupee sign ₹ by a linear classifier over a grid of darkness values, independent of size. */
import type { GreyImage } from './grey-image.ts';
import type { PixelBox } from './ocr-words.ts';

/** Grid laid over a glyph. */
export const FEATURE_GRID = { columns: 8, rows: 12 } as const;
/** Ink threshold as a fraction of the darkest pixel of the word: lighter pixels are blur around strokes. */
const INK_FRACTION = 0.4;
/** Minimum height of a glyph, in pixels and as a fraction of its word, and its range of aspect ratios (width / height). */
const MIN_HEIGHT_PIXELS = 8;
const MIN_HEIGHT_FRACTION = 0.55;
const MIN_ASPECT_RATIO = 0.3;
const MAX_ASPECT_RATIO = 1.15;
/** Range in which touching glyphs are split, in glyph heights. */
const CUT_RANGE = [0.4, 0.9] as const;

const darkness = ({ width, pixels }: GreyImage, x: number, y: number): number => 255 - (pixels[y * width + x] ?? 255);

/** Segments a box into glyphs at columns without ink; each is cropped to its ink. */
export function segmentGlyphs(box: PixelBox, paper: GreyImage): PixelBox[] {
  const top = Math.max(0, box.y);
  const bottom = Math.min(paper.height, box.y + box.height);
  const right = Math.min(paper.width, box.x + box.width);
  const columns: number[] = [];
  for (let x = Math.max(0, box.x); x < right; x++) {
    let darkest = 0;
    for (let y = top; y < bottom; y++) darkest = Math.max(darkest, darkness(paper, x, y));
    columns.push(darkest);
  }
  const ink = INK_FRACTION * Math.max(0, ...columns);
  const glyphs: PixelBox[] = [];
  let start = -1;
  for (let index = 0; index <= columns.length && ink > 0; index++) {
    const isInk = index < columns.length && (columns[index] as number) >= ink;
    if (isInk && start < 0) start = index;
    if (isInk || start < 0) continue;
    const glyph = cropVertically({ x: Math.max(0, box.x) + start, y: top, width: index - start, height: bottom - top }, paper, ink);
    if (glyph) glyphs.push(glyph);
    start = -1;
  }
  return glyphs;
}

/** Crops vertically to the ink. */
function cropVertically({ x, y, width, height }: PixelBox, paper: GreyImage, ink: number): PixelBox | undefined {
  const isInk = (row: number): boolean => {
    for (let column = x; column < x + width; column++) if (darkness(paper, column, row) >= ink) return true;
    return false;
  };
  let [top, bottom] = [y, y + height];
  while (top < bottom && !isInk(top)) top++;
  while (bottom > top && !isInk(bottom - 1)) bottom--;
  return bottom > top ? { x, y: top, width, height: bottom - top } : undefined;
}

/** First glyph of touching ones: an over-wide glyph is cut at the column with the least ink. */
export function splitTouchingGlyphs(glyph: PixelBox, paper: GreyImage): PixelBox {
  if (glyph.width <= MAX_ASPECT_RATIO * glyph.height) return glyph;
  const [from, to] = CUT_RANGE.map((fraction) => glyph.x + Math.round(fraction * glyph.height)) as [number, number];
  let [cut, minDarkness] = [to, Number.POSITIVE_INFINITY];
  for (let x = from; x <= Math.min(to, glyph.x + glyph.width - 1); x++) {
    let sum = 0;
    for (let y = glyph.y; y < glyph.y + glyph.height; y++) sum += darkness(paper, x, y);
    if (sum < minDarkness) [cut, minDarkness] = [x, sum];
  }
  return { ...glyph, width: cut - glyph.x };
}

/** Feature vector: darkness of each grid cell, then the aspect ratio; undefined if the glyph is too small, too narrow or too wide. */
export function featureVector(glyph: PixelBox, paper: GreyImage, wordHeight: number): Float32Array | undefined {
  const aspectRatio = glyph.width / glyph.height;
  if (
    glyph.height < MIN_HEIGHT_PIXELS ||
    glyph.height < MIN_HEIGHT_FRACTION * wordHeight ||
    aspectRatio < MIN_ASPECT_RATIO ||
    aspectRatio > MAX_ASPECT_RATIO
  )
    return undefined;
  const { columns, rows } = FEATURE_GRID;
  const features = new Float32Array(columns * rows + 1);
  let darkest = 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const dark = meanDarkness(paper, glyph, column, row);
      features[row * columns + column] = dark;
      darkest = Math.max(darkest, dark);
    }
  }
  for (let index = 0; index < features.length; index++) features[index] = (features[index] as number) / darkest;
  features[columns * rows] = aspectRatio;
  return features;
}

function meanDarkness(paper: GreyImage, { x, y, width, height }: PixelBox, column: number, row: number): number {
  const { columns, rows } = FEATURE_GRID;
  const [left, right] = [Math.floor((column * width) / columns), Math.ceil(((column + 1) * width) / columns)];
  const [top, bottom] = [Math.floor((row * height) / rows), Math.ceil(((row + 1) * height) / rows)];
  let sum = 0;
  for (let dy = top; dy < bottom; dy++) for (let dx = left; dx < right; dx++) sum += darkness(paper, x + dx, y + dy);
  return sum / ((right - left) * (bottom - top));
}

/**
 * Weights of the linear classifier for each grid cell, in hundredths: positive for two bars over the whole width and a leg to the lower right.
 * Fitted (`bench/rupee-fit.ts`) to 13,000 rupee signs and 33,000 digits, letters and other currency signs in eight faces of DejaVu, Noto, Fira and
 * Source, of 9 to 34 pixels.
 */
// biome-ignore format: a picture of the sign
const WEIGHTS = [
  53, 101, 110, 65, -6, -91, 8, 49,
  5, 40, 11, 70, 102, -62, -60, -12,
  65, 74, 84, 146, 196, 46, -80, 5,
  35, 38, 107, 107, 203, 153, 78, 192,
  -59, -97, -67, 21, 103, 54, 136, 197,
  -12, -88, -12, 160, 99, -20, 55, 70,
  86, 39, 101, 70, -12, -116, -1, -1,
  115, 123, 70, -56, -84, -184, -107, -102,
  12, 131, 103, -35, 12, -82, -148, -140,
  -131, -67, 37, -129, -1, 48, -177, -188,
  -183, -243, -79, -158, -104, 126, 45, -52,
  -144, -239, -87, -53, -135, 105, 90, -31,
];
const ASPECT_RATIO_WEIGHT = 92;
const BIAS = -1163;
const WEIGHT_SCALE = 100;

/** Score of the classifier, above 0 for a likely rupee sign. @param wordHeight of the tallest glyph beside it */
export function rupeeScore(glyph: PixelBox, paper: GreyImage, wordHeight: number): number {
  const features = featureVector(glyph, paper, wordHeight);
  if (!features) return Number.NEGATIVE_INFINITY;
  const weightedSum = features.reduce((sum, dark, index) => sum + dark * (WEIGHTS[index] ?? ASPECT_RATIO_WEIGHT), BIAS);
  return weightedSum / WEIGHT_SCALE;
}
