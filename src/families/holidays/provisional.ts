/** Rule-based bank holidays of a year without a published or loaded list: the days on which banks close in nearly all of India. */
import { bankHolidays } from '../../../data/tables/bank_holidays.ts';
import type { Festival } from '../../core/sky/festivals/festivals.ts';
import { lazy } from '../../core/util/lazy.ts';
import { type Holiday, holidayRecord, weeklyRecords } from './records.ts';

/** The rules hold from this year until the year after the last list. */
const FIRST_PROVISIONAL = 2024;

/** @param listed years with a list */
export function isProvisionalYear(year: number, listed: readonly number[]): boolean {
  return year >= FIRST_PROVISIONAL && year <= Math.max(...listed) + 1 && !listed.includes(year);
}

const bundledYears = lazy(() => Object.keys(bankHolidays()).map(Number));

/** Whether a year may be provisional, whichever lists are loaded: the cost of a request is computed before its data is read. */
export function mayBeProvisional(year: number): boolean {
  return isProvisionalYear(year, bundledYears()) || year === Math.max(...bundledYears()) + 2;
}

const FIXED_HOLIDAYS: readonly (readonly [monthDay: string, name: string, kind: Holiday['kind']])[] = [
  ['01-26', 'Republic Day', 'ni_act'],
  ['04-01', 'Yearly closing of bank accounts', 'closing_of_accounts'],
  ['08-15', 'Independence Day', 'ni_act'],
  ['10-02', "Mahatma Gandhi's Birthday", 'ni_act'],
  ['12-25', 'Christmas', 'ni_act'],
];

/** Festivals, by rule name, that are holidays in nearly all states. */
const NATIONAL_FESTIVALS: ReadonlySet<string> = new Set([
  'Holi',
  'Good Friday',
  'Id-ul-Fitr',
  'Id-ul-Zuha (Bakrid)',
  'Dussehra / Vijayadashami',
  'Diwali / Lakshmi Puja',
  'Guru Nanak Jayanti / Kartika Purnima',
]);

const RULE = 'By rule, until the list of the Reserve Bank is loaded; single states close on other days too';

export function provisionalBankRecords(year: number, weekly: boolean, festivals: readonly Festival[]): Holiday[] {
  const provisional = { type: 'bank', status: 'provisional', note: RULE } as const;
  const fixed = FIXED_HOLIDAYS.map(([monthDay, name, kind]) =>
    holidayRecord(`${year}-${monthDay}`, name, '', { ...provisional, kind, tentative: false }),
  );
  const computed = festivals
    .filter(({ name }) => NATIONAL_FESTIVALS.has(name))
    .map(({ date, name, tentative }) => holidayRecord(date, name, '', { ...provisional, kind: 'ni_act', tentative }));
  return [...fixed, ...computed, ...(weekly ? weeklyRecords(year) : [])];
}
