/** Location parameters: a pincode or a pair of coordinates, in the same form everywhere. */
import { ApiError, invalid } from '../request/api-error.ts';
import { number, pincode } from '../request/params.ts';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Inputs of an operation at a location. Spread into its `input`. */
export const placeInput = {
  pincode: pincode('Pincode of the place').optional(),
  lat: number({ min: -90, max: 90, description: 'Latitude, with lng', aliases: ['latitude'] }).optional(),
  lng: number({ min: -180, max: 180, description: 'Longitude, with lat', aliases: ['lon', 'longitude'] }).optional(),
};

/** For rise and set times: the horizon is lower from a height (dip). */
export const elevationInput = number({ min: 0, max: 9000, description: 'Metres above the surrounding horizon' }).default(0);

export interface PlaceInput {
  readonly pincode?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

/** Resolves the inputs to a point. `centreOf` maps a pincode to its centre and throws 404 for an unknown one. */
export function locate({ pincode, lat, lng }: PlaceInput, centreOf: (pincode: string) => Point): Point {
  if (pincode !== undefined && (lat !== undefined || lng !== undefined)) {
    invalid('pincode', 'give either pincode, or lat and lng, not both');
  }
  if (pincode !== undefined) return centreOf(pincode);
  if (lat === undefined && lng === undefined) throw new ApiError('missing_parameter', 'pincode: give pincode, or lat and lng');
  if (lat === undefined) throw new ApiError('missing_parameter', 'lat: is required with lng');
  if (lng === undefined) throw new ApiError('missing_parameter', 'lng: is required with lat');
  return { latitude: lat, longitude: lng };
}

/** Rounds a point for output: packs store 32-bit floats, whose digits beyond five decimals (a metre) are noise. */
export function roundPoint({ latitude, longitude }: Point): Point {
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

export interface BoundingBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Bounding boxes of all points within a distance: two across the 180th meridian, all longitudes at a pole. */
export function boundingBoxesAround({ latitude, longitude }: Point, km: number): BoundingBox[] {
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
