/** Enriches a table row by row, with new columns at the end. */
import { encodedText } from '../../core/request/json.ts';
import { quoted } from '../../surfaces/csv.ts';
import { FileError, UsageError } from '../exit-codes.ts';
import type { Added, Lookup } from './lookup.ts';
import { cellAt, cellEnds, DELIMITERS, type Row, RowReader } from './records.ts';

export interface Counts {
  rows: number;
  failed: number;
}

export interface TableOptions {
  readonly column: string;
  readonly fields: readonly string[];
  readonly kind: string;
  readonly delimiter: string | undefined;
  /** Created once the delimiter is known. */
  lookup(delimiter: string): Lookup;
}

interface Header {
  readonly cells: number;
  readonly key: number;
  readonly delimiter: string;
  readonly lookup: Lookup;
}

const UTF8_MARK = '\u00ef\u00bb\u00bf';
const UTF16_MARKS = ['\u00ff\u00fe', '\u00fe\u00ff'];

export class Enrichment {
  readonly counts: Counts = { rows: 0, failed: 0 };
  readonly #options: TableOptions;
  readonly #reader = new RowReader();
  #header: Header | undefined;

  constructor(options: TableOptions) {
    this.#options = options;
  }

  /** Enriches a chunk of the table, as Latin-1 bytes. */
  async piece(piece: string, isLast = false): Promise<string> {
    let made = '';
    for (const row of this.#reader.rows(piece, isLast)) {
      if (!this.#header) {
        made += this.#begin(row);
        continue;
      }
      const { text, end } = row;
      if (text === '') {
        made += end;
        continue;
      }
      const added = this.#added(row, this.#header);
      const { text: cells, failed } = added instanceof Promise ? await added : added;
      this.counts.rows++;
      if (failed) this.counts.failed++;
      made += text + cells + end;
    }
    if (isLast && !this.#header) throw new FileError('The table is empty: its first line must name the columns.');
    return made;
  }

  #begin({ text, end, broken }: Row): string {
    if (UTF16_MARKS.some((mark) => text.startsWith(mark))) throw new FileError('The table is in UTF-16: save it as CSV in UTF-8.');
    if (broken) throw new FileError('The first line opens a quote that is never closed.');
    const { column, fields, kind } = this.#options;
    const plain = text.startsWith(UTF8_MARK) ? text.slice(UTF8_MARK.length) : text;
    const delimiter = this.#options.delimiter ?? likelyDelimiter(plain);
    this.#reader.delimiter = delimiter;
    const ends = cellEnds(plain, delimiter);
    const names = ends.map((_, at) => Buffer.from(cellAt(plain, ends, at), 'latin1').toString());
    const key = columnOf(names, column);
    this.#header = { cells: names.length, key, delimiter, lookup: this.#options.lookup(delimiter) };
    const taken = new Set(names);
    const added = [...fields, 'error'].map((name) => {
      const free = taken.has(name) ? `${kind}_${name}` : name;
      taken.add(free);
      return delimiter + quoted(free, delimiter);
    });
    return text + encodedText(added.join('')) + end;
  }

  #added({ text, broken, line }: Row, { cells, key, delimiter, lookup }: Header): ReturnType<Lookup['of']> {
    if (broken) return lookup.failure(`line ${line} opens a quote that is never closed`);
    const ends = cellEnds(text, delimiter);
    if (ends.length === cells) return lookup.of(cellAt(text, ends, key));
    const reason = `line ${line} has ${ends.length} cells, and the first line has ${cells}`;
    return padded(lookup.failure(reason), cells - ends.length, delimiter);
  }
}

/** Pads missing cells, so that the added ones are aligned with their columns. */
function padded({ text, failed }: Added, missing: number, delimiter: string): Added {
  return { text: delimiter.repeat(Math.max(0, missing)) + text, failed };
}

function columnOf(names: readonly string[], wanted: string): number {
  const exact = names.indexOf(wanted);
  const key = exact >= 0 ? exact : names.findIndex((name) => name.toLowerCase() === wanted.toLowerCase());
  if (key < 0) throw new UsageError(`The table has no column "${wanted}"; it has ${names.map((name) => `"${name}"`).join(', ')}.`);
  return key;
}

function likelyDelimiter(header: string): string {
  const counts = [...DELIMITERS].map((delimiter) => cellEnds(header, delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] as string;
}
