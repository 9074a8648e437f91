/** Records of bank and market holidays by rule. */
import { bankHolidays } from '../../../data/tables/bank_holidays.ts';
import type { Festival } from '../../core/sky/festivals/festivals.ts';
import { isProvisionalYear, provisionalBankHolidays } from '../../core/sky/festivals/provisional-bank-holidays.ts';
import { provisionalMarketClosures } from '../../core/sky/festivals/provisional-market-closures.ts';
import { lazy } from '../../core/util/lazy.ts';
import { festivalsOfPart, isObservedIn, partsOf } from './day-names.ts';
import { type Holiday, holidayRecord, weeklyRecords } from './records.ts';

const bundledYears = lazy(() => Object.keys(bankHolidays()).map(Number));

/** Whether a year may be provisional, whichever lists are loaded: the cost of a request is computed before its data is read. */
export function mayBeProvisional(year: number): boolean {
  return isProvisionalYear(year, bundledYears()) || year === Math.max(...bundledYears()) + 2;
}

const RULE = 'Computed by rule until the list of the Reserve Bank is loaded';
export const PROVISIONAL_YEAR_NOTE =
  'The Reserve Bank list of this year is not loaded: all days are provisional. Days of individual states are those festivals for which banks closed there in the last list.';

/** @param lastListed days of the last list, from which the festivals observed by the banks of a state are taken */
export function provisionalBankRecords(
  year: number,
  weekly: boolean,
  festivals: readonly Festival[],
  lastListed: readonly Holiday[],
): Holiday[] {
  const national = provisionalBankHolidays(year, festivals);
  const dates = new Set(national.map(({ date }) => date));
  const closures = statesByFestival(lastListed);
  const holidays = festivals.flatMap(({ date, name, tentative }) => {
    const closed = [...((!dates.has(date) && closures.get(name)) || [])];
    const states = closed.filter((state) => state === '*' || isObservedIn(name, state));
    return states.length > 0 ? [{ date, name, kind: 'ni_act' as const, tentative, states }] : [];
  });
  const days = [...national, ...holidays].map(({ date, name, ...rest }) =>
    holidayRecord(date, name, '', { type: 'bank', status: 'provisional', note: RULE, ...rest }),
  );
  return [...days, ...(weekly ? weeklyRecords(year) : [])];
}

/** The states in which banks closed, by the festivals that the names of the listed days contain. */
function statesByFestival(lastListed: readonly Holiday[]): Map<string, Set<string>> {
  const closures = new Map<string, Set<string>>();
  for (const { name, states } of lastListed) {
    for (const festival of new Set(partsOf(name).flatMap(festivalsOfPart)))
      closures.set(festival, new Set([...(closures.get(festival) ?? []), ...states]));
  }
  return closures;
}

/** @param festivals of the year */
export function provisionalMarketRecords(festivals: readonly Festival[]): Holiday[] {
  return provisionalMarketClosures(festivals).map(({ date, name, tentative }) =>
    holidayRecord(date, name, '', {
      type: 'market',
      kind: 'trading',
      status: 'provisional',
      tentative,
      note: 'Computed by rule until the list of the exchanges is loaded',
    }),
  );
}
