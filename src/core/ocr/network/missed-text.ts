/** Finds letters that no region covers: lone digits that the detector misses, and columns that page segmentation loses. */
import type { GreyImage } from '../grey-image.ts';
import { connectedComponents } from '../letter-height.ts';
import type { PixelBox } from '../ocr-words.ts';
import { MAX_ROW_DISTANCE, rowDistance } from './reading-order.ts';
import { centreAt, type TextRegion } from './text-regions.ts';

/** Sizes of a letter, as multiples of the median height of the letters that were read: dots and commas are smaller, pictures larger. */
const MIN_LETTER = 0.7;
const MAX_LETTER = 2.5;
const MAX_LETTER_ASPECT = 3;
/** Smaller components are noise. */
const MIN_PIXELS = 4;
/** Letters closer than this multiple of the median height belong to one word. */
const MAX_LETTER_GAP = 0.8;
/** Height of a region, as a multiple of that of its letters. */
const REGION_HEIGHT = 1.4;
/** More words than this are texture. */
const MAX_WORDS = 100;

export interface MissedText {
  /** Words that no region covers. */
  readonly words: readonly PixelBox[];
  /** Their share of the area of all letters. */
  readonly fraction: number;
}

export function findMissedText(picture: GreyImage, regions: readonly TextRegion[]): MissedText {
  const mask = rasteriseRegions(picture, regions);
  const components = connectedComponents(picture).filter(({ height }) => height >= MIN_PIXELS);
  const isRead = ({ x, y, width, height }: PixelBox): boolean => mask[(y + (height >> 1)) * picture.width + x + (width >> 1)] === 1;
  const heights = components.filter(isRead).map(({ height }) => height);
  const medianHeight = heights.sort((a, b) => a - b)[heights.length >> 1];
  if (medianHeight === undefined) return { words: [], fraction: 0 };
  const letters = components.filter(
    ({ width, height }) =>
      height >= MIN_LETTER * medianHeight && height <= MAX_LETTER * medianHeight && width <= MAX_LETTER_ASPECT * height,
  );
  const area = (boxes: readonly PixelBox[]): number => boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  const missed = letters.filter((letter) => !isRead(letter));
  return { words: joinLetters(missed, MAX_LETTER_GAP * medianHeight), fraction: area(missed) / Math.max(1, area(letters)) };
}

/** Missed words beside a region, as regions. */
export function missedRegions(picture: GreyImage, regions: readonly TextRegion[]): TextRegion[] {
  const { words } = findMissedText(picture, regions);
  if (words.length > MAX_WORDS) return [];
  return words
    .map(({ x, y, width, height }): TextRegion => {
      const margin = ((REGION_HEIGHT - 1) / 2) * height;
      return { left: x - margin, right: x + width + margin, height: REGION_HEIGHT * height, centre: [y + height / 2, 0, 0] };
    })
    .filter((word) => regions.some((region) => rowDistance(word, region) < MAX_ROW_DISTANCE && word.height < 1.5 * region.height));
}

function rasteriseRegions({ width, height }: GreyImage, regions: readonly TextRegion[]): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const region of regions) {
    for (let x = Math.max(0, Math.floor(region.left)); x < Math.min(width, region.right); x++) {
      const middle = centreAt(region, x);
      const bottom = Math.min(height, middle + region.height / 2);
      for (let y = Math.max(0, Math.floor(middle - region.height / 2)); y < bottom; y++) mask[y * width + x] = 1;
    }
  }
  return mask;
}

/** Bounding boxes of letters side by side. */
function joinLetters(letters: readonly PixelBox[], maxGap: number): PixelBox[] {
  const words: PixelBox[] = [];
  for (const letter of [...letters].sort((a, b) => a.x - b.x)) {
    const index = words.findIndex(
      ({ x, y, width, height }) =>
        letter.x - (x + width) <= maxGap && Math.min(y + height, letter.y + letter.height) - Math.max(y, letter.y) > letter.height / 2,
    );
    const word = words[index];
    if (!word) words.push(letter);
    else {
      const y = Math.min(word.y, letter.y);
      const bottom = Math.max(word.y + word.height, letter.y + letter.height);
      words[index] = { x: word.x, y, width: Math.max(word.width, letter.x + letter.width - word.x), height: bottom - y };
    }
  }
  return words;
}
