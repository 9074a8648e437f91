/** Noise removal for bad scans, faxes and photographs in low light, where Tesseract finds no lines. */
import { BINARISATION_THRESHOLD, type GreyImage } from './grey-image.ts';
import { transformGrey } from './grey-sharp.ts';

/** Fraction of isolated dark pixels (salt-and-pepper noise); print has hardly any. */
const SALT_AND_PEPPER_THRESHOLD = 0.08;
/** Size of the median filter in pixels: the strokes of small letters survive only the smallest. */
const MEDIAN_FILTER_SIZE = 3;
/** Median difference between neighbouring pixels; 0 in print, a few shades in photographs. */
const GAUSSIAN_NOISE_THRESHOLD = 8;
/** Sigma of the Gaussian blur: a larger one fades thin rules, a smaller one leaves noise. */
const BLUR_SIGMA = 1;
const GREY_LEVELS = 256;

/** The median filter comes first: a blur alone would smear specks. */
export async function denoise(picture: GreyImage): Promise<GreyImage> {
  if (medianGradient(picture) >= GAUSSIAN_NOISE_THRESHOLD)
    return transformGrey(picture, (noisy) => noisy.median(MEDIAN_FILTER_SIZE).blur(BLUR_SIGMA));
  return isolatedInkFraction(picture) < SALT_AND_PEPPER_THRESHOLD
    ? picture
    : transformGrey(picture, (noisy) => noisy.median(MEDIAN_FILTER_SIZE));
}

/** Median difference between horizontally adjacent pixels. */
function medianGradient({ pixels }: GreyImage): number {
  const counts = new Uint32Array(GREY_LEVELS);
  for (let at = 1; at < pixels.length; at++) {
    const difference = Math.abs((pixels[at] as number) - (pixels[at - 1] as number));
    counts[difference] = (counts[difference] as number) + 1;
  }
  let [difference, seen] = [0, counts[0] as number];
  while (seen < pixels.length / 2 && difference < GREY_LEVELS - 1) seen += counts[++difference] as number;
  return difference;
}

function isolatedInkFraction({ width, height, pixels }: GreyImage): number {
  const isInk = (at: number): boolean => (pixels[at] as number) < BINARISATION_THRESHOLD;
  let [ink, alone] = [0, 0];
  for (let row = 1; row + 1 < height; row++) {
    for (let at = row * width + 1; at < (row + 1) * width - 1; at++) {
      if (!isInk(at)) continue;
      ink++;
      if (!isInk(at - 1) && !isInk(at + 1) && !isInk(at - width) && !isInk(at + width)) alone++;
    }
  }
  return ink === 0 ? 0 : alone / ink;
}
