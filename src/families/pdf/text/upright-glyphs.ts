/** View of the glyphs of one text direction, rotated upright: coordinates along and across the writing. */
import { GLYPH_FIELD, GLYPH_FIELDS, type GlyphTable } from '../../../core/pdf/glyph-table.ts';
import { isSimpleCode } from '../../../core/pdf/scripts.ts';

/** Coordinates of the left end, right end and baseline, and their signs, for each number of quarter turns. */
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

  constructor(glyphs: GlyphTable, rotation: number) {
    this.#texts = glyphs.texts;
    this.#maxCodeUnits = glyphs.maxCodeUnits;
    this.#coordinates = glyphs.coordinates;
    const { left, right, along, base, across } = AXES_BY_ROTATION[rotation & 3] as (typeof AXES_BY_ROTATION)[number];
    [this.#left, this.#right, this.#along, this.#base, this.#across] = [left, right, along, base, across];
  }

  text(index: number): string {
    return this.#texts[index] as string;
  }

  /** Whether the glyph needs no script-specific handling. */
  isSimple(index: number): boolean {
    return isSimpleCode(this.#maxCodeUnits[index] as number);
  }

  /** A visible ASCII character: neither blank nor in a complex script. */
  isLatin(index: number): boolean {
    const code = this.#maxCodeUnits[index] as number;
    return code > SPACE && code < DELETE;
  }

  isSameText(a: number, b: number): boolean {
    return this.#maxCodeUnits[a] === this.#maxCodeUnits[b] && this.text(a) === this.text(b);
  }

  left(index: number): number {
    return this.#along * (this.#coordinates[index * GLYPH_FIELDS + this.#left] as number);
  }

  right(index: number): number {
    return this.#along * (this.#coordinates[index * GLYPH_FIELDS + this.#right] as number);
  }

  base(index: number): number {
    return this.#across * (this.#coordinates[index * GLYPH_FIELDS + this.#base] as number);
  }

  size(index: number): number {
    return this.#coordinates[index * GLYPH_FIELDS + GLYPH_FIELD.size] as number;
  }
}
