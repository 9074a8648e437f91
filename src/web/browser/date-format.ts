/** Formats dates and times in the local time of the text. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

export function dateText(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  const weekday = WEEKDAYS[new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday} ${Number(day)} ${monthName(Number(month))} ${year}`;
}

/** `6:12 am, Sun 15 Nov 2026`; null if the text is not a date or time. */
export function dateTimeText(text: string): string | null {
  if (ISO_DATE.test(text)) return dateText(text);
  const [, date = '', hour = '', minute = '', zone = ''] = INSTANT.exec(text) ?? [];
  if (date === '') return null;
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'am' : 'pm'}${zone === 'Z' ? ' UTC' : ''}, ${dateText(date)}`;
}

/** Formats an interval; a shared date is stated once. */
export function intervalText(start: string, end: string): string {
  const [from, to] = [dateTimeText(start) ?? start, dateTimeText(end) ?? end];
  const [clock = '', day] = from.split(', ');
  return day !== undefined && to.endsWith(`, ${day}`) ? `${clock} to ${to}` : `${from} to ${to}`;
}
