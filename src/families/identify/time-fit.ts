/** How the time of a question and the parameters of an operation agree. */
import type { Operation } from '../../core/operation/operation.ts';
import type { Slots } from './slots.ts';
import { describeTime, writtenDay } from './time-expression.ts';
import type { Input } from './verification.ts';

/** Factor for an operation that answers another span than is meant: a whole year for a bank holiday next Saturday. */
export const OTHER_SPAN_FACTOR = 0.85;
const YEARLY = ['year', 'from', 'to', 'q'];
const TIME_PARAMETERS = ['date', 'year', 'month', 'at', 'from'];

/** Whether an operation answers the days of a year. */
export function isYearly({ input }: Operation): boolean {
  return YEARLY.every((name) => name in input);
}

/** Whether an operation can answer a day. */
export function takesDay({ input }: Operation): boolean {
  return 'date' in input || 'at' in input;
}

/** Whether an operation answers the span that is meant: a day and not its year, a month and not one day of it, a year and not the present. */
export function fitsTime(operation: Operation, { time: { date, month, year } }: Slots): boolean {
  if (date !== undefined) return !('year' in operation.input) || takesDay(operation);
  if (year !== undefined && 'at' in operation.input) return false;
  return month === undefined || !('date' in operation.input) || 'days' in operation.input;
}

/** Whether an operation takes the unit of the dimensions that are meant: those of a print are not pixels. */
export function fitsDimensions({ input }: Operation, { dimensions }: Slots): boolean {
  return !dimensions?.isPrint || !('width' in input);
}

/** Says how the time was understood, where the operation has one. */
export function withTime(why: string, { input: parameters }: Operation, { time, today }: Slots, input: Input): string {
  const from = input.from === today ? `from ${writtenDay(today)} on` : undefined;
  const isTaken = TIME_PARAMETERS.some((name) => name in parameters && (name !== 'at' || name in input || time.date === today));
  const said = isTaken ? (describeTime(time) ?? from) : undefined;
  return said === undefined ? why : `${why}; time: ${said}`;
}

/** Whether a word is part of a date of several: the year of 26 January 2027 is no code, but 1930 alone is a helpline. */
export function isPartOfDate({ words, slotTypes }: Slots, text: string): boolean {
  const dates = words.filter((_, index) => slotTypes[index] === 'date');
  return dates.length > 1 && dates.some(({ written }) => written === text);
}
