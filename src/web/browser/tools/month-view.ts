/** Month grid; weeks start on Sunday, as in Indian calendars. */
import { type View, view } from './view.ts';

const WEEK = 7;
/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

const IST_OFFSET_MS = 5.5 * 60 * 60_000;

/** Today in India, ISO 8601. */
export function todayInIndia(): string {
  return new Date(Date.now() + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** @param cell renders the cell of a date */
export function monthGrid(lang: string, month: string, caption: string, cell: (date: string) => View): View {
  const dates = datesOf(month);
  const leadingBlanks = new Date(`${dates[0]}T00:00:00Z`).getUTCDay();
  const slots: (string | null)[] = [...Array<null>(leadingBlanks).fill(null), ...dates];
  const weeks = Array.from({ length: Math.ceil(slots.length / WEEK) }, (_, index) => slots.slice(index * WEEK, (index + 1) * WEEK));
  const empty = (count: number): View[] => Array.from({ length: count }, () => view('td', { class: 'none' }));
  return view(
    'table',
    { class: 'month' },
    view('caption', {}, caption),
    view('thead', {}, view('tr', {}, weekdays(lang))),
    view(
      'tbody',
      {},
      weeks.map((week) =>
        view(
          'tr',
          {},
          week.map((date) => (date === null ? empty(1) : cell(date))),
          empty(WEEK - week.length),
        ),
      ),
    ),
  );
}

/** All dates of a month such as 2026-11. */
export function datesOf(month: string): string[] {
  const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

export function addMonths(month: string, months: number): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + months)).toISOString().slice(0, 7);
}

function weekdays(lang: string): View[] {
  return Array.from({ length: WEEK }, (_, index) => {
    const day = new Date(SUNDAY + index * DAY_MS);
    const long = day.toLocaleDateString(`${lang}-IN`, { weekday: 'long', timeZone: 'UTC' });
    const short = day.toLocaleDateString(`${lang}-IN`, { weekday: 'narrow', timeZone: 'UTC' });
    return view(
      'th',
      { scope: 'col', abbr: long },
      view('span', { 'aria-hidden': 'true' }, short),
      view('span', { class: 'visually-hidden' }, long),
    );
  });
}

export function monthName(lang: string, month: string): string {
  return longDate(lang, `${month}-01`, { month: 'long', year: 'numeric' });
}

export function longDate(lang: string, date: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(`${lang}-IN`, { ...options, timeZone: 'UTC' });
}
