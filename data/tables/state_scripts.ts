/** Names of states in Indian scripts. */
import { list, table, text } from '../table.ts';

export const stateScripts = table('state_scripts.tsv', { state: text, names: list('|') }, 'state');
