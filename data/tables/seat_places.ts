/** Locations of constituencies with misleading names, for the recipe that geocodes all of them. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { integer, list, number, table, text } from '../table.ts';

const pincodes = table('seat_pincodes.tsv', { state: text, number: integer, pincodes: list(' ') }, 'state', 'number');
/** `MH 177` → its core pincodes. */
export const seatPincodes: ReadonlyMap<string, readonly string[]> = new LazyMap(() =>
  pincodes().map((row) => [`${row.state} ${row.number}`, row.pincodes]),
);

const points = table('seat_points.tsv', { state: text, seat: text, latitude: number, longitude: number }, 'state', 'seat');
export const seatPoints: ReadonlyMap<string, { readonly latitude: number; readonly longitude: number }> = new LazyMap(() =>
  points().map(({ state, seat, latitude, longitude }) => [`${state} ${seat}`, { latitude, longitude }]),
);
