import type { Sharp } from 'sharp';
import { toColour } from '../../../core/draw/colour.ts';
import { declareCpuCost } from '../../../core/jobs/cpu-cost.ts';
import { reportProgress } from '../../../core/jobs/progress.ts';
import { SILUETA } from '../../../core/models/built-in.ts';
import { decodeMs } from '../../../core/picture/cost.ts';
import { openPicture, uprightSize } from '../../../core/picture/picture.ts';
import { mapVipsErrors, type Pixels, readPixels, vipsFromPixels } from '../../../core/picture/vips.ts';
import type { FileAnswer } from '../../../core/request/envelope.ts';
import { photographAsPng } from '../encode.ts';
import { refineEdges } from './matting.ts';
import { segmentSubject } from './segmentation.ts';

export interface CutOutRequest {
  readonly file: Uint8Array;
  readonly format: 'png' | 'webp' | 'mask';
  /** Six or eight hex digits; transparent if undefined. */
  readonly background: string | undefined;
  readonly crop: boolean;
}

const MAX_WORKING_SIDE = 4096;
const WEBP_QUALITY = 90;

export async function cutOut({ file, format, background, crop }: CutOutRequest): Promise<FileAnswer> {
  reportProgress(0, 'Decoding the image');
  const picture = await openPicture(file);
  picture.checkSize();
  await declareCpuCost(decodeMs(picture));
  const original = uprightSize(picture);
  const pixels = await rgbaPixels(picture.upright());
  reportProgress(0.1, 'Segmenting the subject');
  const mask = await segmentSubject(pixels);
  reportProgress(0.7, 'Refining the edges');
  await refineEdges(pixels, mask);
  const alpha = multiplyAlpha(pixels, mask);
  reportProgress(0.85, 'Encoding the image');

  const result = format === 'mask' ? vipsFromPixels(alpha) : vipsFromPixels(pixels);
  const output = background === undefined ? result : result.flatten({ background: toBackground(background) });
  const cropped = crop ? output.extract(boundingBox(alpha)) : output;
  const encoded =
    format === 'webp'
      ? cropped.webp({ quality: WEBP_QUALITY })
      : format === 'png'
        ? photographAsPng(cropped, pixels.width * pixels.height)
        : cropped.toColourspace('b-w').png();
  const { data, info } = await mapVipsErrors(encoded.toBuffer({ resolveWithObject: true }));
  const name = format === 'mask' ? 'mask.png' : `cut-out.${format}`;
  return {
    file: data,
    type: format === 'webp' ? 'image/webp' : 'image/png',
    headers: {
      'x-model': SILUETA.id,
      'x-original-width': `${original.width}`,
      'x-original-height': `${original.height}`,
      'x-image-width': `${info.width}`,
      'x-image-height': `${info.height}`,
      'content-disposition': `inline; filename="${name}"`,
    },
  };
}

/** RGBA pixels, scaled down to the maximum working size. */
function rgbaPixels(picture: Sharp): Promise<Pixels> {
  return readPixels(
    picture.resize({ width: MAX_WORKING_SIDE, height: MAX_WORKING_SIDE, fit: 'inside', withoutEnlargement: true }).ensureAlpha(),
  );
}

/** Multiplies the mask into the alpha channel, so that transparent pixels stay transparent. Returns the new alpha also as a mask. */
function multiplyAlpha({ data }: Pixels, mask: Pixels): Pixels {
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    const offset = pixel * 4 + 3;
    const alpha = Math.round(((data[offset] as number) * (mask.data[pixel] as number)) / 255);
    data[offset] = alpha;
    mask.data[pixel] = alpha;
  }
  return mask;
}

/** Lower alpha is noise of the mask, not the subject. */
const MIN_ALPHA = 26;

/** Bounding box of the subject; the whole picture if there is none. */
export function boundingBox({ data, width, height }: Pixels): { left: number; top: number; width: number; height: number } {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let pixel = 0; pixel < data.length; pixel++) {
    if ((data[pixel] as number) < MIN_ALPHA) continue;
    const column = pixel % width;
    const row = Math.floor(pixel / width);
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = row;
  }
  return right < 0 ? { left: 0, top: 0, width, height } : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function toBackground(digits: string): { r: number; g: number; b: number } {
  const { red, green, blue } = toColour(digits);
  return { r: red, g: green, b: blue };
}
