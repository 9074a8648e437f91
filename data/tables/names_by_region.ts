/** Names of people by region and community. For recognition only: not used by the fake-data generator. Lower case. */
import { lazy } from '../../src/core/util/lazy.ts';
import { table, text } from '../table.ts';

const rows = table('names_by_region.tsv', { region: text, name: text }, 'region', 'name');
export const namesByRegion = lazy(() => rows().map(({ name }) => name));
