/** Builds the holidays of a year from the list of each calendar type. */
import { z } from 'zod';
import { bankLists, tradingFacts } from '../../../data/calendars.ts';
import { festivalNames } from '../../../data/tables/festival_names.ts';
import { GOVERNMENT_LISTS_READ, governmentHolidays, governmentLists, stateDays } from '../../../data/tables/government_holidays.ts';
import { rbiOffices } from '../../../data/tables/rbi_offices.ts';
import { expandBankHolidays } from '../../core/calendar/bank-holidays.ts';
import { bankSaturday } from '../../core/calendar/bank-saturday.ts';
import { dateOfEpochDay, epochDay, weekdayOf, yearOf } from '../../core/calendar/date.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { DataOf } from '../../core/request/output.ts';
import type { Festival } from '../../core/sky/festivals/festivals.ts';

export const HOLIDAY_TYPES = ['bank', 'government', 'market', 'festival'] as const;
export type HolidayType = (typeof HOLIDAY_TYPES)[number];

export const HOLIDAY_KINDS = [
  'gazetted',
  'restricted',
  'ad_hoc',
  'state_day',
  'ni_act',
  'closing_of_accounts',
  'weekly',
  'trading',
  'muhurat',
  'special_session',
  'festival',
] as const;

export const EXCHANGES = ['nse', 'bse'] as const;

export const Holiday = z
  .object({
    date: z.string().describe('Date as YYYY-MM-DD'),
    weekday: z.string().describe('Day of the week, in English'),
    name: z.string().describe('Name in the list'),
    type: z.enum(HOLIDAY_TYPES).describe('Calendar that the holiday belongs to'),
    kind: z.enum(HOLIDAY_KINDS).describe('Category within the type'),
    states: z.array(z.string()).describe('State codes; * is the whole country'),
    offices: z.array(z.string()).nullable().describe('Bank holidays: offices of the Reserve Bank that list the day'),
    exchanges: z.array(z.enum(EXCHANGES)).nullable().describe('Market: exchanges that observe the holiday'),
    tentative: z.boolean().describe('Depends on the sighting of the moon'),
    status: z
      .enum(['published', 'provisional', 'computed'])
      .describe('published: from an official list; provisional: by rule until that list is published; computed: from astronomy'),
    sessions: z
      .array(z.object({ start: z.string().describe('HH:MM'), end: z.string().describe('HH:MM') }))
      .nullable()
      .describe('Market: hours of a special session, IST'),
    note: z.string().nullable().describe('Official order that declares the holiday, or the rule that determines the date of a festival'),
    label: z.string().optional().describe('Name to show: in lang where it is known; with state, without festivals of other states'),
  })
  .meta({ id: 'Holiday' });
export type Holiday = DataOf<typeof Holiday>;

/** Feasts whose date depends on a moon sighting. */
const MOON_DEPENDENT = /\b(id|eid|idu|bakri|bakrid|ramzan|muharram|moharam|moharram|milad|shab|jumat|jamat|hazrat|ashoora)\b/i;

export function holidayRecord(
  date: string,
  name: string,
  read: string,
  { type, kind, ...rest }: Pick<Holiday, 'type' | 'kind'> & Partial<Holiday>,
): Holiday {
  return {
    date,
    weekday: weekdayOf(date),
    name,
    type,
    kind,
    states: ['*'],
    offices: null,
    exchanges: type === 'market' ? [...EXCHANGES] : null,
    // Past days were already final when the list was retrieved.
    tentative: date > read && MOON_DEPENDENT.test(name),
    status: 'published',
    sessions: null,
    note: null,
    ...rest,
  };
}

const officeCodes = rbiOffices.map(({ code }) => code);
const officeOf = new Map(rbiOffices.map((office) => [office.code, office]));

export function bankRecords(banks: Dataset, year: number, weekly: boolean): Holiday[] {
  const read = retrievedOn(banks);
  const listed = expandBankHolidays(year, bankLists(banks)[year] ?? [], officeCodes).map(({ date, name, kind, offices }) => {
    const officeNames = offices.flatMap((code) => officeOf.get(code) ?? []);
    return holidayRecord(date, name, read, {
      type: 'bank',
      kind,
      states: offices.length === officeCodes.length ? ['*'] : [...new Set(officeNames.map(({ state }) => state))],
      offices: officeNames.map((office) => office.name),
    });
  });
  return weekly ? [...listed, ...weeklyRecords(year)] : listed;
}

export function weeklyRecords(year: number): Holiday[] {
  const holidays: Holiday[] = [];
  for (let day = epochDay(`${year}-01-01`); yearOf(dateOfEpochDay(day)) === year; day++) {
    const date = dateOfEpochDay(day);
    const nth = bankSaturday(date);
    const name = nth === 2 ? 'Second Saturday' : nth === 4 ? 'Fourth Saturday' : weekdayOf(date) === 'Sunday' ? 'Sunday' : undefined;
    if (name) holidays.push(holidayRecord(date, name, '', { type: 'bank', kind: 'weekly' }));
  }
  return holidays;
}

export function governmentRecords(year: number, state: string | undefined): Holiday[] {
  const { reference = null, unconfirmed } = governmentLists[year] ?? {};
  const central = governmentHolidays(year).map(({ date, name, kind }) =>
    holidayRecord(date, name, GOVERNMENT_LISTS_READ, {
      type: 'government',
      kind: kind === '' ? 'gazetted' : kind,
      status: unconfirmed ? 'provisional' : 'published',
      note: kind === 'ad_hoc' ? 'Declared later, for this year only' : reference,
    }),
  );
  const stateHolidays = (state === undefined ? [] : stateDays().filter((row) => row.state === state)).map(({ day, name }) =>
    holidayRecord(`${year}-${day}`, name, GOVERNMENT_LISTS_READ, {
      type: 'government',
      kind: 'state_day',
      states: [state as string],
      status: 'provisional',
      note: 'Observed by the state; its gazette determines whether offices close',
    }),
  );
  return [...central, ...stateHolidays];
}

export function marketRecords(markets: Dataset, year: number): Holiday[] {
  const read = retrievedOn(markets);
  const { closures: lists, special } = tradingFacts(markets);
  const closures = (lists[year] ?? []).map((text) =>
    holidayRecord(`${year}-${text.slice(0, 5)}`, text.slice(6), read, { type: 'market', kind: 'trading' }),
  );
  const sessions = Object.entries(special)
    .filter(([date]) => yearOf(date) === year)
    .map(([date, { name, kind, hours, unconfirmed }]) =>
      holidayRecord(date, name, read, {
        type: 'market',
        kind: kind === 'muhurat' ? 'muhurat' : 'special_session',
        status: unconfirmed ? 'provisional' : 'published',
        sessions: hours?.map(([start, end]) => ({ start, end })) ?? null,
        note: kind === 'muhurat' ? 'Closed for normal trading; open for this session' : 'The exchanges trade on this day',
      }),
    );
  return [...closures, ...sessions];
}

export function festivalRecords(festivals: readonly Festival[]): Holiday[] {
  return festivals.map(({ date, name, why, tentative }) =>
    holidayRecord(date, name, '', {
      type: 'festival',
      kind: 'festival',
      states: [...(festivalNames.get(name)?.region ?? [])],
      status: 'computed',
      tentative,
      note: why,
    }),
  );
}

/** Date on which the lists were retrieved; later changes are not in them. */
function retrievedOn({ source }: Dataset): string {
  return source.retrieved.slice(0, 'YYYY-MM-DD'.length);
}

/** The datasets of this family. */
export interface HolidayDatasets {
  readonly banks: Dataset;
  readonly markets: Dataset;
}

/** Years with a list. */
export function listedYears({ banks, markets }: HolidayDatasets, type: Exclude<HolidayType, 'festival'>): readonly number[] {
  const lists = { bank: () => bankLists(banks), government: () => governmentLists, market: () => tradingFacts(markets).closures }[type]();
  return Object.keys(lists).map(Number);
}
