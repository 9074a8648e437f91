/** Formats of the holiday lists of the Reserve Bank and the exchanges, one calendar year per file. */

import type { BankHolidayRow } from '../../src/core/calendar/bank-holidays.ts';
import type { TableFormat } from '../../src/core/dataset/refresh/table-format.ts';
import { canonical } from '../../src/core/text/fold.ts';
import type { TableRow } from '../../src/core/util/table.ts';
import { rbiOffices } from '../tables/rbi_offices.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/., ]+\d{4}|[a-z]{3,9} \d{1,2}, ?\d{4})$/i;

type BankColumn = 'date' | 'name' | 'office' | 'kind';

export const rbiHolidays: TableFormat<BankColumn> = {
  title: 'list of bank holidays',
  columns: {
    date: ['Date'],
    name: ['Holiday', 'Holiday Description', 'Description', 'Name'],
    office: ['Office', 'Offices', 'Regional Office', 'RBI Office'],
    kind: ['Kind', 'Type'],
  },
  optional: ['kind'],
  patterns: { date: DATE, name: /\p{L}/u, office: /\p{L}/u },
  minRows: 20,
  partOf: yearOfList,
};

type MarketColumn = 'date' | 'name';

export const exchangeHolidays: TableFormat<MarketColumn> = {
  title: 'circular of trading holidays of NSE or BSE',
  columns: { date: ['Date'], name: ['Description', 'Holidays', 'Holiday', 'Holiday Description'] },
  optional: [],
  patterns: { date: DATE, name: /\p{L}/u },
  minRows: 8,
  partOf: yearOfList,
};

/** Normalises "26-Jan-2027", "January 26,2027", "26/01/2027" and "2027-01-26" to ISO 8601. Day before month, as in India. */
export function isoDate(text: string): string {
  if (/^\d{4}-/.test(text)) return text;
  const [first = '', second = '', year = ''] = text.split(/[-/., ]+/);
  const [day, month] = /^\d/.test(first) ? [first, second] : [second, first];
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** @throws if the file has dates of several years: one list covers one year */
function yearOfList(rows: readonly TableRow<'date'>[]): string {
  const dates = rows.map(({ date }) => isoDate(date));
  if (dates.some((date) => Number.isNaN(Date.parse(date)))) throw new Error('has invalid dates');
  const years = [...new Set(dates.map((date) => date.slice(0, 4)))];
  if (years.length !== 1) throw new Error(`has dates of ${years.length} years; a list must be of one year`);
  return years[0] as string;
}

const OFFICES = new Map(rbiOffices.flatMap(({ code, name }) => [code, name].map((key) => [canonical(key), code] as const)));
const ALL_OFFICES = new Set(['all', 'all india', 'all offices']);

/** Bank holidays of a list in the form of the hand-typed tables: rows with the same day and name are merged. */
export function bankDaysOf(rows: readonly TableRow<BankColumn>[]): Record<number, BankHolidayRow[]> {
  const days = new Map<string, { name: string; offices: Set<string>; kind: string }>();
  for (const { date: dateText, name, office, kind } of rows) {
    const date = isoDate(dateText);
    const key = `${date} ${kind} ${name}`;
    const day = days.get(key) ?? { name, offices: new Set(), kind };
    for (const code of officesIn(office)) day.offices.add(code);
    days.set(key, day);
  }
  const lists: Record<number, BankHolidayRow[]> = {};
  for (const [key, { name, offices, kind }] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const year = Number(key.slice(0, 4));
    const everywhere = offices.size === rbiOffices.length;
    const facts = [key.slice(5, 10), name, everywhere ? 'all' : [...offices].sort().join(' ')] as const;
    lists[year] = [...(lists[year] ?? []), /closing/i.test(kind) ? [...facts, 'closing_of_accounts'] : facts];
  }
  return lists;
}

/** Offices by name or code, separated by commas, semicolons or slashes; `All` means every office. */
function officesIn(text: string): string[] {
  const names = text
    .split(/[,;/|]/)
    .map((name) => canonical(name))
    .filter((name) => name !== '');
  return names.flatMap((name) => {
    if (ALL_OFFICES.has(name)) return rbiOffices.map(({ code }) => code);
    const code = OFFICES.get(name);
    if (code === undefined) throw new Error('has an unknown office of the Reserve Bank; docs/DATA.md lists the offices');
    return [code];
  });
}

/** `MM-DD name` of the trading holidays by year. Circulars also list holidays on weekends; these are dropped. */
export function closuresOf(rows: readonly TableRow<MarketColumn>[]): Record<number, string[]> {
  const lists: Record<number, string[]> = {};
  const days = rows.map(({ date, name }) => ({ date: isoDate(date), name: name.replace(/\s*[*#^]+$/, '') }));
  for (const { date, name } of days.sort((a, b) => (a.date < b.date ? -1 : 1))) {
    const year = Number(date.slice(0, 4));
    lists[year] ??= [];
    if (![0, 6].includes(new Date(date).getUTCDay())) lists[year].push(`${date.slice(5)} ${name}`);
  }
  return lists;
}
