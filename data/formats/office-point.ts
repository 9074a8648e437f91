/** Where an office is, given what was typed for it and where its pincode is. */
import type { Point } from '../../src/core/place/place.ts';
import { decodeDms, distanceKm, isInIndia, medianPoint, swapped } from './geometry.ts';

/** o = the office's own published point, r = that point repaired, c = the pincode's centre. */
export interface OfficePoint extends Point {
  readonly kind: 'o' | 'r' | 'c';
}

/** The published point if it is plausible; else what it may have been meant to be; else the centre of the pincode. */
export function officePoint(published: Point | undefined, centre: Point | undefined, reachKm: number): OfficePoint | undefined {
  if (centre === undefined) return undefined;
  const fits = (point: Point | undefined) => point !== undefined && distanceKm(point, centre) <= reachKm;
  if (published) {
    if (fits(published)) return { ...published, kind: 'o' };
    const repaired = repairsOf(published).find(fits);
    if (repaired) return { ...repaired, kind: 'r' };
  }
  return { latitude: centre.latitude, longitude: centre.longitude, kind: 'c' };
}

/** For an office whose pincode is mistyped: its own point counts if it lies in its own state, and the pincode's centre never does. */
export function strayPoint(published: Point | undefined, inOwnState: (point: Point) => boolean): OfficePoint | undefined {
  if (published === undefined) return undefined;
  if (inOwnState(published)) return { ...published, kind: 'o' };
  const turned = swapped(published);
  return inOwnState(turned) ? { ...turned, kind: 'r' } : undefined;
}

/** The middle of the points published for a pincode's offices, with latitude and longitude put in their places. */
export function middleOfOffices(published: readonly (Point | undefined)[], counts: (point: Point) => boolean): Point | undefined {
  const points = published.flatMap((point) => {
    if (point === undefined) return [];
    const right = isInIndia(point) ? point : swapped(point);
    return isInIndia(right) && counts(right) ? [right] : [];
  });
  return medianPoint(points);
}

function repairsOf(published: Point): Point[] {
  const turned = swapped(published);
  return [turned, decodeDms(published), decodeDms(turned)].filter((point) => point !== undefined);
}
