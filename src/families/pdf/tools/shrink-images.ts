/** Downsamples and re-encodes the pictures of a PDF (lossy). Child process. */
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Graph } from '../../../core/pdf/graph.ts';
import { MOST_PIXELS } from '../../../core/picture/limits.ts';
import { type ImageObject, imageOf, plainData } from './image-object.ts';

export interface Shrinking {
  readonly dpi: number;
  readonly quality: number;
}

/** Smaller ones are icons and ornaments. */
const LEAST_BYTES = 8 * 1024;
/** Maximum size ratio for a replacement. */
const WORTH = 0.9;
const POINTS_PER_INCH = 72;
const MOST_UNPACKED = 64 * 1024 * 1024;
/** Time budget: remaining pictures stay unchanged. */
const LONGEST_MS = 20_000;
const UNCLEAR = ['/Decode', '/Mask', '/ImageMask'] as const;

/** @param longestSide of the pages in points: no picture needs more pixels than fill it */
export async function shrinkImages(graph: Graph, { dpi, quality }: Shrinking, longestSide: number): Promise<void> {
  const most = Math.max(1, Math.round((longestSide / POINTS_PER_INCH) * dpi));
  const end = Date.now() + LONGEST_MS;
  for (const object of graph.objects.values()) {
    if (Date.now() > end) return;
    const image = imageOf(graph, object);
    // One bit per pixel is a bilevel scan: its own codecs are far better, and JPEG would blur it.
    if (image?.bits !== 8 || image.data.length < LEAST_BYTES || image.palette || UNCLEAR.some((name) => image.dict.has(name))) continue;
    if (image.width * image.height > MOST_PIXELS) continue;
    const pixels = pixelsOf(image);
    const made = pixels && (await packed(pixels, most, quality));
    if (!made || made.data.length > image.data.length * WORTH) continue;
    object.data = made.data;
    image.dict
      .set('/Width', String(made.info.width))
      .set('/Height', String(made.info.height))
      .set('/Filter', '/DCTDecode')
      .delete('/DecodeParms');
  }
}

/** The PDF holds the colour space; ICC profiles embedded in pictures are ignored there. */
function pixelsOf({ data, filters, width, height, colours }: ImageObject): Sharp | undefined {
  if (colours !== 1 && colours !== 3) return undefined;
  const limits = { limitInputPixels: MOST_PIXELS, ignoreIcc: true } as const;
  if (filters.at(-1)?.name === '/DCTDecode') {
    const jpeg = plainData(data, filters.slice(0, -1), MOST_UNPACKED);
    return jpeg && sharp(jpeg, limits);
  }
  const plain = plainData(data, filters, MOST_UNPACKED);
  return plain && plain.length >= width * height * colours
    ? sharp(plain.subarray(0, width * height * colours), { ...limits, raw: { width, height, channels: colours } })
    : undefined;
}

async function packed(pixels: Sharp, most: number, quality: number): Promise<{ data: Buffer; info: OutputInfo } | undefined> {
  try {
    const { channels = 3 } = await pixels.metadata();
    if (channels !== 1 && channels !== 3) return undefined;
    const smaller = pixels.resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true });
    return await smaller
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
  } catch {
    // A damaged picture stays unchanged.
    return undefined;
  }
}
