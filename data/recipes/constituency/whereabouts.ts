/** What is known of a seat besides its centre: the district it lies in, and the pincodes in which its heart is. */
import type { Point } from '../../../src/core/place/place.ts';
import { distanceKm } from '../../formats/geometry.ts';
import type { AssemblySeat } from '../../tables/constituencies.ts';
import { soundOf } from '../stations/names.ts';

export interface PincodeCentre {
  readonly state: string;
  readonly district: string;
  readonly at: Point;
}

/** The district of the nearest pincode of the state. */
export function districtAt(at: Point, centres: readonly PincodeCentre[]): string {
  let district = '';
  let nearest = Number.POSITIVE_INFINITY;
  for (const centre of centres) {
    const km = distanceKm(at, centre.at);
    if (km < nearest) [nearest, district] = [km, centre.district];
  }
  return district;
}

export interface HeadOffice extends Point {
  readonly name: string;
  readonly pincode: string;
  readonly state: string;
}

/** Words of a seat's name that still mean the town itself: the seat called "Rural" or "North" lies around it. */
const OF_THE_TOWN = /\b(central|city|madhya|sadar|town|urban)\b/gi;
const GENERAL_OFFICE = /\bg\.?p\.?o\.?$/i;
/** A head office of the same name farther away is that of another town. */
const SAME_TOWN_KM = 10;

/** The pincode of the head office of the town that a seat is called after: Shimla is the seat of 171001, whatever else is near its middle. */
export function townPincodes({ state, name }: AssemblySeat, at: Point, offices: readonly HeadOffice[]): string[] {
  const town = soundOf(name.replace(OF_THE_TOWN, ' '));
  return offices
    .filter(
      (office) =>
        office.state === state && soundOf(office.name.replace(GENERAL_OFFICE, '')) === town && distanceKm(at, office) <= SAME_TOWN_KM,
    )
    .map(({ pincode }) => pincode);
}
