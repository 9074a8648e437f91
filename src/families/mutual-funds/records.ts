/** Response schemas of mutual funds. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Scheme = z
  .object({
    code: z.int().describe('AMFI scheme code'),
    name: z.string().describe('Full name, with plan and option'),
    fundHouse: z.string().describe('Asset management company (AMC)'),
    type: z.string().describe('Scheme type: open ended, close ended or interval'),
    category: z.string().describe('Category, such as Equity Scheme - Large Cap Fund'),
    plan: z.enum(['direct', 'regular']).nullable().describe('Direct, or regular (through a distributor); null if unknown'),
    option: z
      .enum(['growth', 'idcw', 'bonus'])
      .nullable()
      .describe('Option for income: growth, payout (idcw) or bonus units; null if unknown'),
    planLabel: z.string().nullable().describe('Plan as written by AMFI, in its own column or in the name; null if absent'),
    optionLabel: z.string().nullable().describe('Option as written by AMFI, in its own column or in the name; null if absent'),
    isinGrowth: z.string().nullable().describe('ISIN of growth or payout units'),
    isinReinvestment: z.string().nullable().describe('ISIN of reinvestment units'),
    nav: z.number().nullable().describe('Net asset value per unit, in rupees'),
    navDate: z.string().nullable().describe('Date of the value as YYYY-MM-DD'),
    active: z.boolean().describe('Whether the value is at most 30 days older than the newest in the file'),
  })
  .meta({ id: 'Scheme' });
export type Scheme = DataOf<typeof Scheme>;

export const FundHouse = z
  .object({
    name: z.string().describe('Asset management company (AMC)'),
    schemes: z.int().describe('Number of schemes in the AMFI file'),
    activeSchemes: z.int().describe('Number of active schemes'),
  })
  .meta({ id: 'FundHouse' });
export type FundHouse = DataOf<typeof FundHouse>;
