/** Coordinates of an office, from its published point and the centre of its pincode. */
import type { Point } from '../../src/core/place/place.ts';
import { decodeDms, distanceKm, isInIndia, medianPoint, swapped } from './geometry.ts';

/** Provenance: o = published point of the office, r = repaired point, c = centre of the pincode. */
export interface OfficePoint extends Point {
  readonly kind: 'o' | 'r' | 'c';
}

/** The published point if plausible; else a plausible repair of it; else the centre of the pincode. */
export function officePoint(published: Point | undefined, centre: Point | undefined, reachKm: number): OfficePoint | undefined {
  if (centre === undefined) return undefined;
  const isPlausible = (point: Point | undefined) => point !== undefined && distanceKm(point, centre) <= reachKm;
  if (published) {
    if (isPlausible(published)) return { ...published, kind: 'o' };
    const repaired = repairsOf(published).find(isPlausible);
    if (repaired) return { ...repaired, kind: 'r' };
  }
  return { latitude: centre.latitude, longitude: centre.longitude, kind: 'c' };
}

/** For an office with a mistyped pincode: accepts its point if it lies in its own state, and never the centre of the pincode. */
export function strayPoint(published: Point | undefined, inOwnState: (point: Point) => boolean): OfficePoint | undefined {
  if (published === undefined) return undefined;
  if (inOwnState(published)) return { ...published, kind: 'o' };
  const swappedPoint = swapped(published);
  return inOwnState(swappedPoint) ? { ...swappedPoint, kind: 'r' } : undefined;
}

/** Median of the points published for a pincode's offices, after swapped coordinates are put right. */
export function middleOfOffices(published: readonly (Point | undefined)[], counts: (point: Point) => boolean): Point | undefined {
  const points = published.flatMap((point) => {
    if (point === undefined) return [];
    const right = isInIndia(point) ? point : swapped(point);
    return isInIndia(right) && counts(right) ? [right] : [];
  });
  return medianPoint(points);
}

function repairsOf(published: Point): Point[] {
  const swappedPoint = swapped(published);
  return [swappedPoint, decodeDms(published), decodeDms(swappedPoint)].filter((point) => point !== undefined);
}
