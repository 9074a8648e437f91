/** Splits CSV into raw rows without decoding or re-encoding: cells stay unchanged in any encoding, and a million rows take a second. */

/** Row as Latin-1 bytes, without its line terminator. */
export interface CsvRow {
  readonly text: string;
  /** Line terminator; empty at the end of a file without one. */
  readonly lineTerminator: string;
  /** Number of its first line. */
  readonly line: number;
  /** Whether it has an unterminated quote. */
  readonly broken: boolean;
}

/** Delimiters considered in detection. */
export const DELIMITERS = ',;\t|';
/** Longest row in characters; a quote still open beyond it is unterminated. */
const MAX_ROW_LENGTH = 262_144;
const QUOTE = '"';

/** Streaming row splitter. */
export class CsvRowReader {
  /** Set once it is detected. */
  delimiter: string = DELIMITERS;
  #rest = '';
  #line = 1;

  /** Rows completed by this chunk. The last chunk flushes the rest. */
  *rows(chunk: string, isLast: boolean): Generator<CsvRow> {
    const text = this.#rest + chunk;
    let offset = 0;
    while (offset < text.length) {
      const newline = text.indexOf('\n', offset);
      if (newline < 0 && !isLast) break;
      const lineEnd = newline < 0 ? text.length : newline;
      const quote = text.indexOf(QUOTE, offset);
      const scanned = quote >= 0 && quote < lineEnd ? scanRow(text, offset, this.delimiter) : undefined;
      if (scanned && !isLast && scanned.end === text.length && text.length - offset < MAX_ROW_LENGTH) break;
      const broken = scanned?.isOpen ?? false;
      const end = scanned && !broken ? scanned.end : lineEnd;
      yield this.#row(text, offset, end, broken);
      offset = end + 1;
    }
    this.#rest = text.slice(offset);
  }

  #row(text: string, from: number, to: number, broken: boolean): CsvRow {
    const hasReturn = to > from && text[to - 1] === '\r';
    const row = text.slice(from, hasReturn ? to - 1 : to);
    const line = this.#line;
    this.#line++;
    for (let offset = row.indexOf('\n'); offset >= 0; offset = row.indexOf('\n', offset + 1)) this.#line++;
    return { text: row, lineTerminator: `${hasReturn ? '\r' : ''}${to < text.length ? '\n' : ''}`, line, broken };
  }
}

interface ScannedRow {
  /** End of the row: a newline or the end of the text. */
  readonly end: number;
  /** End offsets of the cells. */
  readonly cells: readonly number[];
  readonly isOpen: boolean;
}

/** Scans a row with quotes. A quote opens only at the start of a cell; elsewhere, as in 5" pipes, it is literal. */
function scanRow(text: string, from: number, delimiters: string): ScannedRow {
  const cells: number[] = [];
  const last = Math.min(text.length, from + MAX_ROW_LENGTH);
  let isStart = true;
  let isOpen = false;
  let offset = from;
  for (; offset < last; offset++) {
    const character = text[offset] as string;
    if (isOpen) {
      if (character !== QUOTE) continue;
      if (text[offset + 1] === QUOTE) offset++;
      else isOpen = false;
    } else if (character === '\n') break;
    else if (delimiters.includes(character)) {
      cells.push(offset);
      isStart = true;
    } else {
      isOpen = isStart && character === QUOTE;
      isStart = false;
    }
  }
  cells.push(offset);
  return { end: offset, cells, isOpen };
}

/** End offsets of the cells of a row. */
export function cellEnds(row: string, delimiter: string): readonly number[] {
  if (row.includes(QUOTE)) return scanRow(row, 0, delimiter).cells;
  const ends: number[] = [];
  for (let offset = row.indexOf(delimiter); offset >= 0; offset = row.indexOf(delimiter, offset + 1)) ends.push(offset);
  ends.push(row.length);
  return ends;
}

/** Cell by index, unquoted and trimmed. */
export function cellAt(row: string, ends: readonly number[], offset: number): string {
  const cell = row.slice(offset === 0 ? 0 : (ends[offset - 1] as number) + 1, ends[offset]).trim();
  const isQuoted = cell.length > 1 && cell.startsWith(QUOTE) && cell.endsWith(QUOTE);
  return isQuoted ? cell.slice(1, -1).replaceAll('""', QUOTE).trim() : cell;
}
