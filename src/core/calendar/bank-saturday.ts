import { epochDay, weekdayNumber } from './date.ts';

/** Banks are closed on the second and fourth Saturdays since 1 September 2015; before, Saturdays were half working days. */
const SINCE = '2015-09-01';

/** 2 or 4 for a Saturday on which all banks are closed, else undefined. */
export function bankSaturday(date: string): 2 | 4 | undefined {
  if (date < SINCE || weekdayNumber(epochDay(date)) !== 6) return undefined;
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  return nth === 2 || nth === 4 ? nth : undefined;
}
