/** Well-known places without a post office of that name, or which share it with smaller ones. */
import { list, table, text } from '../table.ts';

export const wellKnownPlaces = table('well_known_places.tsv', { pincode: text, names: list('|') }, 'pincode');
