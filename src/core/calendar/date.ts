/**
 * Civil dates as `YYYY-MM-DD` and as day numbers (days since 1970-01-01), and instants in Indian Standard Time.
 * Nothing here asks the process for its time zone: India has kept +05:30 since 1945, all the year round.
 */
export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;
export const IST_MINUTES = 330;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The day number of a date, or NaN when there is no such day. */
export function dayOf(date: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return Number.NaN;
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(ms).toISOString().slice(0, 10) === date ? ms / DAY_MS : Number.NaN;
}

export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayNumber(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[weekdayNumber(dayOf(date))] as Weekday;
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The date in India at an instant. */
export function istDate(ms: number): string {
  return dateOf(Math.floor((ms + IST_MINUTES * MINUTE_MS) / DAY_MS));
}

/** The instant at which clocks in India show a time of day, `HH:MM`. */
export function istInstant(date: string, time: string): number {
  return dayOf(date) * DAY_MS + timeOfDay(time) - IST_MINUTES * MINUTE_MS;
}

/** Milliseconds from midnight of `HH:MM`. */
export function timeOfDay(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * MINUTE_MS;
}

/** ISO 8601 with the offset written out, to the nearest whole second. */
export function isoInstant(ms: number, offsetMinutes: number = IST_MINUTES): string {
  const local = new Date(Math.round(ms / 1000) * 1000 + offsetMinutes * MINUTE_MS).toISOString().slice(0, 19);
  const size = Math.abs(offsetMinutes);
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${local}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
