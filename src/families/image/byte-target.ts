/** Finds the best quality within a maximum file size, as application forms for examinations and visas require. */
import type { Sharp } from 'sharp';
import { mapVipsErrors, type Pixels, readPixels, vipsFromPixels } from '../../core/picture/vips.ts';
import { invalid } from '../../core/request/api-error.ts';
import { encode, withDensity } from './encode.ts';
import { type OutputFormat, type PixelSize, scaleSize } from './output-size.ts';

const MAX_QUALITY = 100;
const MIN_QUALITY = 1;
/** Below this quality a smaller picture looks better. */
const FAIR_QUALITY = 40;
/** Scale factor between attempts. */
const SCALE_STEP = 0.8;
/** A picture is not scaled down below this side. */
const MIN_SIDE = 16;
/** Iterations of the binary search over quality. */
export const QUALITY_SEARCH_STEPS = 7;
/** Limits the pixels, because each attempt encodes the picture again. */
const MAX_PIXELS = 16_000_000;
const LOSSY_FORMATS: ReadonlySet<OutputFormat> = new Set(['jpeg', 'webp', 'avif']);

export interface EncodedPicture {
  readonly data: Buffer;
  readonly size: PixelSize;
  readonly quality: number;
}

export interface ByteTarget {
  readonly maxBytes: number;
  readonly format: OutputFormat;
  /** Whether the dimensions were requested and must not change. */
  readonly isFixedSize: boolean;
  /** Dots per inch to write into the file. */
  readonly density?: number;
}

export function checkByteTarget({ format, isFixedSize: hasFixedSize }: ByteTarget, { width, height }: PixelSize, frames: number): void {
  if (!LOSSY_FORMATS.has(format))
    invalid('maxBytes', `can be used only with jpeg, webp and avif, which have a quality setting; ${format} has none`);
  if (frames > 1) invalid('maxBytes', 'cannot be used with animations; use format=jpeg, or omit it');
  if (hasFixedSize && width * height > MAX_PIXELS) {
    invalid(
      'maxBytes',
      `can be used for results of at most ${MAX_PIXELS / 1_000_000} million pixels; give a smaller width or height, or neither`,
    );
  }
}

/** Size of the first attempt. */
export function startSize(size: PixelSize, { isFixedSize: hasFixedSize }: ByteTarget): PixelSize {
  const scale = Math.sqrt(MAX_PIXELS / (size.width * size.height));
  return hasFixedSize || scale >= 1 ? size : scaleSize(size, scale);
}

/** @param pixels in the output size */
export async function encodeWithinByteLimit(pixels: Sharp, target: ByteTarget): Promise<EncodedPicture> {
  let picture = await readPixels(pixels);
  for (;;) {
    const lowest = target.isFixedSize || Math.max(picture.width, picture.height) <= MIN_SIDE ? MIN_QUALITY : FAIR_QUALITY;
    const { best, minBytes } = await searchQuality(picture, target, lowest);
    if (best) return best;
    if (lowest === MIN_QUALITY) {
      invalid(
        'maxBytes',
        `the image has ${minBytes} bytes even at the lowest quality; give at least this many, or a smaller width or height`,
      );
    }
    picture = await readPixels(vipsFromPixels(picture).resize({ ...scaleSize(picture, SCALE_STEP), fit: 'fill' }));
  }
}

/** Binary search for the highest quality that fits: file size grows, almost always, with quality. */
async function searchQuality(
  picture: Pixels,
  { maxBytes, format, density }: ByteTarget,
  lowest: number,
): Promise<{ best?: EncodedPicture; minBytes: number }> {
  const { width, height } = picture;
  let best: EncodedPicture | undefined;
  let minBytes = Number.POSITIVE_INFINITY;
  for (let low = lowest, high = MAX_QUALITY, quality = lowest; low <= high; quality = (low + high) >> 1) {
    const data = await mapVipsErrors(
      withDensity(encode(vipsFromPixels(picture), format, { quality, pixelCount: width * height }), density).toBuffer(),
    );
    minBytes = Math.min(minBytes, data.length);
    if (data.length <= maxBytes) {
      best = { data, size: { width, height }, quality };
      low = quality + 1;
    } else high = quality - 1;
  }
  return best ? { best, minBytes } : { minBytes };
}
