/**
 * Civil dates as `YYYY-MM-DD` and as day numbers (days since 1970-01-01), and instants in Indian Standard Time (IST). Independent of the time zone of
 * the process: India has been at +05:30 since 1945, without daylight saving time.
 */
export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;
export const IST_OFFSET_MINUTES = 330;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Day number of a date, or NaN if there is no such day. */
export function epochDay(date: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return Number.NaN;
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(ms).toISOString().slice(0, 10) === date ? ms / DAY_MS : Number.NaN;
}

export function dateOfEpochDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export function weekdayNumber(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[weekdayNumber(epochDay(date))] as Weekday;
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Date in India at an instant. */
export function istDate(ms: number): string {
  return dateOfEpochDay(Math.floor((ms + IST_OFFSET_MINUTES * MINUTE_MS) / DAY_MS));
}

/** Instant of a date and time of day (`HH:MM`) in India. */
export function istInstant(date: string, time: string): number {
  return epochDay(date) * DAY_MS + timeOfDay(time) - IST_OFFSET_MINUTES * MINUTE_MS;
}

/** Milliseconds since midnight of `HH:MM`. */
export function timeOfDay(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * MINUTE_MS;
}

/** ISO 8601 with offset, rounded to the nearest second. */
export function isoInstant(ms: number, offsetMinutes: number = IST_OFFSET_MINUTES): string {
  const local = new Date(Math.round(ms / 1000) * 1000 + offsetMinutes * MINUTE_MS).toISOString().slice(0, 19);
  const absoluteMinutes = Math.abs(offsetMinutes);
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${local}${sign}${padTwo(Math.floor(absoluteMinutes / 60))}:${padTwo(absoluteMinutes % 60)}`;
}

function padTwo(value: number): string {
  return String(value).padStart(2, '0');
}
