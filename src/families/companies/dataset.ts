/** Listed companies: a record for each exchange that a company is listed on. */

import { sources } from '../../../data/sources.ts';
import { type CompanyRow, companies as typed } from '../../../data/tables/companies.ts';
import { formerIsins, formerTickers } from '../../../data/tables/company_codes.ts';
import { has, is, type PackRow } from '../../core/dataset/build.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { canonical, fold } from '../../core/text/fold.ts';
import { readOfficialCompanies } from './official.ts';
import { type Exchange, issuerOf } from './symbol.ts';

export const companies: DatasetDefinition = {
  name: 'companies',
  source: sources.companies,
  module: import.meta.url,
  inputs: [],
  kinds: { nseListings: 'exchange=NSE', bseListings: 'exchange=BSE' },
  rows: () => packRows(typed),
  check(dataset) {
    if (dataset.count('exchange', 'NSE') < 400) throw new Error('fewer than 400 companies');
    for (const ticker of ['RELIANCE', 'M&M', 'BAJAJ-AUTO']) if (!dataset.get('NSE', ticker)) throw new Error(`no company ${ticker}`);
  },
  refresh: {
    url: 'https://nsearchives.nseindia.com/content/equities/EQUITY_L.csv',
    everyHours: 24,
    maxBytes: 20_000_000,
    async rows(file, now) {
      const rows = await readOfficialCompanies(file, typed);
      return { version: now.toISOString().slice(0, 10), rows: packRows(rows) };
    },
  },
};

/** By name; among equal matches of a search the members of the narrower indexes come first. */
function* packRows(rows: readonly CompanyRow[]): Generator<PackRow> {
  const former = { tickers: reversed(formerTickers), isins: reversed(formerIsins) };
  const current = new Map(typed.map(({ ticker, isin }) => [ticker, isin]));
  for (const row of [...rows].sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1))) {
    const oldTickers = former.tickers.get(row.ticker) ?? [];
    const oldIsins = [...(former.isins.get(row.ticker) ?? []), current.get(row.ticker) ?? row.isin].filter((isin) => isin !== row.isin);
    yield listingRow(row, 'NSE', row.ticker, oldTickers, oldIsins);
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
      is('exchange', exchange),
      is(exchange, ticker),
      ...otherTickers.map((other) => is(exchange, other)),
      is('isin', isin),
      ...oldIsins.map((old) => is('isin', old)),
      is('issuer', issuerOf(isin)),
      is('key', canonical(ticker)),
      is('key', canonical(row.ticker)),
      is('name', canonical(name)),
      ...(sector === null ? [] : [is('sector', canonical(sector))]),
      ...indexes.map((index) => is('index', indexKey(index))),
      ...has('nameWords', name),
      // "NIFTY50" is written for "NIFTY 50" as often, and a company is also looked for by its number on the other exchange.
      ...has('words', name, ticker, row.ticker, row.bseCode ?? '', isin, sector ?? '', industry ?? '', ...otherTickers),
      ...has('words', ...indexes, ...indexes.map(indexKey)),
    ],
    rank: indexes.includes('NIFTY 50') ? 0 : indexes.includes('NIFTY 100') ? 1 : indexes.length > 0 ? 2 : 3,
  };
}

/** "NIFTY 50", "nifty50" and "Nifty-50" are one index. */
export function indexKey(name: string): string {
  return canonical(name).replaceAll(' ', '');
}

function reversed(map: ReadonlyMap<string, string>): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, value] of map) lists.set(value, [...(lists.get(value) ?? []), key]);
  return lists;
}
