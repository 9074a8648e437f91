/** Characters put together to words, each in the frame of its own writing: `left` to `right` along the line, `base` downwards. */
import type { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import { LINE_HYPHEN } from '../../../core/pdf/glyphs.ts';
import { clings, isLeftwards } from '../../../core/pdf/scripts.ts';
import { Upright } from './upright.ts';

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

/**
 * @param glyphs in the order in which they were written
 * @param turn the direction of writing whose words are wanted
 * @param joint the widest gap inside of a word, as a share of the size of the letters
 * @param turns that of each glyph, if it is to be another than its own
 */
export function toWords(glyphs: GlyphTable, turn: number, joint = WIDEST_JOINT, turns = glyphs.turns): Word[] {
  const words: Word[] = [];
  const upright = new Upright(glyphs, turn);
  const open = new OpenWord(upright);
  let spaced = false;
  const close = (): void => {
    if (open.last >= 0) words.push(open.close(spaced));
    spaced = false;
  };
  for (let next = 0; next < glyphs.length; next++) {
    if (turns[next] !== turn) continue;
    if (!upright.isLatin(next) && isBlank(upright.text(next))) {
      close();
      spaced = !isLineEnd(upright.text(next));
      continue;
    }
    if (open.last >= 0) {
      if (isCopy(upright, open.last, next)) continue;
      if (!joins(upright, open.last, next, joint)) close();
    }
    open.add(next);
  }
  close();
  return words;
}

/** A word that may have more letters. */
class OpenWord {
  readonly #glyphs: Upright;
  /** The glyph that it ends with; -1 where it has none. */
  last = -1;
  #first = 0;
  #text = '';
  #left = 0;
  #right = 0;
  #isSimple = true;

  constructor(glyphs: Upright) {
    this.#glyphs = glyphs;
  }

  add(at: number): void {
    const glyphs = this.#glyphs;
    if (this.last < 0) {
      this.#first = at;
      this.#text = '';
      this.#left = Number.POSITIVE_INFINITY;
      this.#right = Number.NEGATIVE_INFINITY;
      this.#isSimple = true;
    }
    this.#left = Math.min(this.#left, glyphs.left(at));
    this.#right = Math.max(this.#right, glyphs.right(at));
    if (glyphs.isSimple(at)) this.#text += glyphs.text(at);
    else {
      this.#text += glyphs.text(at) === LINE_HYPHEN ? '-' : glyphs.text(at);
      this.#isSimple = false;
    }
    this.last = at;
  }

  close(spaced: boolean): Word {
    const text = this.#text;
    const [base, size] = [this.#glyphs.base(this.#first), this.#glyphs.size(this.#first)];
    this.last = -1;
    return { text, left: this.#left, right: this.#right, base, size, leftwards: !this.#isSimple && isLeftwards(text), spaced };
  }
}

/** Line ends that PDFium finds are often none: a raised letter makes it see one. */
function isLineEnd(text: string): boolean {
  return text === '\n' || text === '\r';
}

export function isBlank(text: string): boolean {
  return text <= ' ' || (text >= '\u00a0' && /^\s$/u.test(text));
}

/** Letters drawn twice, a little apart, to look bold. Parts of one ligature share a place exactly and are kept. */
function isCopy(glyphs: Upright, last: number, next: number): boolean {
  if (!glyphs.isSameText(last, next) || isSamePlace(glyphs, last, next)) return false;
  const reach = COPY_OFFSET * glyphs.size(last);
  return Math.abs(glyphs.left(last) - glyphs.left(next)) < reach && Math.abs(glyphs.base(last) - glyphs.base(next)) < reach;
}

function isSamePlace(glyphs: Upright, last: number, next: number): boolean {
  return glyphs.left(last) === glyphs.left(next) && glyphs.right(last) === glyphs.right(next);
}

function joins(glyphs: Upright, last: number, next: number, joint: number): boolean {
  const size = Math.max(glyphs.size(last), glyphs.size(next));
  const simple = glyphs.isSimple(last) && glyphs.isSimple(next);
  if (!simple && clings(glyphs.text(last), glyphs.text(next))) return isNear(glyphs, last, next, SIGN_DRIFT * size);
  if (Math.abs(glyphs.base(last) - glyphs.base(next)) > BASE_DRIFT * size) return false;
  if (Math.abs(glyphs.size(last) - glyphs.size(next)) > SIZE_DRIFT * size) return false;
  if (isSamePlace(glyphs, last, next)) return true;
  const leftwards = !simple && goesLeft(glyphs.text(last), glyphs.text(next));
  const gap = leftwards ? glyphs.left(last) - glyphs.right(next) : glyphs.left(next) - glyphs.right(last);
  return gap <= joint * size && gap >= -(leftwards ? WIDEST_SWEEP : WIDEST_OVERLAP) * size;
}

const NEUTRAL = /^[\p{P}\p{S}]+$/u;

/** Whether the second of two texts stands to the left of the first. Punctuation goes with what it stands beside. */
function goesLeft(last: string, next: string): boolean {
  if (isLeftwards(last)) return isLeftwards(next) || NEUTRAL.test(next);
  return isLeftwards(next) && NEUTRAL.test(last);
}

function isNear(glyphs: Upright, last: number, next: number, reach: number): boolean {
  return (
    Math.abs(glyphs.base(last) - glyphs.base(next)) <= reach &&
    glyphs.left(next) - glyphs.right(last) <= reach &&
    glyphs.left(last) - glyphs.right(next) <= reach
  );
}
