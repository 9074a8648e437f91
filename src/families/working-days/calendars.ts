/** Calendars: whether a date is a working day, and if not, why. */
import { bankLists, tradingFacts } from '../../../data/calendars.ts';
import { sources } from '../../../data/sources.ts';
import { governmentHolidays, governmentLists } from '../../../data/tables/government_holidays.ts';
import { rbiOffices } from '../../../data/tables/rbi_offices.ts';
import { type BankHoliday, expandBankHolidays } from '../../core/calendar/bank-holidays.ts';
import { bankSaturday } from '../../core/calendar/bank-saturday.ts';
import { weekdayOf, yearOf } from '../../core/calendar/date.ts';
import { isWeekend, TradingCalendar } from '../../core/calendar/trading.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { Source } from '../../core/request/envelope.ts';
import { PROVISIONAL_NOTE, type ProvisionalBankHoliday } from '../../core/sky/festivals/provisional-bank-holidays.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';
import type { CALENDARS, WorkingDay } from './records.ts';

export type CalendarName = (typeof CALENDARS)[number];

export type DayStatus = Pick<WorkingDay, 'working' | 'reasons' | 'closedIn'>;
export type ClosureReason = DayStatus['reasons'][number];

export interface WorkingCalendar {
  /** Years with known lists; undefined if no list is needed. */
  readonly years: readonly number[] | undefined;
  readonly source: Source | undefined;
  readonly note: string | undefined;
  check(date: string): DayStatus;
}

/** Data used by the calendars. */
export interface CalendarLists {
  readonly banks: Dataset;
  readonly markets: Dataset;
  /** Bank holidays by rule, of the years that are asked about and have no list. */
  readonly provisional: ReadonlyMap<number, readonly ProvisionalBankHoliday[]>;
}

const everyOffice = rbiOffices.map(({ code }) => code);

const tradingCalendar = weakMemo((markets: Dataset) => new TradingCalendar(tradingFacts(markets)));

const bankDaysByDate = weakMemo((banks: Dataset) => {
  const byDate = new Map<string, BankHoliday[]>();
  for (const [year, days] of Object.entries(bankLists(banks))) {
    for (const day of expandBankHolidays(Number(year), days, everyOffice)) byDate.set(day.date, [...(byDate.get(day.date) ?? []), day]);
  }
  return byDate;
});

export function bankYears(banks: Dataset): number[] {
  return Object.keys(bankLists(banks)).map(Number);
}

/** Holidays of a date by list or by rule, with the offices that are closed. */
function bankDays(date: string, { banks, provisional }: BankLists): readonly Pick<BankHoliday, 'name' | 'offices'>[] {
  const byRule = provisional.get(yearOf(date));
  if (!byRule) return bankDaysByDate(banks).get(date) ?? [];
  return byRule.filter((day) => day.date === date).map(({ name }) => ({ name, offices: everyOffice }));
}

type BankLists = Pick<CalendarLists, 'banks' | 'provisional'>;

/** Banks at some RBI offices: closed only if all of them are. */
export function bankCalendar(lists: BankLists, offices: readonly string[], note: string | undefined): WorkingCalendar {
  const { banks, provisional } = lists;
  return {
    years: [...bankYears(banks), ...provisional.keys()],
    source: banks.source,
    note: provisional.size === 0 ? note : [note, PROVISIONAL_NOTE].filter(Boolean).join(' '),
    check(date) {
      const reasons: ClosureReason[] = bankWeekend(date);
      let closed = reasons.length > 0;
      const days = bankDays(date, lists);
      const closedOffices = new Set(days.flatMap((day) => day.offices));
      const touched = offices.filter((code) => closedOffices.has(code));
      const name = days
        .filter((day) => day.offices.some((code) => offices.includes(code)))
        .map((day) => day.name)
        .join('; ');
      if (touched.length === offices.length) {
        closed = true;
        reasons.push({ kind: 'holiday', name });
      } else if (touched.length > 0 && offices.length < everyOffice.length) {
        reasons.push({ kind: 'some_offices', name: `${name} (closed at ${touched.map(officeName).join(', ')} only)` });
      }
      return { working: !closed, reasons, ...(!closed && touched.length > 0 && { closedIn: statesOf(touched) }) };
    },
  };
}

function statesOf(offices: readonly string[]): string[] {
  return [...new Set(rbiOffices.filter(({ code }) => offices.includes(code)).map(({ state }) => state))];
}

function bankWeekend(date: string): ClosureReason[] {
  if (weekdayOf(date) === 'Sunday') return [{ kind: 'weekend', name: 'Sunday' }];
  const nth = bankSaturday(date);
  if (nth === undefined) return [];
  return [nth === 2 ? { kind: 'second_saturday', name: 'Second Saturday' } : { kind: 'fourth_saturday', name: 'Fourth Saturday' }];
}

function officeName(code: string): string {
  return rbiOffices.find((office) => office.code === code)?.name ?? code;
}

function weekend(date: string): ClosureReason[] {
  return isWeekend(date) ? [{ kind: 'weekend', name: weekdayOf(date) }] : [];
}

const government: WorkingCalendar = {
  years: Object.keys(governmentLists).map(Number),
  source: sources.governmentHolidays,
  note: 'Offices of the Central Government at Delhi: Monday to Friday without gazetted holidays. States declare their own lists.',
  check(date) {
    const closed = governmentHolidays(yearOf(date)).filter((day) => day.kind !== 'restricted' && day.date === date);
    const reasons = [...weekend(date), ...closed.map(({ name }): ClosureReason => ({ kind: 'holiday', name }))];
    return { working: reasons.length === 0, reasons };
  },
};

function market({ markets }: CalendarLists): WorkingCalendar {
  const trading = tradingCalendar(markets);
  return {
    years: trading.years,
    source: markets.source,
    note: 'Days with normal trading or a full or short special session; a day with muhurat trading alone does not count.',
    check(date) {
      const holiday = trading.closure(date);
      const special = trading.special(date);
      const reasons = [...weekend(date), ...(holiday === undefined ? [] : [{ kind: 'holiday', name: holiday } as const])];
      if (special) reasons.push({ kind: 'special_session', name: special.name });
      return { working: trading.isTradingDay(date), reasons };
    },
  };
}

const fiveday: WorkingCalendar = {
  years: undefined,
  source: undefined,
  note: 'Monday to Friday; holidays are ignored.',
  check(date) {
    const reasons = weekend(date);
    return { working: reasons.length === 0, reasons };
  },
};

/** Settlement days: the exchanges trade and the banks of Mumbai are open. */
function settlement(lists: CalendarLists): WorkingCalendar {
  const [exchanges, mumbai] = [market(lists), bankCalendar(lists, ['MUM'], undefined)];
  return {
    years: mumbai.years?.filter((year) => exchanges.years?.includes(year)),
    source: exchanges.source,
    note: 'Days on which the exchanges trade normally and the banks of Mumbai are open.',
    check(date) {
      const [exchange, bank] = [exchanges.check(date), mumbai.check(date)];
      const kinds = new Set(exchange.reasons.map(({ kind }) => kind));
      const reasons = [...exchange.reasons, ...bank.reasons.filter(({ kind }) => !kinds.has(kind))];
      return { working: exchange.working && bank.working && !isWeekend(date), reasons };
    },
  };
}

export const otherCalendars: Readonly<Record<Exclude<CalendarName, 'bank'>, (lists: CalendarLists) => WorkingCalendar>> = {
  government: () => government,
  market,
  fiveday: () => fiveday,
  settlement,
};
export const allOffices: readonly string[] = everyOffice;
