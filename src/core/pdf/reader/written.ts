/** What was joined, as text and as the table that layouts are made of. */
import { GlyphTable } from '../glyph-table.ts';
import { LINE_HYPHEN } from '../glyphs.ts';
import { makeView } from '../view.ts';
import { type Characters, NOTHING } from './characters.ts';
import { Frame } from './frame.ts';
import { giveUp } from './giving-up.ts';
import type { Sheet } from './pages.ts';
import type { Pieces } from './pieces.ts';

const LINE_HYPHEN_CODE = LINE_HYPHEN.charCodeAt(0);
const MOST_CHARACTERS = 1_000_000;
const QUARTER = Math.PI / 2;

/** A character that nobody knows stands there as a mark that is left out later. */
export function plainOf({ unit: units, length }: Characters): string {
  if (length > MOST_CHARACTERS) giveUp('too many characters');
  const text = units.slice(0, length);
  for (let at = text.indexOf(0); at >= 0; at = text.indexOf(0, at + 1)) text[at] = LINE_HYPHEN_CODE;
  return Buffer.from(text.buffer, 0, length * 2).toString('utf16le');
}

/** Texts of one unit, so that one is made for each and not for every character. */
const TEXTS: string[] = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));

export function tableOf(characters: Characters, pieces: Pieces, sheet: Sheet): GlyphTable {
  const table = new GlyphTable(characters.length);
  const { texts, highest, found, owners } = table;
  const view = makeView(sheet.turns, sheet.edges);
  let last = -1;
  let turn = 0;
  const frame = new Frame();
  for (let at = 0; at < characters.length; at++) {
    const code = characters.unit[at] as number;
    const owner = characters.piece[at] as number;
    texts[at] = TEXTS[code] ?? String.fromCharCode(code);
    highest[at] = code;
    owners[at] = owner;
    const item = (characters.item[at] as number) - 1;
    if (item < NOTHING) {
      found[at] = 1;
      continue;
    }
    const piece = owner - 1;
    if (piece !== last) {
      last = piece;
      frame.take(pieces, piece);
      turn = (sheet.turns + Math.round(-Math.atan2(frame.matrix[1] as number, frame.matrix[0] as number) / QUARTER) + 4) & 3;
    }
    frame.look(pieces.items[item] as number, pieces.places[item] as number);
    const { x, y, size } = frame;
    const box = view.box(frame.left, frame.bottom, frame.right, frame.top);
    const pen = view.box(x, y, x, y);
    table.put(at, box, pen, size, turn);
  }
  return table;
}
