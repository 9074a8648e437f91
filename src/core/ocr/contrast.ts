/** Grey letters on white, as screens have them: in small ones nothing is darker than the middle between black and white, and so nothing counts as ink. */
import type { Grey } from './grey.ts';

const SHADES = 256;
/** The part of a picture that is darker than this shade is its ink: even a line or two on a page have more. */
const INK_PART = 0.002;
/** Ink that is darker needs nothing; what is lighter is none. */
const DARK_ENOUGH = 64;
const LIGHTEST_INK = 190;
/** Shades between ink and paper without which there is nothing to tell apart. */
const LEAST_CONTRAST = 50;

/** Grey ink on lighter paper becomes black, in place. */
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

/** The shade than which so many pixels are not lighter. */
function shadeAt(counts: Uint32Array, many: number): number {
  let [shade, seen] = [0, counts[0] as number];
  while (seen < many && shade < SHADES - 1) seen += counts[++shade] as number;
  return shade;
}
