/** Finds out whether a page lies on its side or upside down. Child processes only. */
import type { GreyImage } from '../grey-image.ts';
import { transformGrey } from '../grey-sharp.ts';
import { detectLines } from './line-detector.ts';
import { recogniseLine } from './line-recogniser.ts';
import { cutStrip } from './line-strip.ts';
import type { TextRegion } from './text-regions.ts';

/** Clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** Lines that are read in both directions. */
const SAMPLE_LINES = 6;
/** Share of the area of all regions above which text runs down the page. */
const MIN_VERTICAL_SHARE = 0.5;
/** Difference of confidence between the directions: text that is read the wrong way round has at least this much less. */
const MIN_DIFFERENCE = 0.08;

export async function turned(picture: GreyImage, turn: Turn): Promise<GreyImage> {
  return turn === 0 ? picture : transformGrey(picture, (page) => page.rotate(turn));
}

/** The turn that makes a page upright. */
export async function uprightTurn(page: GreyImage): Promise<Turn> {
  const { lines, verticalShare } = await detectLines(page);
  if (verticalShare < MIN_VERTICAL_SHARE) return (await isUpsideDown(page, lines)) ? 180 : 0;
  const onItsSide = await turned(page, 90);
  return (await isUpsideDown(onItsSide, (await detectLines(onItsSide)).lines)) ? 270 : 90;
}

async function isUpsideDown(page: GreyImage, lines: readonly TextRegion[]): Promise<boolean> {
  const area = ({ left, right, height }: TextRegion): number => (right - left) * height;
  const longest = [...lines].sort((one, other) => area(other) - area(one)).slice(0, SAMPLE_LINES);
  let [upright, reversed] = [0, 0];
  for (const region of longest) {
    const { picture } = cutStrip(page, region);
    upright += await confidenceOf(picture);
    // The pixels in reverse order are the strip turned by 180 degrees.
    reversed += await confidenceOf({ ...picture, pixels: picture.pixels.slice().reverse() });
  }
  return reversed - upright > MIN_DIFFERENCE * longest.length;
}

/** Mean over the letters of a line; 0 if nothing is read. */
async function confidenceOf(strip: GreyImage): Promise<number> {
  const words = await recogniseLine(strip, { x: 0, y: 0, width: strip.width, height: strip.height });
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}
