/** The grain of bad scans, faxes and photographs in the dark, in which Tesseract finds no line. */
import { type Grey, INK_BELOW } from './grey.ts';
import { remade } from './remade.ts';

/** The part of dark pixels that stand alone; in print there is hardly one. */
const SPECKLED_FROM = 0.08;
/** Pixels of the square whose middle value is taken: the strokes of small letters outlive the smallest one only. */
const SQUARE = 3;
/** Shades between neighbours, most of which are paper; in print there are none, and in photographs a few. */
const STREWN_FROM = 15;
/** Pixels over which shades are evened out (sigma): thin rules would fade by more, and less leaves grain. */
const EVENED_OUT = 0.8;
const SHADES = 256;

/** Shades that are strewn everywhere are evened out; for single specks on even paper that would smear them, and the middle value does not see them. */
export async function withoutGrain(picture: Grey): Promise<Grey> {
  if (shadesBetween(picture) >= STREWN_FROM) return remade(picture, (grainy) => grainy.blur(EVENED_OUT));
  return aloneInInk(picture) < SPECKLED_FROM ? picture : remade(picture, (grainy) => grainy.median(SQUARE));
}

/** By how much a pixel differs from the next one beside it, in the middle of all. */
function shadesBetween({ pixels }: Grey): number {
  const counts = new Uint32Array(SHADES);
  for (let at = 1; at < pixels.length; at++) {
    const shades = Math.abs((pixels[at] as number) - (pixels[at - 1] as number));
    counts[shades] = (counts[shades] as number) + 1;
  }
  let [shades, seen] = [0, counts[0] as number];
  while (seen < pixels.length / 2 && shades < SHADES - 1) seen += counts[++shades] as number;
  return shades;
}

function aloneInInk({ width, height, pixels }: Grey): number {
  const isInk = (at: number): boolean => (pixels[at] as number) < INK_BELOW;
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
