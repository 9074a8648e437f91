/**
 * Readings of the likeliest spellings of some languages, made beforehand by the network itself (`data/readings.ts`): half of the words
 * of running text and more. Only where a word is read by itself, and so is the same wherever it stands.
 */
import { bundled } from '../../../../data/bundled.ts';
import { tableBytes } from '../../../core/dataset/table.ts';

/** Readings of a spelling that are in the table, best first. */
export const MADE_READINGS = 5;

/** Languages with a table, each with how many spellings are in it: more where words are long. */
export const MADE_SPELLINGS: Readonly<Record<string, number>> = {
  ta: 50_000,
  ml: 50_000,
  te: 50_000,
  kn: 50_000,
  mr: 20_000,
  or: 20_000,
  as: 20_000,
};

export const READING_COLUMNS = ['spelling', 'first', 'second', 'third', 'fourth', 'fifth'] as const;
type Column = (typeof READING_COLUMNS)[number];

export type Made = readonly [spelling: string, readings: readonly string[]];

/** Lengths are one digit of this base. */
const BASE = 36;
export const LONGEST_MADE: number = BASE - 1;

/** So many rows at the most tell how they differ from each other: then comes one that stands by itself, from which reading can begin. */
const ROWS_TOGETHER = 16;

/**
 * Spellings stand sorted. Every cell tells only how it differs: the first two from those of the row before, the others from the first reading.
 * A row whose first two share nothing with those before it stands by itself.
 */
export function* toRows(sorted: Iterable<Made>): Generator<Record<Column, string>> {
  let [before, read, together] = ['', '', 0];
  for (const [spelling, [first = '', ...others]] of sorted) {
    if (++together > ROWS_TOGETHER) [before, read, together] = ['', '', 1];
    const [second = '', third = '', fourth = '', fifth = ''] = others.map((other) => change(first, other));
    yield { spelling: added(before, spelling), first: added(read, first), second, third, fourth, fifth };
    [before, read] = [spelling, first];
  }
}

const tables = new Map<string, ReadingTable>();

function tableOf(code: string): ReadingTable | undefined {
  if (!Object.hasOwn(MADE_SPELLINGS, code)) return undefined;
  let table = tables.get(code);
  if (!table) {
    table = new ReadingTable(tableBytes(bundled(`readings_${code}`)));
    tables.set(code, table);
  }
  return table;
}

/** The first five readings of a spelling, if they were made. */
export function madeReadings(spelling: string, code: string): string[] | undefined {
  return tableOf(code)?.find(spelling);
}

/** Every spelling of a language whose readings were made. */
export function madeSpellings(code: string): string[] {
  return tableOf(code)?.spellings() ?? [];
}

/** A table as it was written, searched by halving: a map of its rows takes ten times the memory, and half a second to make. */
class ReadingTable {
  readonly #bytes: Buffer;
  /** Where the rows begin that stand by themselves, and at last the end; and their spellings. */
  readonly #places: number[] = [];
  readonly #spellings: string[] = [];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    for (let end = bytes.indexOf(ROW_ALONE); end >= 0; end = bytes.indexOf(ROW_ALONE, end + 1)) {
      const cellEnd = bytes.indexOf(CELL_ALONE, end);
      const spelling = bytes.toString('utf8', end + ROW_ALONE.length, cellEnd);
      // The next one that shares nothing may be another cell, or that of another row.
      if (/[\t\n]/.test(spelling)) continue;
      this.#places.push(end + 1);
      this.#spellings.push(spelling);
    }
    this.#places.push(bytes.length);
  }

  find(wanted: string): string[] | undefined {
    let [low, high] = [0, this.#spellings.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#spellings[middle] as string) <= wanted) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return undefined;
    for (const { spelling, first, others } of this.#rows(low - 1)) {
      if (spelling === wanted) return [first, ...changes(others).map((change) => changed(first, change))];
      if (spelling > wanted) return undefined;
    }
    return undefined;
  }

  spellings(): string[] {
    return this.#spellings.flatMap((_, part) => Array.from(this.#rows(part), ({ spelling }) => spelling));
  }

  /** A row that stands by itself, and those after it that do not. */
  *#rows(part: number): Generator<ReadRow> {
    const text = this.#bytes.toString('utf8', this.#places[part], this.#places[part + 1]);
    let [spelling, first] = ['', ''];
    for (let row = 0, end = 0; row < text.length; row = end + 1) {
      end = text.indexOf('\n', row);
      const firstAt = text.indexOf('\t', row) + 1;
      const othersAt = text.indexOf('\t', firstAt) + 1;
      spelling = longer(spelling, text, row, firstAt - 1);
      first = longer(first, text, firstAt, othersAt - 1);
      yield { spelling, first, others: text.slice(othersAt, end) };
    }
  }
}

interface ReadRow {
  readonly spelling: string;
  readonly first: string;
  /** Cells of the other readings. */
  readonly others: string;
}

const changes = (others: string): string[] => others.split('\t').filter((change) => change !== '');

/** Before the first and the second cell of a row that stands by itself. */
const [ROW_ALONE, CELL_ALONE] = [Buffer.from('\n0'), Buffer.from('\t0')];

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function added(before: string, text: string): string {
  const length = shared(before, text);
  return length.toString(BASE) + text.slice(length);
}

/** @param from where the cell stands in a text @param to where it ends */
function longer(before: string, text: string, from: number, to: number): string {
  return before.slice(0, digit(text.charCodeAt(from))) + text.slice(from + 1, to);
}

/** What a digit is worth, by its code: parseInt takes longer than everything else about a cell. */
function digit(code: number): number {
  return code < FIRST_LETTER ? code - ZERO : code - FIRST_LETTER + TEN;
}

const [ZERO, FIRST_LETTER, TEN] = [0x30, 0x61, 10];

/** Letters of the first reading that stay at its beginning, how many are taken out there, and what stands instead. */
function change(first: string, other: string): string {
  const start = shared(first, other);
  let end = 0;
  while (end < Math.min(first.length, other.length) - start && first.at(-1 - end) === other.at(-1 - end)) end++;
  return start.toString(BASE) + (first.length - start - end).toString(BASE) + other.slice(start, other.length - end);
}

function changed(first: string, change: string): string {
  const [start, out] = [digit(change.charCodeAt(0)), digit(change.charCodeAt(1))];
  return first.slice(0, start) + change.slice(2) + first.slice(start + out);
}
