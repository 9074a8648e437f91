/** Panchang view of a day and its month. */
import type { Messages } from '../../messages/translation.ts';
import { clockText, spanText } from '../clock.ts';
import { addMonths, longDate, monthGrid, monthName } from './month-view.ts';
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

interface Choghadiya extends Span {
  readonly name: string;
  readonly quality: 'auspicious' | 'neutral' | 'inauspicious';
}

interface Festival {
  readonly name: string;
  readonly states: readonly string[];
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
  readonly choghadiya?: { readonly day: readonly Choghadiya[]; readonly night: readonly Choghadiya[] } | null;
  readonly festivals?: readonly Festival[];
}

export interface AlmanacPlace {
  readonly name: string | null;
  readonly pincode: string | null;
  readonly state: string | null;
  readonly default: boolean;
}

/** Response: the first day, with the following ones nested. */
export interface Panchang extends Day {
  readonly place: AlmanacPlace;
  readonly following?: readonly Day[];
}

export type PanchangMessages = Messages['panchang'];

export function dayView(messages: PanchangMessages, lang: string, day: Day, place: AlmanacPlace): View {
  const festivals = festivalsOf(day, place);
  const elsewhere = (day.festivals ?? []).map(({ name }) => name).filter((name) => !festivals.includes(name));
  return view(
    'article',
    { class: 'almanac' },
    view('p', { class: 'where' }, place.name ?? ''),
    view('h2', {}, longDate(lang, day.date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })),
    view('p', { class: 'headline' }, headline(day)),
    festivals.length > 0 && view('p', { class: 'festive' }, festivals.join(' · ')),
    elsewhere.length > 0 && view('p', { class: 'muted' }, fillPlaceholders(messages.otherStates, { festivals: elsewhere.join(' · ') })),
    view(
      'dl',
      { class: 'facts-grid' },
      fact(messages.sunrise, clockText(lang, day.sunrise)),
      fact(messages.sunset, clockText(lang, day.sunset)),
      fact(messages.moonrise, clockText(lang, day.moonrise)),
      fact(messages.moonset, clockText(lang, day.moonset)),
      fact(messages.rahu, spanText(lang, day.rahuKalam), 'caution'),
      fact(messages.yamaganda, spanText(lang, day.yamaganda), 'caution'),
      fact(messages.gulika, spanText(lang, day.gulika)),
      fact(messages.abhijit, spanText(lang, day.abhijit), 'good'),
    ),
    view(
      'dl',
      { class: 'limbs' },
      limb(messages, lang, messages.tithi, day.tithi, day.date),
      limb(messages, lang, messages.nakshatra, day.nakshatra, day.date),
      limb(messages, lang, messages.yoga, day.yoga, day.date),
      limb(messages, lang, messages.karana, day.karana, day.date),
      fact(messages.masa, `${day.masa.name}, ${day.masa.pakshaName}`),
      fact(messages.tamil, `${day.tamil.month} ${day.tamil.day}`),
      fact(messages.samvat, String(day.samvat.vikram)),
      fact(messages.brahma, spanText(lang, day.brahmaMuhurta)),
    ),
    !!day.choghadiya && [
      view('h3', {}, messages.choghadiya),
      view(
        'div',
        { class: 'choghadiya' },
        choghadiyaList(messages, lang, messages.daytime, day.choghadiya.day),
        choghadiyaList(messages, lang, messages.night, day.choghadiya.night),
      ),
    ],
  );
}

function choghadiyaList(messages: PanchangMessages, lang: string, label: string, spans: readonly Choghadiya[]): View {
  return view(
    'section',
    {},
    view('h4', {}, label),
    view(
      'ul',
      {},
      spans.map((span) =>
        view(
          'li',
          { class: span.quality, 'data-start': span.start, 'data-end': span.end },
          view('b', {}, span.name),
          ' ',
          view('small', {}, messages[span.quality]),
          view('span', {}, spanText(lang, span)),
        ),
      ),
    ),
  );
}

/** Tithi with its paksha, and the nakshatra. */
export function headline({ tithi: [tithi], nakshatra: [nakshatra] }: Day): string {
  return [tithi && `${tithi.pakshaName ?? ''} ${tithi.name}`.trim(), nakshatra?.name].filter(Boolean).join(' · ');
}

export interface AlmanacMonth {
  readonly days: readonly Day[];
  readonly place: AlmanacPlace;
  /** ISO date. */
  readonly selectedDate: string;
}

export function monthView(messages: PanchangMessages, lang: string, { days, place, selectedDate }: AlmanacMonth): View {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const month = days[0]?.date.slice(0, 7) ?? '';
  const festive = days.filter((day) => festivalsOf(day, place).length > 0);
  return [
    view('div', { class: 'turns' }, turn(messages.earlier, addMonths(month, -1)), turn(messages.later, addMonths(month, 1))),
    monthGrid(lang, month, monthName(lang, month), (date) => cell(date, byDate.get(date), place, date === selectedDate)),
    festive.length > 0 && view('h3', {}, messages.festivals),
    view(
      'ul',
      { class: 'days' },
      festive.map((day) =>
        view(
          'li',
          {},
          view('span', {}, longDate(lang, day.date, { weekday: 'short', day: 'numeric', month: 'short' })),
          festivalsOf(day, place).join(' · '),
        ),
      ),
    ),
  ];
}

/** Button to the first day of another month. */
function turn(label: string, month: string): View {
  return view('button', { type: 'button', class: 'plain', 'data-date': `${month}-01` }, label);
}

function cell(date: string, day: Day | undefined, place: AlmanacPlace, isChosen: boolean): View {
  const festivals = day ? festivalsOf(day, place) : [];
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

/** Those of the state, if people have chosen a town. */
export function festivalsOf({ festivals = [] }: Day, { state, default: isDefault }: AlmanacPlace): string[] {
  const isLocal = ({ states }: Festival): boolean => isDefault || state === null || states.includes('*') || states.includes(state);
  return festivals.filter(isLocal).map(({ name }) => name);
}

function fact(label: string, value: string, kind = ''): View {
  return view('div', kind === '' ? {} : { class: kind }, view('dt', {}, label), view('dd', {}, value));
}

function limb(messages: PanchangMessages, lang: string, label: string, limbs: readonly Limb[], date: string): View {
  const lines = limbs.map(({ name, end }) =>
    view('span', {}, view('b', {}, name), end === null ? '' : ` ${fillPlaceholders(messages.until, { time: momentOf(lang, end, date) })}`),
  );
  return view('div', {}, view('dt', {}, label), view('dd', {}, lines));
}

/** Includes the date if it differs. */
function momentOf(lang: string, moment: string, date: string): string {
  const day = moment.slice(0, 10);
  return day === date ? clockText(lang, moment) : `${clockText(lang, moment)}, ${longDate(lang, day, { day: 'numeric', month: 'short' })}`;
}
