/** Names of well-known people in Indian scripts. */
import { lazy } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

const rows = table('people_scripts.tsv', { name: text, scripts: list('|') }, 'name');

/** Latin name → its spellings in Indian scripts. */
export const peopleScripts = lazy(() => new Map(rows().map(({ name, scripts }) => [name, scripts])));
/** Spelling in an Indian script → Latin name. */
export const peopleInLatin = lazy(() => new Map(rows().flatMap(({ name, scripts }) => scripts.map((script) => [script, name] as const))));
