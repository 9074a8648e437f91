/** Page orientation: detects pages that are on their side or upside down. Child processes only. */
import type { GreyImage } from '../grey-image.ts';
import { transformGrey } from '../grey-sharp.ts';
import type { Preprocessed } from '../preprocess.ts';
import { detectLines } from './line-detector.ts';
import { recogniseLine } from './line-recogniser.ts';
import { cutStrip } from './line-strip.ts';
import { linesOfPage } from './page-recogniser.ts';
import { largest, MIN_VERTICAL_SHARE, type TextRegion } from './text-regions.ts';

/** Clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** Lines that are recognised both upright and upside down, and compared. */
const SAMPLE_LINES = 6;
/** Minimum difference of mean confidence between the two directions. */
const MIN_DIFFERENCE = 0.08;

export async function rotateBy(picture: GreyImage, rotation: Rotation): Promise<GreyImage> {
  return rotation === 0 ? picture : transformGrey(picture, (page) => page.rotate(rotation));
}

/** The rotation that makes a page upright. */
export async function uprightRotation(page: Preprocessed): Promise<Rotation> {
  const { lines, verticalShare } = await linesOfPage(page);
  if (verticalShare <= MIN_VERTICAL_SHARE) return (await isUpsideDown(page.picture, lines)) ? 180 : 0;
  const rotated = await rotateBy(page.picture, 90);
  return (await isUpsideDown(rotated, (await detectLines(rotated, page.letters)).lines)) ? 270 : 90;
}

async function isUpsideDown(page: GreyImage, lines: readonly TextRegion[]): Promise<boolean> {
  const sample = largest(lines, SAMPLE_LINES);
  let [upright, reversed] = [0, 0];
  for (const region of sample) {
    const { picture } = cutStrip(page, region);
    upright += await confidenceOf(picture);
    // Reversing the order of the pixels rotates the strip by 180 degrees.
    reversed += await confidenceOf({ ...picture, pixels: picture.pixels.slice().reverse() });
  }
  return reversed - upright > MIN_DIFFERENCE * sample.length;
}

/** Mean confidence over the letters of a line; 0 if nothing is recognised. */
async function confidenceOf(strip: GreyImage): Promise<number> {
  const words = await recogniseLine(strip, { x: 0, y: 0, width: strip.width, height: strip.height });
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}
