/** What is answered about the market. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { SEGMENTS } from './segment.ts';
import { STATUSES } from './status.ts';

const session = z.object({ name: z.string(), start: z.string(), end: z.string(), note: z.string().nullable() });

export const MarketStatus = z
  .object({
    exchange: z.enum(['nse', 'bse']),
    segment: z.enum(SEGMENTS),
    at: z.string(),
    date: z.string().describe('The date in India'),
    tradingDay: z.boolean().describe('Whether there is a normal or a full or short special session; muhurat alone does not count'),
    status: z.enum(STATUSES),
    open: z.boolean().nullable().describe('Whether orders meet continuously; null where the hours of a special session are not known'),
    session: session.nullable(),
    sessions: z.array(session).describe('All sessions of the date, in Indian time'),
    holiday: z.string().nullable(),
    nextOpen: z.string().nullable(),
    nextClose: z.string().nullable(),
    previousTradingDay: z.string().nullable(),
    nextTradingDay: z.string().nullable(),
  })
  .meta({ id: 'MarketStatus' });
export type MarketStatus = DataOf<typeof MarketStatus>;
