/** Company lookup, and suggestions when it fails. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import { notFound } from '../../core/request/api-error.ts';
import type { RawJson } from '../../core/request/json.ts';
import { nameKey } from '../../core/text/fold.ts';
import { FuzzyNameList } from '../../core/text/fuzzy-name-list.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';
import type { CompanyRecord } from './records.ts';
import { type CompanySymbol, type Exchange, issuerOf } from './symbol.ts';

export interface FoundCompany {
  readonly record: RawJson;
  readonly note?: string | undefined;
}

/** Resolves a symbol. A bare ticker or ISIN means its NSE record if there is one, unless `asked` names the exchange. */
export function findCompany(companies: Dataset, symbol: CompanySymbol, wantedExchange?: Exchange): FoundCompany | undefined {
  const exchange = symbol.exchange ?? wantedExchange;
  if (exchange !== undefined) return findOn(companies, symbol, exchange);
  return symbol.kind === 'scrip'
    ? findOn(companies, symbol, 'BSE')
    : (findOn(companies, symbol, 'NSE') ?? findOn(companies, symbol, 'BSE'));
}

function findOn(companies: Dataset, symbol: CompanySymbol, exchange: Exchange): FoundCompany | undefined {
  if (symbol.kind !== 'isin') {
    const record = companies.get(exchange, symbol.code);
    return record && { record, note: renamedNote(record, symbol) };
  }
  const record = onExchange(companies.getAll('isin', symbol.code), exchange);
  if (record) return { record, note: renamedNote(record, symbol) };
  const sameIssuer = onExchange(companies.getAll('issuer', issuerOf(symbol.code)), exchange);
  return sameIssuer && { record: sameIssuer, note: `${symbol.code} is another or a former security of this issuer.` };
}

function onExchange(records: readonly RawJson[], exchange: Exchange): RawJson | undefined {
  return records.find((record) => (record.parse() as CompanyRecord).exchange === exchange);
}

function renamedNote(record: RawJson, { code, kind }: CompanySymbol): string | undefined {
  const { isin, ticker, exchange } = record.parse() as CompanyRecord;
  if (kind === 'isin') return isin === code ? undefined : `${code} is a former ISIN of this company.`;
  // On the BSE the symbol is a number, so an NSE ticker is not a former ticker there.
  return ticker === code || exchange === 'BSE' ? undefined : `${code} is a former ticker of this company.`;
}

const SHOWN = 3;
const tickersOf = weakMemo((companies: Dataset) => new FuzzyNameList(companies.values('NSE').map((ticker) => [ticker, ticker] as const)));

/** Suggestions: the nearest ticker by spelling or sound, and tickers of companies whose ticker or name has this prefix. */
function nearTickers(companies: Dataset, code: string): string[] {
  const nearest = tickersOf(companies).nearest(code)?.name;
  const begins = (['key', 'name'] as const)
    .flatMap((field) => companies.firstMatches({ is: { exchange: 'NSE' }, prefix: { [field]: nameKey(code) } }, SHOWN))
    .map((record) => (record.parse() as CompanyRecord).ticker);
  return [...new Set([...(nearest === undefined ? [] : [nearest]), ...begins])].slice(0, SHOWN);
}

export function unknownCompany(companies: Dataset, { code, kind, exchange }: CompanySymbol, wantedExchange?: Exchange): never {
  const elsewhere = kind === 'ticker' && (exchange ?? wantedExchange) === 'BSE' ? companies.get('NSE', code) : undefined;
  if (elsewhere) notFound(`The BSE code of ${code} is not known. Its NSE record is /v1/companies/NSE:${encodeURIComponent(code)}.`);
  const nearest = nearTickers(companies, code);
  const hint = nearest.length > 0 ? ` Did you mean ${nearest.join(', ')}?` : ' Search by name at /v1/companies?q=…';
  notFound(`No listed company has the ${{ ticker: 'ticker', scrip: 'BSE code', isin: 'ISIN' }[kind]} ${code}.${hint}`);
}
