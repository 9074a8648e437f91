/** Trading days and sessions of a segment. */
import { bankLists, tradingFacts } from '../../../data/calendars.ts';
import { type SessionRow, sessionsOn } from '../../../data/tables/market_sessions.ts';
import { rbiOffices } from '../../../data/tables/rbi_offices.ts';
import { expandBankHolidays } from '../../core/calendar/bank-holidays.ts';
import { type SpecialSession, TradingCalendar } from '../../core/calendar/trading.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { JobRunner } from '../../core/jobs/jobs.ts';
import { festivalsOf } from '../../core/sky/festivals/festival-years.ts';
import { provisionalBankHolidays } from '../../core/sky/festivals/provisional-bank-holidays.ts';
import { provisionalMarketClosures } from '../../core/sky/festivals/provisional-market-closures.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';

export const SEGMENTS = ['equity', 'fno', 'currency'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Calendar of a segment, from the lists of the exchanges and of the banks. */
export type CalendarOf = (segment: Segment) => TradingCalendar;

export function calendarsFrom(markets: Dataset, banks: Dataset): CalendarOf {
  return (segment) => (segment === 'currency' ? currencyCalendar(markets)(banks) : equityCalendar(markets));
}

const equityCalendar = weakMemo((markets: Dataset) => new TradingCalendar(tradingFacts(markets)));

/** Currency trades when both the exchanges and the banks of Mumbai are open; it has no weekend sessions. */
const currencyCalendar = weakMemo((markets: Dataset) =>
  weakMemo((banks: Dataset) => new TradingCalendar({ closures: currencyClosures(markets, banks), special: {} })),
);

function currencyClosures(markets: Dataset, banks: Dataset): Record<number, string[]> {
  const offices = rbiOffices.map(({ code }) => code);
  const { closures } = tradingFacts(markets);
  return Object.fromEntries(
    Object.entries(bankLists(banks)).map(([year, rows]) => {
      const closed = expandBankHolidays(Number(year), rows, offices).filter((day) => day.offices.includes('MUM'));
      const bankClosures = closed.map(({ date, name }) => `${date.slice(5)} ${name}`);
      return [year, [...bankClosures, ...(closures[Number(year)] ?? [])]];
    }),
  );
}

/** The calendar with the holidays of a year by rule. */
export async function withProvisionalYear(
  calendar: TradingCalendar,
  segment: Segment,
  year: number,
  jobs: JobRunner,
): Promise<TradingCalendar> {
  const festivals = await festivalsOf(year, jobs);
  const bankHolidays = segment === 'currency' ? provisionalBankHolidays(year, festivals) : [];
  const days = [...bankHolidays, ...provisionalMarketClosures(festivals)];
  return calendar.withYear(
    year,
    days.map(({ date, name }) => `${date.slice(5)} ${name}`),
  );
}

export interface DaySessions {
  readonly sessions: readonly (
    | SessionRow
    | { readonly name: 'muhurat' | 'special'; readonly start: string; readonly end: string; readonly note?: string }
  )[];
  readonly special: SpecialSession | undefined;
  readonly holiday: string | null;
}

/** Sessions of a date: normal, special or none. */
export function sessionsOf(calendar: TradingCalendar, segment: Segment, date: string): DaySessions {
  const special = calendar.special(date);
  const holiday = calendar.closure(date) ?? null;
  if (special?.kind === 'full') return { sessions: sessionsOn(date, segment), special, holiday };
  if (special) {
    const name = special.kind === 'muhurat' ? 'muhurat' : 'special';
    const note = special.unconfirmed ? { note: 'Hours not confirmed by a circular' } : {};
    return { sessions: (special.hours ?? []).map(([start, end]) => ({ name, start, end, ...note })), special, holiday };
  }
  return { sessions: calendar.isTradingDay(date) ? sessionsOn(date, segment) : [], special, holiday };
}

/** Years of a calendar's lists, for messages. */
export function yearsOf({ years }: TradingCalendar): string {
  const [first, last] = [years[0], years.at(-1)];
  return first === last ? String(first) : `${first} to ${last}`;
}
