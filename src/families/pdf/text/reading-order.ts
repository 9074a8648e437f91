/** Text of a page in file order, line by line, with blanks where they were drawn or where the gap is wide enough. */
import { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import type { Glyph } from '../../../core/pdf/glyphs.ts';
import { clings, isShaped } from '../../../core/pdf/scripts.ts';
import type { PlacedLine } from './order.ts';
import { toWords, type Word } from './words.ts';

/** Fractions of the font size. */
const SAME_LINE = 0.5;
const WIDEST_STEP_BACK = 0.5;
const NARROWEST_BLANK = 0.1;
const NEXT_LINE = 3;

/** @param joint maximum gap within a word, as a fraction of the font size */
export function readingOrder(glyphs: readonly Glyph[], joint: number): PlacedLine[] {
  return turnsOf(glyphs).flatMap(({ turn, own }) => linesOf(toWords(GlyphTable.of(own), turn, joint)));
}

function turnsOf(glyphs: readonly Glyph[]): { turn: number; own: Glyph[] }[] {
  const runs: { turn: number; own: Glyph[] }[] = [];
  for (const glyph of glyphs) {
    const run = runs.at(-1);
    if (run?.turn === glyph.turn) run.own.push(glyph);
    else runs.push({ turn: glyph.turn, own: [glyph] });
  }
  return runs;
}

function linesOf(words: readonly Word[]): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let open: Word[] = [];
  let text = '';
  const close = (): void => {
    if (open.length > 0) lines.push(placed(text, open));
    [open, text] = [[], ''];
  };
  for (const word of words) {
    const last = open.at(-1);
    const joiner = last && between(last, word);
    if (joiner === '\n') close();
    else text += joiner ?? '';
    text += word.text;
    open.push(word);
  }
  close();
  return lines;
}

function placed(text: string, words: readonly Word[]): PlacedLine {
  let [right, top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const word of words) {
    right = Math.max(right, word.right);
    top = Math.min(top, word.base - word.size);
    bottom = Math.max(bottom, word.base);
  }
  return { text, right, top, bottom };
}

function between(last: Word, next: Word): string {
  const size = Math.max(last.size, next.size);
  const leftwards = last.leftwards || next.leftwards;
  if (Math.abs(next.base - last.base) > SAME_LINE * size) return breaksAtHyphen(last, next) ? '' : '\n';
  if (!leftwards && next.left < last.left - WIDEST_STEP_BACK * size) return '\n';
  const gap = leftwards ? last.left - next.right : next.left - last.right;
  return next.spaced || (gap > NARROWEST_BLANK * size && !clings(last.text, next.text)) ? ' ' : '';
}

const HYPHENATED = /[\p{L}\p{M}]-$/u;

/** A compound broken at its own hyphen. Complex scripts are hardly ever hyphenated otherwise, so the hyphen is kept. */
function breaksAtHyphen(last: Word, next: Word): boolean {
  const down = next.base - last.base;
  return (
    HYPHENATED.test(last.text) && isShaped(last.text) && isShaped(next.text) && !next.spaced && down > 0 && down <= NEXT_LINE * next.size
  );
}
