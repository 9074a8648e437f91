/** Capitals and official languages of states and union territories. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

const rows = table('state_facts.tsv', { code: text, capital: text, languages: list('|') }, 'code');
/** By state code. */
export const stateFacts = new LazyMap(() => rows().map(({ code, capital, languages }) => [code, { capital, languages }]));
