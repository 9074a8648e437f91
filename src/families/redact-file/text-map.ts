/** Text of a page with the box of each character, to map ranges of the text back to the page. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A character, or several of one glyph. */
export interface Cell {
  readonly text: string;
  /** In units of the page, from its top left. */
  readonly box: Box;
}

/** A row of words. */
export type Row = readonly (readonly Cell[])[];

export interface TextMap {
  readonly text: string;
  /** The cell of each UTF-16 unit; undefined for separators. */
  readonly cells: readonly (Cell | undefined)[];
}

/** @param parts strings are separators without a position */
export function textMap(parts: Iterable<Cell | string>): TextMap {
  let text = '';
  const cells: (Cell | undefined)[] = [];
  for (const part of parts) {
    const [characters, cell] = typeof part === 'string' ? [part, undefined] : [part.text, part];
    text += characters;
    for (let i = 0; i < characters.length; i++) cells.push(cell);
  }
  return { text, cells };
}

/** Letter heights between two words of one row, above which they are columns. */
const COLUMN_GAP = 2.5;

/** @param lineEnd separator of rows */
export function mapOfRows(rows: readonly Row[], lineEnd = '\n'): TextMap {
  return textMap(
    (function* () {
      for (const row of rows) {
        let last: Cell | undefined;
        for (const word of row) {
          const [first] = word;
          // No identifier has two spaces, so that numbers of neighbouring columns are not read as one.
          if (last && first) yield isColumnGap(last.box, first.box) ? '   ' : ' ';
          yield* word;
          last = word.at(-1);
        }
        yield lineEnd;
      }
    })(),
  );
}

function isColumnGap(a: Box, b: Box): boolean {
  const gap = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width), b.y - (a.y + a.height), a.y - (b.y + b.height));
  return gap > COLUMN_GAP * Math.min(Math.max(a.height, a.width), Math.max(b.height, b.width));
}
