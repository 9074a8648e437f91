/** The glyphs of one direction of writing with the page turned so that it is upright: their places along the writing and across it. */
import { type GlyphTable, PLACE, PLACES } from '../../../core/pdf/glyph-table.ts';
import { isSimple } from '../../../core/pdf/scripts.ts';

/** Of each number of quarter turns: which numbers of a place are its left and right ends and its base, and which way they count. */
const FRAMES = [
  { left: PLACE.left, right: PLACE.right, along: 1, base: PLACE.y, across: 1 },
  { left: PLACE.top, right: PLACE.bottom, along: 1, base: PLACE.x, across: -1 },
  { left: PLACE.right, right: PLACE.left, along: -1, base: PLACE.y, across: -1 },
  { left: PLACE.bottom, right: PLACE.top, along: -1, base: PLACE.x, across: 1 },
] as const;

const SPACE = 0x20;
const DELETE = 0x7f;

export class Upright {
  readonly #texts: readonly string[];
  readonly #highest: Uint32Array;
  readonly #places: Float64Array;
  readonly #left: number;
  readonly #right: number;
  readonly #along: number;
  readonly #base: number;
  readonly #across: number;

  constructor(glyphs: GlyphTable, turn: number) {
    this.#texts = glyphs.texts;
    this.#highest = glyphs.highest;
    this.#places = glyphs.places;
    const { left, right, along, base, across } = FRAMES[turn & 3] as (typeof FRAMES)[number];
    [this.#left, this.#right, this.#along, this.#base, this.#across] = [left, right, along, base, across];
  }

  text(at: number): string {
    return this.#texts[at] as string;
  }

  /** Whether nothing has to be asked about its script. */
  isSimple(at: number): boolean {
    return isSimple(this.#highest[at] as number);
  }

  /** A letter, digit or sign of ASCII: neither blank nor any of the above. */
  isLatin(at: number): boolean {
    const code = this.#highest[at] as number;
    return code > SPACE && code < DELETE;
  }

  isSameText(one: number, other: number): boolean {
    return this.#highest[one] === this.#highest[other] && this.text(one) === this.text(other);
  }

  left(at: number): number {
    return this.#along * (this.#places[at * PLACES + this.#left] as number);
  }

  right(at: number): number {
    return this.#along * (this.#places[at * PLACES + this.#right] as number);
  }

  base(at: number): number {
    return this.#across * (this.#places[at * PLACES + this.#base] as number);
  }

  size(at: number): number {
    return this.#places[at * PLACES + PLACE.size] as number;
  }
}
