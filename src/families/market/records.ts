/** Response schemas of the market. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { SEGMENTS } from './segment.ts';

export const STATUSES = ['pre_open', 'open', 'closing_auction', 'post_close', 'closed', 'holiday', 'muhurat', 'special'] as const;

const session = z.object({
  name: z.string().describe('Name of the session'),
  start: z.string().describe('Start time'),
  end: z.string().describe('End time'),
  note: z.string().nullable().describe('Remark'),
});

export const MarketStatus = z
  .object({
    exchange: z.enum(['nse', 'bse']).describe('Requested exchange'),
    segment: z.enum(SEGMENTS).describe('Shares, futures and options, or currencies'),
    at: z.string().describe('Time of the status'),
    date: z.string().describe('The date in India'),
    tradingDay: z
      .boolean()
      .describe('Whether there is a normal session, or a full or short special session; muhurat trading alone does not count'),
    status: z.enum(STATUSES).describe('Market status at that time'),
    open: z.boolean().nullable().describe('Whether continuous trading is open; null if the hours of a special session are unknown'),
    session: session.nullable().describe('Current session; null outside of sessions'),
    sessions: z.array(session).describe('All sessions of the date, in Indian time'),
    holiday: z.string().nullable().describe('Name of the holiday, if it is one'),
    nextOpen: z.string().nullable().describe('Next start of continuous trading; null if beyond the published lists'),
    nextClose: z.string().nullable().describe('Next end of continuous trading; null if beyond the published lists'),
    previousTradingDay: z.string().nullable().describe('Last trading day before the date'),
    nextTradingDay: z.string().nullable().describe('First trading day after the date'),
  })
  .meta({ id: 'MarketStatus' });
export type MarketStatus = DataOf<typeof MarketStatus>;
