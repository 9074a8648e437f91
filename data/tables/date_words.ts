/** Words of dates in questions. */
import { canonical } from '../../src/core/text/fold.ts';
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, oneOf, type Row, table } from '../table.ts';

const columns = {
  kind: oneOf('day', 'month', 'weekday', 'ordinal', 'relative', 'unit', 'workday', 'past'),
  value: (cell: string): string => cell,
  words: list(', '),
};
const rows = table('date_words.tsv', columns, 'kind', 'value');

export type DateWord = Pick<Row<typeof columns>, 'kind' | 'value'>;

/** By folded word, or words with single spaces. */
export const dateWords = new LazyMap<string, DateWord>(() =>
  rows().flatMap((row) => row.words.map((word) => [canonical(word), row] as const)),
);
