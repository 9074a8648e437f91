/** Aliases of places: former names, popular names and spelling variants. */
import type { RenamedPlace } from '../../src/core/place/names.ts';
import { flag, list, table, text } from '../table.ts';

/** Renamed districts, and those with another name or spelling; `short` marks abbreviations used on parcels and in messages. */
export const districtAliases: () => readonly (RenamedPlace & { readonly short: boolean })[] = table(
  'district_aliases.tsv',
  { state: text, former: text, current: text, short: flag },
  'state',
  'former',
  'current',
);

export interface PlaceNames {
  /** Two-letter code of the state. */
  readonly state: string;
  /** All names, the current one first. */
  readonly names: readonly string[];
}

const PLACE = { state: text, names: list('|') };
/** Places with more than one current name. */
export const otherPlaceNames: () => readonly PlaceNames[] = table('place_names.tsv', PLACE, 'state', 'names');
/** Renamed cities, and cities with two spellings. */
export const renamedCities: () => readonly PlaceNames[] = table('renamed_cities.tsv', PLACE, 'state', 'names');

/** Former names that places in other states still have: Aurangabad in Bihar is still called so. */
export const sharedCityNames: readonly string[] = ['Aurangabad', 'Bijapur', 'Berhampur', 'Firozpur', 'Rupnagar', 'Thana', 'Bid'];
