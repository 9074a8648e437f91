/**
 * The rows of a CSV, as they are written: nothing is decoded, unquoted or put together again, so that cells stay what they were,
 * whatever their encoding, and a million of them take a second.
 */

/** A row, one character for each byte, without the end of its line. */
export interface Row {
  readonly text: string;
  /** What ended the line: empty at the end of a file without one. */
  readonly end: string;
  /** The number of its first line. */
  readonly line: number;
  /** Whether a quote is opened in it and never closed. */
  readonly broken: boolean;
}

/** What may part cells, where it is not known yet. */
export const DELIMITERS = ',;\t|';
/** A row of several lines may have so many characters; a quote that is still open then was never closed. */
const LONGEST_ROW = 262_144;
const QUOTE = '"';

/** Takes a file in pieces, and gives its rows. */
export class RowReader {
  /** Set as soon as it is known. */
  delimiter: string = DELIMITERS;
  #rest = '';
  #line = 1;

  /** The rows that are whole by now. The last piece gives all that is left. */
  *rows(piece: string, isLast: boolean): Generator<Row> {
    const text = this.#rest + piece;
    let at = 0;
    while (at < text.length) {
      const newline = text.indexOf('\n', at);
      if (newline < 0 && !isLast) break;
      const lineEnd = newline < 0 ? text.length : newline;
      const quote = text.indexOf(QUOTE, at);
      const walked = quote >= 0 && quote < lineEnd ? walk(text, at, this.delimiter) : undefined;
      if (walked && !isLast && walked.end === text.length && text.length - at < LONGEST_ROW) break;
      const broken = walked?.isOpen ?? false;
      const end = walked && !broken ? walked.end : lineEnd;
      yield this.#row(text, at, end, broken);
      at = end + 1;
    }
    this.#rest = text.slice(at);
  }

  #row(text: string, from: number, to: number, broken: boolean): Row {
    const hasReturn = to > from && text[to - 1] === '\r';
    const row = text.slice(from, hasReturn ? to - 1 : to);
    const line = this.#line;
    this.#line++;
    for (let at = row.indexOf('\n'); at >= 0; at = row.indexOf('\n', at + 1)) this.#line++;
    return { text: row, end: `${hasReturn ? '\r' : ''}${to < text.length ? '\n' : ''}`, line, broken };
  }
}

interface Walked {
  /** Where the row ends: at the end of a line, or of the text. */
  readonly end: number;
  /** Where its cells end. */
  readonly cells: readonly number[];
  readonly isOpen: boolean;
}

/** Goes through a row that has quotes. They count where they begin a cell; elsewhere, as in 5" pipes, they are letters. */
function walk(text: string, from: number, delimiters: string): Walked {
  const cells: number[] = [];
  const last = Math.min(text.length, from + LONGEST_ROW);
  let isStart = true;
  let isOpen = false;
  let at = from;
  for (; at < last; at++) {
    const character = text[at] as string;
    if (isOpen) {
      if (character !== QUOTE) continue;
      if (text[at + 1] === QUOTE) at++;
      else isOpen = false;
    } else if (character === '\n') break;
    else if (delimiters.includes(character)) {
      cells.push(at);
      isStart = true;
    } else {
      isOpen = isStart && character === QUOTE;
      isStart = false;
    }
  }
  cells.push(at);
  return { end: at, cells, isOpen };
}

/** Where the cells of a row end. */
export function cellEnds(row: string, delimiter: string): readonly number[] {
  if (row.includes(QUOTE)) return walk(row, 0, delimiter).cells;
  const ends: number[] = [];
  for (let at = row.indexOf(delimiter); at >= 0; at = row.indexOf(delimiter, at + 1)) ends.push(at);
  ends.push(row.length);
  return ends;
}

/** The cell of a number, without its quotes and the blanks around it. */
export function cellAt(row: string, ends: readonly number[], at: number): string {
  const cell = row.slice(at === 0 ? 0 : (ends[at - 1] as number) + 1, ends[at]).trim();
  const isQuoted = cell.length > 1 && cell.startsWith(QUOTE) && cell.endsWith(QUOTE);
  return isQuoted ? cell.slice(1, -1).replaceAll('""', QUOTE).trim() : cell;
}
