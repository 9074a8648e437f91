/** The pieces of writing on a page: what one operator shows, with its place. In columns, in the order of the content. */
import type { Font } from './fonts.ts';
import { concat, IDENTITY, type Matrix } from './matrix.ts';

export class Pieces {
  readonly font: Font[] = [];
  readonly size: number[] = [];
  /** From the coordinates of the writing to those of the form, or the page, that it is in. */
  readonly matrix: Matrix[] = [];
  /** From those to the page; the same object for all pieces of one form. */
  readonly form: Matrix[] = [];
  readonly letterSpace: number[] = [];
  /** Which of the items it has. */
  readonly from: number[] = [];
  readonly to: number[] = [];
  /** Of the ink, in the coordinates of the form: four numbers a piece. */
  readonly ink: number[] = [];
  /** Slots, and 0 for a gap. */
  readonly items: readonly number[];
  /** Where each character begins, in the coordinates of the writing; of a gap its width in thousandths. */
  readonly places: Float32Array;

  constructor(items: readonly number[], gaps: readonly number[]) {
    this.items = items;
    this.places = Float32Array.from(gaps);
  }

  get length(): number {
    return this.font.length;
  }

  /** From the coordinates of the writing to those of the page. */
  onPage(piece: number): Matrix {
    return concat(this.matrix[piece] as Matrix, this.form[piece] as Matrix);
  }
}

export const INK = { left: 0, bottom: 1, right: 2, top: 3 } as const;
export const INKS = 4;

export const ON_THE_PAGE = IDENTITY;
