/** OCR preprocessing, with the inverse coordinate mapping. */
import { stretchContrast } from './contrast.ts';
import { denoise } from './denoise.ts';
import { deskew, skewToCorrect, unrotateBox } from './deskew.ts';
import { type GreyImage, whitenBorder } from './grey-image.ts';
import { normaliseIllumination } from './illumination.ts';
import type { PixelBox } from './ocr-words.ts';
import { removeRuledLines } from './ruled-lines.ts';
import { upscale, upscaleFactor } from './upscale.ts';

export interface Preprocessed {
  readonly picture: GreyImage;
  /** Clockwise skew of the original in degrees, and the scale factor applied. */
  readonly skew: number;
  readonly scale: number;
  /** Whether table rules were removed. */
  readonly isTable: boolean;
  /** Maps a box of this picture back to the original. */
  readonly toOriginal: (box: PixelBox) => PixelBox;
}

/** @param sent may be modified */
export async function preprocess(sent: GreyImage, longestSide: number): Promise<Preprocessed> {
  normaliseIllumination(sent);
  stretchContrast(sent);
  const ready = await deskewAndUpscale(await denoise(sent), longestSide);
  return { ...ready, isTable: removeRuledLines(ready.picture) };
}

async function deskewAndUpscale(sent: GreyImage, longestSide: number): Promise<Preprocessed> {
  const ready = await deskewed(sent);
  const times = upscaleFactor(ready.picture, longestSide);
  if (times === 1) return ready;
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

async function deskewed(sent: GreyImage): Promise<Preprocessed> {
  const degrees = skewToCorrect(sent);
  if (degrees === 0) return { picture: whitenBorder(sent), skew: 0, scale: 1, isTable: false, toOriginal: (box) => box };
  const picture = await deskew(sent, degrees);
  return { picture, skew: degrees, scale: 1, isTable: false, toOriginal: (box) => unrotateBox(box, degrees, sent, picture) };
}
