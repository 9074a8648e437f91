/** Response schemas of mutual funds. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Scheme = z
  .object({
    code: z.int().describe('Number of the scheme at AMFI'),
    name: z.string().describe('Full name, with plan and option'),
    fundHouse: z.string().describe('The asset management company'),
    type: z.string().describe('Open ended, close ended or interval'),
    category: z.string().describe('Such as Equity Scheme - Large Cap Fund'),
    plan: z.enum(['direct', 'regular']).nullable().describe('Direct, or regular through a distributor; null where nothing tells'),
    option: z
      .enum(['growth', 'idcw', 'bonus'])
      .nullable()
      .describe('What becomes of the income: growth, paid out (idcw) or bonus units; null where nothing tells'),
    planLabel: z.string().nullable().describe('The plan as AMFI writes it, in a column of its own or in the name; null where it does not'),
    optionLabel: z.string().nullable().describe('The option as AMFI writes it, likewise'),
    isinGrowth: z.string().nullable().describe('ISIN of the units of growth or payout'),
    isinReinvestment: z.string().nullable().describe('ISIN of the units of reinvestment'),
    nav: z.number().nullable().describe('Net asset value of a unit, in rupees'),
    navDate: z.string().nullable().describe('Day of the value, as YYYY-MM-DD'),
    active: z.boolean().describe('The value is at most 30 days older than the newest of the file'),
  })
  .meta({ id: 'Scheme' });
export type Scheme = DataOf<typeof Scheme>;

export const FundHouse = z
  .object({
    name: z.string().describe('The asset management company'),
    schemes: z.int().describe('Schemes in the file of AMFI'),
    activeSchemes: z.int().describe('Those of them that are still valued'),
  })
  .meta({ id: 'FundHouse' });
export type FundHouse = DataOf<typeof FundHouse>;
