/** The grain of bad scans, faxes and photographs in the dark: single dark pixels, in which Tesseract finds no line. */
import { type Grey, INK_BELOW } from './grey.ts';
import { remade } from './remade.ts';

/** The part of dark pixels that stand alone; in print there is hardly one. */
const GRAINY_FROM = 0.08;
/** Pixels of the square whose middle value is taken: the strokes of small letters outlive the smallest one only. */
const SQUARE = 3;

export async function withoutGrain(picture: Grey): Promise<Grey> {
  return aloneInInk(picture) < GRAINY_FROM ? picture : remade(picture, (grainy) => grainy.median(SQUARE));
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
