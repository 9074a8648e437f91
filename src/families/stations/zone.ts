import { type RailwayZone, railwayZones } from '../../../data/tables/railway_zones.ts';
import { text, transform } from '../../core/request/params.ts';
import { canonical } from '../../core/text/fold.ts';
import { FuzzyNameList } from '../../core/text/fuzzy-name-list.ts';
import { LazyMap, lazy } from '../../core/util/lazy.ts';

const byAnyName = new LazyMap(() =>
  railwayZones().flatMap((zone) =>
    [zone.name, zone.name.replace(/ Railway\b/, ''), zone.code].map((name) => [canonical(name), zone] as const),
  ),
);

/** A zone by code or name, such as SR or Southern Railway. */
export function findZone(name: string): RailwayZone | undefined {
  return byAnyName.get(canonical(name));
}

export function zoneName(code: string): string | undefined {
  return findZone(code)?.name;
}

const fuzzyNames = lazy(() => new FuzzyNameList(railwayZones().map((zone) => [zone.name, zone] as const)));

/** Zone filter, tolerant of misspelled names; yields the code. */
export const zoneFilter = transform(
  text({ description: 'Zone, such as SR', max: 40 }),
  (name) => (findZone(name) ?? fuzzyNames().nearest(name)?.value)?.code,
  'must be the code or name of a railway zone; GET /v1/stations/zones lists them',
);
