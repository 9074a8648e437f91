/**
 * Railway stations: current codes and names, the older code list, positions from OpenStreetMap where the names agree, and zones. The rules are in
 * `stations/`; this file is the pipeline.
 */

import type { Point } from '../../src/core/place/place.ts';
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import { distanceKm } from '../formats/geometry.ts';
import { displayName, isPassengerStation } from '../formats/station-name.ts';
import type { BundledTable, Recipe } from '../recipe.ts';
import { stationZones } from '../tables/station_zones.ts';
import { stationFacts, stationRenames } from '../tables/stations.ts';
import { type StateAreas, stateAreas } from './pincode/areas.ts';
import { readStateFeatures } from './pincode/sources.ts';
import { type CentreRow, districtFinder, placeOf, readCentres } from './stations/districts.ts';
import { bare, namesAgree } from './stations/names.ts';
import { type MapStation, RAILWAY_LISTS, readCodeList, readCurrentStations, readMapStations, readVillages } from './stations/sources.ts';
import { type Guess, type Labelled, namedPlaces, nearestZone, type Surroundings, zoneGuesser } from './stations/zones.ts';

export interface StationRow {
  readonly code: string;
  readonly name: string;
  /** Former and alternative codes, separated by spaces. */
  readonly former: string;
  /** 1: in current timetables; 0: only in the older code list. */
  readonly current: '1' | '0';
  readonly zone: string;
  /** Provenance: t = typed, n = nearest typed station, g = inferred from the name. */
  readonly zoneSource: 't' | 'n' | 'g' | '';
  readonly state: string;
  readonly district: string;
  readonly latitude: string;
  readonly longitude: string;
}

const COLUMNS = ['code', 'name', 'former', 'current', 'zone', 'zoneSource', 'state', 'district', 'latitude', 'longitude'] as const;

export const recipe: Recipe = {
  name: 'stations',
  packages: [
    RAILWAY_LISTS,
    {
      name: '@railroute-ts/india',
      version: '2026.9.0',
      integrity: 'sha512-KYBNRvPBsb9ksLeIC/WAxozcA5ye62TZ5fPI4xRzL587N+lsAARQCQNRFcGKMjz5sCRUr22sDpPZStkbycHuvQ==',
    },
    {
      name: 'indian-railway-station-codes',
      version: '1.0.1',
      integrity: 'sha512-b1OBWOW/HgWeDE8xtdOb9BuCBsoLQkbs39hemkvuNxpniUrC6RCz1xWlalFJh+ACfMPoR/HAkjS5jAXVqwNnNQ==',
    },
    {
      name: 'india-basemap',
      version: '1.3.0',
      integrity: 'sha512-Aypd/x5Vq1fJi6awwmaVoYIgNMPzBmYKGlWGhwMDiDrC8qZoU+t8Bj0YQ3COoLuHJmKmICuSKuF4UYi6xmn+/Q==',
    },
    {
      name: 'pincode-search',
      version: '1.0.0',
      integrity: 'sha512-hATfy21lfjOZbkIWc5mGI1ziF14NojyF61zYArHQCUdGndqhgaxtyy9yR4kRh9tqoTSKIibXXmwOHjd2RFLztg==',
    },
  ],
  run(files): readonly BundledTable[] {
    const file = (name: string, path: string): Buffer => {
      const content = files.get(name)?.get(path);
      if (content === undefined) throw new Error(`${name} has no file ${path}`);
      return content;
    };
    const current = withoutFormerCodes(passengerStations(readCurrentStations(file(RAILWAY_LISTS.name, 'src/stationsData.ts'))));
    const older = passengerStations(readCodeList(file('indian-railway-station-codes', 'dist/index.js')));
    const onMap = readMapStations(file('@railroute-ts/india', 'dist/data/stations.json'));
    const areas = stateAreas(readStateFeatures(file('india-basemap', 'data/india-states.geojson')));

    const former = formerCodes(current, older);
    const published = new Map([...current, ...[...older].filter(([code]) => !current.has(code) && !former.has(code))]);
    const points = stationPositions(published, onMap, areas);
    const centres = readCentres();
    const guess = zoneGuesser(
      namedPlaces(
        readTable<'name' | 'pincode' | 'type'>(bundled('offices')),
        readVillages(file('pincode-search', 'Locality_village_pincode_final_mar-2017.csv')),
      ),
      surroundings(centres, points),
    );
    const zones = zoneFinder(points, guess);
    const districts = districtFinder(centres);
    const rows = [...published].map(([code, name]): StationRow => {
      const point = points.get(code);
      const zone = zones(code, name);
      const place = point
        ? placeOf(point, areas.stateAt(point), districts(code, stationFacts.get(code)?.name ?? displayName(name)))
        : { state: zone.state, district: '' };
      return {
        code,
        name: stationFacts.get(code)?.name ?? displayName(name),
        former: [...former].flatMap(([old, now]) => (now === code ? [old] : [])).join(' '),
        current: current.has(code) ? '1' : '0',
        zone: zone.zone,
        zoneSource: zone.source,
        ...place,
        latitude: point ? String(point.latitude) : '',
        longitude: point ? String(point.longitude) : '',
      };
    });
    rows.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.code < b.code ? -1 : 1));
    return [{ name: 'stations', columns: COLUMNS, rows: rows.map((row) => ({ ...row })) }];
  },
};

function passengerStations(published: ReadonlyMap<string, string>): Map<string, string> {
  // A hand-typed code is a station, whatever its name looks like.
  const typedCodes = new Set([...stationRenames.values(), ...typedZones().keys()]);
  return new Map([...published].filter(([code, name]) => typedCodes.has(code) || isPassengerStation(code, name)));
}

/** Some lists have a station under both the old and the new code; drop the old one. */
function withoutFormerCodes(current: ReadonlyMap<string, string>): Map<string, string> {
  const isFormer = (code: string) => current.has(stationRenames.get(code) ?? '');
  return new Map([...current].filter(([code]) => !isFormer(code)));
}

/** Old code → current code: typed renames, and junctions with a second code in the older list. */
function formerCodes(current: ReadonlyMap<string, string>, older: ReadonlyMap<string, string>): Map<string, string> {
  const former = new Map([...stationRenames].filter(([, now]) => current.has(now)));
  const byName = new Map<string, string[]>();
  for (const [code, name] of current) byName.set(bare(name), [...(byName.get(bare(name)) ?? []), code]);
  for (const [code, name] of older) {
    if (current.has(code) || former.has(code) || !/\bJN\b/.test(name)) continue;
    const [same, ...more] = byName.get(bare(name)) ?? [];
    if (same !== undefined && more.length === 0) former.set(code, same);
  }
  return former;
}

/** Accepts a map position if the names agree and it lies in India: metros and neighbouring countries use the same codes. */
function stationPositions(
  published: ReadonlyMap<string, string>,
  onMap: ReadonlyMap<string, MapStation>,
  areas: StateAreas,
): Map<string, Point> {
  const points = new Map<string, Point>();
  for (const [code, name] of published) {
    const typed = stationFacts.get(code);
    const mapped = onMap.get(code);
    if (typed?.latitude) points.set(code, { latitude: Number(typed.latitude), longitude: Number(typed.longitude) });
    else if (mapped && isSamePlace(code, name, mapped.name) && areas.stateAt(mapped.point) !== undefined) points.set(code, mapped.point);
  }
  return points;
}

function isSamePlace(code: string, published: string, mapped: string): boolean {
  return (
    namesAgree(published, mapped) || namesAgree(stationFacts.get(code)?.name ?? '', mapped) || stationFacts.get(code)?.map_name === mapped
  );
}

function typedZones(): Map<string, string> {
  return new Map(stationZones().map(({ zone, code }) => [code, zone]));
}

function labelled(points: ReadonlyMap<string, Point>): Labelled[] {
  const labels: Labelled[] = [];
  for (const [code, zone] of typedZones()) {
    const point = points.get(code);
    if (point) labels.push({ point, zone });
  }
  return labels;
}

function surroundings(centres: readonly CentreRow[], points: ReadonlyMap<string, Point>): (pincode: string) => Surroundings | undefined {
  const byPincode = new Map(centres.map((centre) => [centre.pincode, centre]));
  const labels = labelled(points);
  const stations = [...points.values()];
  const cache = new Map<string, Surroundings | undefined>();
  return (pincode) => {
    if (cache.has(pincode)) return cache.get(pincode);
    const centre = byPincode.get(pincode);
    const result = centre && {
      zone: nearestZone(centre, labels),
      state: centre.state,
      railwayKm: stations.reduce((nearestKm, station) => Math.min(nearestKm, distanceKm(centre, station)), Number.POSITIVE_INFINITY),
    };
    cache.set(pincode, result);
    return result;
  };
}

interface FoundZone extends Guess {
  readonly source: StationRow['zoneSource'];
}

function zoneFinder(points: ReadonlyMap<string, Point>, guess: (name: string) => Guess): (code: string, name: string) => FoundZone {
  const typed = typedZones();
  const labels = labelled(points);
  return (code, name) => {
    const typedZone = typed.get(code);
    const point = points.get(code);
    if (point)
      return typedZone ? { zone: typedZone, state: '', source: 't' } : { zone: nearestZone(point, labels), state: '', source: 'n' };
    const guessed = guess(name);
    if (typedZone) return { zone: typedZone, state: guessed.state, source: 't' };
    return { ...guessed, source: guessed.zone === '' ? '' : 'g' };
  };
}
