/** Listed companies with current and former names. */
import { LazyMap, lazy } from '../../src/core/util/lazy.ts';
import { list, oneOf, optional, table, text } from '../table.ts';

export interface CompanyRow {
  readonly ticker: string;
  readonly name: string;
  readonly isin: string;
  readonly sector: string | null;
  readonly industry: string | null;
  readonly oneLine: string | null;
  readonly bseCode: string | null;
  readonly indexes: readonly string[];
  /** Listed on the BSE only; the ticker is the BSE's. */
  readonly bseOnly?: true;
  /** In rupees. */
  readonly marketCap: number | null;
}

const rows = table(
  'companies.tsv',
  { sector: text, industry: text, ticker: text, name: text, isin: text, does: text, bse_code: optional, indexes: list('|') },
  'ticker',
);
export const companies: () => readonly CompanyRow[] = lazy(() =>
  rows().map(({ sector, industry, ticker, name, isin, does, bse_code, indexes }) => {
    const oneLine = `${withoutLimited(name)} ${does}.`;
    return { ticker, name, isin, sector, industry, oneLine, bseCode: bse_code, indexes, marketCap: null };
  }),
);

/** "Infosys Ltd." → "Infosys": the colloquial name. */
function withoutLimited(name: string): string {
  return name.replace(/ (Company )?Ltd\.?$/i, '');
}

const aliases = table('company_aliases.tsv', { ticker: text, names: list('|') }, 'ticker');
/** NSE ticker → aliases. */
export const companyAliases: ReadonlyMap<string, readonly string[]> = new LazyMap(() =>
  aliases().map(({ ticker, names }) => [ticker, names]),
);

const codes = table('former_company_codes.tsv', { kind: oneOf('ticker', 'isin'), former: text, ticker: text }, 'kind', 'former');
const former = (of: 'ticker' | 'isin'): ReadonlyMap<string, string> =>
  new LazyMap(() => codes().flatMap(({ kind, former, ticker }) => (kind === of ? [[former, ticker]] : [])));
/** Former ticker → current ticker. */
export const formerTickers = former('ticker');
/** ISIN before a split or merger → ticker. */
export const formerIsins = former('isin');
