/** OCR preprocessing, with the inverse coordinate mapping. */
import { stretchContrast } from './contrast.ts';
import { denoise } from './denoise.ts';
import { deskew, skewToCorrect, unrotateBox } from './deskew.ts';
import { type GreyImage, whitenBorder } from './grey-image.ts';
import { normaliseIllumination } from './illumination.ts';
import { letterHeight } from './letter-height.ts';
import type { PixelBox } from './ocr-words.ts';
import { removeRuledLines } from './ruled-lines.ts';
import { upscale, upscaleFactor } from './upscale.ts';

export interface Preprocessed {
  readonly picture: GreyImage;
  /** Clockwise skew of the original in degrees, and the scale factor applied. */
  readonly skew: number;
  readonly scale: number;
  /** Height of lower-case letters in pixels; undefined if there is hardly any text. */
  readonly letters: number | undefined;
  /** Whether the light is uneven or low: read by the network. */
  readonly isPhotograph: boolean;
  /** Whether table rules were removed. */
  readonly isTable: boolean;
  /** Maps a box of this picture back to the original. */
  readonly toOriginal: (box: PixelBox) => PixelBox;
}

/** @param sent may be modified */
export async function preprocess(sent: GreyImage, longestSide: number): Promise<Preprocessed> {
  const isPhotograph = normaliseIllumination(sent);
  stretchContrast(sent);
  const page = await deskewAndUpscale(await denoise(sent), longestSide);
  return { ...page, isPhotograph, isTable: removeRuledLines(page.picture, page.letters) };
}

type Placed = Omit<Preprocessed, 'isPhotograph' | 'isTable'>;

async function deskewAndUpscale(sent: GreyImage, longestSide: number): Promise<Placed> {
  const page = await deskewed(sent);
  const times = upscaleFactor(page.picture, page.letters, longestSide);
  if (times === 1) return page;
  // From the original: small letters lose too much if rotated before upscaling, and give a less exact skew angle.
  const { toOriginal, ...large } = await deskewed(await upscale(sent, times));
  const shrink = (pixels: number): number => Math.round(pixels / times);
  return {
    ...large,
    scale: times,
    toOriginal: (box) => {
      const { x, y, width, height } = toOriginal(box);
      return { x: shrink(x), y: shrink(y), width: shrink(width), height: shrink(height) };
    },
  };
}

async function deskewed(sent: GreyImage): Promise<Placed> {
  const skew = skewToCorrect(sent);
  const picture = skew === 0 ? whitenBorder(sent) : await deskew(sent, skew);
  const toOriginal = (box: PixelBox): PixelBox => (skew === 0 ? box : unrotateBox(box, skew, sent, picture));
  return { picture, skew, scale: 1, letters: letterHeight(picture), toOriginal };
}
