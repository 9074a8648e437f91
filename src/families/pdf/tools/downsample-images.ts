/** Downsamples and re-encodes the pictures of a PDF (lossy). Child process. */
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { MAX_PIXELS } from '../../../core/picture/limits.ts';
import { decodeData, type ImageObject, parseImage } from './image-object.ts';

export interface DownsampleOptions {
  readonly dpi: number;
  readonly quality: number;
}

/** Minimum size of an encoded picture; smaller ones are icons and ornaments. */
const MIN_BYTES = 8 * 1024;
/** Maximum size ratio for a replacement. */
const MAX_SIZE_RATIO = 0.9;
const POINTS_PER_INCH = 72;
const MAX_DECODED_BYTES = 64 * 1024 * 1024;
/** Time budget: remaining pictures stay unchanged. */
const TIME_BUDGET_MS = 20_000;
const UNSUPPORTED_KEYS = ['/Decode', '/Mask', '/ImageMask'] as const;

/** @param longestSide of the pages in points: no picture needs more pixels than fill it */
export async function downsampleImages(graph: ObjectGraph, { dpi, quality }: DownsampleOptions, longestSide: number): Promise<void> {
  const maxSide = Math.max(1, Math.round((longestSide / POINTS_PER_INCH) * dpi));
  const end = Date.now() + TIME_BUDGET_MS;
  for (const object of graph.objects.values()) {
    if (Date.now() > end) return;
    const image = parseImage(graph, object);
    // A bilevel image (one bit per pixel) is smaller in its own codecs, and JPEG would blur it.
    if (image?.bits !== 8 || image.data.length < MIN_BYTES || image.palette || UNSUPPORTED_KEYS.some((name) => image.dict.has(name)))
      continue;
    if (image.width * image.height > MAX_PIXELS) continue;
    const pixels = decodePixels(image);
    const jpeg = pixels && (await encodeJpeg(pixels, maxSide, quality));
    if (!jpeg || jpeg.data.length > image.data.length * MAX_SIZE_RATIO) continue;
    object.data = jpeg.data;
    image.dict
      .set('/Width', String(jpeg.info.width))
      .set('/Height', String(jpeg.info.height))
      .set('/Filter', '/DCTDecode')
      .delete('/DecodeParms');
  }
}

/** The PDF holds the colour space; ICC profiles embedded in pictures are ignored there. */
function decodePixels({ data, filters, width, height, colours }: ImageObject): Sharp | undefined {
  if (colours !== 1 && colours !== 3) return undefined;
  const limits = { limitInputPixels: MAX_PIXELS, ignoreIcc: true } as const;
  if (filters.at(-1)?.name === '/DCTDecode') {
    const jpeg = decodeData(data, filters.slice(0, -1), MAX_DECODED_BYTES);
    return jpeg && sharp(jpeg, limits);
  }
  const decoded = decodeData(data, filters, MAX_DECODED_BYTES);
  return decoded && decoded.length >= width * height * colours
    ? sharp(decoded.subarray(0, width * height * colours), { ...limits, raw: { width, height, channels: colours } })
    : undefined;
}

async function encodeJpeg(pixels: Sharp, maxSide: number, quality: number): Promise<{ data: Buffer; info: OutputInfo } | undefined> {
  try {
    const { channels = 3 } = await pixels.metadata();
    if (channels !== 1 && channels !== 3) return undefined;
    const resized = pixels.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    return await resized
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
  } catch {
    // A damaged picture stays unchanged.
    return undefined;
  }
}
