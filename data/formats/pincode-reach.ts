/** How far from the centre of its pincode an office may lie. */
import KDBush from 'kdbush';
import type { Point } from '../../src/core/place/place.ts';
import { distanceKm } from './geometry.ts';

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
