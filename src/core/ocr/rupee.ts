/**
 * Corrects the rupee sign ₹. It is newer than Tesseract's training data, so ₹500 is read as ¥500, X500, %500, 3500 or 500: at worst a wrong amount.
 * The sign before an amount is recognised by its shape instead (`rupee-sign.ts`).
 */
import type { Grey } from './grey.ts';
import { firstPart, glyphsIn, likenessToRupee } from './rupee-sign.ts';
import type { Box, Line, Word } from './words.ts';

const RUPEE = '₹';
/** Brackets that may precede the sign, and the forms in which an amount with it is read. */
const OPENING = /^[([{]?/;
const AMOUNT = /^(?:\P{L}|[A-Z])??\d[\d,.]*\P{L}{0,3}$/u;
const BEGINS_WITH_DIGIT = /^\d/;
/** The sign as a word of its own. */
const ALONE = /^(?:\P{L}{1,2}|[A-Za-z])$/u;
/** A letter or digit is more likely right: it needs a higher score to be replaced. */
const LIKELY_RIGHT = /^[\p{L}\d]/u;
/** Thresholds of the classifier score. */
const LIKE = 0;
const VERY_LIKE = 2;
/** Digits that Tesseract confuses with the sign. */
const TAKEN_FOR = /^[237]/;
/** Aspect ratios: a wider glyph is several touching digits of about `WIDTH_OF_DIGIT` each. */
const ONE_DIGIT = 1.15;
const WIDTH_OF_DIGIT = 0.8;
/** Maximum distance of the sign from its amount, in heights of the amount. */
const NEAR = 2;

/** @param paper picture in whose pixels the boxes of words are */
export function withRupees(lines: readonly Line[], paper: Grey): Line[] {
  return lines.map((line) => ({
    ...line,
    words: line.words.flatMap((word, at) => [...unread(word, line.words[at - 1], paper), mended(word, line.words[at + 1], paper)]),
  }));
}

/** A separate sign before an amount that was not read at all. */
function unread({ text, confidence, box }: Word, before: Word | undefined, paper: Grey): Word[] {
  if (!BEGINS_WITH_DIGIT.test(text) || !AMOUNT.test(text)) return [];
  const left = Math.max(0, box.x - NEAR * box.height, before ? before.box.x + before.box.width : 0);
  const [sign, ...others] = glyphsIn({ ...box, x: left, width: box.x - left }, paper);
  if (!sign || others.length > 0 || !isSign(sign, text, box.height, paper)) return [];
  return [{ text: RUPEE, confidence, box: sign }];
}

function mended(word: Word, next: Word | undefined, paper: Grey): Word {
  if (ALONE.test(word.text) && next && BEGINS_WITH_DIGIT.test(next.text)) {
    return isSign(joined(glyphsIn(word.box, paper)), word.text, next.box.height, paper) ? { ...word, text: RUPEE } : word;
  }
  const [opening = ''] = OPENING.exec(word.text) ?? [];
  const amount = word.text.slice(opening.length);
  if (!AMOUNT.test(amount)) return word;
  const glyphs = glyphsIn(word.box, paper).slice(opening.length);
  const height = Math.max(0, ...glyphs.map((glyph) => glyph.height));
  if (!isSign(glyphs[0], amount, height, paper)) return word;
  return { ...word, text: opening + withSign(amount, countOf(glyphs, height)) };
}

function isSign(glyph: Box | undefined, text: string, height: number, paper: Grey): boolean {
  if (!glyph) return false;
  return likenessToRupee(firstPart(glyph, paper), paper, height) > (LIKELY_RIGHT.test(text) ? VERY_LIKE : LIKE);
}

/** If the sign was read as a digit, glyphs and characters are equal in number; if it was not read, there is one glyph more. */
function withSign(amount: string, glyphs: number): string {
  const isRead = !BEGINS_WITH_DIGIT.test(amount) || glyphs === amount.length || (glyphs !== amount.length + 1 && TAKEN_FOR.test(amount));
  return RUPEE + (isRead ? amount.slice(1) : amount);
}

function countOf(glyphs: readonly Box[], height: number): number {
  return glyphs.reduce(
    (count, { width }) => count + (width > ONE_DIGIT * height ? Math.max(2, Math.round(width / (WIDTH_OF_DIGIT * height))) : 1),
    0,
  );
}

/** Bounding box. */
function joined(glyphs: readonly Box[]): Box | undefined {
  if (glyphs.length === 0) return undefined;
  const [x, y] = [Math.min(...glyphs.map((glyph) => glyph.x)), Math.min(...glyphs.map((glyph) => glyph.y))];
  const right = Math.max(...glyphs.map((glyph) => glyph.x + glyph.width));
  const bottom = Math.max(...glyphs.map((glyph) => glyph.y + glyph.height));
  return { x, y, width: right - x, height: bottom - y };
}
