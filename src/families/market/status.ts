/** Status of the market at an instant. */
import { isoInstant, istDate, istInstant } from '../../core/calendar/date.ts';
import type { TradingCalendar } from '../../core/calendar/trading.ts';
import type { MarketStatus, STATUSES } from './records.ts';
import { type DaySessions, type Segment, sessionsOf } from './segment.ts';

type Status = (typeof STATUSES)[number];
type Session = DaySessions['sessions'][number];

const TITLES: Record<Session['name'], string> = {
  pre_open: 'Pre-open',
  normal: 'Normal trading',
  closing_auction: 'Closing auction (stocks with derivatives)',
  post_close: 'Post-close',
  muhurat: 'Muhurat trading',
  special: 'Special session',
};

/** In order of precedence where sessions overlap: the auction runs while other stocks still trade. */
const STATUS_BY_SESSION: readonly (readonly [Session['name'], Status])[] = [
  ['closing_auction', 'closing_auction'],
  ['muhurat', 'muhurat'],
  ['special', 'open'],
  ['normal', 'open'],
  ['pre_open', 'pre_open'],
  ['post_close', 'post_close'],
];

export function statusAt(calendar: TradingCalendar, segment: Segment, ms: number): Omit<MarketStatus, 'exchange' | 'segment'> {
  const date = istDate(ms);
  const day = sessionsOf(calendar, segment, date);
  const unknownHours = day.special !== undefined && day.sessions.length === 0;
  const [session, status] = currentSession(day, date, ms);
  const next = nextTrading(calendar, segment, date, ms);
  const isTradingDay = (other: string): boolean => calendar.isTradingDay(other);
  return {
    at: isoInstant(ms),
    date,
    tradingDay: isTradingDay(date),
    status: unknownHours ? 'special' : status,
    open: unknownHours ? null : status === 'open' || status === 'muhurat',
    session: session ? { name: TITLES[session.name], ...formatSession(session, date), note: session.note ?? null } : null,
    sessions: day.sessions.map(({ name, start, end, note }) => ({ name, start, end, note: note ?? null })),
    holiday: day.holiday,
    nextOpen: next.open === undefined ? null : isoInstant(next.open),
    nextClose: next.close === undefined ? null : isoInstant(next.close),
    previousTradingDay: calendar.find(date, -1, isTradingDay) ?? null,
    nextTradingDay: calendar.find(date, 1, isTradingDay) ?? null,
  };
}

function currentSession(day: DaySessions, date: string, ms: number): [Session | undefined, Status] {
  for (const [name, status] of STATUS_BY_SESSION) {
    const session = day.sessions.find(
      (candidate) => candidate.name === name && istInstant(date, candidate.start) <= ms && ms < istInstant(date, candidate.end),
    );
    if (session) return [session, status];
  }
  return [undefined, day.holiday !== null ? 'holiday' : 'closed'];
}

/** The next start and the next end of continuous trading. */
function nextTrading(calendar: TradingCalendar, segment: Segment, date: string, ms: number): { open?: number; close?: number } {
  let open: number | undefined;
  let close: number | undefined;
  for (let day: string | undefined = date; day !== undefined; day = calendar.find(day, 1, () => true)) {
    const { sessions } = sessionsOf(calendar, segment, day);
    // Trading counts as over once the closing auction has begun.
    const auction = sessions.find(({ name }) => name === 'closing_auction');
    for (const { name, start, end } of sessions) {
      if (name !== 'normal' && name !== 'muhurat' && name !== 'special') continue;
      const endOfTrading = auction ? istInstant(day, auction.start) : istInstant(day, end);
      if (open === undefined && istInstant(day, start) > ms) open = istInstant(day, start);
      if (close === undefined && endOfTrading > ms) close = istInstant(day, end);
    }
    if (open !== undefined && close !== undefined) return { open, close };
  }
  return { ...(open !== undefined && { open }), ...(close !== undefined && { close }) };
}

function formatSession({ start, end }: Session, date: string): { start: string; end: string } {
  return { start: isoInstant(istInstant(date, start)), end: isoInstant(istInstant(date, end)) };
}
