/** Widths of characters as PDFium compares them, in thousandths of the size. */
import type { Font } from './fonts.ts';

/** That of the ink, where the font says none. */
export function widthOf({ looks }: Font, slot: number): number {
  const width = looks.width[slot] as number;
  return width > 0 ? width : Math.max(0, (looks.right[slot] as number) - (looks.left[slot] as number));
}

/** A part of a width: the wider the character, the smaller the part. */
export function bandOf(width: number, narrow: number, middle: number, wide: number): number {
  if (width < narrow) return Math.fround(width / 2);
  if (width < middle) return Math.fround(width / 4);
  if (width < wide) return Math.fround(width / 5);
  return Math.fround(width / 6);
}
