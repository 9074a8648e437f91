/** On which days a segment trades, and in which sessions. */
import { bankHolidays } from '../../../data/tables/bank_holidays.ts';
import { marketClosures, specialSessions } from '../../../data/tables/market_days.ts';
import { type SessionRow, sessionEras } from '../../../data/tables/market_sessions.ts';
import { rbiOffices } from '../../../data/tables/rbi_offices.ts';
import { bankDays } from '../../core/calendar/bank.ts';
import { type SpecialSession, TradingCalendar } from '../../core/calendar/trading.ts';

export const SEGMENTS = ['equity', 'fno', 'currency'] as const;
export type Segment = (typeof SEGMENTS)[number];

const equity = new TradingCalendar({ closures: marketClosures, special: specialSessions });

/** Currency trades when the exchanges and the banks of Mumbai are open; it has no weekend sessions. */
const currency = new TradingCalendar({ closures: currencyClosures(), special: {} });

function currencyClosures(): Record<number, string[]> {
  const offices = rbiOffices.map(({ code }) => code);
  return Object.fromEntries(
    Object.entries(bankHolidays).map(([year, rows]) => {
      const banks = bankDays(Number(year), rows, offices).filter((day) => day.offices.includes('MUM'));
      const ofBanks = banks.map(({ date, name }) => `${date.slice(5)} ${name}`);
      return [year, [...ofBanks, ...(marketClosures[Number(year)] ?? [])]];
    }),
  );
}

export function calendarOf(segment: Segment): TradingCalendar {
  return segment === 'currency' ? currency : equity;
}

export interface DaySessions {
  readonly sessions: readonly (
    | SessionRow
    | { readonly name: 'muhurat' | 'special'; readonly start: string; readonly end: string; readonly note?: string }
  )[];
  readonly special: SpecialSession | undefined;
  readonly holiday: string | null;
}

/** What happens on a date: normal sessions, special ones, or none. */
export function sessionsOf(segment: Segment, date: string): DaySessions {
  const calendar = calendarOf(segment);
  const special = calendar.special(date);
  const holiday = calendar.closure(date) ?? null;
  if (special?.kind === 'full') return { sessions: usual(segment, date), special, holiday };
  if (special) {
    const name = special.kind === 'muhurat' ? 'muhurat' : 'special';
    const note = special.unconfirmed ? { note: 'Hours not confirmed by a circular' } : {};
    return { sessions: (special.hours ?? []).map(([start, end]) => ({ name, start, end, ...note })), special, holiday };
  }
  return { sessions: calendar.trades(date) ? usual(segment, date) : [], special, holiday };
}

function usual(segment: Segment, date: string): readonly SessionRow[] {
  return sessionEras.find(({ from }) => date >= from)?.segments[segment] ?? [];
}

/** The years of the segment's lists, for messages. */
export function yearsOf(segment: Segment): string {
  const { years } = calendarOf(segment);
  const [first, last] = [years[0], years.at(-1)];
  return first === last ? String(first) : `${first} to ${last}`;
}
