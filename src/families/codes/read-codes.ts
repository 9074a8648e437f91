/** Finds and decodes codes in pixels. Child process. */
import { declareCpuCost } from '../../core/jobs/cpu-cost.ts';
import type { Bitmap } from '../../core/pdf/render-bitmap.ts';
import { decodeMs, pixelMs } from '../../core/picture/cost.ts';
import { openPicture, uprightSize } from '../../core/picture/picture.ts';
import { readPixels } from '../../core/picture/vips.ts';
import { parseContent } from './content/content.ts';
import { parseKey } from './content/signature.ts';
import { type GreySource, PAGE_ANGLES, PHOTO_ANGLES, searchInPasses } from './passes.ts';
import type { ReadCode } from './records.ts';
import type { DecodedSymbol } from './zxing.ts';

export interface ReadPictureTask {
  readonly file: Uint8Array;
  readonly key?: string | undefined;
}

export interface ReadPdfPageTask {
  readonly bitmap: Bitmap;
  readonly page: number;
  readonly key?: string | undefined;
}

export interface SearchedPage {
  readonly width: number;
  readonly height: number;
  readonly codes: readonly ReadCode[];
}

/** Longest side that is searched: larger photographs have more pixels per module than needed. */
const MAX_SIDE = 4096;
/** Milliseconds to search a megapixel: measured between blank paper and noise, with the passes of pictures in which nothing is found. */
const SEARCH_MS_PER_MEGAPIXEL = 300;

export async function readPicture({ file, key }: ReadPictureTask): Promise<SearchedPage> {
  const picture = await openPicture(file);
  const size = uprightSize(picture);
  picture.checkSize();
  const scale = Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  const pixels = size.width * size.height * scale * scale;
  await declareCpuCost(decodeMs(picture) + pixelMs(pixels, SEARCH_MS_PER_MEGAPIXEL));
  // Decoded once: a HEIC photograph takes a second.
  const grey = await readPixels(picture.upright().flatten({ background: '#fff' }).resize(scaleSize(size, scale)).grayscale());
  const source = { data: grey.data, width: grey.width, height: grey.height, channels: grey.channels };
  return { ...size, codes: toReadCodes(await search(source, scale, PHOTO_ANGLES), 1, size, key) };
}

export async function readPdfPage({ bitmap, page, key }: ReadPdfPageTask): Promise<SearchedPage> {
  const { width, height, channels, pixels } = bitmap;
  const data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  await declareCpuCost(pixelMs(width * height, SEARCH_MS_PER_MEGAPIXEL));
  return {
    width,
    height,
    codes: toReadCodes(await search({ data, width, height, channels }, 1, PAGE_ANGLES), page, { width, height }, key),
  };
}

/** Coordinates of the result are those of the picture before it was scaled. */
async function search(source: GreySource, scale: number, angles: readonly number[]): Promise<DecodedSymbol[]> {
  const symbols = await searchInPasses(source, angles);
  return symbols.map((symbol) => ({ ...symbol, corners: symbol.corners.map(({ x, y }) => ({ x: x / scale, y: y / scale })) }));
}

function scaleSize({ width, height }: { readonly width: number; readonly height: number }, scale: number) {
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height), fit: 'fill' as const };
}

function toReadCodes(symbols: readonly DecodedSymbol[], page: number, size: { width: number; height: number }, pem: string | undefined) {
  const key = pem === undefined ? undefined : parseKey(pem);
  return symbols
    .map(({ type, text, binary, corners, rotation }): ReadCode => {
      const content = parseContent(text, key);
      const isBinary = binary !== undefined && content.content === 'text';
      return {
        type,
        text,
        base64: binary ? Buffer.from(binary).toString('base64') : null,
        ...content,
        content: isBinary ? 'binary' : content.content,
        page,
        box: boundingBox(corners, size),
        rotation,
      };
    })
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

function boundingBox(corners: DecodedSymbol['corners'], { width, height }: { width: number; height: number }): ReadCode['box'] {
  const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));
  const left = clamp(Math.floor(Math.min(...corners.map(({ x }) => x))), width - 1);
  const top = clamp(Math.floor(Math.min(...corners.map(({ y }) => y))), height - 1);
  const right = clamp(Math.ceil(Math.max(...corners.map(({ x }) => x))), width);
  const bottom = clamp(Math.ceil(Math.max(...corners.map(({ y }) => y))), height);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
