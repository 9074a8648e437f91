/** Characters in the order in which they are read, in columns. */

/** A character that stands in no file: it has no piece, or no slot. */
export const NOTHING = 0;

export class Characters {
  /** What it is, as a unit of UTF-16; 0 where nobody knows, HYPHEN for one that parts a word. */
  readonly unit: number[] = [];
  /** The piece that it belongs to, counted from 1. */
  readonly piece: number[] = [];
  /** Its place in the font of the piece. */
  readonly slot: number[] = [];
  /** Where the pen stood, on the page. */
  readonly x: number[] = [];
  readonly y: number[] = [];

  get length(): number {
    return this.unit.length;
  }

  add(unit: number, piece: number, slot: number, x: number, y: number): void {
    this.unit.push(unit);
    this.piece.push(piece);
    this.slot.push(slot);
    this.x.push(x);
    this.y.push(y);
  }

  take(other: Characters, at: number): void {
    this.add(
      other.unit[at] as number,
      other.piece[at] as number,
      other.slot[at] as number,
      other.x[at] as number,
      other.y[at] as number,
    );
  }

  /** Leaves out all from here on. */
  cut(length: number): void {
    this.unit.length = this.piece.length = this.slot.length = this.x.length = this.y.length = length;
  }

  last(): number {
    return this.unit.at(-1) ?? NOTHING;
  }
}
