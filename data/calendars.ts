/** Bank holidays and trading days as lists per year. Shared by several families; an operator can supply the list of another year. */

import type { BankHolidayRow } from '../src/core/calendar/bank-holidays.ts';
import type { SpecialSession, TradingCalendarData } from '../src/core/calendar/trading.ts';
import type { Dataset, DatasetDefinition } from '../src/core/dataset/dataset.ts';
import type { PackRow } from '../src/core/dataset/pack/build.ts';
import { valueTerm } from '../src/core/dataset/pack/pack.ts';
import { parseTables } from '../src/core/dataset/refresh/table-format.ts';
import { weakMemo } from '../src/core/util/weak-memo.ts';
import { bankDaysOf, closuresOf, exchangeHolidays, rbiHolidays } from './formats/holiday-lists.ts';
import { sources } from './sources.ts';
import { bankHolidays as typedBankHolidays } from './tables/bank_holidays.ts';
import { marketClosures, specialSessions } from './tables/market_days.ts';

type BankLists = Readonly<Record<number, readonly BankHolidayRow[]>>;

/** Upload limit: a file holds one year and is small. */
const MAX_BYTES = 2_000_000;
const EVERY_HOURS = 7 * 24;

/** Dataset options shared by both calendars. */
const LISTS_BY_YEAR = {
  module: import.meta.url,
  inputs: [],
  kinds: { years: 'year=' },
  primaryKey: 'day',
  check(dataset: Dataset): void {
    if (!dataset.get('day', '2026-01-26')) throw new Error('Republic Day is missing');
  },
} as const;
const YEAR_BY_YEAR = { everyHours: EVERY_HOURS, maxBytes: MAX_BYTES, parts: true } as const;

export const bankHolidays: DatasetDefinition = {
  ...LISTS_BY_YEAR,
  name: 'bank-holidays',
  source: sources.bankHolidays,
  rows: () => bankRows(typedBankHolidays()),
  refresh: {
    ...YEAR_BY_YEAR,
    rows: parseTables({ rbi: rbiHolidays }, ({ rbi = [] }) => bankRows({ ...typedBankHolidays(), ...bankDaysOf(rbi) })),
  },
};

export const marketDays: DatasetDefinition = {
  ...LISTS_BY_YEAR,
  name: 'market-days',
  source: sources.marketDays,
  rows: () => marketRows(marketClosures()),
  refresh: {
    ...YEAR_BY_YEAR,
    rows: parseTables({ circular: exchangeHolidays }, ({ circular = [] }) => marketRows({ ...marketClosures(), ...closuresOf(circular) })),
  },
};

/** One row per year. */
function bankRows(lists: BankLists): PackRow[] {
  return Object.entries(lists).map(([year, days]) => ({
    json: days,
    terms: [valueTerm('year', year), ...days.map(([monthDay]) => valueTerm('day', `${year}-${monthDay}`))],
  }));
}

function marketRows(closures: TradingCalendarData['closures']): PackRow[] {
  return Object.entries(closures).map(([year, days]) => ({
    json: { closures: days, special: sessionsOf(year) },
    terms: [valueTerm('year', year), ...days.map((day) => valueTerm('day', `${year}-${day.slice(0, 5)}`))],
  }));
}

function sessionsOf(year: string): Record<string, SpecialSession> {
  return Object.fromEntries(Object.entries(specialSessions()).filter(([date]) => date.startsWith(year)));
}

/** Bank holidays of the dataset by year, memoised per dataset. */
export const bankLists: (dataset: Dataset) => BankLists = weakMemo((dataset: Dataset) =>
  Object.fromEntries(dataset.values('year').map((year) => [year, dataset.get('year', year)?.parse() as readonly BankHolidayRow[]])),
);

interface TradingYear {
  readonly closures: readonly string[];
  readonly special: TradingCalendarData['special'];
}

/** Market closures and special sessions of the dataset, memoised per dataset. */
export const tradingFacts: (dataset: Dataset) => TradingCalendarData = weakMemo((dataset: Dataset) => {
  const years = dataset.values('year').map((year) => [year, dataset.get('year', year)?.parse() as TradingYear] as const);
  return {
    closures: Object.fromEntries(years.map(([year, { closures }]) => [year, closures])),
    special: Object.assign({}, ...years.map(([, { special }]) => special)) as TradingCalendarData['special'],
  };
});
