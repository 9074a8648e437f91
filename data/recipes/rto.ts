/** Positions of transport offices (RTOs): the post office of the same name in their district, or the hand-typed pincode. */

import type { Point } from '../../src/core/place/place.ts';
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import { districtNames, findState } from '../places.ts';
import type { Recipe } from '../recipe.ts';
import { officeCode, type RtoRow, rtoOffices } from '../tables/rto.ts';
import { districtsOfCity, officePincodes } from '../tables/rto_places.ts';
import { soundOf } from './stations/names.ts';

export const recipe: Recipe = {
  name: 'rto',
  packages: [],
  run() {
    const find = postOffices();
    const centres = pincodeCentres();
    const rows = rtoOffices().flatMap((row) => {
      const code = officeCode(row.prefix, row.number);
      const point = centres.get(officePincodes.get(code) ?? '') ?? placeOf(row, find);
      return point ? [{ code, latitude: point.latitude, longitude: point.longitude }] : [];
    });
    return [{ name: 'rto_points', columns: ['code', 'latitude', 'longitude'], rows }];
  },
};

type Finder = (state: string, district: string, name: string) => Point | undefined;

/** Priority of office types: head offices are in town centres, branch offices in villages that may share the name. */
const TYPES = 'HPB';
/** Suffix of a general post office: "Shimla GPO" is the office of Shimla. */
const GENERAL = /\bG\.?P\.?O\.?(?=\s|$)/;

function postOffices(): Finder {
  const offices = new Map<string, { readonly point: Point; readonly type: number }>();
  for (const row of readTable<'name' | 'type' | 'state' | 'district' | 'latitude' | 'longitude'>(bundled('offices'))) {
    if (row.latitude === '') continue;
    const key = keyOf(row.state, row.district, row.name.replace(GENERAL, ''));
    const type = TYPES.indexOf(row.type);
    const existing = offices.get(key);
    if (!existing || type < existing.type)
      offices.set(key, { point: { latitude: Number(row.latitude), longitude: Number(row.longitude) }, type });
  }
  return (state, district, name) => offices.get(keyOf(state, district, name))?.point;
}

function keyOf(state: string, district: string, name: string): string {
  return `${state} ${soundOf(district)} ${soundOf(name)}`;
}

function pincodeCentres(): Map<string, Point> {
  const centres = new Map<string, Point>();
  for (const { pincode, latitude, longitude } of readTable<'pincode' | 'latitude' | 'longitude'>(bundled('pincodes'))) {
    if (latitude !== '') centres.set(pincode, { latitude: Number(latitude), longitude: Number(longitude) });
  }
  return centres;
}

/** Candidates in order: the place in brackets, "Chennai South (Thiruvanmiyur)", then the office name, then its city. */
function placeOf({ prefix, office, city, district }: RtoRow, find: Finder): Point | undefined {
  const state = findState(prefix)?.code ?? '';
  const quarter = /\((.+)\)/.exec(office)?.[1];
  const districts = districtsOfCity(state, district).flatMap((name) => districtNames(state, name));
  for (const name of [quarter, office, city, ...districtNames(state, city)]) {
    if (name === undefined || name === '') continue;
    for (const of of [district, ...districts]) {
      const point = find(state, of, name);
      if (point) return point;
    }
  }
  return undefined;
}
