/** How a page is written, told by where its writing leaves no room: across it, or up and down. */
import { boxOf, WAY } from './between.ts';
import { ON_THE_PAGE, type Pieces } from './pieces.ts';

const FULL = Math.fround(0.8);

/** @param width of the page as it is seen */
export function wayOfPage(pieces: Pieces, width: number, height: number): number {
  const [columns, rows] = [new Span(Math.trunc(width)), new Span(Math.trunc(height))];
  if (columns.length <= 0 || rows.length <= 0) return WAY.unknown;
  let line = 0;
  for (let piece = 0; piece < pieces.length; piece++) {
    if (pieces.form[piece] !== ON_THE_PAGE) continue;
    const { left, bottom, right, top } = boxOf(pieces, piece);
    const [x1, x2, y1, y2] = [columns.clip(left), columns.clip(right), rows.clip(bottom), rows.clip(top)];
    if (x1 >= x2 || y1 >= y2) continue;
    columns.fill(x1, x2);
    rows.fill(y1, y2);
    if (line <= 0) line = Math.fround(top - bottom);
  }
  const twice = Math.trunc(2 * line);
  if (rows.to - rows.from < twice) return WAY.across;
  if (columns.to - columns.from < twice) return WAY.down;
  const [across, down] = [columns.share(), rows.share()];
  if (across > FULL || across > down) return WAY.across;
  return across < down ? WAY.down : WAY.unknown;
}

class Span {
  readonly length: number;
  readonly #filled: Uint8Array;
  from: number;
  to = 0;

  constructor(length: number) {
    this.length = Math.min(length, LONGEST);
    this.#filled = new Uint8Array(Math.max(0, this.length));
    this.from = this.length;
  }

  clip(place: number): number {
    return Math.min(Math.max(Math.trunc(place), 0), this.length);
  }

  fill(from: number, to: number): void {
    this.#filled.fill(1, from, to);
    this.from = Math.min(this.from, from);
    this.to = Math.max(this.to, to);
  }

  /** Of what lies between the first and the last that is filled. */
  share(): number {
    if (this.from >= this.to) return 0;
    let filled = 0;
    for (let at = this.from; at < this.to; at++) filled += this.#filled[at] as number;
    return Math.fround(filled / (this.to - this.from));
  }
}

/** Points; pages that are longer are not read here. */
const LONGEST = 20_000;
