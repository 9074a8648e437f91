/** Geometry on the globe, sufficient to distinguish plausible coordinates from typing mistakes. */
import type { Point } from '../../src/core/place/place.ts';

const EARTH_RADIUS_KM = 6371;
export const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;
export const RADIANS = Math.PI / 180;

/** Equirectangular distance: within 0.5 % of the great circle over the few hundred kilometres needed here. */
export function distanceKm(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const middle = ((a.latitude + b.latitude) / 2) * RADIANS;
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos(middle);
  return Math.hypot(north, east);
}

/** Component-wise median, robust against outliers. */
export function medianPoint(points: readonly Point[]): Point | undefined {
  const latitude = median(points.map((point) => point.latitude));
  const longitude = median(points.map((point) => point.longitude));
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** Bounding box of India including all islands. */
export function isInIndia({ latitude, longitude }: Point): boolean {
  return latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.6;
}

export function swapped({ latitude, longitude }: Point): Point {
  return { latitude: longitude, longitude: latitude };
}

/** Decodes degrees, minutes and seconds that were typed as decimals: 22.3443, 88.2104 → 22°34′43″, 88°21′04″. */
export function decodeDms({ latitude, longitude }: Point): Point | undefined {
  const lat = dmsToDegrees(latitude);
  const lng = dmsToDegrees(longitude);
  return lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
}

function dmsToDegrees(typed: number): number | undefined {
  const degrees = Math.trunc(typed);
  // Eight decimals are enough for hundredths of a second; more would be floating-point noise.
  const digits = typed.toFixed(8).split('.')[1] ?? '';
  const minutes = Number(digits.slice(0, 2));
  const seconds = Number(`${digits.slice(2, 4)}.${digits.slice(4)}`);
  return minutes < 60 && seconds < 60 ? degrees + minutes / 60 + seconds / 3600 : undefined;
}

/** Rounds to five decimals, about one metre: finer than the precision of any source. */
export function toFiveDecimals(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** Point of two table cells; a zero in either means missing. */
export function pointIn({ latitude, longitude }: { readonly latitude: string; readonly longitude: string }): Point | undefined {
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return point.latitude && point.longitude ? point : undefined;
}
