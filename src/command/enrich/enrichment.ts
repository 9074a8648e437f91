/** Enriches a table row by row, with new columns at the end. */

import { quoteCell } from '../../core/request/csv.ts';
import { utf8AsLatin1 } from '../../core/request/json.ts';
import { FileError, UsageError } from '../exit-codes.ts';
import { type CsvRow, CsvRowReader, cellAt, cellEnds, DELIMITERS } from './csv-rows.ts';
import type { AddedCells, Lookup } from './lookup.ts';

export interface RowCounts {
  rows: number;
  failed: number;
}

export interface EnrichmentOptions {
  readonly column: string;
  readonly fields: readonly string[];
  readonly kind: string;
  readonly delimiter: string | undefined;
  /** Prints a warning for the user. */
  warn(text: string): void;
  /** Created once the delimiter is known. */
  lookup(delimiter: string): Lookup;
}

interface Header {
  readonly cells: number;
  readonly key: number;
  readonly delimiter: string;
  readonly lookup: Lookup;
}

const UTF8_BOM = '\u00ef\u00bb\u00bf';
const UTF16_BOMS = ['\u00ff\u00fe', '\u00fe\u00ff'];

export class Enrichment {
  readonly counts: RowCounts = { rows: 0, failed: 0 };
  readonly #options: EnrichmentOptions;
  readonly #reader = new CsvRowReader();
  #header: Header | undefined;

  constructor(options: EnrichmentOptions) {
    this.#options = options;
  }

  /** Enriches a chunk of the table, as Latin-1 bytes. */
  async enrichChunk(chunk: string, isLast = false): Promise<string> {
    let output = '';
    for (const row of this.#reader.rows(chunk, isLast)) {
      if (!this.#header) {
        output += this.#readHeader(row);
        continue;
      }
      const { text, lineTerminator } = row;
      if (text === '') {
        output += lineTerminator;
        continue;
      }
      const added = this.#cellsFor(row, this.#header);
      const { text: cells, failed } = added instanceof Promise ? await added : added;
      this.counts.rows++;
      if (failed) this.counts.failed++;
      output += text + cells + lineTerminator;
    }
    if (isLast && !this.#header) throw new FileError('The table is empty: its first line must contain the column names.');
    return output;
  }

  #readHeader({ text, lineTerminator, broken }: CsvRow): string {
    if (UTF16_BOMS.some((mark) => text.startsWith(mark))) throw new FileError('The table is in UTF-16: save it as CSV in UTF-8.');
    if (broken) throw new FileError('The first line has an unclosed quotation mark.');
    const { column, fields, kind } = this.#options;
    const content = text.startsWith(UTF8_BOM) ? text.slice(UTF8_BOM.length) : text;
    const delimiter = this.#options.delimiter ?? detectDelimiter(content);
    this.#reader.delimiter = delimiter;
    const ends = cellEnds(content, delimiter);
    const names = ends.map((_, index) => Buffer.from(cellAt(content, ends, index), 'latin1').toString());
    const key = findColumn(names, column);
    this.#warnAboutDuplicates(names, key);
    this.#header = { cells: names.length, key, delimiter, lookup: this.#options.lookup(delimiter) };
    const existingNames = new Set(names);
    const added = [...fields, 'error'].map((name) => {
      const unusedName = existingNames.has(name) ? `${kind}_${name}` : name;
      existingNames.add(unusedName);
      return delimiter + quoteCell(unusedName, delimiter);
    });
    return text + utf8AsLatin1(added.join('')) + lineTerminator;
  }

  #warnAboutDuplicates(names: readonly string[], key: number): void {
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    if (repeated.size === 0) return;
    const list = [...repeated].map((name) => `"${name}"`).join(', ');
    const keyNote = repeated.has(names[key] as string) ? ' The keys are taken from the first of them.' : '';
    this.#options.warn(`More than one column is called ${list}.${keyNote}`);
  }

  #cellsFor({ text, broken, line }: CsvRow, { cells, key, delimiter, lookup }: Header): ReturnType<Lookup['cellsFor']> {
    if (broken) return lookup.failure(`line ${line} has an unclosed quotation mark`);
    const ends = cellEnds(text, delimiter);
    if (ends.length === cells) return lookup.cellsFor(cellAt(text, ends, key));
    const reason = `line ${line} has ${ends.length} cells, but the first line has ${cells}`;
    return padCells(lookup.failure(reason), cells - ends.length, delimiter);
  }
}

/** Pads missing cells, so that the added ones are aligned with their columns. */
function padCells({ text, failed }: AddedCells, missing: number, delimiter: string): AddedCells {
  return { text: delimiter.repeat(Math.max(0, missing)) + text, failed };
}

function findColumn(names: readonly string[], requested: string): number {
  const exact = names.indexOf(requested);
  const key = exact >= 0 ? exact : names.findIndex((name) => name.toLowerCase() === requested.toLowerCase());
  if (key < 0) throw new UsageError(`The table has no column "${requested}"; it has ${names.map((name) => `"${name}"`).join(', ')}.`);
  return key;
}

function detectDelimiter(header: string): string {
  const counts = [...DELIMITERS].map((delimiter) => cellEnds(header, delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] as string;
}
