/** Number prefixes: operators of Indian mobile series, places of Indian area codes, time zones worldwide. */
import { bundled } from '../../../data/bundled.ts';
import { numberSeries, withNumberSeries } from '../../../data/formats/number-series.ts';
import type { PrefixRow } from '../../../data/recipes/phone.ts';
import { sources } from '../../../data/sources.ts';
import type { Dataset, DatasetDefinition } from '../../core/dataset/dataset.ts';
import type { PackRow } from '../../core/dataset/pack/build.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { rowsOfTables } from '../../core/dataset/refresh/table-format.ts';
import { readTable } from '../../core/dataset/table.ts';

const PREFIXES = bundled('phone_prefixes');

export const prefixes: DatasetDefinition = {
  name: 'phone',
  source: sources.phone,
  module: import.meta.url,
  inputs: [PREFIXES],
  kinds: { operatorPrefixes: 'carrier=', areaPrefixes: 'area=', zonePrefixes: 'zone=' },
  identity: 'carrier',
  rows: () => readPrefixes().map(prefixRow),
  check(dataset) {
    if (longestMatch(dataset, 'area', '4424345678') !== 'Chennai, Tamil Nadu') throw new Error('the area code of Chennai is missing');
    if (longestMatch(dataset, 'zone', '919840012345') === undefined) throw new Error('the time zone of India is missing');
  },
  refresh: {
    everyHours: 7 * 24,
    maxBytes: 20_000_000,
    parts: true,
    rows: rowsOfTables({ series: numberSeries }, ({ series = [] }) => withNumberSeries(readPrefixes(), series).map(prefixRow)),
  },
};

/** Value of a prefix: operator or circle of a mobile series, place of an area code, or time zone. */
type Kind = 'carrier' | 'circle' | 'area' | 'zone';

function readPrefixes(): PrefixRow[] {
  return [...readTable<keyof PrefixRow>(PREFIXES)];
}

function prefixRow({ kind, prefix, value }: PrefixRow): PackRow {
  return { json: { value }, terms: [is(kind, prefix)] };
}

const LONGEST_PREFIX = 9;

/** Longest-prefix match of a number. */
export function longestMatch(dataset: Dataset, kind: Kind, digits: string): string | undefined {
  return longestPrefix(dataset, kind, digits)?.value;
}

export function longestPrefix(dataset: Dataset, kind: Kind, digits: string): { prefix: string; value: string } | undefined {
  for (let length = Math.min(LONGEST_PREFIX, digits.length); length > 0; length--) {
    const prefix = digits.slice(0, length);
    const row = dataset.get(kind, prefix);
    if (row) return { prefix, value: (row.parse() as { value: string }).value };
  }
  return undefined;
}
