/** Trading hours of a normal day. */
import { oneOf, optional, table, text } from '../table.ts';

export interface SessionRow {
  readonly name: 'pre_open' | 'normal' | 'closing_auction' | 'post_close';
  readonly start: string;
  readonly end: string;
  readonly note?: string;
}

const rows = table(
  'market_sessions.tsv',
  {
    from: text,
    segment: oneOf('equity', 'fno', 'currency'),
    name: oneOf('pre_open', 'normal', 'closing_auction', 'post_close'),
    start: text,
    end: text,
    note: optional,
  },
  'from',
  'segment',
  'name',
);

/** The trading hours in force on a date. */
export function sessionsOn(date: string, segment: 'equity' | 'fno' | 'currency'): readonly SessionRow[] {
  const era = rows().find(({ from }) => date >= from)?.from;
  return rows()
    .filter((row) => row.from === era && row.segment === segment)
    .map(({ name, start, end, note }) => ({ name, start, end, ...(note !== null && { note }) }));
}
