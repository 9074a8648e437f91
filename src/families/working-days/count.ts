/** Date arithmetic on a calendar. A date outside the known lists is an error, never a guess. */
import { dateOf, dayOf, yearOf } from '../../core/calendar/date.ts';
import { notFound } from '../../core/request/api-error.ts';
import type { Reason, Verdict, WorkingCalendar } from './calendars.ts';
import type { WorkingDays } from './records.ts';

export function isCovered({ years }: WorkingCalendar, date: string): boolean {
  return years === undefined || years.includes(yearOf(date));
}

export function lookAt(calendar: WorkingCalendar, date: string): Verdict {
  if (!isCovered(calendar, date)) {
    notFound(`The holidays of ${yearOf(date)} are not loaded for this calendar; known: ${calendar.years?.join(', ')}.`);
  }
  return calendar.look(date);
}

/** The nearest working day before (-1) or after (1) a date; undefined at the end of the known years. */
export function neighbour(calendar: WorkingCalendar, date: string, step: 1 | -1): string | undefined {
  for (let day = dayOf(date) + step; isCovered(calendar, dateOf(day)); day += step) {
    if (calendar.look(dateOf(day)).working) return dateOf(day);
  }
  return undefined;
}

/** Adds working days, possibly negative. Zero rolls a day off forward to the next working day. */
export function addWorkingDays(calendar: WorkingCalendar, date: string, count: number): string {
  if (count === 0 && lookAt(calendar, date).working) return date;
  const step = count < 0 ? -1 : 1;
  let left = Math.max(1, Math.abs(count));
  for (let day = dayOf(date) + step; ; day += step) {
    if (lookAt(calendar, dateOf(day)).working && --left === 0) return dateOf(day);
  }
}

interface Count extends Omit<WorkingDays, 'from' | 'to' | 'calendar' | 'state' | 'dates'> {
  readonly dates: readonly string[];
}

const WEEKLY: ReadonlySet<Reason['kind']> = new Set(['weekend', 'second_saturday', 'fourth_saturday']);

/** Both ends are inclusive. */
export function countDays(calendar: WorkingCalendar, from: string, to: string): Count {
  const dates: string[] = [];
  const holidays: Count['holidays'][number][] = [];
  let weekendDays = 0;
  let holidayDays = 0;
  const last = dayOf(to);
  for (let day = dayOf(from); day <= last; day++) {
    const date = dateOf(day);
    const { working, reasons } = lookAt(calendar, date);
    if (working) {
      dates.push(date);
      continue;
    }
    // A holiday on a weekly day off counts once, as the day off.
    if (reasons.some(({ kind }) => WEEKLY.has(kind))) weekendDays++;
    else holidayDays++;
    for (const { kind, name } of reasons) if (kind === 'holiday') holidays.push({ date, name });
  }
  return { workingDays: dates.length, calendarDays: Math.max(0, last - dayOf(from) + 1), weekendDays, holidayDays, holidays, dates };
}
