/** OCR preprocessing, with the inverse coordinate mapping. */
import { darkenInk } from './contrast.ts';
import { enlarge, enlargement } from './enlarge.ts';
import { withoutGrain } from './grain.ts';
import { type Grey, likePaper } from './grey.ts';
import { takeRuledLines } from './ruled-lines.ts';
import { tilted, turnBack, turnFor } from './straighten.ts';
import type { Box } from './words.ts';

export interface Preprocessed {
  readonly picture: Grey;
  /** Clockwise skew of the original in degrees, and the scale factor applied. */
  readonly tilt: number;
  readonly times: number;
  /** Whether table rules were removed. */
  readonly isTable: boolean;
  /** Maps a box of this picture back to the original. */
  readonly back: (box: Box) => Box;
}

/** @param sent may be modified */
export async function preprocess(sent: Grey, longestSide: number): Promise<Preprocessed> {
  darkenInk(sent);
  const ready = await legible(await withoutGrain(sent), longestSide);
  return { ...ready, isTable: takeRuledLines(ready.picture) };
}

async function legible(sent: Grey, longestSide: number): Promise<Preprocessed> {
  const ready = await straightened(sent);
  const times = enlargement(ready.picture, longestSide);
  if (times === 1) return ready;
  // From the original: small letters lose too much if rotated before upscaling, and give a less exact skew angle.
  const { back, ...large } = await straightened(await enlarge(sent, times));
  const shrink = (pixels: number): number => Math.round(pixels / times);
  return {
    ...large,
    times,
    back: (box) => {
      const { x, y, width, height } = back(box);
      return { x: shrink(x), y: shrink(y), width: shrink(width), height: shrink(height) };
    },
  };
}

async function straightened(sent: Grey): Promise<Preprocessed> {
  const degrees = turnFor(sent);
  if (degrees === 0) return { picture: likePaper(sent), tilt: 0, times: 1, isTable: false, back: (box) => box };
  const picture = await turnBack(sent, degrees);
  return { picture, tilt: degrees, times: 1, isTable: false, back: (box) => tilted(box, degrees, sent, picture) };
}
