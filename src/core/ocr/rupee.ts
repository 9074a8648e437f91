/**
 * The sign of the rupee. It is younger than what Tesseract was trained on, so ₹500 comes as ¥500, X500, %500, 3500 or 500:
 * a wrong amount at worst. The sign before an amount is told by its form instead: two bars over its whole width, the upper one at its top, and none below.
 * In small letters the bars run into each other. Then it is still heavy above and thin below, which no other sign of money is.
 */
import { type Grey, INK_BELOW } from './grey.ts';
import type { Box, Line, Word } from './words.ts';

const RUPEE = '₹';
const AMOUNT = /^[^\p{L}\d]?\d[\d,.]*\P{L}{0,2}$|^[X?]\d[\d,.]*\P{L}{0,2}$/u;
const ALONE = /^\D$/u;
/** What Tesseract takes it for where it knows at least what it is there for. */
const MONEY = /^[¥£$]/;
/** None of these is what it is taken for: one glyph more than characters is then the sign, which was not read at all. */
const OTHER_DIGIT = /^[014-689]/;

/** Shares of the height, and of the width, of a glyph. */
const UPPER_BAR = [0, 0.15] as const;
const LOWER_BAR = [0.17, 0.4] as const;
const LEG = [0.55, 1] as const;
const BAR = 0.75;
const NO_BAR = 0.65;
const HEAVY = [0, 0.4] as const;
const THIN = [0.55, 1] as const;
const NO_STROKE = 0.45;
const NARROWEST = 0.35;
const WIDEST = 1.1;
const LOWEST_PIXELS = 8;

/** @param paper in whose pixels the boxes of the words are */
export function withRupees(lines: readonly Line[], paper: Grey): Line[] {
  return lines.map((line) => ({ ...line, words: line.words.map((word) => mended(word, paper)) }));
}

function mended(word: Word, paper: Grey): Word {
  if (!AMOUNT.test(word.text) && !ALONE.test(word.text)) return word;
  const glyphs = glyphsIn(word.box, paper);
  const [first] = glyphs;
  const runs = first && runsOf(first, paper);
  if (!first || !runs) return word;
  const isMoney = MONEY.test(word.text) || (OTHER_DIGIT.test(word.text) && glyphs.length === word.text.length + 1);
  if (!hasTwoBars(runs) && !(isMoney && isTopHeavy(runs))) return word;
  const text = withSign(word.text, glyphs.length);
  return text === word.text ? word : { ...word, text };
}

/** Where the sign was read as a digit, always one of these, there are as many glyphs as characters, and one more where it was not read at all. */
function withSign(text: string, glyphs: number): string {
  const characters = [...text];
  if (!/^\d/.test(text) || (/^[237]/.test(text) && glyphs === characters.length)) return RUPEE + characters.slice(1).join('');
  return glyphs === characters.length + 1 ? RUPEE + text : text;
}

/** What stands in a box, parted by columns without ink. */
function glyphsIn({ x, y, width, height }: Box, paper: Grey): Box[] {
  const glyphs: Box[] = [];
  let start = -1;
  for (let column = x; column <= x + width; column++) {
    const inked = column < x + width && hasInk(paper, column, y, y + height);
    if (inked && start < 0) start = column;
    if (inked || start < 0) continue;
    glyphs.push({ x: start, y, width: column - start, height });
    start = -1;
  }
  return glyphs;
}

const isInk = ({ width, pixels }: Grey, x: number, y: number): boolean => (pixels[y * width + x] ?? INK_BELOW) < INK_BELOW;

function hasInk(paper: Grey, column: number, top: number, bottom: number): boolean {
  for (let row = top; row < bottom; row++) if (isInk(paper, column, row)) return true;
  return false;
}

/** The longest stretch of ink in each row of a glyph, as a share of its width; nothing where it is too small or of another shape. */
function runsOf(glyph: Box, paper: Grey): readonly number[] | undefined {
  const rows = Array.from({ length: glyph.height }, (_, at) => longestRun(paper, glyph, glyph.y + at));
  const top = rows.findIndex((run) => run > 0);
  const runs = rows.slice(top, rows.findLastIndex((run) => run > 0) + 1);
  const shape = glyph.width / runs.length;
  return runs.length < LOWEST_PIXELS || shape < NARROWEST || shape > WIDEST ? undefined : runs;
}

const partOf = (runs: readonly number[], [from, to]: readonly [number, number]): readonly number[] =>
  runs.slice(Math.round(from * runs.length), Math.ceil(to * runs.length));
const widest = (runs: readonly number[]): number => Math.max(0, ...runs);

function isTopHeavy(runs: readonly number[]): boolean {
  return widest(partOf(runs, HEAVY)) >= BAR && widest(partOf(runs, THIN)) <= NO_STROKE;
}

function hasTwoBars(runs: readonly number[]): boolean {
  const [upper, lower] = [partOf(runs, UPPER_BAR), partOf(runs, LOWER_BAR)];
  if (widest(upper) < BAR || widest(lower) < BAR || widest(partOf(runs, LEG)) > NO_BAR) return false;
  const between = runs.slice(runs.indexOf(widest(upper)), Math.round(LOWER_BAR[0] * runs.length) + lower.indexOf(widest(lower)));
  return Math.min(1, ...between) <= NO_BAR;
}

function longestRun(paper: Grey, { x, width }: Box, row: number): number {
  let [run, longest] = [0, 0];
  for (let column = x; column < x + width; column++) {
    run = isInk(paper, column, row) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / width;
}
