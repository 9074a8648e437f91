/** What was joined, as text and as the table that layouts are made of. */
import { GlyphTable, PLACE, PLACES } from '../glyph-table.ts';
import { LINE_HYPHEN } from '../glyphs.ts';
import { makeView } from '../view.ts';
import type { Font } from './fonts.ts';
import { giveUp } from './giving-up.ts';
import { type Characters, NOTHING } from './line.ts';
import { acrossUnit, concat, type Matrix } from './matrix.ts';
import type { Sheet } from './pages.ts';
import type { Pieces } from './pieces.ts';

const LINE_HYPHEN_CODE = LINE_HYPHEN.charCodeAt(0);
const MOST_CHARACTERS = 1_000_000;
const QUARTER = Math.PI / 2;

/** A character that nobody knows stands there as a mark that is left out later. */
export function plainOf({ unit: units }: Characters): string {
  if (units.length > MOST_CHARACTERS) giveUp('too many characters');
  const text = new Uint16Array(units.length);
  for (let at = 0; at < units.length; at++) text[at] = (units[at] as number) || LINE_HYPHEN_CODE;
  return Buffer.from(text.buffer).toString('utf16le');
}

/** Texts of one unit, so that one is made for each and not for every character. */
const TEXTS: string[] = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));

export function tableOf(characters: Characters, pieces: Pieces, sheet: Sheet): GlyphTable {
  const table = new GlyphTable(characters.length);
  const { texts, highest, places, turns, found, owners } = table;
  const view = makeView(sheet.turns, sheet.edges);
  let last = -1;
  let matrix: Matrix = sheet.display;
  let [size, turn, unit] = [0, 0, 0];
  for (let at = 0; at < characters.length; at++) {
    const code = characters.unit[at] as number;
    const owner = characters.piece[at] as number;
    texts[at] = TEXTS[code] ?? String.fromCharCode(code);
    highest[at] = code;
    owners[at] = owner;
    const slot = characters.slot[at] as number;
    if (slot === NOTHING) {
      found[at] = 1;
      continue;
    }
    const piece = owner - 1;
    if (piece !== last) {
      last = piece;
      matrix = concat(pieces.matrix[piece] as Matrix, pieces.form[piece] as Matrix);
      unit = Math.fround(pieces.size[piece] as number) / 1000;
      size = (pieces.size[piece] as number) * acrossUnit(matrix);
      turn = (sheet.turns + Math.round(-Math.atan2(matrix[1] as number, matrix[0] as number) / QUARTER) + 4) & 3;
    }
    const width = ((pieces.font[piece] as Font).looks.width[slot] as number) * unit;
    const [x, y] = [characters.x[at] as number, characters.y[at] as number];
    const [endX, endY] = [x + width * (matrix[0] as number), y + width * (matrix[1] as number)];
    const box = view.box(Math.min(x, endX), Math.min(y, endY), Math.max(x, endX), Math.max(y, endY));
    const pen = view.box(x, y, x, y);
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
  return table;
}
