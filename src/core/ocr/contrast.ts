/** Contrast stretching for grey text on white, as on screens: in small text nothing is darker than mid-grey, so binarisation finds no ink. */
import type { GreyImage } from './grey-image.ts';

const GREY_LEVELS = 256;
/** The ink level is this quantile of the shades: even one or two lines on a page cover more. */
const INK_QUANTILE = 0.002;
/** Darker ink needs no change; anything lighter than `MAX_INK_LEVEL` is not ink. */
const DARK_INK_LEVEL = 64;
const MAX_INK_LEVEL = 190;
/** Minimum difference between ink and paper. */
const MIN_CONTRAST = 50;

/** Stretches grey ink on lighter paper to black, in place. */
export function stretchContrast({ pixels }: GreyImage): void {
  const counts = new Uint32Array(GREY_LEVELS);
  for (let index = 0; index < pixels.length; index++) {
    const shade = pixels[index] as number;
    counts[shade] = (counts[shade] as number) + 1;
  }
  const ink = histogramQuantile(counts, INK_QUANTILE * pixels.length);
  const paper = histogramQuantile(counts, pixels.length / 2);
  if (ink <= DARK_INK_LEVEL || ink > MAX_INK_LEVEL || paper - ink < MIN_CONTRAST) return;
  const lookup = Uint8Array.from({ length: GREY_LEVELS }, (_, shade) =>
    shade >= paper ? shade : Math.max(0, Math.round(((shade - ink) * paper) / (paper - ink))),
  );
  for (let index = 0; index < pixels.length; index++) pixels[index] = lookup[pixels[index] as number] as number;
}

/** The shade at a cumulative pixel count. */
function histogramQuantile(counts: Uint32Array, pixelCount: number): number {
  let [shade, cumulative] = [0, counts[0] as number];
  while (cumulative < pixelCount && shade < GREY_LEVELS - 1) cumulative += counts[++shade] as number;
  return shade;
}
