/** Date arithmetic on a calendar. A date outside the known lists is an error, never a guess. */
import { dateOfEpochDay, epochDay, yearOf } from '../../core/calendar/date.ts';
import { notFound } from '../../core/request/api-error.ts';
import type { ClosureReason, DayStatus, WorkingCalendar } from './calendars.ts';
import type { WorkingDays } from './records.ts';

export function isCovered({ years }: WorkingCalendar, date: string): boolean {
  return years === undefined || years.includes(yearOf(date));
}

export function checkDate(calendar: WorkingCalendar, date: string): DayStatus {
  if (!isCovered(calendar, date)) {
    notFound(`The holidays of ${yearOf(date)} are not loaded for this calendar; known: ${calendar.years?.join(', ')}.`);
  }
  return calendar.check(date);
}

/** The nearest working day before (-1) or after (1) a date; undefined at the end of the known years. */
export function nearestWorkingDay(calendar: WorkingCalendar, date: string, step: 1 | -1): string | undefined {
  for (let day = epochDay(date) + step; isCovered(calendar, dateOfEpochDay(day)); day += step) {
    if (calendar.check(dateOfEpochDay(day)).working) return dateOfEpochDay(day);
  }
  return undefined;
}

/** Adds working days, possibly negative. Zero rolls a day off forward to the next working day. */
export function addWorkingDays(calendar: WorkingCalendar, date: string, count: number): string {
  if (count === 0 && checkDate(calendar, date).working) return date;
  const step = count < 0 ? -1 : 1;
  let remaining = Math.max(1, Math.abs(count));
  for (let day = epochDay(date) + step; ; day += step) {
    if (checkDate(calendar, dateOfEpochDay(day)).working && --remaining === 0) return dateOfEpochDay(day);
  }
}

interface DayCount extends Omit<WorkingDays, 'from' | 'to' | 'calendar' | 'state' | 'dates'> {
  readonly dates: readonly string[];
}

const WEEKLY_REASONS: ReadonlySet<ClosureReason['kind']> = new Set(['weekend', 'second_saturday', 'fourth_saturday']);

/** Both ends are inclusive. */
export function countDays(calendar: WorkingCalendar, from: string, to: string): DayCount {
  const dates: string[] = [];
  const holidays: DayCount['holidays'][number][] = [];
  let weekendDays = 0;
  let holidayDays = 0;
  const last = epochDay(to);
  for (let day = epochDay(from); day <= last; day++) {
    const date = dateOfEpochDay(day);
    const { working, reasons } = checkDate(calendar, date);
    if (working) {
      dates.push(date);
      continue;
    }
    // A holiday on a weekly day off counts once, as the day off.
    if (reasons.some(({ kind }) => WEEKLY_REASONS.has(kind))) weekendDays++;
    else holidayDays++;
    for (const { kind, name } of reasons) if (kind === 'holiday') holidays.push({ date, name });
  }
  return { workingDays: dates.length, calendarDays: Math.max(0, last - epochDay(from) + 1), weekendDays, holidayDays, holidays, dates };
}
