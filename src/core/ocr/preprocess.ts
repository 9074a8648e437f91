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
  /** Whether the light is uneven or low: such pages are read by the network. */
  readonly isPhotograph: boolean;
  /** Whether table rules were removed. */
  readonly isTable: boolean;
  /** Maps a box of this picture back to the original. */
  readonly toOriginal: (box: PixelBox) => PixelBox;
}

/** Normalises illumination and contrast, removes noise, deskews, upscales and removes rules. @param picture may be modified */
export async function preprocess(picture: GreyImage, longestSide: number): Promise<Preprocessed> {
  const isPhotograph = normaliseIllumination(picture);
  stretchContrast(picture);
  const page = await deskewAndUpscale(await denoise(picture), longestSide);
  return { ...page, isPhotograph, isTable: removeRuledLines(page.picture, page.letters) };
}

type Deskewed = Omit<Preprocessed, 'isPhotograph' | 'isTable'>;

async function deskewAndUpscale(picture: GreyImage, longestSide: number): Promise<Deskewed> {
  const page = await deskewPage(picture);
  const factor = upscaleFactor(page.picture, page.letters, longestSide);
  if (factor === 1) return page;
  // From the original: small letters lose too much if rotated before upscaling, and give a less exact skew angle.
  const { toOriginal, ...upscaled } = await deskewPage(await upscale(picture, factor));
  const unscale = (pixels: number): number => Math.round(pixels / factor);
  return {
    ...upscaled,
    scale: factor,
    toOriginal: (box) => {
      const { x, y, width, height } = toOriginal(box);
      return { x: unscale(x), y: unscale(y), width: unscale(width), height: unscale(height) };
    },
  };
}

async function deskewPage(original: GreyImage): Promise<Deskewed> {
  const skew = skewToCorrect(original);
  const picture = skew === 0 ? whitenBorder(original) : await deskew(original, skew);
  const toOriginal = (box: PixelBox): PixelBox => (skew === 0 ? box : unrotateBox(box, skew, original, picture));
  return { picture, skew, scale: 1, letters: letterHeight(picture), toOriginal };
}
