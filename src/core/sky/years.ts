import { yearOf } from '../calendar/date.ts';
import { invalid } from '../request/api-error.ts';

/** Years for which positions, clocks and calendars are all well known. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** The date, if it lies in the years that are computed. */
export function computableDate(date: string): string {
  const year = yearOf(date);
  if (year < FIRST_YEAR || year > LAST_YEAR) invalid('date', `must lie between ${FIRST_YEAR} and ${LAST_YEAR}`);
  return date;
}
