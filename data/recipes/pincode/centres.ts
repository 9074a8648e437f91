/** One point per pincode, chosen among three sources that are each wrong in their own way. */
import KDBush from 'kdbush';
import { distanceKm, median, medianPoint, type Point, type StateAreas } from './geometry.ts';
import { groupBy } from './group.ts';
import type { Place } from './places.ts';

/** l = pincode-lat-long, m = middle of the offices' published points, g = GeoNames. */
type CentreSource = 'l' | 'm' | 'g';
export interface Centre extends Point {
  readonly source: CentreSource;
}

export interface Candidates {
  readonly listed: Point | undefined;
  readonly offices: Point | undefined;
  readonly geoNames: Point | undefined;
}

/** Where the pincodes with the same first digits lie: their middle, and how far from it half of them are. */
export interface Neighbourhood {
  readonly middle: Point;
  readonly spreadKm: number;
}

/** The outlines of the states are simplified to about a kilometre; coasts, enclaves and river islands need more. */
const STATE_TOLERANCE_KM = 10;
/** Mahe, a town of Puducherry inside Kerala, has no outline of its own. */
const SURROUNDING_STATE: Readonly<Record<string, string>> = { Mahe: 'KL' };
/** Two sources that agree to this distance confirm each other; half of all pairs of sources agree to 15 km. */
const CONFIRMATION_KM = 30;
/** How far out of its neighbourhood a point may lie without being confirmed. */
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

/** The listed point loses when the offices are clearly nearer to the neighbouring pincodes and GeoNames does not support it. */
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

/** Whether the point lies where its pincode's number makes one expect it. */
export function isWithinReach(point: Point, neighbourhood: Neighbourhood | undefined): boolean {
  if (!neighbourhood) return true;
  const reach = Math.max(CONFIRMATION_KM, REACH_IN_SPREADS * neighbourhood.spreadKm);
  return distanceKm(point, neighbourhood.middle) <= reach;
}

function agree(a: Point, b: Point | undefined): boolean {
  return b !== undefined && distanceKm(a, b) <= CONFIRMATION_KM;
}

const ENOUGH_NEIGHBOURS = 4;

/** Neighbours are the pincodes with the same first four digits, of one post-office town; where these are few, the first three. */
export function neighbourhoods(points: ReadonlyMap<string, Point>): (pincode: string) => Neighbourhood | undefined {
  const byFour = groupBy(points, ([pincode]) => pincode.slice(0, 4));
  const byThree = groupBy(points, ([pincode]) => pincode.slice(0, 3));
  return (pincode) => {
    for (const group of [byFour.get(pincode.slice(0, 4)), byThree.get(pincode.slice(0, 3))]) {
      const others = (group ?? []).filter(([other]) => other !== pincode).map(([, point]) => point);
      const middle = medianPoint(others);
      if (middle === undefined || others.length < ENOUGH_NEIGHBOURS) continue;
      return { middle, spreadKm: median(others.map((point) => distanceKm(point, middle))) ?? 0 };
    }
    return undefined;
  };
}

/** Which neighbour tells how densely pincodes lie, and the bounds that keep its distance sensible. */
const NTH_NEIGHBOUR = 5;
const LEAST_REACH_KM = 2;
const MOST_REACH_KM = 25;

/**
 * How far from its pincode's centre an office may plausibly lie: as far as the fifth nearest other centre, so 2–4 km in a city and up to
 * 25 km in the country. It was chosen on the 361 offices with a surveyed pincode boundary in Chennai and Bengaluru: 82 % of them come to
 * lie in their own pincode, with a fixed 20 km only 74 %. All over India it keeps 113,000 published points, the fixed distance 117,000.
 */
export function reachOfPincodes(centres: ReadonlyMap<string, Point>): Map<string, number> {
  const list = [...centres];
  const index = new KDBush(list.length);
  for (const [, { longitude, latitude }] of list) index.add(longitude, latitude);
  index.finish();
  const distanceOfNth = (centre: Point): number => {
    for (let degrees = 0.1; degrees < 40; degrees *= 2) {
      const near = index.within(centre.longitude, centre.latitude, degrees);
      // The circle of degrees is an ellipse on the ground: one neighbour more than needed makes up for its flat side.
      if (near.length <= NTH_NEIGHBOUR + 1) continue;
      const distances = near.map((at) => distanceKm(centre, list[at]?.[1] ?? centre)).sort((a, b) => a - b);
      return distances[NTH_NEIGHBOUR] ?? MOST_REACH_KM;
    }
    return MOST_REACH_KM;
  };
  return new Map(list.map(([pincode, centre]) => [pincode, Math.min(MOST_REACH_KM, Math.max(LEAST_REACH_KM, distanceOfNth(centre)))]));
}
