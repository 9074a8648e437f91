/** Pieces that are drawn again a little apart, for a shadow or to look bold. */
import { boxOf, type Ink } from './between.ts';
import type { Font } from './fonts.ts';
import { giveUp } from './giving-up.ts';
import type { Matrix } from './matrix.ts';
import type { Pieces } from './pieces.ts';
import { widthOf } from './widths.ts';

const { abs, fround } = Math;

/** How many pieces of the same form a copy is looked for. */
const PIECES_BACK = 5;
/** Shares: of the width of the last character, and of the larger side of what both cover. */
const NEAR_ALONG = 0.9;
const NEAR_ACROSS = 8;

export function isDrawnBefore(pieces: Pieces, piece: number): boolean {
  let seen = 0;
  for (let other = piece - 1; other >= 0 && seen < PIECES_BACK; other--) {
    if (pieces.form[other] !== pieces.form[piece]) continue;
    seen++;
    if (isSameWriting(pieces, piece, other) && isNear(pieces, piece, other)) return true;
  }
  return false;
}

function isSameWriting({ from, to, items, font }: Pieces, piece: number, other: number): boolean {
  const [first, otherFirst] = [from[piece] as number, from[other] as number];
  const length = (to[piece] as number) - first;
  if ((to[other] as number) - otherFirst !== length) return false;
  const [own, others] = [font[piece] as Font, font[other] as Font];
  for (let at = 0; at < length; at++)
    if (own.codes[items[first + at] as number] !== others.codes[items[otherFirst + at] as number]) return false;
  return true;
}

function isNear(pieces: Pieces, piece: number, other: number): boolean {
  const { matrix, size, font, items, to } = pieces;
  const [own, before] = [matrix[piece] as Matrix, matrix[other] as Matrix];
  const high = size[other] as number;
  const width = widthOf(font[other] as Font, items[(to[other] as number) - 1] as number);
  const along = abs(fround((own[4] as number) - (before[4] as number)));
  if (along > (NEAR_ALONG * width * high) / 1000) return false;
  const across = abs(fround((own[5] as number) - (before[5] as number)));
  const [ink, inkBefore] = [boxOf(pieces, piece), boxOf(pieces, other)];
  const both = overlap(ink, inkBefore);
  if (across > Math.max(fround(both.top - both.bottom), fround(both.right - both.left), high) / NEAR_ACROSS) return false;
  if (isEmpty(ink) && isEmpty(inkBefore)) return along === 0 || giveUp('blanks that are drawn twice');
  const wide = fround(ink.right - ink.left);
  return !isEmpty(both) && abs(fround(both.right - both.left) - wide) <= wide / 2 && size[piece] === high;
}

function overlap(one: Ink, two: Ink): Ink {
  const both = {
    left: Math.max(one.left, two.left),
    bottom: Math.max(one.bottom, two.bottom),
    right: Math.min(one.right, two.right),
    top: Math.min(one.top, two.top),
  };
  return both.left > both.right || both.bottom > both.top ? { left: 0, bottom: 0, right: 0, top: 0 } : both;
}

const isEmpty = ({ left, bottom, right, top }: Ink): boolean => left >= right || bottom >= top;
