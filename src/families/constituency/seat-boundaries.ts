/**
 * Operator-supplied boundaries: a GeoJSON file named by the setting CONSTITUENCY_GEOJSON. Features identify their seat by the property names of
 * published files. With boundaries, the seats of a point are exact.
 */

import { findState } from '../../../data/places.ts';
import { lokSabhaSeats } from '../../../data/tables/constituencies.ts';
import type { OperatorFile } from '../../core/operation/operation.ts';
import { type AreaGeometry, AreaIndex } from '../../core/place/point-in-polygon.ts';
import { LazySet } from '../../core/util/lazy.ts';
import { type Level, seatKey } from './dataset.ts';

/** Property names in published files, normalised to lower-case letters. */
const STATE_NAMES = ['statecode', 'stname', 'state', 'statename'];
const ASSEMBLY_NAMES = ['acno', 'assembly', 'acnumber'];
const LOK_SABHA_NAMES = ['pcno', 'loksabha', 'pcnumber'];

export interface SeatReference {
  readonly level: Level;
  readonly state: string;
  readonly number: number;
}

interface Feature {
  readonly properties: Readonly<Record<string, unknown>> | null;
  readonly geometry: AreaGeometry | null;
}

export interface SeatAreaIndexes {
  readonly assembly: AreaIndex<SeatReference>;
  readonly loksabha: AreaIndex<SeatReference>;
}

/** @param isSeat whether a seat is in the table; a file with other seats is of another delimitation */
export function readSeatAreas(geojson: string, isSeat: (key: string) => boolean): SeatAreaIndexes {
  const { features } = JSON.parse(geojson) as { readonly features?: readonly Feature[] };
  if (!Array.isArray(features)) throw new Error('the file is not a GeoJSON FeatureCollection');
  const areas: SeatAreaIndexes = { assembly: new AreaIndex(), loksabha: new AreaIndex() };
  for (const [index, { properties, geometry }] of (features as readonly Feature[]).entries()) {
    if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') continue;
    const seat = seatOf(properties ?? {});
    if (!seat || !isSeat(seatKey(seat.level, seat.state, seat.number))) {
      throw new Error(`feature ${index} does not match a known seat: it needs a state and AC_NO or PC_NO`);
    }
    areas[seat.level].add(seat, geometry);
  }
  if (areas.assembly.size + areas.loksabha.size === 0) throw new Error('the file has no polygon');
  return areas;
}

/** A feature with an assembly number is an assembly seat; one with only a Lok Sabha number is a Lok Sabha seat. */
export function seatOf(properties: Readonly<Record<string, unknown>>): SeatReference | undefined {
  const normalised = new Map(Object.entries(properties).map(([name, value]) => [name.toLowerCase().replace(/[^a-z]/g, ''), value]));
  const firstValue = (names: readonly string[]): string =>
    String(names.map((name) => normalised.get(name)).find((candidate) => candidate != null) ?? '');
  const state = findState(firstValue(STATE_NAMES))?.code;
  if (state === undefined) return undefined;
  const assembly = Number(firstValue(ASSEMBLY_NAMES));
  if (assembly > 0) return { level: 'assembly', state, number: assembly };
  const lokSabha = Number(firstValue(LOK_SABHA_NAMES));
  return lokSabha > 0 ? { level: 'loksabha', state, number: lokSabha } : undefined;
}

const seatsInTable = new LazySet(() =>
  lokSabhaSeats().flatMap(({ state, number, assembly }) => [
    seatKey('loksabha', state, number),
    ...assembly.map((part) => seatKey('assembly', state, part.number)),
  ]),
);

export const seatBoundaries: OperatorFile<SeatAreaIndexes> = {
  setting: 'CONSTITUENCY_GEOJSON',
  read: (text) => readSeatAreas(text, (key) => seatsInTable.has(key)),
};
