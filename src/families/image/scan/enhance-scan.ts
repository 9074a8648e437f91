/** Turns a photograph of a sheet into a scan. Child process. */
import { declareCpuCost } from '../../../core/jobs/cpu-cost.ts';
import { reportProgress } from '../../../core/jobs/progress.ts';
import type { GreyImage } from '../../../core/ocr/grey-image.ts';
import { sharpToGrey } from '../../../core/ocr/grey-sharp.ts';
import { decodeMs, pixelMs } from '../../../core/picture/cost.ts';
import { openPicture, uprightSize } from '../../../core/picture/picture.ts';
import { type Pixels, readPixels, vipsFromPixels } from '../../../core/picture/vips.ts';
import { invalid } from '../../../core/request/api-error.ts';
import type { FileAnswer } from '../../../core/request/envelope.ts';
import type { PixelSize } from '../output-size.ts';
import { sheetSize } from './aspect-ratio.ts';
import { detectSheet } from './detect-sheet.ts';
import { edgeMap } from './edge-map.ts';
import { encodeScan, type ScanOutput } from './encode-scan.ts';
import { type Point, type Quadrilateral, rectify } from './homography.ts';
import { refineCorners } from './refine-corners.ts';
import { binarise } from './sauvola.ts';
import { whitenPaper } from './whiten-paper.ts';

export interface ScanRequest extends ScanOutput {
  readonly file: Uint8Array;
  readonly mode: 'colour' | 'grey' | 'bw';
  /** In pixels after EXIF rotation; found in the picture if undefined. */
  readonly corners: Quadrilateral | undefined;
}

const MAX_WORKING_SIDE = 4096;
const MAX_OUTPUT_PIXELS = 16_000_000;
/** Sides of the pictures in which the sheet is found, and its corners refined. */
const DETECTION_SIDE = 400;
const REFINEMENT_SIDE = 1600;
/** Smaller pictures are clippings. */
const MIN_PHOTOGRAPH_SIDE = 200;
/** Paper curls: a found sheet is cut this fraction inside of its edges, so that no table is visible. */
const INSET = 0.004;
/** Milliseconds per megapixel: measured on pages in colour. */
const SCAN_MS_PER_MEGAPIXEL = 220;

export async function enhanceScan({ file, mode, corners: given, ...output }: ScanRequest): Promise<FileAnswer> {
  reportProgress(0, 'Decoding the image');
  const picture = await openPicture(file);
  picture.checkSize();
  const original = uprightSize(picture);
  if (given) checkCorners(given, original);
  const scale = Math.min(1, MAX_WORKING_SIDE / Math.max(original.width, original.height));
  await declareCpuCost(decodeMs(picture) + pixelMs(original.width * original.height * scale * scale, SCAN_MS_PER_MEGAPIXEL));
  const pixels = await readPixels(
    picture
      .upright()
      .flatten({ background: '#ffffff' })
      .resize({ width: MAX_WORKING_SIDE, height: MAX_WORKING_SIDE, fit: 'inside', withoutEnlargement: true }),
  );
  reportProgress(0.3, 'Finding the sheet');
  const corners = given ? scaleCorners(given, scale) : await findSheet(pixels);
  const sheet = corners ? rectify(pixels, given ? corners : insetCorners(corners), sheetSize(corners, pixels, MAX_OUTPUT_PIXELS)) : pixels;
  reportProgress(0.6, 'Evening out the light');
  const planes = mode === 'colour' ? splitChannels(sheet) : [await sharpToGrey(vipsFromPixels(sheet))];
  whitenPaper(planes);
  if (mode === 'bw') binarise(planes[0] as GreyImage);
  reportProgress(0.85, 'Encoding the scan');
  const answer = await encodeScan(mergeChannels(planes), mode === 'bw', output);
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'x-sheet': given ? 'given' : corners ? 'found' : 'none',
      ...(corners && { 'x-corners': formatCorners(scaleCorners(corners, 1 / scale), original) }),
    },
  };
}

async function findSheet(pixels: Pixels): Promise<Quadrilateral | undefined> {
  if (Math.min(pixels.width, pixels.height) < MIN_PHOTOGRAPH_SIDE) return undefined;
  const small = await readPixels(vipsFromPixels(pixels).resize({ width: DETECTION_SIDE, height: DETECTION_SIDE, fit: 'inside' }));
  const coarse = detectSheet(edgeMap(small));
  if (!coarse) return undefined;
  const grey = await sharpToGrey(
    vipsFromPixels(pixels).resize({ width: REFINEMENT_SIDE, height: REFINEMENT_SIDE, fit: 'inside', withoutEnlargement: true }),
  );
  // Lines of the edge map run through the centres of pixels.
  const centred = coarse.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })) as unknown as Quadrilateral;
  return scaleCorners(refineCorners(grey, scaleCorners(centred, grey.width / small.width)), pixels.width / grey.width);
}

const scaleCorners = (corners: Quadrilateral, scale: number): Quadrilateral =>
  corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Quadrilateral;

/** Corners that the picture cuts off are at its border. */
function formatCorners(corners: Quadrilateral, { width, height }: PixelSize): string {
  const clamp = (value: number, max: number): number => Math.max(0, Math.min(max, Math.round(value)));
  return corners.map(({ x, y }) => `${clamp(x, width)},${clamp(y, height)}`).join(',');
}

/** Towards the middle. */
function insetCorners(corners: Quadrilateral): Quadrilateral {
  const [x, y] = [corners.reduce((sum, point) => sum + point.x, 0) / 4, corners.reduce((sum, point) => sum + point.y, 0) / 4];
  return corners.map((point) => ({ x: point.x + INSET * (x - point.x), y: point.y + INSET * (y - point.y) })) as unknown as Quadrilateral;
}

function checkCorners(corners: Quadrilateral, { width, height }: PixelSize): void {
  if (corners.some(({ x, y }) => x > width || y > height))
    invalid('corners', `must be within the image, which has ${width} × ${height} pixels`);
  const isConvex = corners.every((corner, index) => {
    const [next, afterNext] = [corners[(index + 1) % 4] as Point, corners[(index + 2) % 4] as Point];
    return (next.x - corner.x) * (afterNext.y - next.y) - (next.y - corner.y) * (afterNext.x - next.x) > 0;
  });
  if (!isConvex) invalid('corners', 'must be a convex quadrilateral, clockwise from the top left corner of the page');
}

function splitChannels({ data, width, height, channels }: Pixels): GreyImage[] {
  return Array.from({ length: channels }, (_, channel) => {
    const pixels = new Uint8Array(width * height);
    for (let index = 0, offset = channel; index < pixels.length; index++, offset += channels) pixels[index] = data[offset] as number;
    return { width, height, pixels };
  });
}

function mergeChannels(planes: readonly GreyImage[]): Pixels {
  const [{ width, height, pixels: first }] = planes as readonly [GreyImage];
  const channels = planes.length as Pixels['channels'];
  if (channels === 1) return { data: Buffer.from(first.buffer, first.byteOffset, first.byteLength), width, height, channels };
  const data = Buffer.allocUnsafe(first.length * channels);
  for (const [channel, { pixels }] of planes.entries())
    for (let index = 0, offset = channel; index < pixels.length; index++, offset += channels) data[offset] = pixels[index] as number;
  return { data, width, height, channels };
}
