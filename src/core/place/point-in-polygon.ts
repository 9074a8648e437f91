/** Point-in-polygon lookup over many areas. A grid index limits each query to a few polygons, so that it takes microseconds. */
import type { Point } from './place.ts';

type Position = readonly [longitude: number, latitude: number, ...rest: number[]];
type Polygon = readonly (readonly Position[])[];

/** GeoJSON geometries with an interior. */
export type AreaGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: Polygon }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon[] };

interface Area<Key> {
  readonly key: Key;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** Outer rings and holes, each as longitude, latitude, longitude, latitude … */
  readonly rings: readonly Float64Array[];
}

/** Cell size in degrees: about ten kilometres, smaller than most areas. */
const CELL_DEGREES = 0.1;

export class AreaIndex<Key> {
  readonly #cells = new Map<number, Area<Key>[]>();
  #size = 0;

  /** Number of polygons. */
  get size(): number {
    return this.#size;
  }

  add(key: Key, geometry: AreaGeometry): void {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    for (const polygon of polygons) this.#addPolygon(toArea(key, polygon));
  }

  /** Key of the first area that contains the point. */
  find(point: Point): Key | undefined {
    for (const area of this.#cells.get(cellOf(point.longitude, point.latitude)) ?? []) if (areaContains(area, point)) return area.key;
    return undefined;
  }

  #addPolygon(area: Area<Key>): void {
    this.#size++;
    for (let x = Math.floor(area.west / CELL_DEGREES); x <= Math.floor(area.east / CELL_DEGREES); x++) {
      for (let y = Math.floor(area.south / CELL_DEGREES); y <= Math.floor(area.north / CELL_DEGREES); y++) {
        const cell = this.#cells.get(cellNumber(x, y));
        if (cell) cell.push(area);
        else this.#cells.set(cellNumber(x, y), [area]);
      }
    }
  }
}

function cellOf(longitude: number, latitude: number): number {
  return cellNumber(Math.floor(longitude / CELL_DEGREES), Math.floor(latitude / CELL_DEGREES));
}

function cellNumber(x: number, y: number): number {
  const COLUMNS = 10_000;
  return y * COLUMNS + x;
}

function toArea<Key>(key: Key, polygon: Polygon): Area<Key> {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  const rings = polygon.map((ring) => {
    const numbers = new Float64Array(ring.length * 2);
    for (const [index, [longitude, latitude]] of ring.entries()) {
      numbers[2 * index] = longitude;
      numbers[2 * index + 1] = latitude;
      west = Math.min(west, longitude);
      east = Math.max(east, longitude);
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
    }
    return numbers;
  });
  return { key, west, east, south, north, rings };
}

/** Even–odd rule over all rings, so that holes count as outside. */
function areaContains({ west, east, south, north, rings }: Area<unknown>, { latitude, longitude }: Point): boolean {
  if (longitude < west || longitude > east || latitude < south || latitude > north) return false;
  let inside = false;
  for (const ring of rings) {
    let x1 = ring[ring.length - 2] as number;
    let y1 = ring[ring.length - 1] as number;
    for (let index = 0; index < ring.length; index += 2) {
      const x2 = ring[index] as number;
      const y2 = ring[index + 1] as number;
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
      x1 = x2;
      y1 = y2;
    }
  }
  return inside;
}
