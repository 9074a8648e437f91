import { z } from 'zod';
import { companies as typedCompanies } from '../../../data/tables/companies.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import { checkEnum, type EnumFilter } from '../../core/dataset/query/enum-filter.ts';
import { type FacetFields, facetsParameter } from '../../core/dataset/query/facets.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { choice, paging, pattern, query, text } from '../../core/request/params.ts';
import { canonical } from '../../core/text/fold.ts';
import { findCompany, unknownCompany } from './company.ts';
import { companies, indexKey } from './dataset.ts';
import { logos } from './logo-dataset.ts';
import { getLogo } from './logo-operation.ts';
import { recogniseCompany } from './recognise.ts';
import { Company, type CompanyRecord } from './records.ts';
import { type Exchange, issuerOf, parseSymbol } from './symbol.ts';

const exchangeInput = choice(['nse', 'bse'], { description: 'Exchange, if the symbol has none' }).optional();

const getCompany = operation({
  id: 'company_get',
  path: '/v1/companies/{symbol}',
  title: 'A listed company',
  keywords: 'stock symbol, ticker, share, isin, company details, कंपनी, நிறுவனம்',
  summary: 'A listed company by ticker, exchange code or ISIN',
  details:
    'RELIANCE, NSE:RELIANCE, NSE_RELIANCE, RELIANCE.NS, 500325, BSE:500325, RELIANCE.BO and INE002A01018 all identify the same company. Former tickers and ISINs return the current record, with a note in meta.note.',
  tool: 'company_get',
  input: {
    symbol: pattern({
      description: 'Ticker such as TCS, NSE:TCS or TCS.NS, or an ISIN',
      pattern: /^\s*[A-Za-z0-9&:_.-]{1,30}\s*$/,
      message: 'must be a ticker such as RELIANCE, NSE:RELIANCE or RELIANCE.NS, a BSE code or an ISIN',
      max: 40,
    }),
    exchange: exchangeInput,
  },
  data: { companies, logos },
  output: Company,
  example: { symbol: 'NSE:RELIANCE' },
  run({ symbol, exchange }, { companies, logos, baseUrl }) {
    const wantedExchange = exchange?.toUpperCase() as Exchange | undefined;
    const read = parseSymbol(symbol);
    const { record, note } = findCompany(companies, read, wantedExchange) ?? unknownCompany(companies, read, wantedExchange);
    return { data: record.with(companyUrls(record.parse() as CompanyRecord, logos, baseUrl)), meta: { note } };
  },
});

const SECTOR: EnumFilter = {
  name: 'sector',
  field: 'sectorName',
  listPath: '/v1/companies?facets=sector&limit=1',
  synonyms: () => typedCompanies().map(({ industry, sector }) => [industry ?? '', sector ?? ''] as const),
};
const INDEX: EnumFilter = { name: 'index', field: 'indexName', listPath: '/v1/companies?facets=index&limit=1' };
const COMPANY_FACETS: FacetFields = {
  exchange: { field: 'exchange' },
  sector: { field: 'sectorName' },
  index: { field: 'indexName' },
};

const companySearchConfig: NameSearchConfig = {
  field: 'words',
  stopWords: new Set(
    'share shares price stock stocks company companies sector list of the isin company limited ltd india nse bse ticker symbol for'.split(
      ' ',
    ),
  ),
  tiers: (text, name) => [
    { is: { key: name }, boost: 30 },
    { is: { isin: name.toUpperCase() }, boost: 30, isCode: true },
    { is: { alias: name }, boost: 22 },
    { is: { initials: name }, boost: 16 },
    { prefix: { name }, boost: 12 },
    { prefix: { key: name }, boost: 10 },
    { wholeWords: { nameWords: text }, boost: 9 },
    { words: { nameWords: text }, boost: 7 },
    { wholeWords: { words: text }, boost: 1 },
  ],
};

const searchCompanies = operation({
  id: 'company_search',
  path: '/v1/companies',
  title: 'Find a company',
  keywords:
    'company, companies, listed company, share symbol, stock, stocks, ticker of, ticker symbol, nse symbol, bse symbol, share code, isin of, nse code, bse code, nifty 50, nifty, sensex, ' +
    'sector, शेयर, कंपनी का शेयर, பங்கு, நிறுவனம், kampani, share ka naam, सिंबल, शेयर सिंबल',
  summary: 'Listed companies by name, ticker, sector, industry, ISIN or index',
  details:
    'Best match first: exact ticker or ISIN, prefix of a ticker, prefix of a name, words of a name, then sector, industry and index. ' +
    'Each company appears once, with its NSE record, also for a BSE code, unless exchange=bse or a symbol such as BSE:500325 or RELIANCE.BO selects the BSE record.',
  tool: 'company_search',
  toolHides: ['facets'],
  input: {
    q: query('Search words').optional(),
    exchange: choice(['nse', 'bse'], { description: 'Only records of this exchange' }).default('nse'),
    sector: text({ description: 'Exact sector, such as Healthcare', max: 60 }).optional(),
    index: text({ description: 'Such as NIFTY 50', max: 40 }).optional(),
    facets: facetsParameter(['exchange', 'sector', 'index']).optional(),
    ...paging(),
  },
  data: { companies, logos },
  output: z.array(Company),
  example: { q: 'tata', limit: 3 },
  run({ q, exchange, sector, index, facets, limit, offset }, { companies, logos, baseUrl }) {
    checkEnum(companies, SECTOR, sector);
    checkEnum(companies, INDEX, index, indexKey);
    // As for a single company, an exchange in the symbol itself takes precedence: RELIANCE.BO.
    const symbol = parseSymbol(q ?? '');
    const words = symbol.exchange ? symbol.code : q;
    const condition = {
      is: { exchange: symbol.exchange ?? exchange.toUpperCase(), sector: sector && canonical(sector), index: index && indexKey(index) },
    };
    const { data, meta } = companies.listNames(
      condition,
      companySearchConfig,
      words,
      { limit, offset },
      { facets: [COMPANY_FACETS, facets] },
    );
    const records = data.parse() as CompanyRecord[];
    return { data: records.map((record) => ({ ...record, ...companyUrls(record, logos, baseUrl) })), meta: meta ?? {} };
  },
});

/** Logo URLs; without a logo they point to the monogram, so every URL returns an image. */
function companyUrls({ id, isin }: CompanyRecord, logos: Dataset, baseUrl: string): Pick<Company, 'logo' | 'links'> {
  const symbol = encodeURIComponent(id).replaceAll('%3A', ':');
  const fallback = logos.count('issuer', issuerOf(isin)) > 0 ? '' : '?fallback=monogram';
  return {
    logo: { png: `${baseUrl}/v1/logos/${symbol}.png${fallback}`, svg: `${baseUrl}/v1/logos/${symbol}.svg${fallback}` },
    links: { self: `${baseUrl}/v1/companies/${symbol}` },
  };
}

export const companiesFamily: Family = {
  id: 'companies',
  name: 'Listed companies and logos',
  group: 'Money and business',
  about:
    'Companies of the NIFTY 500 with sector, ISIN, indexes and a one-sentence description, and their logos, which are trademarks of their owners.',
  operations: [getCompany, searchCompanies, getLogo],
  recognise: recogniseCompany,
};
