/** Radius search: rows of a pack around a point. */
import { boundingBoxesAround, distanceKm, type Point, roundPoint } from '../../place/place.ts';
import type { Pack } from '../pack/pack.ts';
import type { Condition } from './condition.ts';
import { matchRows, type Page } from './search.ts';
import { indexOf, isContiguous } from './sorted.ts';

interface Neighbour {
  readonly row: number;
  readonly km: number;
}

export interface RadiusSearchResult {
  readonly total: number;
  readonly rows: readonly Neighbour[];
}

/** Rows within a radius that meet a condition, nearest first; ties in row order. */
export function searchRadius(
  pack: Pack,
  centre: Point,
  radiusKm: number,
  condition: Condition,
  { limit, offset }: Page,
): RadiusSearchResult {
  const isAllowed = membershipTest(matchRows(pack, condition));
  const neighbours: Neighbour[] = [];
  for (const box of boundingBoxesAround(centre, radiusKm)) {
    // The tree stores 32-bit coordinates: the box is padded so that rounding loses no point on the edge.
    const ids =
      pack.pointTree?.range(
        box.west - BOX_PADDING_DEGREES,
        box.south - BOX_PADDING_DEGREES,
        box.east + BOX_PADDING_DEGREES,
        box.north + BOX_PADDING_DEGREES,
      ) ?? [];
    for (const id of ids) {
      const row = pack.pointRows[id] as number;
      const km = distanceKm(centre, pointAt(pack, id));
      if (km <= radiusKm && isAllowed(row)) neighbours.push({ row, km });
    }
  }
  neighbours.sort((a, b) => a.km - b.km || a.row - b.row);
  return { total: neighbours.length, rows: neighbours.slice(offset, offset + limit) };
}

const BOX_PADDING_DEGREES = 1e-4;

/** The coordinates of a row, if it has any. */
export function pointOf(pack: Pack, row: number): Point | undefined {
  const id = indexOf(pack.pointRows, row);
  return id < 0 ? undefined : roundPoint(pointAt(pack, id));
}

function pointAt(pack: Pack, id: number): Point {
  return { latitude: pack.points[2 * id] as number, longitude: pack.points[2 * id + 1] as number };
}

function membershipTest(rows: Uint32Array): (row: number) => boolean {
  const first = rows[0] ?? 0;
  const last = rows.at(-1) ?? -1;
  if (isContiguous(rows)) return (row) => row >= first && row <= last;
  return (row) => indexOf(rows, row) >= 0;
}
