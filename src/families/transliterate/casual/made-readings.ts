/**
 * Readings of the likeliest spellings of some languages, made beforehand by the network itself (`data/readings.ts`): half of the words
 * of running text and more. Only where a word is read by itself, and so is the same wherever it stands.
 */
import { bundled } from '../../../../data/bundled.ts';
import { readTable } from '../../../core/dataset/table.ts';

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

/** Spellings stand sorted. Every cell tells only how it differs: the first two from those of the row before, the others from the first reading. */
export function* toRows(sorted: Iterable<Made>): Generator<Record<Column, string>> {
  let [before, read] = ['', ''];
  for (const [spelling, [first = '', ...others]] of sorted) {
    const [second = '', third = '', fourth = '', fifth = ''] = others.map((other) => change(first, other));
    yield { spelling: added(before, spelling), first: added(read, first), second, third, fourth, fifth };
    [before, read] = [spelling, first];
  }
}

/** Others are made of the first reading when they are asked for. */
interface Kept {
  readonly first: string;
  readonly changes: readonly string[];
}

const tables = new Map<string, ReadonlyMap<string, Kept>>();

function tableOf(code: string): ReadonlyMap<string, Kept> {
  let table = tables.get(code);
  if (!table) {
    table = new Map(code in MADE_SPELLINGS ? fromRows(readTable<Column>(bundled(`readings_${code}`))) : []);
    tables.set(code, table);
  }
  return table;
}

function* fromRows(rows: Iterable<Readonly<Record<Column, string>>>): Generator<[string, Kept]> {
  let [spelling, first] = ['', ''];
  for (const row of rows) {
    spelling = longer(spelling, row.spelling);
    first = longer(first, row.first);
    yield [spelling, { first, changes: [row.second, row.third, row.fourth, row.fifth].filter((change) => change !== '') }];
  }
}

/** The first five readings of a spelling, if they were made. */
export function madeReadings(spelling: string, code: string): string[] | undefined {
  const kept = tableOf(code).get(spelling);
  return kept && [kept.first, ...kept.changes.map((change) => changed(kept.first, change))];
}

/** Every spelling of a language whose readings were made. */
export function madeSpellings(code: string): string[] {
  return [...tableOf(code).keys()];
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function added(before: string, text: string): string {
  const length = shared(before, text);
  return length.toString(BASE) + text.slice(length);
}

function longer(before: string, added: string): string {
  return before.slice(0, Number.parseInt(added[0] as string, BASE)) + added.slice(1);
}

/** Letters of the first reading that stay at its beginning, how many are taken out there, and what stands instead. */
function change(first: string, other: string): string {
  const start = shared(first, other);
  let end = 0;
  while (end < Math.min(first.length, other.length) - start && first.at(-1 - end) === other.at(-1 - end)) end++;
  return start.toString(BASE) + (first.length - start - end).toString(BASE) + other.slice(start, other.length - end);
}

function changed(first: string, change: string): string {
  const [start, out] = [change[0], change[1]].map((digit) => Number.parseInt(digit as string, BASE)) as [number, number];
  return first.slice(0, start) + change.slice(2) + first.slice(start + out);
}
