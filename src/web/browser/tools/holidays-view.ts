/** Year view of holidays: twelve month grids with names. */
import { longDate, monthGrid, monthName } from './month-view.ts';
import { type View, view } from './view.ts';

export interface Holiday {
  readonly date: string;
  readonly name: string;
  readonly tentative: boolean;
  readonly status: string;
}

const MONTHS = 12;

export function yearView(lang: string, year: number, holidays: readonly Holiday[]): View {
  const months = Array.from({ length: MONTHS }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  return view(
    'div',
    { class: 'year' },
    months.map((month) =>
      monthCard(
        lang,
        month,
        holidays.filter(({ date }) => date.startsWith(month)),
      ),
    ),
  );
}

function monthCard(lang: string, month: string, holidays: readonly Holiday[]): View {
  const kept = new Set(holidays.map(({ date }) => date));
  return view(
    'section',
    {},
    monthGrid(lang, month, monthName(lang, month), (date) =>
      view('td', kept.has(date) ? { class: 'feast' } : {}, String(Number(date.slice(8)))),
    ),
    view(
      'ul',
      { class: 'days' },
      holidays.map(({ date, name, tentative, status }) =>
        view(
          'li',
          {},
          view('span', {}, longDate(lang, date, { weekday: 'short', day: 'numeric' })),
          `${name}${tentative || status === 'provisional' ? ' *' : ''}`,
        ),
      ),
    ),
  );
}
