/** Maximum gap between letters of one word in complex scripts. */
import type { Glyph } from '../../../core/pdf/glyphs.ts';
import { isLeftwards } from '../../../core/pdf/scripts.ts';
import { isBlank } from './words.ts';

/** Fractions of the font size. In text with blanks, only a column gap separates words without one. */
const WITH_BLANKS = 0.5;
const LEFTWARDS_WITH_BLANKS = 1.5;
const WITHOUT_BLANKS = 0.2;
/** More characters per blank than the average word length of any language: then the text is taken to have no blanks. */
const LONGEST_AVERAGE = 25;

export function widestJoint(glyphs: readonly Glyph[]): number {
  const blanks = glyphs.filter(({ text }) => isBlank(text)).length;
  if (blanks * LONGEST_AVERAGE < glyphs.length) return WITHOUT_BLANKS;
  return glyphs.some(({ text }) => isLeftwards(text)) ? LEFTWARDS_WITH_BLANKS : WITH_BLANKS;
}
