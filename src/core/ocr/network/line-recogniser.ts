/** Recognises lines in all scripts of India by a network, without a given language. Child processes only. */
import { INDIC_OCR } from '../../models/built-in.ts';
import { LazySession, readVerified } from '../../models/weights.ts';
import type { GreyImage } from '../grey-image.ts';
import type { OcrWord, PixelBox } from '../ocr-words.ts';
import { greedyDecode, wordBox, wordsOfCharacters } from './ctc.ts';
import { LINE_HEIGHT, lineInput, MAX_LINE_WIDTH } from './line-input.ts';

/** Margin around the box of a line, as a fraction of its height. */
const MARGIN = 0.12;
/** Shorter marks are rules or noise. */
const MIN_HEIGHT = 5;

/** Shades by which the columns of a gap may be darker than the lightest column: paper is not even. */
const LIGHT_TOLERANCE = 32;

/** One thread: more threads shorten a run, but cost more CPU in total. */
const weights = new LazySession(INDIC_OCR.network, { threads: 1, keepMemory: true });

let loadedClasses: readonly string[] | undefined;

function classes(): readonly string[] {
  loadedClasses ??= (JSON.parse(readVerified(INDIC_OCR.alphabet).toString()) as { classes: string[] }).classes;
  return loadedClasses;
}

/** Words of a line, in logical order. */
export async function recogniseLine(page: GreyImage, line: PixelBox): Promise<OcrWord[]> {
  if (line.height < MIN_HEIGHT || line.width < 2) return [];
  const words: OcrWord[] = [];
  for (const box of splitAtGaps(page, addMargin(page, line))) words.push(...(await recognisePart(page, box)));
  return words;
}

async function recognisePart(page: GreyImage, box: PixelBox): Promise<OcrWord[]> {
  const session = await weights.session();
  const { data, width } = lineInput(page, box);
  const { data: scores } = session.run({ image: { data, shape: [1, 1, LINE_HEIGHT, width] } }, 'scores');
  // The input is padded on the right to a multiple of eight pixels.
  const steps = (box.width * LINE_HEIGHT) / box.height / (width / (scores.length / classes().length));
  return wordsOfCharacters(greedyDecode(scores, classes())).map((word) => ({
    text: word.text,
    confidence: Math.round(word.confidence * 100) / 100,
    box: wordBox(word, box, steps),
  }));
}

function addMargin(page: GreyImage, { x, y, width, height }: PixelBox): PixelBox {
  const margin = Math.max(2, Math.round(MARGIN * height));
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)];
  return {
    x: left,
    y: top,
    width: Math.min(page.width, x + width + margin) - left,
    height: Math.min(page.height, y + height + margin) - top,
  };
}

/** Cuts a line that is longer than the training lines at its lightest columns. */
function splitAtGaps(page: GreyImage, box: PixelBox): PixelBox[] {
  const longest = Math.floor((MAX_LINE_WIDTH * box.height) / LINE_HEIGHT);
  if (box.width <= longest) return [box];
  const half = Math.floor(longest / 2);
  const cut = box.x + half + widestGap(page, { ...box, x: box.x + half, width: longest - half });
  return [{ ...box, width: cut - box.x }, ...splitAtGaps(page, { ...box, x: cut, width: box.x + box.width - cut })];
}

/** Middle of the widest run of columns about as light as the lightest one, relative to the left edge of the box. */
function widestGap({ width, pixels }: GreyImage, box: PixelBox): number {
  const columnShades = Array.from({ length: box.width }, (_, column) => {
    let darkest = 255;
    for (let y = box.y; y < box.y + box.height; y++) darkest = Math.min(darkest, pixels[y * width + box.x + column] as number);
    return darkest;
  });
  const threshold = Math.max(...columnShades) - LIGHT_TOLERANCE;
  let [start, best, longest] = [0, box.width >> 1, 0];
  for (let column = 0; column <= columnShades.length; column++) {
    if (column < columnShades.length && (columnShades[column] as number) >= threshold) continue;
    if (column - start > longest) [longest, best] = [column - start, (start + column) >> 1];
    start = column + 1;
  }
  return Math.max(1, best);
}
