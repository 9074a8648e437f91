/** How far apart letters of one word may stand in a script whose letters stand around each other. */
import type { Glyph } from '../../../core/pdf/glyphs.ts';
import { isLeftwards } from '../../../core/pdf/scripts.ts';
import { isBlank } from './words.ts';

/** Shares of the size of the letters. Where blanks are written, only a column parts words without one. */
const WITH_BLANKS = 0.5;
const LEFTWARDS_WITH_BLANKS = 1.5;
const WITHOUT_BLANKS = 0.2;
/** Longer than words are on average in any language, spaces left out. */
const LONGEST_AVERAGE = 25;

export function widestJoint(glyphs: readonly Glyph[]): number {
  const blanks = glyphs.filter(({ text }) => isBlank(text)).length;
  if (blanks * LONGEST_AVERAGE < glyphs.length) return WITHOUT_BLANKS;
  return glyphs.some(({ text }) => isLeftwards(text)) ? LEFTWARDS_WITH_BLANKS : WITH_BLANKS;
}
