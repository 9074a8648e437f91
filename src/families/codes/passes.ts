/** Multi-pass search for codes: the picture unchanged, then with corrected lighting, other scales and angles. Child processes only. */
import type { Sharp } from 'sharp';
import { type Pixels, readPixels, vipsFromPixels } from '../../core/picture/vips.ts';
import { type DecodedSymbol, decodeSymbols } from './zxing.ts';

/** Greyscale, with one or three channels. */
export type GreySource = Pixels;

interface Pass {
  /** Clockwise. ZXing reads linear codes only within some degrees of the axes. */
  readonly angle: number;
  readonly zoom: number;
}

/** Pictures up to the first size are enlarged for modules of one pixel; larger ones are shrunk to the second, which bounds the cost of the passes. */
const MAX_ENLARGED_SIDE = 1600;
const MAX_RETRY_SIDE = 2000;

function retries({ width, height }: GreySource, angles: readonly number[]): Pass[] {
  const side = Math.max(width, height);
  const zoom = side <= MAX_ENLARGED_SIDE ? 2 : Math.min(1, MAX_RETRY_SIDE / side);
  return angles.map((angle) => ({ angle, zoom }));
}

/** Angles of a photograph. Pages of documents are upright, and most have no code at all: they are searched again only for bad light. */
export const PHOTO_ANGLES: readonly number[] = [0, 30, 60];
export const PAGE_ANGLES: readonly number[] = [0];

export async function searchInPasses(source: GreySource, angles: readonly number[]): Promise<DecodedSymbol[]> {
  const codes = await decode(vipsFromPixels(source));
  if (codes.some(isPlausibleRead)) return withoutFragments(codes);
  const normalised = await normaliseIllumination(source);
  for (const pass of retries(source, angles)) {
    const retried = await searchOnce(normalised, pass);
    if (retried.some(isPlausibleRead)) return withoutFragments(retried);
  }
  return withoutFragments(codes);
}

/**
 * Minimum length of a reliable ITF code: it has no check digit, and a scan line that leaves a tilted code through its long side reads a shorter
 * number.
 */
const MIN_ITF_DIGITS = 12;

const isPlausibleRead = ({ type, text }: DecodedSymbol): boolean => type !== 'itf' || text.length >= MIN_ITF_DIGITS;

function withoutFragments(symbols: readonly DecodedSymbol[]): DecodedSymbol[] {
  const isFragmentOf = (text: string) => (other: DecodedSymbol) =>
    other.type === 'itf' && other.text.length > text.length && other.text.includes(text);
  return symbols.filter(({ type, text }) => type !== 'itf' || !symbols.some(isFragmentOf(text)));
}

/** The background is blurred by this fraction of the shorter side: wider than the modules of a code, narrower than most shadows. */
const BACKGROUND_BLUR_DIVISOR = 24;

/** Divides by the local brightness, against shadows: colour dodge is base / (1 - blend). */
async function normaliseIllumination(source: GreySource): Promise<GreySource> {
  const { width, height } = source;
  const background = await readPixels(
    vipsFromPixels(source)
      .blur(Math.max(1, Math.min(width, height) / BACKGROUND_BLUR_DIVISOR))
      .negate(),
  );
  const { data, ...raw } = background;
  return readPixels(
    vipsFromPixels(source)
      .toColourspace('srgb')
      .composite([{ input: data, raw, blend: 'colour-dodge' }]),
  );
}

async function searchOnce(source: GreySource, { angle, zoom }: Pass): Promise<DecodedSymbol[]> {
  const width = Math.max(1, Math.round(source.width * zoom));
  const height = Math.max(1, Math.round(source.height * zoom));
  const resized = vipsFromPixels(source).resize({ width, height, fit: 'fill' });
  const rotated = angle === 0 ? resized : vipsFromPixels(await readPixels(resized)).rotate(angle, { background: '#fff' });
  const pixels = await readPixels(rotated);
  const radians = (-angle * Math.PI) / 180;
  const toSourceCoordinates = ({ x, y }: { readonly x: number; readonly y: number }) => {
    const [dx, dy] = [x - pixels.width / 2, y - pixels.height / 2];
    return {
      x: (dx * Math.cos(radians) - dy * Math.sin(radians) + width / 2) / zoom,
      y: (dx * Math.sin(radians) + dy * Math.cos(radians) + height / 2) / zoom,
    };
  };
  const codes = await decode(vipsFromPixels(pixels));
  return codes.map((symbol) => ({
    ...symbol,
    corners: symbol.corners.map(toSourceCoordinates),
    rotation: (symbol.rotation - angle + 360) % 360,
  }));
}

async function decode(image: Sharp): Promise<DecodedSymbol[]> {
  const { data, width, height } = await readPixels(image.ensureAlpha());
  return decodeSymbols({ data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height });
}
