/** View of the glyphs of one text direction, rotated upright: coordinates along and across the writing. */
import { type GlyphTable, PLACE, PLACES } from '../../../core/pdf/glyph-table.ts';
import { isSimple } from '../../../core/pdf/scripts.ts';

/** For each number of quarter turns: the coordinates that are the left end, right end and baseline, and their signs. */
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

  /** Whether the glyph needs no script-specific handling. */
  isSimple(at: number): boolean {
    return isSimple(this.#highest[at] as number);
  }

  /** A visible ASCII character: neither blank nor in a complex script. */
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
