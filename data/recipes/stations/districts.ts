/**
 * District of a station. Stations are often at the edge of a town or a river, so the nearest pincode alone often yields the neighbouring district.
 */

import type { Point } from '../../../src/core/place/place.ts';
import { readTable } from '../../../src/core/util/table.ts';
import { bundled } from '../../bundled.ts';
import { distanceKm } from '../../formats/geometry.ts';
import { groupBy } from '../../formats/group-by.ts';
import { otherStationNames } from '../../tables/stations.ts';
import { soundOf } from './names.ts';

export interface CentreRow extends Point {
  readonly pincode: string;
  readonly district: string;
  readonly state: string;
}

type PlacedColumn = 'pincode' | 'district' | 'state' | 'latitude' | 'longitude';

export function readCentres(): CentreRow[] {
  const rows: CentreRow[] = [];
  for (const row of readTable<PlacedColumn>(bundled('pincodes'))) {
    if (row.latitude !== '') rows.push({ ...row, latitude: Number(row.latitude), longitude: Number(row.longitude) });
  }
  return rows;
}

/** Maximum distance at which a station is matched to a district or post office of the same name. */
const DISTRICT_KM = 15;
const OFFICE_KM = 6;

type NearPlace = (at: Point, state: string | undefined) => CentreRow | undefined;

/** Returns, for a station's names, a function from position to the place that determines its district. */
export function districtFinder(centres: readonly CentreRow[]): (code: string, name: string) => NearPlace {
  const byDistrict = groupBy(centres, ({ district }) => soundOf(district));
  const byOffice = groupBy(readOffices(), ({ name }) => soundOf(name));
  return (code, name) => {
    const sounds = [name, ...otherStationNames(code, name).names].map(soundOf).filter((sound) => sound.length > 2);
    // Hamirpur Road is where the road to Hamirpur begins, possibly in another district.
    const districtsOf = (sound: string): readonly CentreRow[] => (/\broad\b/i.test(name) ? [] : (byDistrict.get(sound) ?? []));
    return (point, state) => {
      // Current name first: an alias may be that of a large city nearby.
      for (const sound of sounds) {
        const place = nearest(point, state, districtsOf(sound), DISTRICT_KM) ?? nearest(point, state, byOffice.get(sound) ?? [], OFFICE_KM);
        if (place) return place;
      }
      return nearest(point, state, centres, Number.POSITIVE_INFINITY);
    };
  };
}

/** State of the point, and the district of the matched place in that state. */
export function placeOf(point: Point, state: string | undefined, find: NearPlace): { state: string; district: string } {
  const place = find(point, state);
  return { state: state ?? place?.state ?? '', district: place?.district ?? '' };
}

function readOffices(): (CentreRow & { readonly name: string })[] {
  const rows: (CentreRow & { readonly name: string })[] = [];
  for (const row of readTable<PlacedColumn | 'name'>(bundled('offices'))) {
    if (row.latitude !== '') rows.push({ ...row, latitude: Number(row.latitude), longitude: Number(row.longitude) });
  }
  return rows;
}

function nearest(point: Point, state: string | undefined, places: readonly CentreRow[], within: number): CentreRow | undefined {
  let best: CentreRow | undefined;
  let nearestKm = within;
  for (const place of places) {
    if (state !== undefined && place.state !== state) continue;
    const km = distanceKm(point, place);
    if (km < nearestKm) [nearestKm, best] = [km, place];
  }
  return best;
}
