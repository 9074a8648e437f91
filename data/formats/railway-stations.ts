/** The railways' list of stations, merged into the known stations. */

import type { TableFormat } from '../../src/core/dataset/refresh/table-format.ts';
import { LazyMap } from '../../src/core/util/lazy.ts';
import type { TableRow } from '../../src/core/util/table.ts';
import { findState } from '../places.ts';
import type { StationRow } from '../recipes/stations.ts';
import { railwayZones } from '../tables/railway_zones.ts';
import { stationFacts, stationRenames } from '../tables/stations.ts';
import { isInIndia, pointIn } from './geometry.ts';
import { displayName, isPassengerStation } from './station-name.ts';

type Column = 'code' | 'name' | 'zone' | 'state' | 'district' | 'latitude' | 'longitude';

export const railwayStations: TableFormat<Column> = {
  title: 'list of stations of Indian Railways',
  columns: {
    code: ['Station Code', 'Stn Code', 'Code'],
    name: ['Station Name', 'Name of Station', 'Stn Name', 'Station', 'Name'],
    zone: ['Zone', 'Zone Code', 'Railway', 'Railway Zone', 'Zonal Railway'],
    state: ['State', 'State Name', 'State/UT'],
    district: ['District', 'District Name'],
    latitude: ['Latitude', 'Lat'],
    longitude: ['Longitude', 'Long', 'Lng', 'Lon'],
  },
  optional: ['zone', 'state', 'district', 'latitude', 'longitude'],
  patterns: { code: /^[A-Za-z]{1,6}$/, name: /\p{L}/u },
  minRows: 5_000,
};

const ZONES = new LazyMap(() => railwayZones().flatMap(({ code, name }) => [code, name].map((key) => [key.toUpperCase(), code] as const)));

/**
 * Listed stations are marked as current and take name and zone from the list; missing ones stay, marked as not current. Positions, districts and
 * former codes that the list does not have are preserved.
 */
export function withRailwayList(stations: readonly StationRow[], listed: readonly TableRow<Column>[]): StationRow[] {
  const codes = new Set(stations.map(({ code }) => code));
  const news = new Map(
    listed
      .map((row) => ({ ...row, code: row.code.toUpperCase() }))
      .filter(({ code, name }) => codes.has(code) || isPassengerStation(code, name))
      .map((row) => [row.code, row]),
  );
  const merged = stations.map((row): StationRow => {
    const listing = news.get(row.code);
    news.delete(row.code);
    return listing ? mergeStation(listing, row) : { ...row, current: '0' };
  });
  const former = new Set(merged.flatMap((row) => row.former.split(' ')));
  // A station listed under both its former and its current code must appear only once.
  const added = [...news.values()]
    .filter(({ code }) => !former.has(code) && !stationRenames.has(code))
    .map((row) => mergeStation(row, NEW));
  return [...merged, ...added].sort((a, b) => compare(a.name, b.name) || compare(a.code, b.code));
}

const NEW: Omit<StationRow, 'code' | 'name'> = {
  former: '',
  current: '1',
  zone: '',
  zoneSource: '',
  state: '',
  district: '',
  latitude: '',
  longitude: '',
};

function mergeStation(listed: TableRow<Column>, before: Omit<StationRow, 'code' | 'name'>): StationRow {
  const zone = ZONES.get(listed.zone.toUpperCase());
  const position = pointIn(listed);
  const point = position && isInIndia(position) ? position : undefined;
  return {
    ...before,
    code: listed.code,
    name: stationFacts.get(listed.code)?.name ?? displayName(listed.name),
    current: '1',
    ...(zone !== undefined && { zone, zoneSource: 't' as const }),
    state: findState(listed.state)?.code ?? before.state,
    district: listed.district === '' ? before.district : displayName(listed.district),
    ...(point && { latitude: String(point.latitude), longitude: String(point.longitude) }),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
