/** Parameters of days from the time that a question names. */
import { DAY_MS, dateOfEpochDay, epochDay, yearOf } from '../../core/calendar/date.ts';
import type { Operation } from '../../core/operation/operation.ts';
import type { Slots } from './slots.ts';

/** The day that is meant, or the first of the month or year, but none that is past in the current one. */
export function firstDay({ time: { date, month, year }, today }: Slots): string {
  if (date !== undefined) return date;
  if (year === undefined) return today;
  const first = `${year}-${String(month ?? 1).padStart(2, '0')}-01`;
  const isNow = month === undefined ? yearOf(today) === year : today.startsWith(first.slice(0, 'YYYY-MM'.length));
  return isNow ? today : first;
}

/** First day of a period in the past: since October. */
export function startOfTime({ time: { date, month, year }, today }: Slots): string | undefined {
  if (date !== undefined || year === undefined) return date;
  const firstOf = (start: number): string => `${start}-${String(month ?? 1).padStart(2, '0')}-01`;
  return firstOf(year) > today ? firstOf(year - 1) : firstOf(year);
}

/** Days that are left of the month that is meant. */
export function daysOfMonth(slots: Slots): number | undefined {
  const last = slots.time.date === undefined ? lastDay(slots) : undefined;
  return last === undefined ? undefined : epochDay(last) - epochDay(firstDay(slots)) + 1;
}

export function lastDay({ time: { date, until, month, year } }: Slots): string | undefined {
  if (until !== undefined || date !== undefined || month === undefined || year === undefined) return until;
  return dateOfEpochDay(Date.UTC(year, month, 0) / DAY_MS);
}

export function firstOfSpan(slots: Slots, { id }: Operation): string | undefined {
  const { time, today } = slots;
  switch (id) {
    case 'working_days_count':
      return lastDay(slots) === undefined ? undefined : (time.date ?? firstDay(slots));
    case 'holidays':
      return time.direction === 1 && time.date === undefined && time.year === undefined ? today : undefined;
    default:
      return time.date === undefined || time.date <= today ? undefined : `${time.date}T00:00:00+05:30`;
  }
}

/** Of a trade: T+2. */
export function settlementDays({ words }: Slots): number | undefined {
  const days = words.map(({ folded }) => /^t\+(\d)$/.exec(folded)?.[1]).find((digit) => digit !== undefined);
  return days === undefined ? undefined : Number(days);
}
