/** Repairs district and state of offices where the directory lacks them or names an impossible one. */

import type { Point } from '../../../src/core/place/place.ts';
import { distanceKm, medianPoint } from '../../formats/geometry.ts';
import { groupBy } from '../../formats/group-by.ts';
import { countBy, isArmyPost, majority, mostFrequent, type OfficeLocation, type Place } from '../../formats/office-place.ts';

export interface Located extends Place {
  readonly pincode: string;
  readonly circle: string;
  readonly division: string;
}

/**
 * A state named by hardly any other office of the circle is accepted only if the district is nearby: Ri Bhoi is near the Assam circle, the "Nirmal,
 * Telangana" of Agartala is not. Half a per cent does not exclude any union territory.
 */
const MIN_STATE_SHARE = 0.005;
const NEIGHBOURING_DISTRICT_KM = 100;
/** k of the k-nearest-neighbour vote on a missing place: a single neighbour may be misplaced itself. */
const NEIGHBOUR_COUNT = 5;

/**
 * Replaces impossible places and fills missing ones: from other offices of the pincode, then from nearby pincodes in the same circle, then from the
 * pincode with the nearest number in the same division.
 */
export function repairPlaces<T extends Located>(rows: readonly T[], centres: ReadonlyMap<string, Point>): T[] {
  const trusted = withoutImpossiblePlaces(rows, centres);
  const circles = majorityCircles(trusted);
  const placeByPincode = majorityBy(trusted, (row) => `${row.pincode}|${row.circle}`);
  const inCircle = groupBy(
    [...centres].filter(([pincode]) => circles.has(pincode)),
    ([pincode]) => circles.get(pincode),
  );
  const inDivision = groupBy(
    trusted.filter((row) => row.state !== ''),
    (row) => `${row.division}|${row.circle}`,
  );

  const around = (row: T): Place | undefined => {
    const ownCentre = centres.get(row.pincode);
    // The centre of a mistyped pincode carries no information about the office.
    if (ownCentre === undefined || circles.get(row.pincode) !== row.circle) return undefined;
    const neighbours = (inCircle.get(row.circle) ?? []).flatMap(([pincode, centre]) => {
      const place = placeByPincode.get(`${pincode}|${row.circle}`);
      return place ? [{ ...place, km: distanceKm(ownCentre, centre) }] : [];
    });
    return majority(neighbours.sort((a, b) => a.km - b.km).slice(0, NEIGHBOUR_COUNT));
  };
  const nearestNumber = (row: T): Place | undefined => {
    const steps = (other: T) => Math.abs(Number(other.pincode) - Number(row.pincode));
    const others = inDivision.get(`${row.division}|${row.circle}`) ?? [];
    const smallest = Math.min(...others.map(steps));
    return majority(others.filter((other) => steps(other) === smallest));
  };
  return trusted.map((row) => {
    if (row.state !== '' || isArmyPost(row.pincode)) return row;
    const place = placeByPincode.get(`${row.pincode}|${row.circle}`) ?? around(row) ?? nearestNumber(row);
    return place ? { ...row, district: place.district, state: place.state } : row;
  });
}

/** Context by which the place of a pincode is judged. */
interface Surroundings {
  readonly officesOf: ReadonlyMap<string, readonly OfficeLocation[]>;
  readonly centres: ReadonlyMap<string, Point>;
  /** Whether the district is not new. In a new one the head office is often the first to state its name. */
  readonly isOld: (place: Place) => boolean;
}

/**
 * Overrides outliers: an old district that fewer than half of the offices name and that none of the nearest pincodes has is an error of the deciding
 * office; the majority of the others is used.
 */
export function withoutOutliers(places: ReadonlyMap<string, Place>, { officesOf, centres, isOld }: Surroundings): Map<string, Place> {
  const candidates = [...centres].flatMap(([pincode, centre]) => {
    const place = places.get(pincode);
    return place ? [{ pincode, centre, ...place }] : [];
  });
  const isAround = (pincode: string, { district }: Place): boolean => {
    const centre = centres.get(pincode);
    if (centre === undefined) return true;
    const others = candidates
      .filter((other) => other.pincode !== pincode)
      .map((other) => ({ ...other, km: distanceKm(centre, other.centre) }));
    return others
      .sort((a, b) => a.km - b.km)
      .slice(0, NEIGHBOUR_COUNT)
      .some((other) => other.district === district);
  };
  return new Map(
    [...places].map(([pincode, place]) => {
      const located = (officesOf.get(pincode) ?? []).filter((office) => office.state !== '');
      const agreeing = located.filter((office) => office.district === place.district).length;
      const isOutlier = located.length > 1 && agreeing * 2 <= located.length && isOld(place) && !isAround(pincode, place);
      const others = located.filter((office) => office.district !== place.district && office.state === place.state);
      return [pincode, (isOutlier ? majority(others) : undefined) ?? place];
    }),
  );
}

/** Moves the offices that had an overruled district to the district of their pincode. @param before places of pincodes by their offices alone */
export function withCorrectedDistricts<T extends Located>(
  offices: readonly T[],
  before: ReadonlyMap<string, Place>,
  places: ReadonlyMap<string, Place>,
): T[] {
  return offices.map((office) => {
    const [was, is] = [before.get(office.pincode), places.get(office.pincode)];
    const isOutlier = was !== undefined && is !== undefined && was.district !== is.district && office.district === was.district;
    return isOutlier ? { ...office, district: is.district } : office;
  });
}

function withoutImpossiblePlaces<T extends Located>(rows: readonly T[], centres: ReadonlyMap<string, Point>): T[] {
  const inCircle = countBy(rows, (row) => row.circle);
  const stateCounts = countBy(rows, (row) => `${row.circle}|${row.state}`);
  const extents = extentsOf(rows, centres);
  return rows.map((row) => {
    if (isArmyPost(row.pincode)) return { ...row, district: '', state: '' };
    const share = (stateCounts.get(`${row.circle}|${row.state}`) ?? 0) / (inCircle.get(row.circle) ?? 1);
    const centre = centres.get(row.pincode);
    const there = extents.get(placeKey(row));
    if (share >= MIN_STATE_SHARE || centre === undefined || there === undefined) return row;
    return distanceKm(centre, there.middle) > NEIGHBOURING_DISTRICT_KM ? { ...row, district: '', state: '' } : row;
  });
}

export interface Extent {
  readonly middle: Point;
  /** Median distance of the pincodes from the middle. */
  readonly spreadKm: number;
}

export function placeKey({ district, state }: Place): string {
  return `${district}|${state}`;
}

/** Median centre of each district's pincodes, and their spread. */
export function extentsOf(
  rows: readonly (Place & { readonly pincode: string })[],
  centres: ReadonlyMap<string, Point>,
): Map<string, Extent> {
  const extents = new Map<string, Extent>();
  for (const [key, group] of groupBy(rows, placeKey)) {
    const points = [...new Set(group.map((row) => row.pincode))].flatMap((pincode) => centres.get(pincode) ?? []);
    const middle = medianPoint(points);
    if (middle === undefined) continue;
    const distances = points.map((point) => distanceKm(point, middle)).sort((a, b) => a - b);
    extents.set(key, { middle, spreadKm: distances[Math.floor(distances.length / 2)] ?? 0 });
  }
  return extents;
}

/** The circle of most offices of a pincode. An office of another circle has a mistyped pincode. */
export function majorityCircles(rows: readonly { readonly pincode: string; readonly circle: string }[]): Map<string, string> {
  const groups = groupBy(rows, (row) => row.pincode);
  return new Map([...groups].map(([pincode, group]) => [pincode, mostFrequent(countBy(group, (row) => row.circle)) ?? '']));
}

function majorityBy<T extends Place>(rows: readonly T[], keyOf: (row: T) => string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [key, group] of groupBy(rows, keyOf)) {
    const place = majority(group.filter((row) => row.state !== ''));
    if (place) places.set(key, place);
  }
  return places;
}
