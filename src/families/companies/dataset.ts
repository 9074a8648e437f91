/** Listed companies: one record per company and exchange. */

import { sources } from '../../../data/sources.ts';
import { type CompanyRow, companyAliases, formerIsins, formerTickers, companies as typed } from '../../../data/tables/companies.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { nameTerms, type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { parseTables } from '../../core/dataset/refresh/table-format.ts';
import { acronymsOf } from '../../core/text/acronyms.ts';
import { canonical, fold, nameKey } from '../../core/text/fold.ts';
import { companyFormats, withOfficialLists } from './official.ts';
import { type Exchange, issuerOf } from './symbol.ts';

export const companies: DatasetDefinition = {
  name: 'companies',
  source: sources.companies,
  module: import.meta.url,
  inputs: [],
  kinds: { nseListings: 'exchange=NSE', bseListings: 'exchange=BSE' },
  phoneticFields: ['words'],
  primaryKey: 'isin',
  rows: () => packRows(typed()),
  check(dataset) {
    if (dataset.count('exchange', 'NSE') < 400) throw new Error('fewer than 400 companies');
    for (const ticker of ['RELIANCE', 'M&M', 'BAJAJ-AUTO']) if (!dataset.get('NSE', ticker)) throw new Error(`no company ${ticker}`);
  },
  refresh: {
    url: 'https://nsearchives.nseindia.com/content/equities/EQUITY_L.csv',
    everyHours: 24,
    maxBytes: 20_000_000,
    parts: true,
    rows: parseTables(companyFormats, (lists) => packRows(withOfficialLists(typed(), lists))),
  },
};

/** Sorted by name; on equal matches, members of narrower indexes rank first. */
function* packRows(rows: readonly CompanyRow[]): Generator<PackRow> {
  const former = { tickers: invertMap(formerTickers), isins: invertMap(formerIsins) };
  const current = new Map(typed().map(({ ticker, isin }) => [ticker, isin]));
  for (const row of [...rows].sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1))) {
    const oldTickers = former.tickers.get(row.ticker) ?? [];
    const oldIsins = [...(former.isins.get(row.ticker) ?? []), current.get(row.ticker) ?? row.isin].filter((isin) => isin !== row.isin);
    if (!row.bseOnly) yield listingRow(row, 'NSE', row.ticker, oldTickers, oldIsins);
    if (row.bseCode !== null) yield listingRow(row, 'BSE', row.bseCode, [row.ticker, ...oldTickers], oldIsins);
  }
}

function listingRow(
  row: CompanyRow,
  exchange: Exchange,
  ticker: string,
  otherTickers: readonly string[],
  oldIsins: readonly string[],
): PackRow {
  const { name, sector, industry, indexes, isin } = row;
  const aliases = companyAliases.get(row.ticker) ?? [];
  return {
    json: {
      id: `${exchange}:${ticker}`,
      exchange,
      ticker,
      company: name,
      sector,
      industry,
      oneLine: row.oneLine,
      isin,
      currency: 'INR',
      marketCap: row.marketCap,
      isIndexConstituent: indexes.length > 0,
      indexes,
    },
    terms: [
      valueTerm('exchange', exchange),
      valueTerm(exchange, ticker),
      ...otherTickers.map((other) => valueTerm(exchange, other)),
      valueTerm('isin', isin),
      ...oldIsins.map((old) => valueTerm('isin', old)),
      valueTerm('issuer', issuerOf(isin)),
      valueTerm('key', nameKey(ticker)),
      valueTerm('key', nameKey(row.ticker)),
      valueTerm('name', nameKey(name)),
      ...[...aliases, ...otherTickers].map((alias) => valueTerm('alias', nameKey(alias))),
      ...acronymsOf(name).map((initials) => valueTerm('initials', initials)),
      ...(sector === null ? [] : [valueTerm('sector', canonical(sector)), valueTerm('sectorName', sector)]),
      ...indexes.flatMap((index) => [valueTerm('index', indexKey(index)), valueTerm('indexName', index)]),
      ...nameTerms('nameWords', name, ...aliases),
      ...nameTerms('words', name, ...aliases),
      // The description contains brand names: "sells Tanishq jewellery and Titan watches".
      ...wordTerms('words', row.oneLine ?? '', ...acronymsOf(name)),
      // "NIFTY50" is as common as "NIFTY 50". A company is also searchable by its code on the other exchange.
      ...wordTerms('words', name, ticker, row.ticker, row.bseCode ?? '', isin, sector ?? '', industry ?? '', ...otherTickers),
      ...wordTerms('words', ...indexes, ...indexes.map(indexKey)),
    ],
    importance: importanceOf(indexes),
  };
}

/** The narrower the index, the larger its members. */
function importanceOf(indexes: readonly string[]): number {
  if (indexes.includes('NIFTY 50')) return IMPORTANCE.largest;
  if (indexes.includes('NIFTY 100')) return IMPORTANCE.large;
  return indexes.length > 0 ? IMPORTANCE.listed : 0;
}

const IMPORTANCE = { largest: 6, large: 4, listed: 2 } as const;

/** Index name without spaces, case and punctuation: "NIFTY 50", "nifty50" and "Nifty-50" are equal. */
export function indexKey(name: string): string {
  return canonical(name).replaceAll(' ', '');
}

function invertMap(map: ReadonlyMap<string, string>): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, value] of map) lists.set(value, [...(lists.get(value) ?? []), key]);
  return lists;
}
