/** Allocation of mobile number series to operators and circles, as published by TRAI and the Department of Telecommunications. */

import type { TableFormat } from '../../src/core/dataset/refresh/table-format.ts';
import { canonical } from '../../src/core/text/fold.ts';
import type { TableRow } from '../../src/core/util/table.ts';
import type { PrefixRow } from '../recipes/phone.ts';
import { circleNames } from '../tables/phone_areas.ts';

type Column = 'series' | 'operator' | 'circle';

export const numberSeries: TableFormat<Column> = {
  title: 'list of number series of TRAI',
  columns: {
    series: ['Series', 'Number Series', 'Mobile Series', 'Mobile Number Series', 'MSC Code', 'Level', 'Prefix'],
    operator: ['Operator', 'Service Provider', 'Name of Operator', 'TSP', 'Access Provider', 'Telecom Service Provider'],
    circle: ['Circle', 'LSA', 'Service Area', 'Licensed Service Area', 'Telecom Circle'],
  },
  optional: ['circle'],
  patterns: { series: /^[6-9]\d{2,5}(?:[xX]*)$/, operator: /\p{L}/u },
  minRows: 500,
};

/** Operator names of the list → names used in the dataset. */
const OPERATORS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/jio/i, 'Reliance Jio'],
  [/airtel/i, 'Airtel'],
  [/vodafone|\bidea\b|\bvil?\b/i, 'Vodafone'],
  [/bsnl|bharat sanchar/i, 'BSNL'],
  [/mtnl|mahanagar telephone/i, 'MTNL'],
];

const CIRCLES = new Map([...circleNames].flatMap(([code, name]) => [code, name].map((key) => [canonical(key), code] as const)));

/** Replaces the carrier rows of listed prefixes, in the granularity of the list; other prefixes are unchanged. */
export function withNumberSeries(rows: Iterable<PrefixRow>, listed: readonly TableRow<Column>[]): PrefixRow[] {
  const prefixes = new Map(listed.map((row) => [row.series.replace(/x+$/i, ''), row]));
  const lengths = [...new Set(Array.from(prefixes.keys(), ({ length }) => length))];
  const isListed = (prefix: string): boolean => lengths.some((length) => prefix.length >= length && prefixes.has(prefix.slice(0, length)));
  const remaining = Array.from(rows).filter(({ kind, prefix }) => kind !== 'carrier' || !isListed(prefix));
  const news = Array.from(prefixes, ([prefix, { operator, circle }]): PrefixRow[] => {
    const value = OPERATORS.find(([pattern]) => pattern.test(operator))?.[1] ?? operator;
    const code = CIRCLES.get(canonical(circle.replace(/ (?:circle|lsa|metro)$/i, '')));
    return [{ kind: 'carrier', prefix, value }, ...(code === undefined ? [] : [{ kind: 'circle', prefix, value: code }])];
  });
  return [...remaining, ...news.flat()];
}
