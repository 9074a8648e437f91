/** Well-known places that have no post office of their name, or share it with smaller ones. */
import { list, table, text } from '../table.ts';

export const wellKnownPlaces = table('well_known_places.tsv', { pincode: text, names: list('|') }, 'pincode');
