/** Pack of schemes and fund houses. One pack, so that a refresh replaces both atomically. */
import { bundled } from '../../../data/bundled.ts';
import { readNavAll, type SchemeRow } from '../../../data/formats/navall.ts';
import type { SCHEME_COLUMNS } from '../../../data/recipes/mutual-funds.ts';
import { sources } from '../../../data/sources.ts';
import { formerHouses } from '../../../data/tables/fund_houses.ts';
import type { Dataset, DatasetDefinition } from '../../core/dataset/dataset.ts';
import { has, type PackRow } from '../../core/dataset/pack/build.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { decodeText } from '../../core/dataset/refresh/text-file.ts';
import { readTable } from '../../core/dataset/table.ts';
import { fold } from '../../core/text/fold.ts';
import type { Scheme } from './records.ts';
import { newestDate, toSchemeRecord } from './scheme.ts';

const SNAPSHOT = bundled('mutual_funds');

/** Plausibility check: the file had 14,025 schemes of 46 houses in May 2025; far fewer means an incomplete file. */
const FEWEST_SCHEMES = 10_000;
const FEWEST_HOUSES = 35;

export const funds: DatasetDefinition = {
  name: 'mutual-funds',
  source: sources.mutualFunds,
  module: import.meta.url,
  inputs: [SNAPSHOT],
  kinds: { schemes: 'kind=scheme', activeSchemes: 'active=1', fundHouses: 'kind=house', categories: 'kind=category' },
  sounds: ['name'],
  rows: () =>
    packRows(Array.from(readTable<(typeof SCHEME_COLUMNS)[number]>(SNAPSHOT), (row) => ({ ...row, planLabel: '', optionLabel: '' }))),
  check(dataset) {
    if (dataset.count('kind', 'scheme') < FEWEST_SCHEMES) throw new Error(`fewer than ${FEWEST_SCHEMES} schemes`);
    if (dataset.count('kind', 'house') < FEWEST_HOUSES) throw new Error(`fewer than ${FEWEST_HOUSES} fund houses`);
  },
  refresh: {
    url: 'https://portal.amfiindia.com/spages/NAVAll.txt',
    // The file changes around 22:00 and again around 09:00.
    everyHours: 4,
    maxBytes: 20_000_000,
    rows(file) {
      const schemes = readWhole(decodeText(file));
      const newest = newestDate(schemes);
      return { version: newest, asOf: newest, rows: packRows(schemes) };
    },
  },
};

/** Parses a file; throws if it is truncated. */
function readWhole(text: string): SchemeRow[] {
  const schemes = readNavAll(text);
  if (schemes.length < FEWEST_SCHEMES) throw new Error(`has only ${schemes.length} schemes`);
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
    const house = houses.get(record.fundHouse) ?? { schemes: 0, activeSchemes: 0 };
    house.schemes++;
    if (record.active) house.activeSchemes++;
    houses.set(record.fundHouse, house);
    yield schemeRow(record);
  }
  for (const category of new Set(schemes.map(({ record }) => record.category)))
    yield { json: { category }, terms: [is('kind', 'category')] };
  for (const [name, counts] of [...houses].sort(([a], [b]) => (fold(a) < fold(b) ? -1 : 1))) {
    yield { json: { name, ...counts }, terms: [is('kind', 'house')] };
  }
}

function schemeRow(record: Scheme): PackRow {
  const isins = [record.isinGrowth, record.isinReinvestment].filter((isin) => isin !== null);
  return {
    json: record,
    terms: [
      is('kind', 'scheme'),
      is('code', String(record.code)),
      ...isins.map((isin) => is('isin', isin)),
      is('active', record.active ? '1' : '0'),
      ...(record.plan ? [is('plan', record.plan)] : []),
      ...(record.option ? [is('option', record.option)] : []),
      ...has('name', record.name, ...formerHouses(record.fundHouse)),
      is('house', record.fundHouse),
      is('category', record.category),
    ],
  };
}

export type FundNames = 'house' | 'category';

/** Fund houses or categories that contain a text, ignoring case and accents; undefined without a text. */
export function namesWith(dataset: Dataset, kind: FundNames, part: string | undefined): string[] | undefined {
  if (part === undefined) return undefined;
  const names = dataset.all('kind', kind).map((row) => {
    const { name, category } = row.parse() as Partial<Pick<Scheme, 'name' | 'category'>>;
    return name ?? category ?? '';
  });
  return names.filter((name) => fold(name).includes(fold(part.trim())));
}

/** Note in every response until the first refresh replaces the bundled file. */
export function snapshotNote(dataset: Dataset): string | undefined {
  if (dataset.pack.header.origin === 'refresh') return undefined;
  return `These are the net asset values of ${dataset.source.version}, the snapshot that came with the service; the first refresh from AMFI replaces it.`;
}

/** Note for responses with null fields: most names state the option, fewer the plan. */
export const NO_WORDS = 'plan, option and their labels are null where neither the columns nor the name of the scheme say them.';
