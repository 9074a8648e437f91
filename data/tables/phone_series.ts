/** Indian number series with a special meaning, short helplines, and successors of mobile operators. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { flag, list, optional, table, text } from '../table.ts';

export interface Series {
  readonly prefix: string;
  readonly meaning: string;
  /** Number type, where number plan libraries do not know it or misclassify it. */
  readonly type?: 'toll_free' | 'shared_cost' | 'premium_rate' | 'uan';
}

/** TRAI and the Department of Telecommunications (National Numbering Plan; orders on 140 of 2010 and 160 of 2024). */
export const series: readonly Series[] = [
  { prefix: '140', meaning: 'promotional calls of telemarketers', type: 'uan' },
  { prefix: '1600', meaning: 'service and transactional calls of government bodies', type: 'uan' },
  { prefix: '1601', meaning: 'service and transactional calls of banks, insurers and other financial firms', type: 'uan' },
  { prefix: '1800', meaning: 'toll-free for the caller', type: 'toll_free' },
  { prefix: '1860', meaning: 'one number for all of India at the rate of a local call', type: 'shared_cost' },
  { prefix: '1900', meaning: 'premium rate', type: 'premium_rate' },
];

const helplineRows = table('helplines.tsv', { number: text, meaning: text, emergency: flag, authority: text, also: list(', ') }, 'number');
/** Short codes, dialled without a prefix. */
export const helplines = new LazyMap(() => helplineRows().map((row) => [row.number, row]));

const operatorRows = table('mobile_operators.tsv', { allotted_to: text, current: optional }, 'allotted_to');
/** Original operator → current operator; null if it closed without a successor. */
export const operators: ReadonlyMap<string, string | null> = new LazyMap(() =>
  operatorRows().map(({ allotted_to, current }) => [allotted_to, current]),
);
