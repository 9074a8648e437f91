/** Rule-based bank holidays of a year without a published or loaded list: the days on which banks close in nearly all of India. */
import type { Festival } from './festivals.ts';

/** The rules hold from this year until the year after the last list. */
const FIRST_PROVISIONAL = 2024;

/** @param listedYears years with a list */
export function isProvisionalYear(year: number, listedYears: readonly number[]): boolean {
  return year >= FIRST_PROVISIONAL && year <= Math.max(...listedYears) + 1 && !listedYears.includes(year);
}

export const PROVISIONAL_NOTE =
  'The Reserve Bank list of this year is not loaded: national holidays are computed by rule and provisional; holidays of individual states are missing.';

export interface ProvisionalBankHoliday {
  readonly date: string;
  readonly name: string;
  readonly kind: 'ni_act' | 'closing_of_accounts';
  readonly tentative: boolean;
}

/** Festivals, by rule name, that are bank holidays in nearly all states. */
const NATIONAL_FESTIVALS: ReadonlySet<string> = new Set([
  'Republic Day',
  'Holi',
  'Good Friday',
  'Id-ul-Fitr',
  'Id-ul-Zuha (Bakrid)',
  'Independence Day',
  'Gandhi Jayanti',
  'Dussehra / Vijayadashami',
  'Diwali / Lakshmi Puja',
  'Guru Nanak Jayanti / Kartika Purnima',
  'Christmas',
]);

export function provisionalBankHolidays(year: number, festivals: readonly Festival[]): ProvisionalBankHoliday[] {
  const national = festivals
    .filter(({ name }) => NATIONAL_FESTIVALS.has(name))
    .map(({ date, name, tentative }) => ({ date, name, kind: 'ni_act', tentative }) as const);
  return [...national, { date: `${year}-04-01`, name: 'Yearly closing of bank accounts', kind: 'closing_of_accounts', tentative: false }];
}
