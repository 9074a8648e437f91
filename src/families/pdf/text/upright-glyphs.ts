/** View of the glyphs of one text direction, rotated upright: coordinates along and across the writing. */
import { GLYPH_FIELD, GLYPH_FIELDS, type GlyphTable } from '../../../core/pdf/glyph-table.ts';
import { isSimpleCode } from '../../../core/pdf/scripts.ts';

/** For each number of quarter turns: the coordinates that are the left end, right end and baseline, and their signs. */
const AXES_BY_ROTATION = [
  { left: GLYPH_FIELD.left, right: GLYPH_FIELD.right, along: 1, base: GLYPH_FIELD.y, across: 1 },
  { left: GLYPH_FIELD.top, right: GLYPH_FIELD.bottom, along: 1, base: GLYPH_FIELD.x, across: -1 },
  { left: GLYPH_FIELD.right, right: GLYPH_FIELD.left, along: -1, base: GLYPH_FIELD.y, across: -1 },
  { left: GLYPH_FIELD.bottom, right: GLYPH_FIELD.top, along: -1, base: GLYPH_FIELD.x, across: 1 },
] as const;

const SPACE = 0x20;
const DELETE = 0x7f;

export class UprightGlyphs {
  readonly #texts: readonly string[];
  readonly #maxCodeUnits: Uint32Array;
  readonly #coordinates: Float64Array;
  readonly #left: number;
  readonly #right: number;
  readonly #along: number;
  readonly #base: number;
  readonly #across: number;

  constructor(glyphs: GlyphTable, turn: number) {
    this.#texts = glyphs.texts;
    this.#maxCodeUnits = glyphs.maxCodeUnits;
    this.#coordinates = glyphs.coordinates;
    const { left, right, along, base, across } = AXES_BY_ROTATION[turn & 3] as (typeof AXES_BY_ROTATION)[number];
    [this.#left, this.#right, this.#along, this.#base, this.#across] = [left, right, along, base, across];
  }

  text(at: number): string {
    return this.#texts[at] as string;
  }

  /** Whether the glyph needs no script-specific handling. */
  isSimple(at: number): boolean {
    return isSimpleCode(this.#maxCodeUnits[at] as number);
  }

  /** A visible ASCII character: neither blank nor in a complex script. */
  isLatin(at: number): boolean {
    const code = this.#maxCodeUnits[at] as number;
    return code > SPACE && code < DELETE;
  }

  isSameText(one: number, other: number): boolean {
    return this.#maxCodeUnits[one] === this.#maxCodeUnits[other] && this.text(one) === this.text(other);
  }

  left(at: number): number {
    return this.#along * (this.#coordinates[at * GLYPH_FIELDS + this.#left] as number);
  }

  right(at: number): number {
    return this.#along * (this.#coordinates[at * GLYPH_FIELDS + this.#right] as number);
  }

  base(at: number): number {
    return this.#across * (this.#coordinates[at * GLYPH_FIELDS + this.#base] as number);
  }

  size(at: number): number {
    return this.#coordinates[at * GLYPH_FIELDS + GLYPH_FIELD.size] as number;
  }
}
