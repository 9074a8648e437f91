/**
 * Puts pieces of writing together to text by the rules that PDFium has, found by holding both against each other: which pieces share a line, where a
 * blank is missing, where a line ends, which hyphens part a word, and what was drawn twice to look bold.
 */
import { between, boxOf, type Ink, JOINT } from './between.ts';
import { BLANK, Characters, NOTHING } from './characters.ts';
import { isDrawnBefore } from './copies.ts';
import type { Font } from './fonts.ts';
import { giveUp } from './giving-up.ts';

import { alongUnit, lengthIn, type Matrix, moveX, moveY } from './matrix.ts';
import type { Pieces } from './pieces.ts';
import { bandOf, widthOf } from './widths.ts';

const { fround } = Math;

const [HYPHEN, SOFT_HYPHEN, LINE_HYPHEN, LINE_FEED, RETURN] = [0x2d, 0xad, 0xfffe, 0x0a, 0x0d];

/** How many characters back a copy is looked for, and how near it stands, as a share of the size. */
const COPIES_BACK = 7;
const COPY = fround(0.07);

export class Joining {
  readonly #pieces: Pieces;
  /** To the page as it is seen. */
  readonly #display: Matrix;
  /** How pieces of one character are taken to be written. */
  readonly way: number;
  readonly isUpright: boolean;
  lineInk: Ink = { left: 0, bottom: 0, right: 0, top: 0 };
  readonly characters = new Characters();
  /** Pieces of one height, from left to right, that wait to be joined. */
  readonly #waiting: number[] = [];
  /** Where each piece begins on the page as it is seen. */
  readonly #seenX: Float32Array;
  readonly #seenY: Float32Array;
  #last = -1;
  #lastForm: Matrix;

  constructor(pieces: Pieces, display: Matrix, way: number) {
    this.#pieces = pieces;
    this.#display = display;
    this.way = way;
    const [a, b, c, d] = [display[0] as number, display[1] as number, display[2] as number, display[3] as number];
    this.isUpright = a > 0.9 && b < 0.1 && c < 0.1 && d < -0.9;
    this.#lastForm = display;
    this.#seenX = new Float32Array(pieces.length);
    this.#seenY = new Float32Array(pieces.length);
  }

  join(): Characters {
    for (let piece = 0; piece < this.#pieces.length; piece++) this.#meet(piece);
    this.#joinWaiting();
    this.characters.closeLine();
    return this.characters;
  }

  #see(piece: number): void {
    const matrix = this.#pieces.matrix[piece] as Matrix;
    const form = this.#pieces.form[piece] as Matrix;
    const [x, y] = [matrix[4] as number, matrix[5] as number];
    const [pageX, pageY] = [moveX(form, x, y), moveY(form, x, y)];
    this.#seenX[piece] = moveX(this.#display, pageX, pageY);
    this.#seenY[piece] = moveY(this.#display, pageX, pageY);
  }

  /** What stands on one height is read from left to right, in whatever order it was written. */
  #meet(piece: number): void {
    const pieces = this.#pieces;
    this.#see(piece);
    const waiting = this.#waiting;
    const before = waiting.at(-1);
    if (before === undefined) {
      waiting.push(piece);
      return;
    }
    if (isDrawnBefore(pieces, piece)) return;
    const reach =
      Math.max(this.#reachOf(before, (pieces.to[before] as number) - 1), this.#reachOf(piece, pieces.from[piece] as number)) / 4;
    const x = this.#seenX[piece] as number;
    if (Math.abs(fround((this.#seenY[piece] as number) - (this.#seenY[before] as number))) > reach * 2) {
      this.#joinWaiting();
      waiting.push(piece);
      return;
    }
    let at = waiting.length;
    while (at > 0 && x < (this.#seenX[waiting[at - 1] as number] as number)) at--;
    waiting.splice(at, 0, piece);
  }

  /** The width of a character on the page. */
  #reachOf(piece: number, item: number): number {
    const { font, size, items } = this.#pieces;
    const width = fround(fround(widthOf(font[piece] as Font, items[item] as number) * (size[piece] as number)) / 1000);
    return lengthIn(this.#pieces.onPage(piece), Math.abs(width));
  }

  #joinWaiting(): void {
    for (const piece of this.#waiting) this.#joinPiece(piece);
    this.#waiting.length = 0;
  }

  #joinPiece(piece: number): void {
    const pieces = this.#pieces;
    const { characters } = this;
    const form = pieces.form[piece] as Matrix;
    if (this.#last >= 0) {
      const owner = characters.length > 0 ? (characters.piece[characters.length - 1] as number) : NOTHING;
      if (owner !== NOTHING) this.#last = owner - 1;
      const joint = between(pieces, this.#last, this.#lastForm, piece, this);
      const ink = boxOf(pieces, piece);
      this.lineInk = joint === JOINT.lineEnd ? ink : union(this.lineInk, ink);
      if (joint === JOINT.blank) characters.add(BLANK, NOTHING, NOTHING);
      else if (joint === JOINT.lineEnd) this.#endLine();
      else if (joint === JOINT.hyphen && !this.#partWord(piece)) return;
    } else this.lineInk = boxOf(pieces, piece);
    this.#last = piece;
    this.#lastForm = form;
    this.#addItems(piece, pieces.onPage(piece));
  }

  #endLine(): void {
    const { characters } = this;
    characters.closeLine();
    if (characters.length === 0) return;
    characters.add(RETURN as number, NOTHING, NOTHING);
    characters.add(LINE_FEED as number, NOTHING, NOTHING);
    characters.lineStart = characters.length;
  }

  /** The hyphen at the end of the line is one that parts a word. False for a piece that is nothing but a hyphen. */
  #partWord(piece: number): boolean {
    const { from, to, items, font } = this.#pieces;
    if ((to[piece] as number) - (from[piece] as number) === 1) {
      const unit = (font[piece] as Font).looks.text[items[from[piece] as number] as number]?.charCodeAt(0);
      if (unit === HYPHEN || unit === SOFT_HYPHEN) return false;
    }
    const { characters } = this;
    while (!characters.isLineEmpty && characters.last() === BLANK) characters.dropLast();
    if (characters.isLineEmpty) giveUp('a hyphen without a line');
    characters.unit[characters.length - 1] = LINE_HYPHEN as number;
    return true;
  }

  #addItems(piece: number, matrix: Matrix): void {
    const { font: fonts, size: sizes, from, to, items, places, letterSpace } = this.#pieces;
    const { characters } = this;
    const font = fonts[piece] as Font;
    const size = sizes[piece] as number;
    const { text: texts } = font.looks;
    const [first, end] = [from[piece] as number, to[piece] as number];
    const letters = letterSpace[piece] as number;
    const spread = letters > 0.001 ? lengthIn(matrix, letters) : letters < -0.001 ? -lengthIn(matrix, Math.abs(letters)) : 0;
    // Along the line, as the piece itself is scaled: a form around it does not count here.
    const high = fround(alongUnit(this.#pieces.matrix[piece] as Matrix) * size);
    const base = letters !== 0 && end - first >= 3 ? this.#baseOf(first, end, high, lengthIn(matrix, letters)) : 0;
    const reach = fround(alongUnit(matrix) * size) * COPY;
    let room = 0;
    for (let at = first; at < end; at++) {
      const slot = items[at] as number;
      if (slot === 0) {
        const last = characters.last();
        if (characters.length > 0 && last !== BLANK) room = fround(fround(-high * (places[at] as number)) / 1000);
        continue;
      }
      room = fround(fround(room + spread) - base);
      if (room > 0 && at > first && isBlankWide(room, high, font, slot)) characters.add(BLANK, piece + 1, NOTHING);
      room = 0;
      const text = texts[slot] ?? giveUp('a character that is not told');
      if (this.#isCopy(piece, at, matrix, reach)) {
        if (at === first && !characters.isLineEmpty && characters.last() === BLANK) characters.dropLast();
        continue;
      }
      for (let unit = 0; unit < text.length; unit++) characters.add(text.charCodeAt(unit), piece + 1, at + 1);
    }
  }

  /** The room between letters that is no blank, because all of them have it. */
  #baseOf(first: number, end: number, high: number, spread: number): number {
    const { items, places } = this.#pieces;
    let [base, gaps] = [spread, 0];
    for (let at = first; at < end; at++) {
      if (items[at] !== 0) continue;
      gaps++;
      base = Math.min(base, fround(fround(fround(-high * (places[at] as number)) / 1000) + spread));
    }
    return base < 0 || (end - first === 3 && gaps > 0) ? 0 : base;
  }

  #isCopy(piece: number, item: number, matrix: Matrix, reach: number): boolean {
    const { piece: owners, item: own, length, lineStart } = this.characters;
    const { font, items, places, size } = this.#pieces;
    // Of one piece, whatever it is scaled by.
    const farthest = 2 * COPY * (size[piece] as number);
    for (let at = length - 1; at >= lineStart && at >= length - COPIES_BACK; at--) {
      const other = (own[at] as number) - 1;
      if (other < 0 || items[other] !== items[item]) continue;
      const owner = (owners[at] as number) - 1;
      if (font[owner] !== font[piece]) continue;
      if (owner === piece && Math.abs((places[other] as number) - (places[item] as number)) > farthest) continue;
      const before = this.#pieces.onPage(owner);
      const [x, y] = [moveX(matrix, places[item] as number, 0), moveY(matrix, places[item] as number, 0)];
      const [otherX, otherY] = [moveX(before, places[other] as number, 0), moveY(before, places[other] as number, 0)];
      if (Math.abs(fround(otherX - x)) < reach && Math.abs(fround(otherY - y)) < reach) return true;
    }
    return false;
  }
}

function union(one: Ink, two: Ink): Ink {
  return {
    left: Math.min(one.left, two.left),
    bottom: Math.min(one.bottom, two.bottom),
    right: Math.max(one.right, two.right),
    top: Math.max(one.top, two.top),
  };
}

/** Half of a blank makes one; where the font has none that is as wide as blanks are, a part of the letter does. */
function isBlankWide(room: number, high: number, font: Font, slot: number): boolean {
  const least = leastBlank(high, font.blank, font, slot);
  const isWide = least !== 0 && room >= least;
  if (font.isBlankDoubtful && isWide !== room >= leastBlank(high, 0, font, slot)) giveUp('a gap that may be a blank');
  return isWide;
}

function leastBlank(high: number, blank: number, font: Font, slot: number): number {
  const wide = fround(fround(high * blank) / 1000);
  const half = wide > fround(high / 3) ? 0 : wide / 2;
  return half === 0 ? fround(fround(high * bandOf(widthOf(font, slot), 300, 500, 700)) / 1000) : half;
}
