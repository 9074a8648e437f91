/** Cleaned offices and the tables built from them. */

import type { Point } from '../../../src/core/place/place.ts';
import { toFiveDecimals } from '../../formats/geometry.ts';
import { districtName, divisionName, officeName, regionName } from '../../formats/office-name.ts';
import type { Place } from '../../formats/office-place.ts';
import type { OfficePoint } from '../../formats/office-point.ts';
import { findState } from '../../places.ts';
import type { BundledTable } from '../../recipe.ts';
import type { Centre } from './centres.ts';
import type { PublishedOffice } from './sources.ts';

export interface Office extends Place {
  readonly pincode: string;
  readonly name: string;
  readonly type: 'H' | 'P' | 'B';
  readonly delivery: boolean;
  readonly division: string;
  readonly region: string;
  readonly circle: string;
  readonly published: Point | undefined;
}

export interface PointedOffice extends Office {
  readonly position: OfficePoint | undefined;
}

const TYPE_LETTERS = { HO: 'H', PO: 'P', BO: 'B' } as const;

export function cleanDirectory(published: readonly PublishedOffice[]): Office[] {
  return published.map((row) => {
    const state = findState(row.state)?.code ?? '';
    return {
      pincode: row.pincode,
      name: officeName(row.name),
      type: TYPE_LETTERS[row.type],
      delivery: row.delivery,
      division: divisionName(row.division),
      region: regionName(row.region),
      circle: divisionName(row.circle),
      district: districtName(row.district, state),
      state,
      published: row.point,
    };
  });
}

/** Rows equal in every column are duplicates. Namesakes that differ in any column stay. */
export function uniqueRows<T>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

export function officesTable(offices: readonly PointedOffice[]): BundledTable {
  return {
    name: 'offices',
    columns: [
      ...['pincode', 'name', 'type', 'delivery', 'division', 'region', 'circle'],
      ...['district', 'state', 'latitude', 'longitude', 'point'],
    ],
    rows: offices.map(({ position, published: _, ...office }) => ({
      ...office,
      delivery: office.delivery ? 1 : 0,
      latitude: position ? toFiveDecimals(position.latitude) : null,
      longitude: position ? toFiveDecimals(position.longitude) : null,
      point: position?.kind ?? null,
    })),
  };
}

export function pincodesTable(places: ReadonlyMap<string, Place>, centres: ReadonlyMap<string, Centre>): BundledTable {
  return {
    name: 'pincodes',
    columns: ['pincode', 'district', 'state', 'latitude', 'longitude', 'centre'],
    rows: [...places]
      .sort(([a], [b]) => compare(a, b))
      .map(([pincode, place]) => {
        const centre = centres.get(pincode);
        return {
          pincode,
          ...place,
          latitude: centre ? toFiveDecimals(centre.latitude) : null,
          longitude: centre ? toFiveDecimals(centre.longitude) : null,
          centre: centre?.source ?? null,
        };
      }),
  };
}
