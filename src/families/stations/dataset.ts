/** Railway stations with codes, positions and zones. */
import { bundled } from '../../../data/bundled.ts';
import { railwayStations, withRailwayList } from '../../../data/formats/railway-stations.ts';
import { placeNames, stateName } from '../../../data/places.ts';
import type { StationRow } from '../../../data/recipes/stations.ts';
import { sources } from '../../../data/sources.ts';
import { majorStationRanks, otherStationNames } from '../../../data/tables/stations.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { acronymTerms, nameTerms, type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { parseTables } from '../../core/dataset/refresh/table-format.ts';
import { nameKey } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';
import { zoneName } from './zone.ts';

const STATIONS = bundled('stations');

/** Provenance of a station's zone. */
export const ZONE_SOURCES = { t: 'listed', n: 'nearest', g: 'name' } as const;

/** Major stations in the order of the table, then junctions, termini and central stations, then others, and last those in no timetable. */
const IMPORTANCE = { highestMajor: 10, lowestMajor: 6, large: 4, other: 2, unlisted: 0 } as const;
/** Suffixes usually omitted in queries: Bhopal Junction is Bhopal. */
const STATION_SUFFIX = / (?:Junction|Central|Cantt|City|Terminus)$/;
const LARGE_STATION = /\b(Junction|Terminus|Terminal|Central|Cantt)\b/;

export const stations: DatasetDefinition = {
  name: 'stations',
  source: sources.stations,
  module: import.meta.url,
  inputs: [STATIONS],
  kinds: { stations: 'kind=station', inTimetable: 'timetable=1' },
  phoneticFields: ['place'],
  primaryKey: 'listedCode',
  rows: () => stationRows(readStations()),
  check(dataset) {
    if (dataset.count('kind', 'station') < 8_000) throw new Error('fewer than 8,000 stations');
    for (const code of ['NDLS', 'MAS', 'CSMT']) if (!dataset.get('code', code)) throw new Error(`the station ${code} is missing`);
  },
  refresh: {
    everyHours: 7 * 24,
    maxBytes: 20_000_000,
    parts: true,
    rows: parseTables({ stations: railwayStations }, ({ stations: listed = [] }) => stationRows(withRailwayList(readStations(), listed))),
  },
};

function readStations(): StationRow[] {
  return [...readTable<keyof StationRow>(STATIONS)] as StationRow[];
}

/** By importance, which a pack rounds to tenths: of two stations with the same tenth the more important one comes first. */
function stationRows(rows: readonly StationRow[]): PackRow[] {
  return rows.map(stationRow).sort((a, b) => (b.importance ?? 0) - (a.importance ?? 0));
}

function stationRow(row: StationRow): PackRow {
  const { code, name, zone, state } = row;
  const former = row.former === '' ? [] : row.former.split(' ');
  const point = row.latitude === '' ? undefined : { latitude: Number(row.latitude), longitude: Number(row.longitude) };
  const isListed = row.current === '1';
  const rank = majorStationRanks.get(code);
  const others = otherStationNames(code, name);
  const names = [name, ...others.names, ...placeNames(state, name)];
  return {
    json: {
      code,
      name,
      zone: zone === '' ? null : zone,
      zoneName: zoneName(zone) ?? null,
      zoneSource: row.zoneSource === '' ? null : ZONE_SOURCES[row.zoneSource],
      stateCode: state === '' ? null : state,
      state: stateName(state) ?? null,
      district: row.district === '' ? null : row.district,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      formerCodes: former,
      inTimetable: isListed,
    },
    terms: [
      valueTerm('kind', 'station'),
      valueTerm('code', code),
      ...former.map((old) => valueTerm('formerCode', old)),
      ...names
        .flatMap((candidate) => [candidate, candidate.replace(STATION_SUFFIX, '')])
        .map((candidate) => valueTerm('name', nameKey(candidate))),
      ...(rank === undefined ? [] : [valueTerm('major', '1')]),
      ...(isListed ? [valueTerm('timetable', '1'), valueTerm('listedCode', code)] : []),
      ...(zone === '' ? [] : [valueTerm('zone', zone)]),
      ...(state === '' ? [] : [valueTerm('state', state)]),
      ...nameTerms('place', ...names),
      ...wordTerms('place', ...others.words, code, ...former, row.district, stateName(state) ?? ''),
      ...nameTerms('stationName', ...names),
      ...wordTerms('stationName', ...others.words),
      ...(rank === undefined && !LARGE_STATION.test(name) ? [] : acronymTerms('place', name)),
    ],
    importance: importanceOf(name, isListed, rank),
    point,
  };
}

function importanceOf(name: string, isListed: boolean, rank: number | undefined): number {
  const { highestMajor: first, lowestMajor, large, other, unlisted } = IMPORTANCE;
  if (rank !== undefined) return first - ((first - lowestMajor) * rank) / majorStationRanks.size;
  if (!isListed) return unlisted;
  return LARGE_STATION.test(name) ? large : other;
}
