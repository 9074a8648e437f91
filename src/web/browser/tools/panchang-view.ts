/** Panchang view of a day and its month. */
import type { Words } from '../../words/english.ts';
import { longDate, monthFrom, monthGrid, monthName } from './month-view.ts';
import { fillPlaceholders, type View, view } from './view.ts';

interface Limb {
  readonly name: string;
  readonly end: string | null;
  readonly pakshaName?: string;
}

interface Span {
  readonly start: string;
  readonly end: string;
}

export interface Day {
  readonly date: string;
  readonly vara: { readonly weekday: string };
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly moonrise: string | null;
  readonly moonset: string | null;
  readonly tithi: readonly Limb[];
  readonly nakshatra: readonly Limb[];
  readonly yoga: readonly Limb[];
  readonly karana: readonly Limb[];
  readonly masa: { readonly name: string; readonly pakshaName: string };
  readonly samvat: { readonly vikram: number };
  readonly tamil: { readonly month: string; readonly day: number };
  readonly rahuKalam: Span | null;
  readonly yamaganda: Span | null;
  readonly gulika: Span | null;
  readonly abhijit: Span | null;
  readonly brahmaMuhurta: Span | null;
  readonly festivals?: readonly { readonly name: string }[];
}

/** Response: the first day, with the following ones nested. */
export interface Panchang extends Day {
  readonly place: { readonly name: string | null; readonly pincode: string | null };
  readonly following?: readonly Day[];
}

export type PanchangWords = Words['panchang'];

export function dayView(words: PanchangWords, lang: string, day: Day, place: string): View {
  const festivals = festivalsOf(day);
  return view(
    'article',
    { class: 'almanac' },
    view('p', { class: 'where' }, place),
    view('h2', {}, longDate(lang, day.date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })),
    view('p', { class: 'headline' }, headline(day)),
    festivals.length > 0 && view('p', { class: 'festive' }, festivals.join(' · ')),
    view(
      'dl',
      { class: 'facts-grid' },
      fact(words.sunrise, timeOf(day.sunrise)),
      fact(words.sunset, timeOf(day.sunset)),
      fact(words.moonrise, timeOf(day.moonrise)),
      fact(words.moonset, timeOf(day.moonset)),
      fact(words.rahu, spanOf(day.rahuKalam), 'caution'),
      fact(words.yamaganda, spanOf(day.yamaganda), 'caution'),
      fact(words.gulika, spanOf(day.gulika)),
      fact(words.abhijit, spanOf(day.abhijit), 'good'),
    ),
    view(
      'dl',
      { class: 'limbs' },
      limb(words, lang, words.tithi, day.tithi, day.date),
      limb(words, lang, words.nakshatra, day.nakshatra, day.date),
      limb(words, lang, words.yoga, day.yoga, day.date),
      limb(words, lang, words.karana, day.karana, day.date),
      fact(words.masa, `${day.masa.name}, ${day.masa.pakshaName}`),
      fact(words.tamil, `${day.tamil.month} ${day.tamil.day}`),
      fact(words.samvat, String(day.samvat.vikram)),
      fact(words.brahma, spanOf(day.brahmaMuhurta)),
    ),
  );
}

/** Tithi with its paksha, and the nakshatra. */
export function headline({ tithi: [tithi], nakshatra: [nakshatra] }: Day): string {
  return [tithi && `${tithi.pakshaName ?? ''} ${tithi.name}`.trim(), nakshatra?.name].filter(Boolean).join(' · ');
}

export function monthView(words: PanchangWords, lang: string, days: readonly Day[], chosen: string): View {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const month = days[0]?.date.slice(0, 7) ?? '';
  const festive = days.filter((day) => festivalsOf(day).length > 0);
  return [
    view('div', { class: 'turns' }, turn(words.earlier, monthFrom(month, -1)), turn(words.later, monthFrom(month, 1))),
    monthGrid(lang, month, monthName(lang, month), (date) => cell(date, byDate.get(date), date === chosen)),
    festive.length > 0 && view('h3', {}, words.festivals),
    view(
      'ul',
      { class: 'days' },
      festive.map((day) =>
        view(
          'li',
          {},
          view('span', {}, longDate(lang, day.date, { weekday: 'short', day: 'numeric', month: 'short' })),
          festivalsOf(day).join(' · '),
        ),
      ),
    ),
  ];
}

/** Button to the first day of another month. */
function turn(label: string, month: string): View {
  return view('button', { type: 'button', class: 'plain', 'data-date': `${month}-01` }, label);
}

function cell(date: string, day: Day | undefined, isChosen: boolean): View {
  const festivals = day ? festivalsOf(day) : [];
  return view(
    'td',
    festivals.length > 0 ? { class: 'feast' } : {},
    view(
      'button',
      { type: 'button', 'data-date': date, ...(isChosen && { 'aria-current': 'date' }) },
      view('b', {}, String(Number(date.slice(8)))),
      ' ',
      view('small', {}, day?.tithi[0]?.name ?? ''),
      festivals.length > 0 && [' ', view('em', {}, festivals.join(', '))],
    ),
  );
}

export function festivalsOf({ festivals = [] }: Day): string[] {
  return festivals.map(({ name }) => name);
}

function fact(label: string, value: string, kind = ''): View {
  return view('div', kind === '' ? {} : { class: kind }, view('dt', {}, label), view('dd', {}, value));
}

function limb(words: PanchangWords, lang: string, label: string, limbs: readonly Limb[], date: string): View {
  const lines = limbs.map(({ name, end }) =>
    view('span', {}, view('b', {}, name), end === null ? '' : ` ${fillPlaceholders(words.until, { time: momentOf(lang, end, date) })}`),
  );
  return view('div', {}, view('dt', {}, label), view('dd', {}, lines));
}

/** Includes the date if it differs. */
function momentOf(lang: string, moment: string, date: string): string {
  const day = moment.slice(0, 10);
  return day === date ? timeOf(moment) : `${timeOf(moment)}, ${longDate(lang, day, { day: 'numeric', month: 'short' })}`;
}

export function timeOf(moment: string | null): string {
  return moment === null ? '–' : moment.slice(11, 16);
}

export function spanOf(span: Span | null): string {
  return span === null ? '–' : `${timeOf(span.start)} – ${timeOf(span.end)}`;
}
