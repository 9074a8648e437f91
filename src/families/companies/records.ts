/** Response schemas of listed companies. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Company = z
  .object({
    id: z.string().describe('Exchange and ticker, such as NSE:RELIANCE'),
    exchange: z.enum(['NSE', 'BSE']).describe('Where the shares are listed'),
    ticker: z.string().describe('Symbol at the NSE, six-digit scrip code at the BSE'),
    company: z.string().describe('Registered name'),
    sector: z.string().nullable().describe('Sector, as the exchange classifies it'),
    industry: z.string().nullable().describe('Industry within the sector'),
    oneLine: z.string().nullable().describe('What the company does, in a sentence'),
    isin: z.string().describe('ISIN of its shares'),
    currency: z.string().describe('Currency in which the shares are traded'),
    marketCap: z.int().nullable().describe('Market capitalisation in rupees; null if unknown'),
    isIndexConstituent: z.boolean().describe('Whether it belongs to one of the indexes below'),
    indexes: z.array(z.string()).describe('NIFTY indexes that it belongs to'),
    logo: z
      .object({ png: z.string().describe('URL of the PNG'), svg: z.string().describe('URL of the SVG') })
      .describe('URLs of the logo, or of initials if there is none'),
    links: z.object({ self: z.string().describe('URL of this record') }).describe('Links to related resources'),
  })
  .meta({ id: 'Company' });
export type Company = DataOf<typeof Company>;
/** As stored: URLs depend on the base URL of the service. */
export type CompanyRecord = Omit<Company, 'logo' | 'links'>;
