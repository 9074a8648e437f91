/** Words that set a parameter of an operation in a question. */
import { canonical } from '../../src/core/text/fold.ts';
import { LazyMap } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group-by.ts';
import { list, table, text } from '../table.ts';

const rows = table('parameter_words.tsv', { parameter: text, value: text, words: list(', ') }, 'parameter', 'value');

/** Values by folded word or phrase, by name of the parameter. */
export const parameterWords = new LazyMap<string, ReadonlyMap<string, string>>(() =>
  Array.from(
    groupBy(rows(), ({ parameter }) => parameter),
    ([parameter, values]) => [
      parameter,
      new Map(values.flatMap(({ value, words }) => words.map((word) => [canonical(word), value] as const))),
    ],
  ),
);
