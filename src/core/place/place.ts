/** Places: a pincode or a pair of coordinates, everywhere the same two ways of saying it. */
import { ApiError, invalid } from '../request/api-error.ts';
import { number, pincode } from '../request/params.ts';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The inputs of an operation that works at a place. Spread into its `input`. */
export const placeInput = {
  pincode: pincode('Place by its pincode').optional(),
  lat: number({ min: -90, max: 90, description: 'Latitude, with lng', aliases: ['latitude'] }).optional(),
  lng: number({ min: -180, max: 180, description: 'Longitude, with lat', aliases: ['lon', 'longitude'] }).optional(),
};

/** For what is seen at the horizon, which lies deeper from a height. */
export const elevationInput = number({ min: 0, max: 9000, description: 'Metres above the horizon around' }).default(0);

export interface PlaceInput {
  readonly pincode?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

/** The point that the inputs mean. `centreOf` knows the centres of pincodes and answers 404 for an unknown one. */
export function locate({ pincode, lat, lng }: PlaceInput, centreOf: (pincode: string) => Point): Point {
  if (pincode !== undefined && (lat !== undefined || lng !== undefined)) {
    invalid('pincode', 'give either pincode or lat and lng, not both');
  }
  if (pincode !== undefined) return centreOf(pincode);
  if (lat === undefined && lng === undefined) throw new ApiError('missing_parameter', 'pincode: give pincode, or lat and lng');
  if (lat === undefined) throw new ApiError('missing_parameter', 'lat: is required with lng');
  if (lng === undefined) throw new ApiError('missing_parameter', 'lng: is required with lat');
  return { latitude: lat, longitude: lng };
}

/** A point as it is answered: packs keep 32 bits, and more than five decimals (a metre) of those are noise. */
export function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Math.round(latitude * 1e5) / 1e5, longitude: Math.round(longitude * 1e5) / 1e5 };
}

const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Great-circle distance (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const dLat = (b.latitude - a.latitude) * RADIANS;
  const dLng = (b.longitude - a.longitude) * RADIANS;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Boxes that together hold every point within a distance: two where the 180th meridian is crossed, all longitudes at a pole. */
export function boxesAround({ latitude, longitude }: Point, km: number): Box[] {
  const degrees = km / EARTH_RADIUS_KM / RADIANS;
  const south = latitude - degrees;
  const north = latitude + degrees;
  if (south <= -90 || north >= 90) return [{ south, north, west: -180, east: 180 }];
  const widest = Math.asin(Math.min(1, Math.sin(degrees * RADIANS) / Math.cos(latitude * RADIANS))) / RADIANS;
  const west = longitude - widest;
  const east = longitude + widest;
  if (west < -180)
    return [
      { south, north, west: -180, east },
      { south, north, west: west + 360, east: 180 },
    ];
  if (east > 180)
    return [
      { south, north, west, east: 180 },
      { south, north, west: -180, east: east - 360 },
    ];
  return [{ south, north, west, east }];
}
