/** Names of people by region and community. Made-up people do not get them; they are there to be recognised. In small letters. */
import { lazy } from '../../src/core/util/lazy.ts';
import { table, text } from '../table.ts';

const rows = table('names_by_region.tsv', { region: text, name: text }, 'region', 'name');
export const namesByRegion = lazy(() => rows().map(({ name }) => name));
