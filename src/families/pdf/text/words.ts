/** Characters put together to words, each in the frame of its own writing: `left` to `right` along the line, `base` downwards. */
import { type Glyph, LINE_HYPHEN } from '../../../core/pdf/glyphs.ts';

export interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  /** Whether it is written from right to left. */
  readonly leftwards: boolean;
  /** Whether a space was written before it. */
  readonly spaced: boolean;
}

/** The place of a glyph along the writing and across it, with the page turned so that the writing is upright. */
interface Upright {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
}

/** Shares of the size of the letters. */
const WIDEST_JOINT = 0.1;
const WIDEST_OVERLAP = 0.5;
const BASE_DRIFT = 0.15;
const SIZE_DRIFT = 0.2;
const COPY_OFFSET = 0.1;

/** No script before Hebrew is written leftwards. */
const FIRST_LEFTWARDS = '\u0590';
const LEFTWARDS = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

export function upright(glyph: Glyph, turn: number): Upright {
  const { text, size, left, right, top, bottom, x, y } = glyph;
  if (turn === 1) return { text, size, left: top, right: bottom, base: -x };
  if (turn === 2) return { text, size, left: -right, right: -left, base: -y };
  if (turn === 3) return { text, size, left: -bottom, right: -top, base: x };
  return { text, size, left, right, base: y };
}

/** @param glyphs of one direction of writing, in the order in which they were written */
export function toWords(glyphs: readonly Glyph[], turn: number): Word[] {
  const words: Word[] = [];
  let open: Upright[] = [];
  let spaced = false;
  const close = (): void => {
    if (open.length > 0) words.push(asWord(open, spaced));
    open = [];
    spaced = false;
  };
  for (const glyph of glyphs) {
    if (isBlank(glyph.text)) {
      close();
      spaced = !isLineEnd(glyph.text);
      continue;
    }
    const next = upright(glyph, turn);
    const last = open.at(-1);
    if (last && isCopy(last, next)) continue;
    if (last && !joins(last, next)) close();
    open.push(next);
  }
  close();
  return words;
}

function isLeftwards(character: string): boolean {
  return character >= FIRST_LEFTWARDS && LEFTWARDS.test(character);
}

/** Line ends that PDFium finds are often none: a raised letter makes it see one. */
function isLineEnd(text: string): boolean {
  return text === '\n' || text === '\r';
}

function isBlank(text: string): boolean {
  return text <= ' ' || (text >= '\u00a0' && /^\s$/u.test(text));
}

/** Letters drawn twice, a little apart, to look bold. Parts of one ligature share a place exactly and are kept. */
function isCopy(last: Upright, next: Upright): boolean {
  if (last.text !== next.text || (last.left === next.left && last.right === next.right)) return false;
  return Math.abs(last.left - next.left) < COPY_OFFSET * last.size && Math.abs(last.base - next.base) < COPY_OFFSET * last.size;
}

function joins(last: Upright, next: Upright): boolean {
  const size = Math.max(last.size, next.size);
  if (Math.abs(last.base - next.base) > BASE_DRIFT * size || Math.abs(last.size - next.size) > SIZE_DRIFT * size) return false;
  if (last.left === next.left && last.right === next.right) return true;
  const gap = isLeftwards(next.text) && isLeftwards(last.text) ? last.left - next.right : next.left - last.right;
  return gap <= WIDEST_JOINT * size && gap >= -WIDEST_OVERLAP * size;
}

function asWord(glyphs: readonly Upright[], spaced: boolean): Word {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let text = '';
  for (const glyph of glyphs) {
    left = Math.min(left, glyph.left);
    right = Math.max(right, glyph.right);
    text += glyph.text === LINE_HYPHEN ? '-' : glyph.text;
  }
  const { base, size } = glyphs[0] as Upright;
  return { text, left, right, base, size, leftwards: LEFTWARDS.test(text), spaced };
}
