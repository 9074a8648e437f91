/** Contrast stretching for grey text on white, as on screens: in small text nothing is darker than mid-grey, so binarisation finds no ink. */
import type { Grey } from './grey.ts';

const SHADES = 256;
/** The ink level is this quantile of the shades: even one or two lines on a page cover more. */
const INK_PART = 0.002;
/** Darker ink needs no change; anything lighter than `LIGHTEST_INK` is not ink. */
const DARK_ENOUGH = 64;
const LIGHTEST_INK = 190;
/** Minimum difference between ink and paper. */
const LEAST_CONTRAST = 50;

/** Stretches grey ink on lighter paper to black, in place. */
export function darkenInk({ pixels }: Grey): void {
  const counts = new Uint32Array(SHADES);
  for (let at = 0; at < pixels.length; at++) {
    const shade = pixels[at] as number;
    counts[shade] = (counts[shade] as number) + 1;
  }
  const ink = shadeAt(counts, INK_PART * pixels.length);
  const paper = shadeAt(counts, pixels.length / 2);
  if (ink <= DARK_ENOUGH || ink > LIGHTEST_INK || paper - ink < LEAST_CONTRAST) return;
  const darker = Uint8Array.from({ length: SHADES }, (_, shade) =>
    shade >= paper ? shade : Math.max(0, Math.round(((shade - ink) * paper) / (paper - ink))),
  );
  for (let at = 0; at < pixels.length; at++) pixels[at] = darker[pixels[at] as number] as number;
}

/** The shade at a cumulative pixel count. */
function shadeAt(counts: Uint32Array, many: number): number {
  let [shade, seen] = [0, counts[0] as number];
  while (seen < many && shade < SHADES - 1) seen += counts[++shade] as number;
  return shade;
}
