/** Other names of places: former ones, popular ones and other spellings. */
import type { Renamed } from '../../src/core/place/names.ts';
import { flag, list, table, text } from '../table.ts';

/** Districts that were renamed, or that are also known under another name or spelling; `short` are letters on parcels and in messages. */
export const districtAliases: () => readonly (Renamed & { readonly short: boolean })[] = table(
  'district_aliases.tsv',
  { state: text, former: text, current: text, short: flag },
  'state',
  'former',
  'current',
);

export interface PlaceNames {
  /** Two-letter code of the state. */
  readonly state: string;
  /** All its names, the present one first. */
  readonly names: readonly string[];
}

const PLACE = { state: text, names: list('|') };
/** Places that have more than one name today. */
export const otherPlaceNames: () => readonly PlaceNames[] = table('place_names.tsv', PLACE, 'state', 'names');
/** Cities that were renamed or are written in two ways. */
export const renamedCities: () => readonly PlaceNames[] = table('renamed_cities.tsv', PLACE, 'state', 'names');

/** Names that places in other states have too and kept: Aurangabad of Bihar is still called so. */
export const sharedCityNames: readonly string[] = ['Aurangabad', 'Bijapur', 'Berhampur', 'Firozpur', 'Rupnagar', 'Thana', 'Bid'];
