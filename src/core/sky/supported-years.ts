import { yearOf } from '../calendar/date.ts';
import { invalid } from '../request/api-error.ts';

/** Supported years: positions, time scales and calendars are all well known for them. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Returns the date, or throws if it is outside the supported years. */
export function checkSupportedDate(date: string): string {
  const year = yearOf(date);
  if (year < FIRST_YEAR || year > LAST_YEAR) invalid('date', `must be in the years ${FIRST_YEAR} to ${LAST_YEAR}`);
  return date;
}
