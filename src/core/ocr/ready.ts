/** A picture made ready to be read, and the way back from it to the picture that was sent. */
import { enlarge, enlargement } from './enlarge.ts';
import { type Grey, likePaper } from './grey.ts';
import { tilted, turnBack, turnFor } from './straighten.ts';
import type { Box } from './words.ts';

export interface Ready {
  readonly picture: Grey;
  /** Where that which stands in a box of this picture is in the one that was sent. */
  readonly back: (box: Box) => Box;
}

/** @param sent may be changed */
export async function makeReady(sent: Grey, longestSide: number): Promise<Ready> {
  const ready = await straightened(sent);
  const times = enlargement(ready.picture, longestSide);
  if (times === 1) return ready;
  // From the beginning: small letters lose too much when they are turned before they are enlarged, and tell their angle less well.
  const { picture, back } = await straightened(await enlarge(sent, times));
  const shrink = (pixels: number): number => Math.round(pixels / times);
  return {
    picture,
    back: (box) => {
      const { x, y, width, height } = back(box);
      return { x: shrink(x), y: shrink(y), width: shrink(width), height: shrink(height) };
    },
  };
}

async function straightened(sent: Grey): Promise<Ready> {
  const degrees = turnFor(sent);
  if (degrees === 0) return { picture: likePaper(sent), back: (box) => box };
  const picture = await turnBack(sent, degrees);
  return { picture, back: (box) => tilted(box, degrees, sent, picture) };
}
