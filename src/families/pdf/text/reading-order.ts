/** Text of a page in file order, line by line, with blanks where they were drawn or where the gap is wide enough. */

import type { PdfGlyph } from '../../../core/pdf/glyph-table.ts';
import { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import { isComplexScript, isInseparable } from '../../../core/pdf/scripts.ts';
import type { PlacedLine } from './file-order.ts';
import { groupIntoWords, type TextWord } from './words.ts';

/** Limits within a line (baseline shift, step back, width of a space) and between lines, as fractions of the font size. */
const MAX_BASELINE_SHIFT = 0.5;
const MAX_STEP_BACK = 0.5;
const MIN_SPACE_WIDTH = 0.1;
const MAX_LINE_STEP = 3;

/** @param maxGap maximum gap within a word, as a fraction of the font size */
export function readingOrder(glyphs: readonly PdfGlyph[], maxGap: number): PlacedLine[] {
  return runsByRotation(glyphs).flatMap(({ rotation, members }) => joinLines(groupIntoWords(GlyphTable.of(members), rotation, maxGap)));
}

function runsByRotation(glyphs: readonly PdfGlyph[]): { rotation: number; members: PdfGlyph[] }[] {
  const runs: { rotation: number; members: PdfGlyph[] }[] = [];
  for (const glyph of glyphs) {
    const run = runs.at(-1);
    if (run?.rotation === glyph.rotation) run.members.push(glyph);
    else runs.push({ rotation: glyph.rotation, members: [glyph] });
  }
  return runs;
}

function joinLines(words: readonly TextWord[]): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let lineWords: TextWord[] = [];
  let text = '';
  const finishLine = (): void => {
    if (lineWords.length > 0) lines.push(placedLine(text, lineWords));
    [lineWords, text] = [[], ''];
  };
  for (const word of words) {
    const last = lineWords.at(-1);
    const separator = last && separatorBetween(last, word);
    if (separator === '\n') finishLine();
    else text += separator ?? '';
    text += word.text;
    lineWords.push(word);
  }
  finishLine();
  return lines;
}

function placedLine(text: string, words: readonly TextWord[]): PlacedLine {
  let [right, top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const word of words) {
    right = Math.max(right, word.right);
    top = Math.min(top, word.baseline - word.size);
    bottom = Math.max(bottom, word.baseline);
  }
  return { text, right, top, bottom };
}

function separatorBetween(last: TextWord, next: TextWord): string {
  const size = Math.max(last.size, next.size);
  const isRtl = last.isRtl || next.isRtl;
  if (Math.abs(next.baseline - last.baseline) > MAX_BASELINE_SHIFT * size) return breaksAtHyphen(last, next) ? '' : '\n';
  if (!isRtl && next.left < last.left - MAX_STEP_BACK * size) return '\n';
  const gap = isRtl ? last.left - next.right : next.left - last.right;
  return next.hasSpaceBefore || (gap > MIN_SPACE_WIDTH * size && !isInseparable(last.text, next.text)) ? ' ' : '';
}

const HYPHENATED = /[\p{L}\p{M}]-$/u;

/** Whether a line break splits a compound at its hyphen. Complex scripts are hardly ever hyphenated otherwise, so the hyphen is preserved. */
function breaksAtHyphen(last: TextWord, next: TextWord): boolean {
  const drop = next.baseline - last.baseline;
  return (
    HYPHENATED.test(last.text) &&
    isComplexScript(last.text) &&
    isComplexScript(next.text) &&
    !next.hasSpaceBefore &&
    drop > 0 &&
    drop <= MAX_LINE_STEP * next.size
  );
}
