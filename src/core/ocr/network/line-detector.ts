/** Finds lines of text in photographs, screens and unruled tables by a network. Child processes only. */
import { LINE_DETECTOR } from '../../models/built-in.ts';
import { LazySession } from '../../models/weights.ts';
import type { GreyImage } from '../grey-image.ts';
import { transformGrey } from '../grey-sharp.ts';
import { type Regions, scaleRegion, textRegions } from './text-regions.ts';

/** Maximum pixels of the longer side: enough for pages, and half a second of CPU. */
const MAX_SIDE = 960;
/** Height to which lower-case letters are scaled. */
const LETTER_HEIGHT = 14;
/** The sides must be multiples of this. */
const SIDE_STEP = 32;
/** Mean and deviation of the three channels in training. */
const CHANNELS = [
  [0.485, 0.229],
  [0.456, 0.224],
  [0.406, 0.225],
] as const;

const weights = new LazySession(LINE_DETECTOR.network, { threads: 1, keepMemory: false });

/** Lines in pixels of the page, in no order. @param letterHeight x-height of the page in pixels, if known */
export async function detectLines(page: GreyImage, letterHeight = LETTER_HEIGHT): Promise<Regions> {
  const factor = Math.min(LETTER_HEIGHT / letterHeight, MAX_SIDE / Math.max(page.width, page.height));
  const [width, height] = [page.width, page.height].map((side) => Math.max(1, Math.round(side * factor))) as [number, number];
  const small = factor === 1 ? page : await transformGrey(page, (picture) => picture.resize({ width, height, fit: 'fill' }));
  const { data, shape } = detectorInput(small);
  const session = await weights.session();
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  const { data: values } = session.run({ [input]: { data, shape } }, output);
  const { lines, verticalShare } = textRegions({ width: shape[3], height: shape[2], values });
  return { lines: lines.map((line) => scaleRegion(line, page.width / small.width)), verticalShare };
}

function detectorInput({ width, height, pixels }: GreyImage): { data: Float32Array; shape: [number, number, number, number] } {
  const [columns, rows] = [width, height].map((side) => Math.ceil(side / SIDE_STEP) * SIDE_STEP) as [number, number];
  const data = new Float32Array(CHANNELS.length * rows * columns);
  for (const [channel, [mean, deviation]] of CHANNELS.entries()) {
    const plane = data.subarray(channel * rows * columns, (channel + 1) * rows * columns);
    // The padding is paper.
    plane.fill((1 - mean) / deviation);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) plane[y * columns + x] = ((pixels[y * width + x] as number) / 255 - mean) / deviation;
    }
  }
  return { data, shape: [1, CHANNELS.length, rows, columns] };
}
