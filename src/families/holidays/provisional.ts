/** Records of bank holidays by rule. */
import { bankHolidays } from '../../../data/tables/bank_holidays.ts';
import type { Festival } from '../../core/sky/festivals/festivals.ts';
import { isProvisionalYear, provisionalBankHolidays } from '../../core/sky/festivals/provisional-bank-holidays.ts';
import { lazy } from '../../core/util/lazy.ts';
import { type Holiday, holidayRecord, weeklyRecords } from './records.ts';

const bundledYears = lazy(() => Object.keys(bankHolidays()).map(Number));

/** Whether a year may be provisional, whichever lists are loaded: the cost of a request is computed before its data is read. */
export function mayBeProvisional(year: number): boolean {
  return isProvisionalYear(year, bundledYears()) || year === Math.max(...bundledYears()) + 2;
}

const RULE = 'Computed by rule until the list of the Reserve Bank is loaded; individual states have further holidays';

export function provisionalBankRecords(year: number, weekly: boolean, festivals: readonly Festival[]): Holiday[] {
  const days = provisionalBankHolidays(year, festivals).map(({ date, name, kind, tentative }) =>
    holidayRecord(date, name, '', { type: 'bank', status: 'provisional', note: RULE, kind, tentative }),
  );
  return [...days, ...(weekly ? weeklyRecords(year) : [])];
}
