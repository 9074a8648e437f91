import { z } from 'zod';
import { bankHolidays, marketDays } from '../../../data/calendars.ts';
import { stateName } from '../../../data/places.ts';
import { sources } from '../../../data/sources.ts';
import { LANGUAGES } from '../../../data/tables/panchang.ts';
import { rbiOffices } from '../../../data/tables/rbi_offices.ts';
import { isoDate } from '../../core/calendar/params.ts';
import type { JobRunner } from '../../core/jobs/jobs.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { notFound } from '../../core/request/api-error.ts';
import type { Source } from '../../core/request/envelope.ts';
import { choice, flag, integer, paging, query, someOf } from '../../core/request/params.ts';
import { festivalsOf } from '../../core/sky/festivals/festival-years.ts';
import { isProvisionalYear } from '../../core/sky/festivals/provisional-bank-holidays.ts';
import { PROVISIONAL_MARKET_NOTE } from '../../core/sky/festivals/provisional-market-closures.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../core/sky/supported-years.ts';
import { stateFilter } from '../states/params.ts';
import { labelOf } from './day-names.ts';
import { festivalsLike, nearestFestival } from './festival-search.ts';
import { ICS_TYPE, toIcs } from './ics.ts';
import { nameMatcher } from './name-match.ts';
import { mayBeProvisional, PROVISIONAL_YEAR_NOTE, provisionalBankRecords, provisionalMarketRecords } from './provisional.ts';
import { recogniseFestival } from './recognise.ts';
import {
  bankRecords,
  EXCHANGES,
  festivalRecords,
  governmentRecords,
  HOLIDAY_KINDS,
  HOLIDAY_TYPES,
  Holiday,
  type HolidayDatasets,
  type HolidayType,
  listedYears,
  marketRecords,
} from './records.ts';
import { bankListOf, isObservedIn } from './state-lists.ts';

function sourceOf(type: HolidayType, { banks, markets }: HolidayDatasets): Source {
  return { bank: banks.source, government: sources.governmentHolidays, market: markets.source, festival: sources.astronomy }[type];
}

function isProvisional(type: HolidayType, year: number, lists: HolidayDatasets): boolean {
  return (type === 'bank' || type === 'market') && isProvisionalYear(year, listedYears(lists, type));
}

const typeList = someOf(HOLIDAY_TYPES, { description: 'bank, government, market, festival; comma-separated' }).default([
  'bank',
  'government',
  'market',
]);

/** Cost of a year of festivals, which are computed astronomically. */
const FESTIVAL_COST = 10;

const listHolidays = operation({
  id: 'holidays',
  path: '/v1/holidays/{year}',
  title: 'Holidays of a year',
  keywords:
    'holiday, holidays, bank holiday, bank holidays, list of holidays, muhurat trading, market muhurat, public holiday, gazetted holiday, government holiday, ' +
    'market holiday, stock market holiday, nse holiday, festival, festivals, long weekend, chutti, chhutti, chuttiyan, ' +
    'avkash, kab hai, छुट्टी, छुट्टियाँ, अवकाश, त्योहार, पर्व, कब है, बैंक की छुट्टी, बैंक छुट्टी, வங்கி விடுமுறை, బ్యాంక్ సెలవు, ಬ್ಯಾಂಕ್ ರಜೆ, ബാങ്ക് അവധി, ব্যাংক ছুটি, ব্যাঙ্ক ছুটি, બેંક રજા, बँक सुट्टी, बैंक बंद, விடுமுறை, விடுமுறை நாட்கள், பண்டிகை, எப்போது, సెలవు, ' +
    'సెలవులు, ರಜೆ, ರಜಾದಿನಗಳು, അവധി, ছুটি, ছুটির তালিকা, રજા, રજાઓની યાદી, सुट्टी',
  summary: 'Bank, government and market holidays and festivals of a year in India',
  details:
    'Bank holidays by office of the Reserve Bank; gazetted and restricted holidays of the Central Government; closures and special sessions of NSE and BSE; festivals computed for any year. ' +
    'The status of every record is published, provisional or computed. Years without a list return 404 with the available years. ' +
    'The Reserve Bank gives one name per date for all states, so a name may include festivals of other states. With q, exact names come first, in any common spelling and script. format=ics returns the whole year as an iCalendar feed.',
  tool: 'holidays',
  toolHides: ['kind', 'lang', 'from', 'to', 'exchange', 'weekly', 'format', 'limit', 'offset'],
  input: {
    year: integer({ min: FIRST_YEAR, max: LAST_YEAR, description: 'Year' }),
    type: typeList,
    state: stateFilter.describe('Only holidays of this state').optional(),
    kind: choice(HOLIDAY_KINDS, { description: 'Only holidays of this kind' }).optional(),
    q: query('Name of a holiday, such as diwali').optional(),
    from: isoDate('Only holidays from this date on').optional(),
    to: isoDate('Only holidays up to this date').optional(),
    exchange: choice(EXCHANGES, { description: 'Only holidays of this exchange (market)' }).optional(),
    month: integer({ min: 1, max: 12, description: 'Month' }).optional(),
    lang: choice(LANGUAGES, { description: 'Language of label' }).default('en'),
    weekly: flag({ description: 'Include Sundays, second and fourth Saturdays (bank)' }).default(false),
    format: choice(['json', 'csv', 'ics'], { description: 'ics returns an iCalendar feed' }).default('json'),
    ...paging({ limit: 100 }),
  },
  alsoMedia: ['text/calendar'],
  data: { banks: bankHolidays, markets: marketDays },
  output: z.array(Holiday),
  cost: ({ type, year }) =>
    type.includes('festival') || (type.some((value) => value !== 'government') && mayBeProvisional(year)) ? FESTIVAL_COST : 1,
  example: { year: 2026, type: 'bank', state: 'TN', month: 1 },
  async run({ year, type, state, kind, q, lang, from, to, exchange, month, weekly, format, limit, offset }, { jobs, banks, markets }) {
    const lists = { banks, markets };
    const types = type.filter(
      (value) => value === 'festival' || listedYears(lists, value).includes(year) || isProvisional(value, year, lists),
    );
    const [first] = types;
    if (first === undefined) notFound(`No list of ${year} is loaded. ${available(type, lists)}`);
    const records = await Promise.all(types.map((value) => recordsOf(value, year, { state, weekly, jobs, lists })));
    const match = q === undefined ? undefined : nameMatcher(q);
    const holidays = records
      .flat()
      .filter(
        (holiday) => (kind === undefined || holiday.kind === kind) && (month === undefined || Number(holiday.date.slice(5, 7)) === month),
      )
      .filter(({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to))
      .filter((holiday) => state === undefined || isObservedIn(holiday, state))
      .filter(({ name }) => match === undefined || match(name) > 0)
      .filter(({ exchanges }) => exchange === undefined || (exchanges?.includes(exchange) ?? false))
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
      .sort((a, b) => (match === undefined ? 0 : match(b.name) - match(a.name)));
    if (format === 'ics') {
      const title = `Holidays ${year}: ${types.join(', ')}${state === undefined ? '' : `, ${stateName(state)}`}`;
      const headers = { 'content-disposition': `inline; filename="holidays-${year}.ics"` };
      return { file: toIcs(title, holidays, sourceOf(first, lists).retrieved), type: ICS_TYPE, headers };
    }
    const missing = type.filter((value) => !types.includes(value));
    return {
      data: holidays.slice(offset, offset + limit).map((holiday) => ({ ...holiday, label: labelOf(holiday.name, state, lang) })),
      meta: {
        total: holidays.length,
        limit,
        offset,
        note:
          [
            holidays.length === 0 && q !== undefined ? noMatchNote(q, type) : '',
            notes(types, missing, { year, state, weekly, holidays, lists }),
            restNote(holidays.length, offset + limit),
          ]
            .filter(Boolean)
            .join(' ') || undefined,
        source: sourceOf(first, lists),
        sources: types.length > 1 ? types.map((value) => sourceOf(value, lists)) : undefined,
      },
    };
  },
});

interface RecordQuery {
  readonly state: string | undefined;
  readonly weekly: boolean;
  readonly jobs: JobRunner;
  readonly lists: HolidayDatasets;
}

async function recordsOf(type: HolidayType, year: number, { state, weekly, jobs, lists }: RecordQuery): Promise<Holiday[]> {
  switch (type) {
    case 'bank':
      return isProvisional(type, year, lists)
        ? provisionalBankRecords(
            year,
            weekly,
            await festivalsOf(year, jobs),
            bankRecords(lists.banks, Math.max(...listedYears(lists, 'bank')), false),
          )
        : bankRecords(lists.banks, year, weekly);
    case 'government':
      return governmentRecords(year, state);
    case 'market':
      return isProvisional(type, year, lists)
        ? provisionalMarketRecords(await festivalsOf(year, jobs))
        : marketRecords(lists.markets, year);
    case 'festival':
      return festivalRecords(await festivalsOf(year, jobs));
  }
}

function available(types: readonly HolidayType[], lists: HolidayDatasets): string {
  const parts = types.map((type) =>
    type === 'festival' ? `festival ${FIRST_YEAR} to ${LAST_YEAR}` : `${type} ${span(listedYears(lists, type))}`,
  );
  return `Known: ${parts.join('; ')}.`;
}

function span(years: readonly number[]): string {
  return years.length === 1 ? String(years[0]) : `${years[0]} to ${years.at(-1)}`;
}

/** Note on the next page, as a page could otherwise be taken for the whole year. */
function restNote(total: number, next: number): string {
  return next < total ? `${total} holidays in total; next page: offset=${next}.` : '';
}

/** Hint for a name without matches: the nearest festival. */
function noMatchNote(q: string, types: readonly HolidayType[]): string {
  const [festival] = festivalsLike(q);
  if (festival !== undefined && !types.includes('festival')) return `${festival} is not in these lists; type=festival has it.`;
  const near = festival === undefined ? nearestFestival(q) : undefined;
  return near === undefined ? '' : `No day has this name; the nearest is ${near}.`;
}

interface NoteInput {
  readonly year: number;
  readonly state: string | undefined;
  readonly weekly: boolean;
  readonly holidays: readonly Holiday[];
  readonly lists: HolidayDatasets;
}

function notes(
  types: readonly HolidayType[],
  missing: readonly HolidayType[],
  { year, state, weekly, holidays, lists }: NoteInput,
): string {
  const parts: string[] = [];
  if (missing.length > 0) parts.push(`No ${missing.join(' and ')} list of ${year} is loaded. ${available(missing, lists)}`);
  if (types.includes('bank') && isProvisional('bank', year, lists)) parts.push(PROVISIONAL_YEAR_NOTE);
  if (types.includes('market') && isProvisional('market', year, lists)) parts.push(PROVISIONAL_MARKET_NOTE);
  if (types.includes('bank') && !weekly) parts.push('Sundays, second and fourth Saturdays are not listed; weekly=true lists them.');
  if (state === undefined) return parts.join(' ');
  if (types.includes('bank')) {
    const { offices, note } = bankListOf(state);
    if (note) parts.push(note);
    const partly = holidays.filter((day) => day.offices && offices.some((name) => !day.offices?.includes(name))).length;
    if (partly > 0) parts.push(`On ${partly} of the bank holidays only some of ${offices.join(', ')} are closed.`);
  }
  if (types.includes('government'))
    parts.push('Government holidays are those of the Central Government; type=bank has the holidays that the state notifies for banks.');
  return parts.join(' ');
}

export const holidaysFamily: Family = {
  id: 'holidays',
  name: 'Holidays',
  group: 'Dates and calendars',
  about: `Holidays of banks at ${rbiOffices.length} offices of the Reserve Bank, of the Central Government and of the exchanges, and computed festivals.`,
  operations: [listHolidays],
  recognise: recogniseFestival,
};
