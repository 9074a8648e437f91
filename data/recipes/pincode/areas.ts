/** State polygons, sufficient to distinguish plausible post office coordinates from typing mistakes. */
import type { Point } from '../../../src/core/place/place.ts';
import { KM_PER_DEGREE, RADIANS } from '../../formats/geometry.ts';
import { findState } from '../../places.ts';

export type { Point };

type Ring = readonly (readonly [longitude: number, latitude: number])[];
interface Area {
  readonly state: string;
  readonly rings: readonly Ring[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export interface StateAreas {
  /** Point-in-polygon: the code of the state that contains the point. */
  stateAt(point: Point): string | undefined;
  /** Whether the point is in the state or at most `toleranceKm` outside: the polygons are simplified. */
  isNear(state: string, point: Point, toleranceKm: number): boolean;
}

/** GeoJSON of `india-basemap`: one feature per polygon or multi-polygon, named by `State_Name`. */
export interface StateFeatures {
  readonly features: readonly {
    readonly properties: { readonly State_Name: string };
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
  }[];
}

/** The one state whose name the GeoJSON has in another word order. */
const REORDERED_NAMES: Readonly<Record<string, string>> = { 'Daman and Diu and Dadra and Nagar Haveli': 'DH' };

export function stateAreas({ features }: StateFeatures): StateAreas {
  const areas = features.flatMap(({ properties, geometry }): Area[] => {
    const state = REORDERED_NAMES[properties.State_Name] ?? findState(properties.State_Name)?.code;
    if (state === undefined) throw new Error(`no state is named ${properties.State_Name}`);
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return polygons.map((rings) => toArea(state, rings));
  });
  return {
    stateAt: (point) => areas.find((area) => isInside(area, point))?.state,
    isNear: (state, point, toleranceKm) =>
      areas.some((area) => area.state === state && (isInside(area, point) || isWithin(area, point, toleranceKm))),
  };
}

function toArea(state: string, rings: readonly Ring[]): Area {
  const outline = rings[0] ?? [];
  const longitudes = outline.map(([longitude]) => longitude);
  const latitudes = outline.map(([, latitude]) => latitude);
  return {
    state,
    rings,
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

function isInside(area: Area, point: Point): boolean {
  const { latitude, longitude } = point;
  if (longitude < area.west || longitude > area.east || latitude < area.south || latitude > area.north) return false;
  return isInsideRings(area.rings, point);
}

/** Even–odd rule over all rings, so holes are outside. */
export function isInsideRings(rings: readonly Ring[], { latitude, longitude }: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    let [x1, y1] = ring.at(-1) ?? [0, 0];
    for (const [x2, y2] of ring) {
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
      [x1, y1] = [x2, y2];
    }
  }
  return inside;
}

function isWithin(area: Area, { latitude, longitude }: Point, toleranceKm: number): boolean {
  const perLatitude = KM_PER_DEGREE;
  const perLongitude = KM_PER_DEGREE * Math.cos(latitude * RADIANS);
  const margin = toleranceKm / perLongitude;
  if (longitude < area.west - margin || longitude > area.east + margin) return false;
  if (latitude < area.south - margin || latitude > area.north + margin) return false;
  for (const ring of area.rings) {
    let [x1, y1] = ring.at(-1) ?? [0, 0];
    for (const [x2, y2] of ring) {
      const ax = (x1 - longitude) * perLongitude;
      const ay = (y1 - latitude) * perLatitude;
      const dx = (x2 - x1) * perLongitude;
      const dy = (y2 - y1) * perLatitude;
      const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      if (Math.hypot(ax + along * dx, ay + along * dy) <= toleranceKm) return true;
      [x1, y1] = [x2, y2];
    }
  }
  return false;
}
