/**
 * Corrects the rupee sign ₹. It is newer than Tesseract's training data, so ₹500 is read as ¥500, X500, %500, 3500 or 500: at worst a wrong amount.
 * The sign before an amount is recognised by its shape instead (`rupee-classifier.ts`).
 */
import type { GreyImage } from './grey-image.ts';
import type { OcrLine, OcrWord, PixelBox } from './ocr-words.ts';
import { rupeeScore, segmentGlyphs, splitTouchingGlyphs } from './rupee-classifier.ts';

const RUPEE = '₹';
/** Brackets that may precede the sign, and the forms in which an amount with it is read. */
const OPENING = /^[([{]?/;
const AMOUNT = /^(?:\P{L}|[A-Z])??\d[\d,.]*\P{L}{0,3}$/u;
const BEGINS_WITH_DIGIT = /^\d/;
/** The sign as a word of its own. */
const SIGN_ALONE = /^(?:\P{L}{1,2}|[A-Za-z])$/u;
/** A letter or digit is more likely to be correct: it needs a higher score to be replaced. */
const LIKELY_RIGHT = /^[\p{L}\d]/u;
/** Thresholds of the classifier score. */
const SCORE_THRESHOLD = 0;
const STRICT_SCORE_THRESHOLD = 2;
/** Digits that Tesseract confuses with the sign. */
const CONFUSED_DIGITS = /^[237]/;
/** Aspect ratios: a wider glyph is several touching digits of about `DIGIT_ASPECT_RATIO` each. */
const MAX_DIGIT_ASPECT_RATIO = 1.15;
const DIGIT_ASPECT_RATIO = 0.8;
/** Maximum distance of the sign from its amount, in heights of the amount. */
const MAX_DISTANCE = 2;

/** @param paper picture in whose pixels the boxes of words are */
export function correctRupeeSigns(lines: readonly OcrLine[], paper: GreyImage): OcrLine[] {
  return lines.map((line) => ({
    ...line,
    words: line.words.flatMap((word, index) => [
      ...missingSign(word, line.words[index - 1], paper),
      correctWord(word, line.words[index + 1], paper),
    ]),
  }));
}

/** A separate sign before an amount that was not read at all. */
function missingSign({ text, confidence, box }: OcrWord, previous: OcrWord | undefined, paper: GreyImage): OcrWord[] {
  if (!BEGINS_WITH_DIGIT.test(text) || !AMOUNT.test(text)) return [];
  const left = Math.max(0, box.x - MAX_DISTANCE * box.height, previous ? previous.box.x + previous.box.width : 0);
  const [sign, ...rest] = segmentGlyphs({ ...box, x: left, width: box.x - left }, paper);
  if (!sign || rest.length > 0 || !isRupeeSign(sign, text, box.height, paper)) return [];
  return [{ text: RUPEE, confidence, box: sign }];
}

function correctWord(word: OcrWord, next: OcrWord | undefined, paper: GreyImage): OcrWord {
  if (SIGN_ALONE.test(word.text) && next && BEGINS_WITH_DIGIT.test(next.text)) {
    return isRupeeSign(boundingBox(segmentGlyphs(word.box, paper)), word.text, next.box.height, paper) ? { ...word, text: RUPEE } : word;
  }
  const [opening = ''] = OPENING.exec(word.text) ?? [];
  const amount = word.text.slice(opening.length);
  if (!AMOUNT.test(amount)) return word;
  const glyphs = segmentGlyphs(word.box, paper).slice(opening.length);
  const height = Math.max(0, ...glyphs.map((glyph) => glyph.height));
  if (!isRupeeSign(glyphs[0], amount, height, paper)) return word;
  return { ...word, text: opening + withSign(amount, countGlyphs(glyphs, height)) };
}

function isRupeeSign(glyph: PixelBox | undefined, text: string, height: number, paper: GreyImage): boolean {
  if (!glyph) return false;
  return (
    rupeeScore(splitTouchingGlyphs(glyph, paper), paper, height) > (LIKELY_RIGHT.test(text) ? STRICT_SCORE_THRESHOLD : SCORE_THRESHOLD)
  );
}

/** If the sign was read as a digit, glyphs and characters are equal in number; if it was not read, there is one glyph more. */
function withSign(amount: string, glyphs: number): string {
  const isRead =
    !BEGINS_WITH_DIGIT.test(amount) || glyphs === amount.length || (glyphs !== amount.length + 1 && CONFUSED_DIGITS.test(amount));
  return RUPEE + (isRead ? amount.slice(1) : amount);
}

function countGlyphs(glyphs: readonly PixelBox[], height: number): number {
  return glyphs.reduce(
    (count, { width }) =>
      count + (width > MAX_DIGIT_ASPECT_RATIO * height ? Math.max(2, Math.round(width / (DIGIT_ASPECT_RATIO * height))) : 1),
    0,
  );
}

/** Bounding box of the glyphs; undefined for none. */
function boundingBox(glyphs: readonly PixelBox[]): PixelBox | undefined {
  if (glyphs.length === 0) return undefined;
  const [x, y] = [Math.min(...glyphs.map((glyph) => glyph.x)), Math.min(...glyphs.map((glyph) => glyph.y))];
  const right = Math.max(...glyphs.map((glyph) => glyph.x + glyph.width));
  const bottom = Math.max(...glyphs.map((glyph) => glyph.y + glyph.height));
  return { x, y, width: right - x, height: bottom - y };
}
