/** Pack of schemes and fund houses. One pack, so that a refresh replaces both atomically. */
import { bundled } from '../../../data/bundled.ts';
import { readNavAll, type SchemeRow } from '../../../data/formats/navall.ts';
import type { SCHEME_COLUMNS } from '../../../data/recipes/mutual-funds.ts';
import { sources } from '../../../data/sources.ts';
import { fundHouseAliases } from '../../../data/tables/fund_houses.ts';
import type { Dataset, DatasetDefinition } from '../../core/dataset/dataset.ts';
import { type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { decodeText } from '../../core/dataset/refresh/text-file.ts';
import { fold } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';
import type { Scheme } from './records.ts';
import { newestDate, toSchemeRecord } from './scheme.ts';

const SNAPSHOT = bundled('mutual_funds');

/** Plausibility check: the file had 14,025 schemes of 46 houses in May 2025; far fewer means an incomplete file. */
const MIN_SCHEMES = 10_000;
const MIN_HOUSES = 35;

export const funds: DatasetDefinition = {
  name: 'mutual-funds',
  source: sources.mutualFunds,
  module: import.meta.url,
  inputs: [SNAPSHOT],
  kinds: { schemes: 'kind=scheme', activeSchemes: 'active=1', fundHouses: 'kind=house', categories: 'kind=category' },
  phoneticFields: ['name'],
  rows: () =>
    packRows(Array.from(readTable<(typeof SCHEME_COLUMNS)[number]>(SNAPSHOT), (row) => ({ ...row, planLabel: '', optionLabel: '' }))),
  check(dataset) {
    if (dataset.count('kind', 'scheme') < MIN_SCHEMES) throw new Error(`fewer than ${MIN_SCHEMES} schemes`);
    if (dataset.count('kind', 'house') < MIN_HOUSES) throw new Error(`fewer than ${MIN_HOUSES} fund houses`);
  },
  refresh: {
    url: 'https://portal.amfiindia.com/spages/NAVAll.txt',
    // The file changes around 22:00 and again around 09:00.
    everyHours: 4,
    maxBytes: 20_000_000,
    rows(file) {
      const schemes = parseCompleteFile(decodeText(file));
      const newest = newestDate(schemes);
      return { version: newest, asOf: newest, rows: packRows(schemes) };
    },
  },
};

/** Parses a file; throws if it is truncated. */
function parseCompleteFile(text: string): SchemeRow[] {
  const schemes = readNavAll(text);
  if (schemes.length < MIN_SCHEMES) throw new Error(`has only ${schemes.length} schemes`);
  if (!/[\r\n]\s*$/.test(text)) throw new Error('ends in the middle of a line');
  return schemes;
}

/** Schemes by name, as searches return them; then fund houses. */
function* packRows(rows: readonly SchemeRow[]): Generator<PackRow> {
  const newest = newestDate(rows);
  const schemes = rows
    .map((row) => ({ key: fold(row.name), record: toSchemeRecord(row, newest) }))
    .sort((a, b) => (a.key === b.key ? a.record.code - b.record.code : a.key < b.key ? -1 : 1));
  const houses = new Map<string, { schemes: number; activeSchemes: number }>();
  for (const { record } of schemes) {
    const fundHouse = houses.get(record.fundHouse) ?? { schemes: 0, activeSchemes: 0 };
    fundHouse.schemes++;
    if (record.active) fundHouse.activeSchemes++;
    houses.set(record.fundHouse, fundHouse);
    yield schemeRow(record);
  }
  for (const category of new Set(schemes.map(({ record }) => record.category)))
    yield { json: { category }, terms: [valueTerm('kind', 'category')] };
  for (const [name, counts] of [...houses].sort(([a], [b]) => (fold(a) < fold(b) ? -1 : 1))) {
    yield { json: { name, ...counts }, terms: [valueTerm('kind', 'house')] };
  }
}

function schemeRow(record: Scheme): PackRow {
  const isins = [record.isinGrowth, record.isinReinvestment].filter((isin) => isin !== null);
  return {
    json: record,
    terms: [
      valueTerm('kind', 'scheme'),
      valueTerm('code', String(record.code)),
      ...isins.map((isin) => valueTerm('isin', isin)),
      valueTerm('active', record.active ? '1' : '0'),
      ...(record.plan ? [valueTerm('plan', record.plan)] : []),
      ...(record.option ? [valueTerm('option', record.option)] : []),
      ...wordTerms('name', record.name, ...fundHouseAliases(record.fundHouse)),
      valueTerm('house', record.fundHouse),
      valueTerm('category', record.category),
    ],
  };
}

export type FundNameKind = 'house' | 'category';

/** Fund houses or categories that contain a text, ignoring case and accents; undefined without a text. */
export function namesContaining(dataset: Dataset, kind: FundNameKind, part: string | undefined): string[] | undefined {
  if (part === undefined) return undefined;
  const names = dataset.getAll('kind', kind).map((row) => {
    const { name, category } = row.parse() as Partial<Pick<Scheme, 'name' | 'category'>>;
    return name ?? category ?? '';
  });
  return names.filter((name) => fold(name).includes(fold(part.trim())));
}

/** Note in every response until the first refresh replaces the bundled file. */
export function snapshotNote(dataset: Dataset): string | undefined {
  if (dataset.pack.header.origin === 'refresh') return undefined;
  return `Net asset values of ${dataset.source.version}, the bundled snapshot; the first refresh from AMFI replaces it.`;
}

/** Note for responses with null fields: most names state the option, fewer the plan. */
export const NULL_LABELS_NOTE = 'plan, option and their labels are null if neither the columns nor the name of the scheme contain them.';
