/**
 * Files about listed companies that are published: the NSE's list of all its shares (EQUITY_L.csv), its lists of index members
 * (ind_nifty500list.csv), and AMFI's half-yearly workbook of market capitalisations. Each adds what it knows to the typed table.
 */

import type { CompanyRow } from '../../../data/tables/companies.ts';
import { decodeText } from '../../core/dataset/text-file.ts';
import { readWorkbook } from '../../core/dataset/workbook.ts';

/** One company as a file tells it. */
interface Listed {
  readonly ticker: string;
  readonly name: string;
  readonly isin: string;
  readonly sector?: string;
  readonly bseCode?: string;
  readonly marketCap?: number;
}

const FEWEST_COMPANIES = 400;
const CRORE = 10_000_000;

/** The typed companies brought up to date, and those that only the file has. */
export async function readOfficialCompanies(file: Buffer, typed: readonly CompanyRow[]): Promise<CompanyRow[]> {
  const isWorkbook = file.toString('latin1', 0, 2) === 'PK';
  const rows = isWorkbook ? (await readWorkbook(file)).flatMap((sheet) => sheet.rows) : await readLines(file);
  const listed = readListed(rows);
  if (listed.length < FEWEST_COMPANIES) throw new Error(`has only ${listed.length} companies`);
  return merge(typed, listed);
}

async function readLines(file: Buffer): Promise<string[][]> {
  // Loaded late: the service itself reads no such file.
  const { parse } = await import('csv-parse/sync');
  return parse(decodeText(file), { relaxColumnCount: true, relaxQuotes: true, trim: true, skipEmptyLines: true });
}

const TITLES = {
  ticker: /^(nse )?symbol$|^nse symbol/i,
  name: /^(name of company|company name|name of the company)/i,
  isin: /^isin/i,
  sector: /^industry/i,
  bseCode: /^bse (code|scrip|symbol)/i,
  average: /^average/i,
} as const;

function readListed(rows: readonly (readonly string[])[]): Listed[] {
  const at = rows.findIndex((row) => row.some((cell) => TITLES.isin.test(cell)) && row.some((cell) => TITLES.name.test(cell)));
  const titles = rows[at];
  if (!titles) throw new Error('has no line of column titles with a company and an ISIN');
  const column = (name: keyof typeof TITLES): number => titles.findIndex((title) => TITLES[name].test(title.replace(/\s+/g, ' ')));
  const places = {
    ticker: column('ticker'),
    name: column('name'),
    isin: column('isin'),
    sector: column('sector'),
    bseCode: column('bseCode'),
    average: column('average'),
  };
  return rows.slice(at + 1).flatMap((row): Listed[] => {
    const cell = (place: number): string => (place < 0 ? '' : (row[place] ?? ''));
    const ticker = cell(places.ticker).toUpperCase();
    const isin = cell(places.isin).toUpperCase();
    if (!/^[A-Z0-9&-]{1,20}$/.test(ticker) || !/^INE[A-Z0-9]{8}\d$/.test(isin)) return [];
    const average = Number(cell(places.average).replaceAll(',', ''));
    const bseCode = cell(places.bseCode);
    const sector = cell(places.sector);
    return [
      {
        ticker,
        name: cell(places.name),
        isin,
        ...(sector !== '' && { sector }),
        ...(/^\d{6}$/.test(bseCode) && { bseCode }),
        ...(average > 0 && { marketCap: Math.round(average * CRORE) }),
      },
    ];
  });
}

function merge(typed: readonly CompanyRow[], listed: readonly Listed[]): CompanyRow[] {
  const news = new Map(listed.map((company) => [company.ticker, company]));
  const known = typed.map((row): CompanyRow => {
    const { isin = row.isin, sector = row.sector, bseCode = row.bseCode, marketCap = row.marketCap } = news.get(row.ticker) ?? {};
    news.delete(row.ticker);
    return { ...row, isin, sector, bseCode, marketCap };
  });
  const added = [...news.values()].map(
    ({ ticker, name, isin, sector = null, bseCode = null, marketCap = null }): CompanyRow => ({
      ticker,
      name: name.replace(/\bLimited$/, 'Ltd.'),
      isin,
      sector,
      industry: null,
      oneLine: null,
      bseCode,
      indexes: [],
      marketCap,
    }),
  );
  return [...known, ...added];
}
