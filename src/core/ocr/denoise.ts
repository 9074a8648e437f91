/** Noise removal for bad scans, faxes and photographs in low light, where Tesseract finds no lines. */
import { BINARISATION_THRESHOLD, type GreyImage } from './grey-image.ts';
import { transformGrey } from './grey-sharp.ts';

/** Fraction of isolated dark pixels (salt-and-pepper noise); print has hardly any. */
const SALT_AND_PEPPER_THRESHOLD = 0.08;
/** The same where there is noise as well: at least 0.054 with specks, at most 0.028 without, on 15 pictures. */
const SPECKS_IN_NOISE_THRESHOLD = 0.04;
/** Size of the median filter in pixels: the strokes of small letters survive only the smallest. */
const MEDIAN_FILTER_SIZE = 3;
/** Median difference between neighbouring pixels; 0 in print, a few shades in photographs. */
const GAUSSIAN_NOISE_THRESHOLD = 15;
/** Too little to blur, enough for specks to be noise instead of dots. */
const SLIGHT_NOISE = 8;
/** Sigma of the Gaussian blur: a larger one fades thin rules, a smaller one leaves noise. */
const BLUR_SIGMA = 0.8;
const GREY_LEVELS = 256;
/** Every n-th row is measured. */
const SAMPLED_ROW = 4;

/** A median filter for specks, which a blur would smear, then a blur for other noise. The median filter alone thins digits in grainy tables. */
export async function denoise(picture: GreyImage): Promise<GreyImage> {
  const noise = medianGradient(picture);
  const isNoisy = noise >= GAUSSIAN_NOISE_THRESHOLD;
  const hasSpecks = isolatedInkFraction(picture) >= (noise >= SLIGHT_NOISE ? SPECKS_IN_NOISE_THRESHOLD : SALT_AND_PEPPER_THRESHOLD);
  if (!isNoisy && !hasSpecks) return picture;
  return transformGrey(picture, (image) => {
    const clean = hasSpecks ? image.median(MEDIAN_FILTER_SIZE) : image;
    return isNoisy ? clean.blur(BLUR_SIGMA) : clean;
  });
}

/** Median difference between horizontally adjacent pixels. */
function medianGradient({ width, height, pixels }: GreyImage): number {
  const counts = new Uint32Array(GREY_LEVELS);
  let total = 0;
  for (let row = 0; row < height; row += SAMPLED_ROW) {
    for (let index = row * width + 1; index < (row + 1) * width; index++) {
      const difference = Math.abs((pixels[index] as number) - (pixels[index - 1] as number));
      counts[difference] = (counts[difference] as number) + 1;
      total++;
    }
  }
  let [difference, cumulative] = [0, counts[0] as number];
  while (cumulative < total / 2 && difference < GREY_LEVELS - 1) cumulative += counts[++difference] as number;
  return difference;
}

function isolatedInkFraction({ width, height, pixels }: GreyImage): number {
  const isInk = (index: number): boolean => (pixels[index] as number) < BINARISATION_THRESHOLD;
  let [ink, isolated] = [0, 0];
  for (let row = 1; row + 1 < height; row += SAMPLED_ROW) {
    for (let index = row * width + 1; index < (row + 1) * width - 1; index++) {
      if (!isInk(index)) continue;
      ink++;
      if (!isInk(index - 1) && !isInk(index + 1) && !isInk(index - width) && !isInk(index + width)) isolated++;
    }
  }
  return ink === 0 ? 0 : isolated / ink;
}
