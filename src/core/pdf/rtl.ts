/**
 * Visual to logical order for lines in right-to-left (RTL) scripts. Most files draw RTL glyphs in visual order, from left to right, and in slanting
 * hands such as Nastaliq the letters of a word descend in steps. Here each line gets one baseline, and its glyphs come in logical order.
 */
import type { Glyph } from './glyphs.ts';
import { isLeftwards, isSign } from './scripts.ts';

/** As fractions of the font size. */
const STAIRS = 0.9;
const STEP_BACK = 1;

/** @param glyphs of upright text, in file order; other glyphs are left unchanged */
export function inReadingDirection(glyphs: readonly Glyph[]): Glyph[] {
  return linesOf(asSeen(glyphs)).flatMap((line) => {
    if (line.every(({ text, turn }) => turn !== 0 || !isLeftwards(text))) return line;
    const base = baseOf(line);
    return logical(line).map((glyph) => ({ ...glyph, y: base }));
  });
}

/** Back to visual order: within a text object letters are in logical order already, unlike the objects of a line. */
function asSeen(glyphs: readonly Glyph[]): Glyph[] {
  const pieces: Glyph[][] = [];
  for (const glyph of glyphs) {
    const piece = pieces.at(-1);
    if (piece?.[0]?.owner === glyph.owner) piece.push(glyph);
    else pieces.push([glyph]);
  }
  return pieces.flatMap((piece) => (goesRight(piece) ? piece : piece.toReversed()));
}

function linesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: Glyph[][] = [];
  for (const glyph of glyphs) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && glyph.turn === first.turn && Math.abs(glyph.y - first.y) <= STAIRS * Math.max(first.size, glyph.size))
      line.push(glyph);
    else lines.push([glyph]);
  }
  return lines;
}

/** Blanks stand on the baseline, and so do the last letters of words, which are the lowest. */
function baseOf(line: readonly Glyph[]): number {
  return line.reduce((lowest, { y }) => Math.max(lowest, y), Number.NEGATIVE_INFINITY);
}

function logical(line: readonly Glyph[]): Glyph[] {
  const runs = runsOf(line).sort((one, other) => (other[0]?.left ?? 0) - (one[0]?.left ?? 0));
  return withoutStretches(withSigns(backAgain(runs.flatMap((run) => (goesRight(run) ? run.toReversed() : run)))));
}

/** Kashida (tatweel) strokes that justify a line; LibreOffice maps them to number signs. */
const STRETCHES = /^[#\u0640]+$/u;

/** Fraction of the font size: a letter and its kashida touch, up to rounding. */
const TOUCHING = 0.03;

/** Merges a kashida between two letters into the first letter. */
function withoutStretches(line: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  for (const [at, glyph] of line.entries()) {
    const before = kept.at(-1);
    if (before && isLetter(before) && STRETCHES.test(glyph.text) && touches(before, glyph) && isFollowed(line, at))
      kept[kept.length - 1] = { ...before, left: Math.min(before.left, glyph.left) };
    else kept.push(glyph);
  }
  return kept;
}

/** Whether a letter follows the kashida, possibly after further kashidas. */
function isFollowed(line: readonly Glyph[], stroke: number): boolean {
  const end = line.findIndex(({ text }, at) => at > stroke && !STRETCHES.test(text));
  const after = line[end];
  return after !== undefined && isLetter(after) && touches(line[end - 1] as Glyph, after);
}

const touches = (right: Glyph, left: Glyph): boolean => right.left - left.right <= TOUCHING * left.size;
const isLetter = ({ text }: Glyph): boolean => isLeftwards(text) && /\p{L}/u.test(text);

/** Moves a combining mark behind its base letter. */
function withSigns(line: Glyph[]): Glyph[] {
  for (let at = 1; at + 1 < line.length; at++) {
    const [before, sign, after] = [line[at - 1], line[at], line[at + 1]] as [Glyph, Glyph, Glyph];
    if (!isSign(sign.text) || isSign(after.text) || distance(sign, before) <= distance(sign, after)) continue;
    line[at] = after;
    line[++at] = sign;
  }
  return line;
}

const middle = ({ left, right }: Glyph): number => (left + right) / 2;
const distance = (one: Glyph, other: Glyph): number => Math.abs(middle(one) - middle(other));

/** Runs without a jump back: glyphs drawn in one go. */
function runsOf(line: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  for (const glyph of line) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && Math.abs(glyph.left - last.right) <= STEP_BACK * glyph.size) run.push(glyph);
    else if (run && last && Math.abs(last.left - glyph.right) <= STEP_BACK * glyph.size) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}

function goesRight(run: readonly Glyph[]): boolean {
  return (run.at(-1)?.left ?? 0) >= (run[0]?.left ?? 0);
}

const RIGHTWARDS = /[\p{Nd}\p{Script=Latin}]/u;

/** Numbers and Latin words within an RTL line are read from left to right. */
function backAgain(line: readonly Glyph[]): Glyph[] {
  const turned: Glyph[] = [];
  let from = 0;
  while (from < line.length) {
    let to = from;
    for (let at = from; at < line.length && !isLeftwards(line[at]?.text ?? ''); at++)
      if (RIGHTWARDS.test(line[at]?.text ?? '')) to = at + 1;
    if (RIGHTWARDS.test(line[from]?.text ?? '') && to > from) {
      turned.push(...line.slice(from, to).toReversed());
      from = to;
    } else turned.push(line[from++] as Glyph);
  }
  return turned;
}
