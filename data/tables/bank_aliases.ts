/** Short and former names of banks. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

const rows = table('bank_aliases.tsv', { code: text, names: list('|') }, 'code');
/** Bank code → aliases. */
export const bankAliases: ReadonlyMap<string, readonly string[]> = new LazyMap(() => rows().map(({ code, names }) => [code, names]));
