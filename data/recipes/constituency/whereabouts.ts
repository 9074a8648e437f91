/** District and core pincodes of a constituency. */
import type { Point } from '../../../src/core/place/place.ts';
import { distanceKm } from '../../formats/geometry.ts';
import type { AssemblySeat } from '../../tables/constituencies.ts';
import { soundOf } from '../stations/names.ts';

export interface PincodeCentre {
  readonly state: string;
  readonly district: string;
  readonly point: Point;
}

/** The district of the nearest pincode centre of the state. */
export function districtAt(point: Point, centres: readonly PincodeCentre[]): string {
  let district = '';
  let nearest = Number.POSITIVE_INFINITY;
  for (const centre of centres) {
    const km = distanceKm(point, centre.point);
    if (km < nearest) [nearest, district] = [km, centre.district];
  }
  return district;
}

export interface HeadOffice extends Point {
  readonly name: string;
  readonly pincode: string;
  readonly state: string;
}

/** Qualifiers that still denote the town itself. ("Rural" and "North" denote its surroundings.) */
const TOWN_QUALIFIER = /\b(central|city|madhya|sadar|town|urban)\b/gi;
const GENERAL_OFFICE = /\bg\.?p\.?o\.?$/i;
/** A head office of the same name farther away belongs to another town. */
const SAME_TOWN_KM = 10;

/** The pincode of the head office of the town that names a constituency: Shimla has 171001, whatever is nearer to its centre. */
export function townPincodes({ state, name }: AssemblySeat, point: Point, offices: readonly HeadOffice[]): string[] {
  const town = soundOf(name.replace(TOWN_QUALIFIER, ' '));
  return offices
    .filter(
      (office) =>
        office.state === state && soundOf(office.name.replace(GENERAL_OFFICE, '')) === town && distanceKm(point, office) <= SAME_TOWN_KM,
    )
    .map(({ pincode }) => pincode);
}
