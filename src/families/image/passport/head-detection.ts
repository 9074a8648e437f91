/** Heuristic head detection from the silhouette of a person: the head is the topmost part, and its width is measured above the shoulders. */
import type { Pixels } from '../../../core/picture/vips.ts';
import type { PixelSize } from '../output-size.ts';

export interface CropRegion {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Mask threshold. */
const MASK_THRESHOLD = 128;
/** Fraction of the picture width: a narrower row is hair or dust. */
const MIN_ROW_FRACTION = 0.03;
/** Ratio of head height (crown to chin) to width, hair included; shoulders begin below. */
const HEAD_ASPECT_RATIO = 1.3;
/** Range of head widths, as fractions of the picture: narrower is too small, wider is no portrait. */
const MIN_HEAD_WIDTH = 0.05;
const MAX_HEAD_WIDTH = 0.9;

/** @param outline mask with 255 for the person */
export function findHead({ data, width, height }: Pixels): CropRegion | undefined {
  let crown = -1;
  let widest = 0;
  let centreSum = 0;
  let rows = 0;
  for (let row = 0; row < height; row++) {
    const span = longestRun(data, row * width, width);
    if (crown < 0 && span.length < MIN_ROW_FRACTION * width) continue;
    if (crown < 0) crown = row;
    else if (row - crown > HEAD_ASPECT_RATIO * widest) break;
    widest = Math.max(widest, span.length);
    centreSum += span.start + span.length / 2;
    rows++;
  }
  if (crown < 0 || widest < MIN_HEAD_WIDTH * width || widest > MAX_HEAD_WIDTH * width) return undefined;
  const length = Math.min(height - crown, HEAD_ASPECT_RATIO * widest);
  return { left: centreSum / rows - widest / 2, top: crown, width: widest, height: length };
}

/** The longest run of a row. */
function longestRun(data: Uint8Array, from: number, width: number): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  for (let x = 0; x < width; ) {
    if ((data[from + x] as number) < MASK_THRESHOLD) {
      x++;
      continue;
    }
    const start = x;
    while (x < width && (data[from + x] as number) >= MASK_THRESHOLD) x++;
    if (x - start > best.length) best = { start, length: x - start };
  }
  return best;
}

/** Head height as a fraction of the photograph, crown to chin: passports require 70 to 80 per cent. */
const HEAD_HEIGHT_FRACTION = 0.72;
/** Fraction above the crown. */
const MARGIN_ABOVE_CROWN = 0.1;

/** Crop with the head placed as passports require, or the nearest within the picture. */
export function cropAroundHead(head: CropRegion, picture: PixelSize, photo: PixelSize): CropRegion {
  const shape = photo.width / photo.height;
  const height = Math.min(head.height / HEAD_HEIGHT_FRACTION, picture.height, picture.width / shape);
  const width = height * shape;
  const clampStart = (start: number, length: number, size: number): number => Math.max(0, Math.min(start, size - length));
  const left = clampStart(head.left + head.width / 2 - width / 2, width, picture.width);
  const top = clampStart(head.top - MARGIN_ABOVE_CROWN * height, height, picture.height);
  return { left, top, width, height };
}
