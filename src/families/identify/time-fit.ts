/** Compatibility of the time and the dimensions of a query with the parameters of an operation. */
import type { Operation } from '../../core/operation/operation.ts';
import type { ParameterValue } from '../../core/request/recognition.ts';
import type { Slots } from './slots.ts';
import { describeTime, writtenDay } from './time-expression.ts';

/** Factor for an operation whose granularity differs from that of the query: a year for a bank holiday next Saturday. */
export const GRANULARITY_MISMATCH_FACTOR = 0.85;
const YEAR_LISTING_PARAMETERS = ['year', 'from', 'to', 'q'];
const TIME_PARAMETERS = ['date', 'year', 'month', 'at', 'from'];

/** Whether an operation lists the days of a year. */
export function listsYear({ input }: Operation): boolean {
  return YEAR_LISTING_PARAMETERS.every((name) => name in input);
}

/** Whether an operation accepts a date. */
export function acceptsDate({ input }: Operation): boolean {
  return 'date' in input || 'at' in input;
}

/** Whether the granularity of an operation (day, month, year, present) is that of the query. */
export function matchesTimeGranularity(operation: Operation, { time: { date, month, year } }: Slots): boolean {
  if (date !== undefined) return !('year' in operation.input) || acceptsDate(operation);
  if (year !== undefined && 'at' in operation.input) return false;
  return month === undefined || !('date' in operation.input) || 'days' in operation.input;
}

/** Whether an operation accepts the unit of the dimensions: not those of a print if it takes pixels. */
export function acceptsDimensionUnit({ input }: Operation, { dimensions }: Slots): boolean {
  return !dimensions?.isPrint || !('width' in input);
}

/** Appends the interpreted time to an explanation, if the operation has a time parameter. */
export function withTime(
  why: string,
  { input: parameters }: Operation,
  { time, today }: Slots,
  input: Readonly<Record<string, ParameterValue>>,
): string {
  const from = input.from === today ? `from ${writtenDay(today)} on` : undefined;
  const isTaken = TIME_PARAMETERS.some((name) => name in parameters && (name !== 'at' || name in input || time.date === today));
  const said = isTaken ? (describeTime(time) ?? from) : undefined;
  return said === undefined ? why : `${why}; time: ${said}`;
}

/** Whether a word is part of a date of several words: 2027 in 26 January 2027 is no code, 1930 alone may be one. */
export function isPartOfDate({ words, slotTypes }: Slots, text: string): boolean {
  const dates = words.filter((_, index) => slotTypes[index] === 'date');
  const parts = text.split(' ');
  return dates.length > 1 && dates.some(({ written }) => parts.includes(written));
}
