/** Characters put together to words, each in the frame of its own writing: `left` to `right` along the line, `base` downwards. */
import { type Glyph, LINE_HYPHEN } from '../../../core/pdf/glyphs.ts';
import { clings, isLeftwards } from '../../../core/pdf/scripts.ts';

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
/** Between letters of one word, unless the caller knows better. */
const WIDEST_JOINT = 0.1;
const WIDEST_OVERLAP = 0.5;
/** The last letter of a word in Nastaliq may go back under all others. */
const WIDEST_SWEEP = 2;
const BASE_DRIFT = 0.15;
const SIZE_DRIFT = 0.2;
const COPY_OFFSET = 0.1;
/** How far a sign may stand from the letter that it belongs to. */
const SIGN_DRIFT = 0.7;

export function upright(glyph: Glyph, turn: number): Upright {
  const { text, size, left, right, top, bottom, x, y } = glyph;
  if (turn === 1) return { text, size, left: top, right: bottom, base: -x };
  if (turn === 2) return { text, size, left: -right, right: -left, base: -y };
  if (turn === 3) return { text, size, left: -bottom, right: -top, base: x };
  return { text, size, left, right, base: y };
}

/**
 * @param glyphs of one direction of writing, in the order in which they were written
 * @param joint the widest gap inside of a word, as a share of the size of the letters
 */
export function toWords(glyphs: readonly Glyph[], turn: number, joint = WIDEST_JOINT): Word[] {
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
    if (last && !joins(last, next, joint)) close();
    open.push(next);
  }
  close();
  return words;
}

/** Line ends that PDFium finds are often none: a raised letter makes it see one. */
function isLineEnd(text: string): boolean {
  return text === '\n' || text === '\r';
}

export function isBlank(text: string): boolean {
  return text <= ' ' || (text >= '\u00a0' && /^\s$/u.test(text));
}

/** Letters drawn twice, a little apart, to look bold. Parts of one ligature share a place exactly and are kept. */
function isCopy(last: Upright, next: Upright): boolean {
  if (last.text !== next.text || (last.left === next.left && last.right === next.right)) return false;
  return Math.abs(last.left - next.left) < COPY_OFFSET * last.size && Math.abs(last.base - next.base) < COPY_OFFSET * last.size;
}

function joins(last: Upright, next: Upright, joint: number): boolean {
  const size = Math.max(last.size, next.size);
  if (clings(last.text, next.text)) return isNear(last, next, SIGN_DRIFT * size);
  if (Math.abs(last.base - next.base) > BASE_DRIFT * size || Math.abs(last.size - next.size) > SIZE_DRIFT * size) return false;
  if (last.left === next.left && last.right === next.right) return true;
  const leftwards = goesLeft(last.text, next.text);
  const gap = leftwards ? last.left - next.right : next.left - last.right;
  return gap <= joint * size && gap >= -(leftwards ? WIDEST_SWEEP : WIDEST_OVERLAP) * size;
}

const NEUTRAL = /^[\p{P}\p{S}]+$/u;

/** Whether the second of two texts stands to the left of the first. Punctuation goes with what it stands beside. */
function goesLeft(last: string, next: string): boolean {
  if (isLeftwards(last)) return isLeftwards(next) || NEUTRAL.test(next);
  return isLeftwards(next) && NEUTRAL.test(last);
}

function isNear(last: Upright, next: Upright, reach: number): boolean {
  return Math.abs(last.base - next.base) <= reach && next.left - last.right <= reach && last.left - next.right <= reach;
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
  return { text, left, right, base, size, leftwards: isLeftwards(text), spaced };
}
