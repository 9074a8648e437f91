/** What is answered about listed companies. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Company = z
  .object({
    id: z.string(),
    exchange: z.enum(['NSE', 'BSE']),
    ticker: z.string(),
    company: z.string(),
    sector: z.string().nullable(),
    industry: z.string().nullable(),
    oneLine: z.string().nullable(),
    isin: z.string(),
    currency: z.string(),
    marketCap: z.int().nullable().describe('Rupees; null where it is not known'),
    isIndexConstituent: z.boolean(),
    indexes: z.array(z.string()),
    logo: z.object({ png: z.string(), svg: z.string() }).describe('Addresses of the logo, or of initials where there is none'),
    links: z.object({ self: z.string() }),
  })
  .meta({ id: 'Company' });
export type Company = DataOf<typeof Company>;
/** As it is kept: addresses depend on where the service is reached. */
export type CompanyRecord = Omit<Company, 'logo' | 'links'>;
