/** A picture made ready to be read, and the way back from it to the picture that was sent. */
import { darkenInk } from './contrast.ts';
import { enlarge, enlargement } from './enlarge.ts';
import { withoutGrain } from './grain.ts';
import { type Grey, likePaper } from './grey.ts';
import { takeRuledLines } from './ruled-lines.ts';
import { tilted, turnBack, turnFor } from './straighten.ts';
import type { Box } from './words.ts';

export interface Preprocessed {
  readonly picture: Grey;
  /** Degrees by which the lines of the picture that was sent fall to the right, and how many times it was enlarged. */
  readonly tilt: number;
  readonly times: number;
  /** Whether there were the rules of a table. */
  readonly isTable: boolean;
  /** Where that which stands in a box of this picture is in the one that was sent. */
  readonly back: (box: Box) => Box;
}

/** @param sent may be changed */
export async function preprocess(sent: Grey, longestSide: number): Promise<Preprocessed> {
  darkenInk(sent);
  const ready = await legible(await withoutGrain(sent), longestSide);
  return { ...ready, isTable: takeRuledLines(ready.picture) };
}

async function legible(sent: Grey, longestSide: number): Promise<Preprocessed> {
  const ready = await straightened(sent);
  const times = enlargement(ready.picture, longestSide);
  if (times === 1) return ready;
  // From the beginning: small letters lose too much when they are turned before they are enlarged, and tell their angle less well.
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
