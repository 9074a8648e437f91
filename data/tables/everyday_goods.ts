/** Everyday words for goods and services, by tariff code. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

const rows = table('everyday_goods.tsv', { code: text, words: list(', '), other_languages: list(', ') }, 'code');

/** HSN or SAC code → words. */
export const everydayWords: ReadonlyMap<string, readonly string[]> = new LazyMap(() =>
  rows().map(({ code, words, other_languages }) => [code, [...new Set([...words, ...other_languages])]]),
);
