/** Response schemas of the market. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { SEGMENTS } from './segment.ts';

export const STATUSES = ['pre_open', 'open', 'closing_auction', 'post_close', 'closed', 'holiday', 'muhurat', 'special'] as const;

const session = z.object({
  name: z.string().describe('Name of the session'),
  start: z.string().describe('When it begins'),
  end: z.string().describe('When it ends'),
  note: z.string().nullable().describe('What is special about it'),
});

export const MarketStatus = z
  .object({
    exchange: z.enum(['nse', 'bse']).describe('The exchange that was asked about'),
    segment: z.enum(SEGMENTS).describe('Shares, futures and options, or currencies'),
    at: z.string().describe('The instant that the answer is about'),
    date: z.string().describe('The date in India'),
    tradingDay: z.boolean().describe('Whether there is a normal or a full or short special session; muhurat alone does not count'),
    status: z.enum(STATUSES).describe('What the market does at that instant'),
    open: z.boolean().nullable().describe('Whether orders meet continuously; null where the hours of a special session are not known'),
    session: session.nullable().describe('The session that runs; null outside of all'),
    sessions: z.array(session).describe('All sessions of the date, in Indian time'),
    holiday: z.string().nullable().describe('Name of the holiday, on a day that is one'),
    nextOpen: z.string().nullable().describe('When continuous trading begins next; null where the lists do not reach so far'),
    nextClose: z.string().nullable().describe('When continuous trading ends next; null likewise'),
    previousTradingDay: z.string().nullable().describe('The last trading day before the date'),
    nextTradingDay: z.string().nullable().describe('The first trading day after the date'),
  })
  .meta({ id: 'MarketStatus' });
export type MarketStatus = DataOf<typeof MarketStatus>;
