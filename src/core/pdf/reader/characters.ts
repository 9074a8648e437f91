/** Characters in the order in which they are read, in columns. */

/** For a character that stands in no file: it has no item, and may have no piece. */
export const NOTHING = 0;
const FIRST_ROOM = 4_096;

export class Characters {
  length = 0;
  /** Where the line begins that is not closed yet. */
  lineStart = 0;
  /** What each is, as a unit of UTF-16; 0 where nobody knows. */
  unit = new Uint16Array(FIRST_ROOM);
  /** The piece that it belongs to, counted from 1. */
  piece = new Int32Array(FIRST_ROOM);
  /** Which of the items of the page it is, counted from 1. */
  item = new Int32Array(FIRST_ROOM);

  add(unit: number, piece: number, item: number): void {
    const at = this.length++;
    if (at >= this.unit.length) this.#grow();
    this.unit[at] = unit;
    this.piece[at] = piece;
    this.item[at] = item;
  }

  #grow(): void {
    const room = 2 * this.unit.length;
    const [unit, piece, item] = [new Uint16Array(room), new Int32Array(room), new Int32Array(room)];
    unit.set(this.unit);
    piece.set(this.piece);
    item.set(this.item);
    [this.unit, this.piece, this.item] = [unit, piece, item];
  }

  /** Of the open line; where that is empty, of all before it. */
  last(): number {
    return this.length === 0 ? NOTHING : (this.unit[this.length - 1] as number);
  }

  get isLineEmpty(): boolean {
    return this.length === this.lineStart;
  }

  dropLast(): void {
    this.length--;
  }

  /** Of blanks that follow each other one is kept. */
  closeLine(): void {
    const { unit, piece, item } = this;
    let to = this.lineStart;
    let isBlank = false;
    for (let at = to; at < this.length; at++) {
      const blank = unit[at] === BLANK;
      if (blank && isBlank) continue;
      isBlank = blank;
      if (to !== at) {
        unit[to] = unit[at] as number;
        piece[to] = piece[at] as number;
        item[to] = item[at] as number;
      }
      to++;
    }
    this.length = this.lineStart = to;
  }
}

export const BLANK = 0x20;
