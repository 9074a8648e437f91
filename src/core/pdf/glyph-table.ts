/** The characters of a page in columns: a full page has thousands, and an object for each costs more than all that is done with it. */
import type { Glyph } from './glyphs.ts';
import type { Box } from './view.ts';

/** Numbers of a character in `places`, and where each stands among them. */
export const PLACE = { left: 0, right: 1, top: 2, bottom: 3, x: 4, y: 5, size: 6 } as const;
export const PLACES = 7;

export class GlyphTable {
  readonly length: number;
  readonly texts: string[];
  /** The highest code of each text: what it is not is told by it at once. */
  readonly highest: Uint32Array;
  readonly places: Float64Array;
  readonly turns: Uint8Array;
  /** 1 for a character that stands in no file. */
  readonly found: Uint8Array;
  readonly owners: Uint32Array;

  constructor(length: number) {
    this.length = length;
    this.texts = new Array<string>(length);
    this.highest = new Uint32Array(length);
    this.places = new Float64Array(length * PLACES);
    this.turns = new Uint8Array(length);
    this.found = new Uint8Array(length);
    this.owners = new Uint32Array(length);
  }

  static of(glyphs: readonly Glyph[]): GlyphTable {
    const table = new GlyphTable(glyphs.length);
    for (const [at, { text, left, right, top, bottom, x, y, size, turn, found, owner }] of glyphs.entries()) {
      table.texts[at] = text;
      table.highest[at] = highestOf(text);
      table.places.set([left, right, top, bottom, x, y, size], at * PLACES);
      table.turns[at] = turn;
      table.found[at] = Number(found);
      table.owners[at] = owner;
    }
    return table;
  }

  /** Where a character stands as the page is seen. @param pen a box of no size */
  put(at: number, box: Box, pen: Box, size: number, turn: number): void {
    const { places, turns } = this;
    const place = at * PLACES;
    places[place + PLACE.left] = box.left;
    places[place + PLACE.right] = box.right;
    places[place + PLACE.top] = box.top;
    places[place + PLACE.bottom] = box.bottom;
    places[place + PLACE.x] = pen.left;
    places[place + PLACE.y] = pen.top;
    places[place + PLACE.size] = size;
    turns[at] = turn;
  }

  /** Each as an object, for scripts that need more than reading. */
  glyphs(): Glyph[] {
    return this.texts.map((text, at) => {
      const [left, right, top, bottom, x, y, size] = this.places.subarray(at * PLACES, (at + 1) * PLACES) as unknown as Place;
      const { turns, found, owners } = this;
      return { text, left, right, top, bottom, x, y, size, turn: turns[at] as number, found: found[at] === 1, owner: owners[at] as number };
    });
  }
}

type Place = readonly [left: number, right: number, top: number, bottom: number, x: number, y: number, size: number];

function highestOf(text: string): number {
  let highest = 0;
  for (let at = 0; at < text.length; at++) highest = Math.max(highest, text.charCodeAt(at));
  return highest;
}
