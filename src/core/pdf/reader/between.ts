/** What stands between two pieces of writing that follow each other: nothing, a blank, the end of a line, or a hyphen that parts a word. */
import { BLANK, type Characters } from './characters.ts';
import type { Font } from './fonts.ts';
import { giveUp } from './giving-up.ts';
import { concat, inverse, lengthIn, type Matrix, moveX, moveY } from './matrix.ts';
import { INK, INKS, type Pieces } from './pieces.ts';
import { bandOf, widthOf } from './widths.ts';

/** How a piece is written: across the page, up or down, or so that it cannot be told. */
export const WAY = { unknown: 0, across: 1, down: 2 } as const;

export const JOINT = { nothing: 0, blank: 1, lineEnd: 2, hyphen: 3 } as const;

const { fround, abs } = Math;

/** What has been joined already, and how the page is written. */
export interface Before {
  readonly characters: Characters;
  /** How pieces of one character are taken to be written. */
  readonly way: number;
  /** Whether the page is seen as it is written, neither turned nor scaled. */
  readonly isUpright: boolean;
  /** The ink of the line so far. */
  readonly lineInk: Ink;
}

/** Points. Lower ink says nothing about lines. */
const LOWEST = 4.5;
/** Sine of five degrees. */
const STRAIGHT = fround(0.0872);
/** Share of the size. */
const NARROW = fround(0.1);
const WIDEST_PAGE = 1_000;

export function between(pieces: Pieces, last: number, lastForm: Matrix, next: number, before: Before): number {
  const { font, size, matrix, form, items, places, from, to } = pieces;
  const [one, two] = [boxOf(pieces, last), boxOf(pieces, next)];
  const way = wayOf(pieces, next, before.way) || wayOf(pieces, last, before.way);
  const [lastFont, nextFont] = [font[last] as Font, font[next] as Font];
  const [lastItem, nextItem] = [(to[last] as number) - 1, from[next] as number];
  const [lastSlot, nextSlot] = [items[lastItem] as number, items[nextItem] as number];
  const unit = unitOf(nextFont, nextSlot, 0);
  const lineEnd = (): number => (partsWord(before, unit) ? JOINT.hyphen : JOINT.lineEnd);
  if (way === WAY.across ? isLower(one, two) : way === WAY.down && isBehind(two, before.lineInk, pieces, last, next)) return lineEnd();
  const [lastThousandths, nextThousandths] = [widthOf(lastFont, lastSlot), widthOf(nextFont, nextSlot)];
  const lastWidth = abs(fround(fround(lastThousandths * (size[last] as number)) / 1000));
  const nextWidth = abs(fround(fround(nextThousandths * (size[next] as number)) / 1000));
  const own = concat(matrix[last] as Matrix, lastForm);
  const back = inverse(own);
  if (!back) return giveUp('writing without a width');
  const [pageX, pageY] = placeOf(matrix[next] as Matrix, form[next] as Matrix);
  const [x, y] = [moveX(back, pageX, pageY), moveY(back, pageX, pageY)];
  let reach = fround(Math.max(lastWidth, nextWidth) / 4);
  if (lastWidth < nextWidth) reach = lengthIn(back, reach);
  const isElsewhere = (y > fround(reach * 2) || y < fround(reach * -3)) && (abs(y) >= 1 || abs(y) > abs(x));
  if (way === WAY.across && isElsewhere && !(before.isUpright && isBeside(pieces, last, next, one, two))) return lineEnd();
  if (hasOne(pieces, next) && isHyphen(unit) && partsWord(before, unit)) return JOINT.hyphen;
  if (unit === BLANK || unitOf(lastFont, lastSlot, -1) === BLANK) return JOINT.nothing;
  let room = bandOf(Math.max(lastThousandths, nextThousandths), 400, 700, 800);
  if (lastThousandths >= nextThousandths) room = fround(room * abs(size[last] as number));
  else room = lengthIn(back, lengthIn(concat(matrix[next] as Matrix, form[next] as Matrix), fround(room * abs(size[next] as number))));
  room = fround(room / 1000);
  // Two widths for which PDFium makes an exception.
  if ((room < 1.4881 && room > 1.4879) || (room < 1.39001 && room > 1.38999)) room = fround(room * 1.5);
  return leavesBlank(x, places[lastItem] as number, lastWidth, nextWidth, room) ? JOINT.blank : JOINT.nothing;
}

/** Whether two pieces stand on lines of their own. */
function isLower(one: Ink, two: Ink): boolean {
  return heightOf(one) > LOWEST && heightOf(two) > LOWEST && Math.max(one.bottom, two.bottom) >= Math.min(one.top, two.top);
}

/** The same where writing goes up or down. */
function isBehind(two: Ink, line: Ink, pieces: Pieces, last: number, next: number): boolean {
  const one = boxOf(pieces, last);
  const isWide = ({ left, right }: Ink, piece: number): boolean => fround(right - left) > fround((pieces.size[piece] as number) * NARROW);
  return isWide(two, next) && isWide(one, last) && Math.min(two.right, line.right) <= Math.max(two.left, line.left);
}

function leavesBlank(x: number, last: number, lastWidth: number, nextWidth: number, room: number): boolean {
  if (abs(fround(fround(last + lastWidth) - x)) <= room) return false;
  const reach = fround(room + lastWidth);
  const way = fround(x - last);
  if (abs(way) > reach) return true;
  return (x < 0 && -reach > way) || way > fround(nextWidth + lastWidth);
}

export interface Ink {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export function boxOf({ ink }: Pieces, piece: number): Ink {
  const at = piece * INKS;
  const number = (which: number): number => fround(ink[at + which] as number);
  return { left: number(INK.left), bottom: number(INK.bottom), right: number(INK.right), top: number(INK.top) };
}

const heightOf = ({ bottom, top }: Ink): number => fround(top - bottom);

/** Whether one of two pieces stands on the height of the other after all. */
function isBeside({ items, places, from, to, matrix }: Pieces, last: number, next: number, one: Ink, two: Ink): boolean {
  const [first, end] = [from[last] as number, (to[last] as number) - 1];
  if (end === first || items[first] === 0) return false;
  const [own, other] = [matrix[last] as Matrix, matrix[next] as Matrix];
  if ((places[end] as number) <= (places[first] as number) || (own[1] as number) >= 0.1 || (own[2] as number) >= 0.1) return false;
  return isOn(one, other) || isOn(two, own);
}

function isOn({ bottom, top }: Ink, matrix: Matrix): boolean {
  const [x, y] = [matrix[4] as number, matrix[5] as number];
  return x >= 0 && x <= WIDEST_PAGE && y >= bottom && y <= top;
}

function placeOf(matrix: Matrix, form: Matrix): readonly [x: number, y: number] {
  const [x, y] = [matrix[4] as number, matrix[5] as number];
  return [moveX(form, x, y), moveY(form, x, y)];
}

const hasOne = ({ from, to }: Pieces, piece: number): boolean => (to[piece] as number) - (from[piece] as number) === 1;

function wayOf(pieces: Pieces, piece: number, ofPage: number): number {
  if (hasOne(pieces, piece)) return ofPage;
  const { from, to, places, matrix } = pieces;
  const own = matrix[piece] as Matrix;
  const [first, last] = [places[from[piece] as number] as number, places[(to[piece] as number) - 1] as number];
  const x = abs(fround(moveX(own, last, 0) - moveX(own, first, 0)));
  const y = abs(fround(moveY(own, last, 0) - moveY(own, first, 0)));
  if (x <= 0.0001 && y <= 0.0001) return WAY.unknown;
  const length = Math.hypot(x, y);
  const [isFlat, isSteep] = [y / length <= STRAIGHT, x / length <= STRAIGHT];
  if (isFlat === isSteep) return WAY.unknown;
  return isFlat ? WAY.across : WAY.down;
}

/** The first unit of what a character means, or the last; its code where nobody knows. */
function unitOf(font: Font, slot: number, which: number): number {
  const text = font.looks.text[slot];
  if (text === undefined) return giveUp('a character that is not told');
  const unit = text.charCodeAt(which < 0 ? text.length - 1 : 0);
  return Number.isNaN(unit) || unit === 0 ? (font.codes[slot] as number) : unit;
}

const isHyphen = (unit: number): boolean => unit === 0x2d || unit === 0xad;
const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}0-9]/u;

/** Whether the text so far ends with a hyphen after a letter, and goes on with one. */
function partsWord({ characters }: Before, unit: number): boolean {
  const { unit: units, length, lineStart, isLineEmpty } = characters;
  const start = isLineEmpty ? 0 : lineStart;
  let at = length - 1;
  while (at > start && units[at] === BLANK) at--;
  if (at <= start || !isHyphen(units[at] as number)) return false;
  return LETTER.test(String.fromCharCode(units[at - 1] as number)) && LETTER_OR_DIGIT.test(String.fromCharCode(unit));
}
