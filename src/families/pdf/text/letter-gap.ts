/** Estimates the maximum gap between letters of one word in complex and RTL scripts. */
import type { PdfGlyph } from '../../../core/pdf/glyph-table.ts';
import { isRtl } from '../../../core/pdf/scripts.ts';
import { isBlank } from './words.ts';

/** Fractions of the font size. In text with blanks, only a column gap separates words without one. */
const WITH_SPACES = 0.5;
const RTL_WITH_SPACES = 1.5;
const WITHOUT_SPACES = 0.2;
/** Texts with more characters per blank, more than the average word length of any language, are taken to have no blanks. */
const MAX_CHARACTERS_PER_SPACE = 25;

export function maxLetterGap(glyphs: readonly PdfGlyph[]): number {
  const blanks = glyphs.filter(({ text }) => isBlank(text)).length;
  if (blanks * MAX_CHARACTERS_PER_SPACE < glyphs.length) return WITHOUT_SPACES;
  return glyphs.some(({ text }) => isRtl(text)) ? RTL_WITH_SPACES : WITH_SPACES;
}
