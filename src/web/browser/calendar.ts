/** Renders dated records as month calendars. */

import { ISO_DATE, monthName } from './date-format.ts';
import { el } from './dom.ts';
import { isRecords } from './rows.ts';

interface Day {
  readonly date: string;
  readonly name: string;
}

const MAX_MONTHS = 12;
const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** Null if the response is not a list of named dates, or spans more than a year. */
export function showCalendar(data: unknown): HTMLElement | null {
  if (!isRecords(data)) return null;
  const days = data.filter(
    (item): item is Day & Record<string, unknown> => ISO_DATE.test(String(item?.date)) && typeof item?.name === 'string',
  );
  const months = new Set(days.map(({ date }) => date.slice(0, 7)));
  if (days.length < data.length || months.size === 0 || months.size > MAX_MONTHS) return null;
  return el('div', { class: 'months' }, ...[...months].sort().map((month) => showMonth(month, days)));
}

function showMonth(month: string, days: readonly Day[]): HTMLElement {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  // Weeks begin on Monday.
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: before + count }, (_, index) => {
    const day = index - before + 1;
    if (day < 1) return el('td');
    const names = days.filter(({ date }) => date === `${month}-${String(day).padStart(2, '0')}`).map(({ name }) => name);
    return names.length === 0
      ? el('td', {}, String(day))
      : el(
          'td',
          { class: 'observed', title: names.join(', ') },
          el('strong', {}, String(day)),
          el('span', { class: 'visually-hidden' }, ` ${names.join(', ')}`),
        );
  });
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => el('tr', {}, ...cells.slice(week * 7, week * 7 + 7)));
  return el(
    'table',
    { class: 'month' },
    el('caption', {}, `${monthName(number)} ${year}`),
    el('thead', {}, el('tr', {}, ...WEEKDAYS.map((letter) => el('th', { scope: 'col' }, letter)))),
    el('tbody', {}, ...weeks),
  );
}
