/**
 * Visual to logical order for lines in right-to-left (RTL) scripts. Most files draw RTL glyphs in visual order, from left to right, and in slanting
 * calligraphic styles such as Nastaliq the letters of a word descend in steps. Here each line gets one baseline, and its glyphs come in logical order.
 */
import type { PdfGlyph } from './glyph-table.ts';
import { isCombiningMark, isRtl } from './scripts.ts';

/** Maximum baseline shift and horizontal jump within a run of glyphs, as fractions of the font size. */
const MAX_BASELINE_STEP = 0.9;
const MAX_JUMP = 1;

/** @param glyphs of upright text, in file order; other glyphs are left unchanged */
export function reorderRtlLines(glyphs: readonly PdfGlyph[]): PdfGlyph[] {
  return groupLines(toVisualOrder(glyphs)).flatMap((line) => {
    if (line.every(({ text, rotation }) => rotation !== 0 || !isRtl(text))) return line;
    const base = baselineOf(line);
    return toLogicalOrder(line).map((glyph) => ({ ...glyph, y: base }));
  });
}

/** Back to visual order: within a text object letters are in logical order already, unlike the objects of a line. */
function toVisualOrder(glyphs: readonly PdfGlyph[]): PdfGlyph[] {
  const runs: PdfGlyph[][] = [];
  for (const glyph of glyphs) {
    const run = runs.at(-1);
    if (run?.[0]?.textObject === glyph.textObject) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs.flatMap((run) => (isLeftToRight(run) ? run : run.toReversed()));
}

function groupLines(glyphs: readonly PdfGlyph[]): PdfGlyph[][] {
  const lines: PdfGlyph[][] = [];
  for (const glyph of glyphs) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (
      line &&
      first &&
      glyph.rotation === first.rotation &&
      Math.abs(glyph.y - first.y) <= MAX_BASELINE_STEP * Math.max(first.size, glyph.size)
    )
      line.push(glyph);
    else lines.push([glyph]);
  }
  return lines;
}

/** Spaces and the last letters of words, which are the lowest, are on the baseline. */
function baselineOf(line: readonly PdfGlyph[]): number {
  return line.reduce((lowest, { y }) => Math.max(lowest, y), Number.NEGATIVE_INFINITY);
}

function toLogicalOrder(line: readonly PdfGlyph[]): PdfGlyph[] {
  const runs = splitRuns(line).sort((a, b) => (b[0]?.left ?? 0) - (a[0]?.left ?? 0));
  return mergeKashidas(reorderMarks(reverseLtrRuns(runs.flatMap((run) => (isLeftToRight(run) ? run.toReversed() : run)))));
}

/** Kashida (tatweel) strokes that justify a line; LibreOffice maps them to number signs. */
const KASHIDA = /^[#\u0640]+$/u;

/** Fraction of the font size: a letter and its kashida touch, up to rounding. */
const MAX_TOUCHING_GAP = 0.03;

/** Merges a kashida between two letters into the first letter. */
function mergeKashidas(line: readonly PdfGlyph[]): PdfGlyph[] {
  const result: PdfGlyph[] = [];
  for (const [index, glyph] of line.entries()) {
    const previous = result.at(-1);
    if (previous && isRtlLetter(previous) && KASHIDA.test(glyph.text) && touches(previous, glyph) && isFollowedByLetter(line, index))
      result[result.length - 1] = { ...previous, left: Math.min(previous.left, glyph.left) };
    else result.push(glyph);
  }
  return result;
}

/** Whether a letter follows the kashida, possibly after further kashidas. */
function isFollowedByLetter(line: readonly PdfGlyph[], stroke: number): boolean {
  const end = line.findIndex(({ text }, index) => index > stroke && !KASHIDA.test(text));
  const next = line[end];
  return next !== undefined && isRtlLetter(next) && touches(line[end - 1] as PdfGlyph, next);
}

const touches = (right: PdfGlyph, left: PdfGlyph): boolean => right.left - left.right <= MAX_TOUCHING_GAP * left.size;
const isRtlLetter = ({ text }: PdfGlyph): boolean => isRtl(text) && /\p{L}/u.test(text);

/** Moves a combining mark behind its base letter. */
function reorderMarks(line: PdfGlyph[]): PdfGlyph[] {
  for (let index = 1; index + 1 < line.length; index++) {
    const [previous, mark, next] = [line[index - 1], line[index], line[index + 1]] as [PdfGlyph, PdfGlyph, PdfGlyph];
    if (!isCombiningMark(mark.text) || isCombiningMark(next.text) || distance(mark, previous) <= distance(mark, next)) continue;
    line[index] = next;
    line[++index] = mark;
  }
  return line;
}

const middle = ({ left, right }: PdfGlyph): number => (left + right) / 2;
const distance = (first: PdfGlyph, second: PdfGlyph): number => Math.abs(middle(first) - middle(second));

/** Runs without a jump back: glyphs drawn in one go. */
function splitRuns(line: readonly PdfGlyph[]): PdfGlyph[][] {
  const runs: PdfGlyph[][] = [];
  for (const glyph of line) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && Math.abs(glyph.left - last.right) <= MAX_JUMP * glyph.size) run.push(glyph);
    else if (run && last && Math.abs(last.left - glyph.right) <= MAX_JUMP * glyph.size) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}

function isLeftToRight(run: readonly PdfGlyph[]): boolean {
  return (run.at(-1)?.left ?? 0) >= (run[0]?.left ?? 0);
}

const LTR = /[\p{Nd}\p{Script=Latin}]/u;

/** Numbers and Latin words within an RTL line are read from left to right. */
function reverseLtrRuns(line: readonly PdfGlyph[]): PdfGlyph[] {
  const reordered: PdfGlyph[] = [];
  let from = 0;
  while (from < line.length) {
    let to = from;
    for (let index = from; index < line.length && !isRtl(line[index]?.text ?? ''); index++)
      if (LTR.test(line[index]?.text ?? '')) to = index + 1;
    if (LTR.test(line[from]?.text ?? '') && to > from) {
      reordered.push(...line.slice(from, to).toReversed());
      from = to;
    } else reordered.push(line[from++] as PdfGlyph);
  }
  return reordered;
}
