/** What is answered about mutual funds. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Scheme = z
  .object({
    code: z.int(),
    name: z.string(),
    fundHouse: z.string(),
    type: z.string(),
    category: z.string(),
    plan: z.enum(['direct', 'regular']).nullable(),
    option: z.enum(['growth', 'idcw', 'bonus']).nullable(),
    planLabel: z.string().nullable().describe('The plan as AMFI writes it, in a column of its own or in the name; null where it does not'),
    optionLabel: z.string().nullable().describe('The option as AMFI writes it, likewise'),
    isinGrowth: z.string().nullable(),
    isinReinvestment: z.string().nullable(),
    nav: z.number().nullable(),
    navDate: z.string().nullable(),
    active: z.boolean().describe('The value is at most 30 days older than the newest of the file'),
  })
  .meta({ id: 'Scheme' });
export type Scheme = DataOf<typeof Scheme>;

export const FundHouse = z.object({ name: z.string(), schemes: z.int(), activeSchemes: z.int() }).meta({ id: 'FundHouse' });
export type FundHouse = DataOf<typeof FundHouse>;
