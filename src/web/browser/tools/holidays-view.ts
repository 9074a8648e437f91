/** Year view of holidays: the next one, then month grids with names, starting with this month. */
import type { Messages } from '../../messages/translation.ts';
import { longDate, monthGrid, monthName } from './month-view.ts';
import { fillPlaceholders, type View, view } from './view.ts';

export interface Holiday {
  readonly date: string;
  readonly name: string;
  /** In the language of the page, and without festivals of other states. */
  readonly label?: string;
  readonly tentative: boolean;
  readonly status: string;
}

export interface HolidayYear {
  readonly year: number;
  readonly holidays: readonly Holiday[];
  /** Type and state of the list. */
  readonly heading: string;
  /** ISO date. */
  readonly today: string;
}

const MONTHS = 12;

export function yearView(messages: Messages['holidays'], lang: string, { year, holidays, heading, today }: HolidayYear): View {
  const months = Array.from({ length: MONTHS }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const isAllProvisional = holidays.length > 0 && holidays.every(({ status }) => status === 'provisional');
  const markOf = ({ tentative, status }: Holiday): string => (tentative ? ' ~' : status === 'provisional' && !isAllProvisional ? ' *' : '');
  const card = (month: string): View =>
    monthCard(
      lang,
      month,
      holidays.filter(({ date }) => date.startsWith(month)).map((day) => ({ date: day.date, text: (day.label ?? day.name) + markOf(day) })),
    );
  const month = today.slice(0, 7);
  const pastMonths = months.filter((candidate) => candidate < month && month.startsWith(`${year}-`));
  const next = today.startsWith(`${year}-`) ? (holidays.find(({ date }) => date >= today) ?? null) : null;
  return [
    view('h2', {}, `${heading} · ${year}`),
    isAllProvisional && view('p', { class: 'festive' }, fillPlaceholders(messages.provisional, { year })),
    next && [
      view('p', { class: 'muted' }, next.date === today ? messages.today : messages.next),
      view(
        'p',
        { class: 'said' },
        `${longDate(lang, next.date, { weekday: 'long', day: 'numeric', month: 'long' })}: ${next.label ?? next.name}`,
      ),
    ],
    view('div', { class: 'year' }, months.filter((candidate) => !pastMonths.includes(candidate)).map(card)),
    pastMonths.length > 0 && [view('h3', {}, messages.earlier), view('div', { class: 'year' }, pastMonths.map(card))],
    holidays.some(({ tentative }) => tentative) && view('p', { class: 'muted' }, messages.tentative),
    holidays.some((day) => markOf(day) === ' *') && view('p', { class: 'muted' }, messages.expected),
  ];
}

function monthCard(lang: string, month: string, days: readonly { readonly date: string; readonly text: string }[]): View {
  const holidayDates = new Set(days.map(({ date }) => date));
  return view(
    'section',
    {},
    monthGrid(lang, month, monthName(lang, month), (date) =>
      view('td', holidayDates.has(date) ? { class: 'feast' } : {}, String(Number(date.slice(8)))),
    ),
    view(
      'ul',
      { class: 'days' },
      days.map(({ date, text }) => view('li', {}, view('span', {}, longDate(lang, date, { weekday: 'short', day: 'numeric' })), text)),
    ),
  );
}
