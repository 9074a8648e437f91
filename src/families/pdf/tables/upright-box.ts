/** Boxes rotated so that text of one direction runs from left to right, in the coordinates of `UprightGlyphs`, and back. */
import type { ViewBox } from '../../../core/pdf/page-view.ts';

/** @param turn quarter turns of the text, clockwise */
export function uprightBox({ left, right, top, bottom }: ViewBox, turn: number): ViewBox {
  if (turn === 1) return { left: top, right: bottom, top: -right, bottom: -left };
  if (turn === 2) return { left: -right, right: -left, top: -bottom, bottom: -top };
  if (turn === 3) return { left: -bottom, right: -top, top: left, bottom: right };
  return { left, right, top, bottom };
}

/** The inverse of `uprightBox`. */
export const viewBox = (box: ViewBox, turn: number): ViewBox => uprightBox(box, (4 - turn) & 3);
