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
    this.#font = font[piece];
    this.#ownSize = size[piece] as number;
    this.#unit = fround(this.#ownSize / 1000);
    this.size = this.#ownSize * acrossUnit(this.matrix);
  }

  look(slot: number, place: number): void {
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
