/** Noise removal for bad scans, faxes and photographs in low light, where Tesseract finds no lines. */
import { type Grey, INK_BELOW } from './grey.ts';
import { remade } from './remade.ts';

/** Fraction of isolated dark pixels (salt-and-pepper noise); print has hardly any. */
const SPECKLED_FROM = 0.08;
/** Size of the median filter in pixels: the strokes of small letters survive only the smallest. */
const SQUARE = 3;
/** Median difference between neighbouring pixels; 0 in print, a few shades in photographs. */
const STREWN_FROM = 15;
/** Sigma of the Gaussian blur: a larger one fades thin rules, a smaller one leaves noise. */
const EVENED_OUT = 0.8;
const SHADES = 256;

/** Gaussian blur for noise everywhere. Isolated specks get a median filter instead, because a blur would smear them. */
export async function withoutGrain(picture: Grey): Promise<Grey> {
  if (shadesBetween(picture) >= STREWN_FROM) return remade(picture, (grainy) => grainy.blur(EVENED_OUT));
  return aloneInInk(picture) < SPECKLED_FROM ? picture : remade(picture, (grainy) => grainy.median(SQUARE));
}

/** Median difference between horizontally adjacent pixels. */
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
