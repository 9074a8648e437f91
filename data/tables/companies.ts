/** Listed companies: the 500 of the NIFTY 500 and some more. Sectors and names are those of the NSE; the sentences are our own. */
import { consumers } from './companies/consumers.ts';
import { energyAndServices } from './companies/energy-and-services.ts';
import { financialServices } from './companies/financial-services.ts';
import { healthAndChemicals } from './companies/health-and-chemicals.ts';
import { industry } from './companies/industry.ts';
import { bseCodes, indexesOf } from './company_codes.ts';

export interface CompanyRow {
  readonly ticker: string;
  readonly name: string;
  readonly isin: string;
  readonly sector: string | null;
  readonly industry: string | null;
  readonly oneLine: string | null;
  readonly bseCode: string | null;
  readonly indexes: readonly string[];
  /** Listed on the BSE and not on the NSE; the ticker is that of the BSE. */
  readonly bseOnly?: true;
  /** Rupees. */
  readonly marketCap: number | null;
}

/** `# sector`, `## industry`, and lines of ticker, name, ISIN and what the company does. */
function readCompanies(text: string): CompanyRow[] {
  const rows: CompanyRow[] = [];
  let sector = '';
  let industry = '';
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('## ')) industry = line.slice(3);
    else if (line.startsWith('# ')) sector = line.slice(2);
    else {
      const [ticker = '', name = '', isin = '', does = ''] = line.split('|');
      const oneLine = `${withoutLimited(name)} ${does}.`;
      rows.push({
        ticker,
        name,
        isin,
        sector,
        industry,
        oneLine,
        bseCode: bseCodes.get(ticker) ?? null,
        indexes: indexesOf(ticker),
        marketCap: null,
      });
    }
  }
  return rows;
}

/** "Infosys Ltd." → "Infosys", as one speaks of a company. */
function withoutLimited(name: string): string {
  return name.replace(/ (Company )?Ltd\.?$/i, '');
}

export const companies: readonly CompanyRow[] = [financialServices, healthAndChemicals, industry, consumers, energyAndServices].flatMap(
  readCompanies,
);
