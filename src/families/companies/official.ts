/**
 * Formats of published company lists: the NSE's list of shares (EQUITY_L.csv), its lists of index members (ind_nifty500list.csv), AMFI's half-yearly
 * workbook of market capitalisations, and the BSE's list of scrips. Each contributes its own columns.
 */
import type { CompanyRow } from '../../../data/tables/companies.ts';
import type { TableFormat, Tables } from '../../core/dataset/refresh/table-format.ts';
import type { TableRow } from '../../core/util/table.ts';

/** Plausibility check: most lists have thousands of companies. */
const MIN_COMPANIES = 400;
const ISIN = /^IN[A-Z0-9]{9}\d$/i;
const TICKER = /^[A-Z0-9&-]{1,20}$/i;

const nseShares: TableFormat<'ticker' | 'name' | 'isin'> = {
  title: 'list of shares of the NSE (EQUITY_L.csv)',
  columns: { ticker: ['SYMBOL'], name: ['NAME OF COMPANY'], isin: ['ISIN NUMBER'] },
  optional: [],
  patterns: { ticker: TICKER, name: /./, isin: ISIN },
  minRows: MIN_COMPANIES,
};

const nseIndex: TableFormat<'ticker' | 'name' | 'isin' | 'sector'> = {
  title: 'list of the members of an NSE index',
  columns: { ticker: ['Symbol'], name: ['Company Name'], isin: ['ISIN Code'], sector: ['Industry'] },
  optional: [],
  patterns: { ticker: TICKER, name: /./, isin: ISIN },
  minRows: MIN_COMPANIES,
};

const amfiCapitalisation: TableFormat<'ticker' | 'name' | 'isin' | 'bseCode' | 'average'> = {
  title: 'workbook of market capitalisations of AMFI',
  columns: {
    ticker: ['NSE Symbol'],
    name: ['Company name', 'Name of the company'],
    isin: ['ISIN', 'ISIN Code'],
    bseCode: ['BSE Code', 'BSE Symbol', 'BSE Scrip Code'],
    average: ['Average…'],
  },
  optional: ['bseCode'],
  patterns: { name: /./ },
  minRows: MIN_COMPANIES,
};

const bseScrips: TableFormat<'bseCode' | 'name' | 'ticker' | 'isin' | 'status' | 'instrument' | 'industry'> = {
  title: 'list of scrips of the BSE',
  columns: {
    bseCode: ['Security Code', 'Scrip Code'],
    name: ['Issuer Name', 'Security Name', 'Scrip Name'],
    ticker: ['Security Id', 'Scrip Id'],
    isin: ['ISIN No', 'ISIN Number', 'ISIN'],
    status: ['Status'],
    instrument: ['Instrument', 'Segment'],
    industry: ['Industry', 'Industry New Name'],
  },
  optional: ['status', 'instrument', 'industry'],
  patterns: { bseCode: /^\d{6}$/, name: /./ },
  minRows: MIN_COMPANIES,
};

export const companyFormats = { nseShares, nseIndex, amfiCapitalisation, bseScrips } as const;

const CRORE = 10_000_000;

/** The hand-written companies updated from the lists, plus companies only in the lists. */
export function withOfficialLists(typed: readonly CompanyRow[], lists: Tables<typeof companyFormats>): CompanyRow[] {
  const { nseShares: shares = [], nseIndex: members = [], amfiCapitalisation: sizes = [], bseScrips: scrips = [] } = lists;
  const companies = new Map(typed.map((row) => [row.ticker, row]));
  for (const row of [...shares, ...members, ...sizes]) addListing(companies, row);
  return addScrips(companies, scrips);
}

type Listing = TableRow<'ticker' | 'name' | 'isin'> & Partial<TableRow<'sector' | 'bseCode' | 'average'>>;

/** Adds or updates a company of the NSE. */
function addListing(companies: Map<string, CompanyRow>, listing: Listing): void {
  const ticker = listing.ticker.toUpperCase();
  const isin = listing.isin.toUpperCase();
  if (!TICKER.test(ticker) || !isShare(isin)) return;
  const before = companies.get(ticker) ?? newCompany(ticker, listing.name);
  const average = Number(listing.average?.replaceAll(',', '') || Number.NaN);
  companies.set(ticker, {
    ...before,
    isin,
    sector: listing.sector || before.sector,
    bseCode: /^\d{6}$/.exec(listing.bseCode ?? '')?.[0] ?? before.bseCode,
    marketCap: average > 0 ? Math.round(average * CRORE) : before.marketCap,
  });
}

/** Whether an ISIN is of equity: bonds, funds and rights have other prefixes. */
function isShare(isin: string): boolean {
  return /^IN[E9][A-Z0-9]{8}\d$/.test(isin);
}

function newCompany(ticker: string, name: string): CompanyRow {
  return {
    ticker,
    name: name.replace(/\bLimited$/i, 'Ltd.'),
    isin: '',
    sector: null,
    industry: null,
    oneLine: null,
    bseCode: null,
    indexes: [],
    marketCap: null,
  };
}

/** Joins scrips to NSE companies by ISIN, for their BSE codes; the rest are listed on the BSE only. */
function addScrips(companies: ReadonlyMap<string, CompanyRow>, scrips: readonly TableRow<keyof typeof bseScrips.columns>[]): CompanyRow[] {
  const active = scrips.filter(({ status, instrument }) => /^(active|)$/i.test(status) && /^(equity|)/i.test(instrument));
  const byIsin = new Map(active.map((scrip) => [scrip.isin.toUpperCase(), scrip] as const).filter(([isin]) => isShare(isin)));
  const updated = Array.from(companies.values(), (row): CompanyRow => {
    const scrip = byIsin.get(row.isin);
    byIsin.delete(row.isin);
    return scrip ? { ...row, bseCode: scrip.bseCode } : row;
  });
  const bseOnly = Array.from(
    byIsin,
    ([isin, { ticker, name, bseCode, industry }]): CompanyRow => ({
      ...newCompany(ticker.toUpperCase() || bseCode, name),
      isin,
      industry: industry || null,
      bseCode,
      bseOnly: true,
    }),
  );
  return [...updated, ...bseOnly];
}
