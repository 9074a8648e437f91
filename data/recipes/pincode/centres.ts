/** Chooses one point per pincode from three sources with different errors. */

import type { Point } from '../../../src/core/place/place.ts';
import { distanceKm, median, medianPoint } from '../../formats/geometry.ts';
import { groupBy } from '../../formats/group-by.ts';
import type { Place } from '../../formats/office-place.ts';
import type { StateAreas } from './areas.ts';

/** Provenance: l = pincode-lat-long, m = median of the offices' published points, g = GeoNames. */
type CentreSource = 'l' | 'm' | 'g';
export interface Centre extends Point {
  readonly source: CentreSource;
}

export interface Candidates {
  readonly listed: Point | undefined;
  readonly offices: Point | undefined;
  readonly geoNames: Point | undefined;
}

/** Pincodes with the same prefix: their median point, and the median distance from it. */
export interface Neighbourhood {
  readonly middle: Point;
  readonly spreadKm: number;
}

/** The state polygons are simplified to about a kilometre; coasts, enclaves and river islands need more. */
const STATE_TOLERANCE_KM = 10;
/** Mahe, a town of Puducherry inside Kerala, has no polygon. */
const SURROUNDING_STATE: Readonly<Record<string, string>> = { Mahe: 'KL' };
/** Sources within this distance confirm each other; half of all pairs of sources agree to 15 km. */
const CONFIRMATION_KM = 30;
/** Maximum distance from the neighbourhood, in spreads, for an unconfirmed point. */
const REACH_IN_SPREADS = 3;

export function chooseCentre(
  { listed, offices, geoNames }: Candidates,
  inOwnState: (point: Point) => boolean,
  neighbourhood: Neighbourhood | undefined,
): Centre | undefined {
  if (listed && inOwnState(listed) && !isOutvoted(listed, offices, geoNames, neighbourhood)) return { ...listed, source: 'l' };
  if (offices && inOwnState(offices) && (isWithinReach(offices, neighbourhood) || agree(offices, geoNames))) {
    return { ...offices, source: 'm' };
  }
  if (geoNames && inOwnState(geoNames)) return { ...geoNames, source: 'g' };
  return undefined;
}

export function inState(areas: StateAreas, place: Place | undefined): (point: Point) => boolean {
  const state = SURROUNDING_STATE[place?.district ?? ''] ?? place?.state ?? '';
  return (point) => areas.isNear(state, point, STATE_TOLERANCE_KM);
}

/** The listed point is rejected if the offices are clearly nearer to the neighbouring pincodes and GeoNames does not confirm it. */
function isOutvoted(
  listed: Point,
  offices: Point | undefined,
  geoNames: Point | undefined,
  neighbourhood: Neighbourhood | undefined,
): boolean {
  if (!offices || !neighbourhood || agree(listed, geoNames)) return false;
  const { middle } = neighbourhood;
  return distanceKm(listed, middle) > distanceKm(offices, middle) + CONFIRMATION_KM;
}

/** Whether the point is near the pincodes with the same prefix. */
export function isWithinReach(point: Point, neighbourhood: Neighbourhood | undefined): boolean {
  if (!neighbourhood) return true;
  const reach = Math.max(CONFIRMATION_KM, REACH_IN_SPREADS * neighbourhood.spreadKm);
  return distanceKm(point, neighbourhood.middle) <= reach;
}

function agree(a: Point, b: Point | undefined): boolean {
  return b !== undefined && distanceKm(a, b) <= CONFIRMATION_KM;
}

const MIN_NEIGHBOURS = 4;

/** Neighbours share the first four digits (one post town); if these are few, the first three. */
export function neighbourhoods(points: ReadonlyMap<string, Point>): (pincode: string) => Neighbourhood | undefined {
  const byFour = groupBy(points, ([pincode]) => pincode.slice(0, 4));
  const byThree = groupBy(points, ([pincode]) => pincode.slice(0, 3));
  return (pincode) => {
    for (const group of [byFour.get(pincode.slice(0, 4)), byThree.get(pincode.slice(0, 3))]) {
      const others = (group ?? []).filter(([other]) => other !== pincode).map(([, point]) => point);
      const middle = medianPoint(others);
      if (middle === undefined || others.length < MIN_NEIGHBOURS) continue;
      return { middle, spreadKm: median(others.map((point) => distanceKm(point, middle))) ?? 0 };
    }
    return undefined;
  };
}
