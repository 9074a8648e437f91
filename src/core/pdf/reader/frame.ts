/** The box of a character on the page: as wide as the pen goes and as the ink stands out, as high as the font. */
import type { Font } from './fonts.ts';
import { acrossUnit, IDENTITY, inverse, type Matrix, moveX, moveY } from './matrix.ts';
import type { Pieces } from './pieces.ts';

const { fround } = Math;
/** Points; narrower ink is none. */
const NARROWEST = 0.01;

export class Frame {
  matrix: Matrix = IDENTITY;
  #back: Matrix = IDENTITY;
  #font: Font | undefined;
  /** A thousandth of the size of the font. */
  #unit = 0;
  #ownSize = 0;
  /** Whether the writing is neither turned nor leaning, as nearly all is. */
  #isStraight = true;
  /** Height of the writing on the page. */
  size = 0;
  x = 0;
  y = 0;
  left = 0;
  bottom = 0;
  right = 0;
  top = 0;

  take(pieces: Pieces, piece: number): void {
    const { font, size } = pieces;
    this.matrix = pieces.onPage(piece);
    this.#back = inverse(this.matrix) ?? IDENTITY;
    this.#isStraight = this.matrix[1] === 0 && this.matrix[2] === 0;
    this.#font = font[piece];
    this.#ownSize = size[piece] as number;
    this.#unit = fround(this.#ownSize / 1000);
    this.size = this.#ownSize * acrossUnit(this.matrix);
  }

  look(slot: number, place: number): void {
    if (this.#isStraight) this.#lookStraight(slot, place);
    else this.#lookAnyhow(slot, place);
  }

  /** The same as for any writing, where half of the products are nothing: a page has thousands of characters. */
  #lookStraight(slot: number, place: number): void {
    const { looks, ascent, descent } = this.#font as Font;
    const [unit, own] = [this.#unit, this.#ownSize];
    const across = this.matrix[0] as number;
    const up = this.matrix[3] as number;
    const fromLeft = this.matrix[4] as number;
    const fromBelow = this.matrix[5] as number;
    const x = fround(fround(across * place) + fromLeft);
    const y = fround(fround(up * 0) + fromBelow);
    const start = fround(fround((this.#back[0] as number) * x) + (this.#back[4] as number));
    const base = fround(fround((this.#back[3] as number) * y) + (this.#back[5] as number));
    const width = looks.width[slot] as number;
    const inkLeft = fround(fround((looks.left[slot] as number) * unit) + place);
    let inkRight = fround(fround((looks.right[slot] as number) * unit) + place);
    if (Math.abs(inkRight - inkLeft) < NARROWEST) inkRight = fround(inkLeft + fround(fround(width * own) / 1000));
    const x1 = fround(fround(across * start) + fromLeft);
    const x2 = fround(fround(across * fround(start + fround(width * unit))) + fromLeft);
    const x3 = fround(fround(across * inkLeft) + fromLeft);
    const x4 = fround(fround(across * inkRight) + fromLeft);
    const y1 = fround(fround(up * fround(base + descent * unit)) + fromBelow);
    const y2 = fround(fround(up * fround(base + ascent * unit)) + fromBelow);
    const y3 = fround(fround(up * fround((looks.bottom[slot] as number) * unit)) + fromBelow);
    const y4 = fround(fround(up * fround((looks.top[slot] as number) * unit)) + fromBelow);
    this.x = x;
    this.y = y;
    this.left = Math.min(x1, x2, x3, x4);
    this.right = Math.max(x1, x2, x3, x4);
    this.bottom = Math.min(y1, y2, y3, y4);
    this.top = Math.max(y1, y2, y3, y4);
  }

  #lookAnyhow(slot: number, place: number): void {
    const { matrix } = this;
    const { looks, ascent, descent } = this.#font as Font;
    const unit = this.#unit;
    this.x = moveX(matrix, place, 0);
    this.y = moveY(matrix, place, 0);
    const start = moveX(this.#back, this.x, this.y);
    const base = moveY(this.#back, this.x, this.y);
    this.left = this.bottom = Number.POSITIVE_INFINITY;
    this.right = this.top = Number.NEGATIVE_INFINITY;
    const width = looks.width[slot] as number;
    this.#cover(start, fround(base + descent * unit), fround(start + fround(width * unit)), fround(base + ascent * unit));
    const inkLeft = fround(fround((looks.left[slot] as number) * unit) + place);
    let inkRight = fround(fround((looks.right[slot] as number) * unit) + place);
    if (Math.abs(inkRight - inkLeft) < NARROWEST) inkRight = fround(inkLeft + fround(fround(width * this.#ownSize) / 1000));
    this.#cover(inkLeft, fround((looks.bottom[slot] as number) * unit), inkRight, fround((looks.top[slot] as number) * unit));
  }

  #cover(left: number, bottom: number, right: number, top: number): void {
    this.#meet(left, bottom);
    this.#meet(right, top);
    // The other corners are no farther out unless the writing leans.
    if ((this.matrix[2] !== 0 && this.matrix[0] !== 0) || (this.matrix[1] !== 0 && this.matrix[3] !== 0)) {
      this.#meet(left, top);
      this.#meet(right, bottom);
    }
  }

  #meet(x: number, y: number): void {
    const [pageX, pageY] = [moveX(this.matrix, x, y), moveY(this.matrix, x, y)];
    if (pageX < this.left) this.left = pageX;
    if (pageX > this.right) this.right = pageX;
    if (pageY < this.bottom) this.bottom = pageY;
    if (pageY > this.top) this.top = pageY;
  }
}
