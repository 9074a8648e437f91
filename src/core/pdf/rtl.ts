/**
 * Lines of a script that is written from right to left. Most files draw its glyphs as they are seen, from left to right; and in its slanting hands the letters of
 * a word go down like stairs. Here every line has one base, and its letters come in the order in which they are read.
 */
import type { Glyph } from './glyphs.ts';
import { isLeftwards, isSign } from './scripts.ts';

/** Shares of the size of the letters. */
const STAIRS = 0.9;
const STEP_BACK = 1;

/** @param glyphs of writing that is upright, in the order of the file; others are left as they are */
export function inReadingDirection(glyphs: readonly Glyph[]): Glyph[] {
  return linesOf(asSeen(glyphs)).flatMap((line) => {
    if (line.every(({ text, turn }) => turn !== 0 || !isLeftwards(text))) return line;
    const base = baseOf(line);
    return logical(line).map((glyph) => ({ ...glyph, y: base }));
  });
}

/** The letters of one piece are in the order of reading already, other than the pieces of a line: back to how they are seen. */
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

/** Blanks stand on the line itself, and so do the last letters of words, which are the lowest. */
function baseOf(line: readonly Glyph[]): number {
  return line.reduce((lowest, { y }) => Math.max(lowest, y), Number.NEGATIVE_INFINITY);
}

function logical(line: readonly Glyph[]): Glyph[] {
  const runs = runsOf(line).sort((one, other) => (other[0]?.left ?? 0) - (one[0]?.left ?? 0));
  return withoutStretches(withSigns(backAgain(runs.flatMap((run) => (goesRight(run) ? run.toReversed() : run)))));
}

/** Strokes by which letters are drawn apart so that a line is full; LibreOffice says that they are number signs. */
const STRETCHES = /^[#\u0640]+$/u;

/** Share of the size of the letters: those that are joined by a stroke touch it, but for what is rounded. */
const TOUCHING = 0.03;

/** A stroke between two letters belongs to the first one. */
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

/** Whether a stroke goes on to a letter, maybe with other strokes. */
function isFollowed(line: readonly Glyph[], stroke: number): boolean {
  const end = line.findIndex(({ text }, at) => at > stroke && !STRETCHES.test(text));
  const after = line[end];
  return after !== undefined && isLetter(after) && touches(line[end - 1] as Glyph, after);
}

const touches = (right: Glyph, left: Glyph): boolean => right.left - left.right <= TOUCHING * left.size;
const isLetter = ({ text }: Glyph): boolean => isLeftwards(text) && /\p{L}/u.test(text);

/** A sign comes behind the letter that it stands on. */
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

/** Pieces without a jump back: what was drawn in one go. */
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

/** Numbers and foreign words inside of a line are read from left to right. */
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
