/** Trading holidays and special sessions of the equity segments of NSE and BSE. */
import type { SpecialSession, TradingCalendarData } from '../../src/core/calendar/trading.ts';
import { lazy } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group-by.ts';
import { flag, list, oneOf, optional, table, text } from '../table.ts';

const closures = table('market_closures.tsv', { date: text, name: text, note: optional }, 'date');
/** By year, `MM-DD name`. */
export const marketClosures: () => TradingCalendarData['closures'] = lazy(() => {
  const years = groupBy(closures(), ({ date }) => date.slice(0, 4));
  return Object.fromEntries(Array.from(years, ([year, days]) => [year, days.map(({ date, name }) => `${date.slice(5)} ${name}`)]));
});

const sessions = table(
  'special_sessions.tsv',
  { date: text, name: text, kind: oneOf('full', 'short', 'muhurat'), hours: list(' '), unconfirmed: flag },
  'date',
);
export const specialSessions: () => TradingCalendarData['special'] = lazy(() =>
  Object.fromEntries(
    sessions().map(({ date, name, kind, hours, unconfirmed }): [string, SpecialSession] => {
      const spans = hours.map((span) => span.split('-') as [open: string, close: string]);
      return [date, { name, kind, hours: spans.length > 0 ? spans : null, ...(unconfirmed && { unconfirmed: true as const }) }];
    }),
  ),
);
