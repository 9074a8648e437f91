/**
 * Coordinates of villages from Wikidata. Village names are ambiguous, so a point is accepted only if exactly one village of that name has a pincode
 * nearby, or if Wikidata also has the pincode of the village.
 */

import type { Point } from '../../src/core/place/place.ts';
import { canonical } from '../../src/core/text/fold.ts';
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import { distanceKm } from '../formats/geometry.ts';
import { groupBy } from '../formats/group-by.ts';
import { findStateFuzzy } from '../places.ts';
import type { BundledTable, Recipe } from '../recipe.ts';
import { WIKIDATA_PLACES } from './wikidata.ts';

const COLUMNS = ['pincode', 'village', 'latitude', 'longitude'] as const;
export type VillagePointRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Maximum distance from the centre of the pincode. Of villages whose pincode is in Wikidata, half are within 5.4 km and nine of ten within 14. */
const NEAR_KM = 10;
const NEAR_KNOWN_KM = 20;
/** Places of the same name within this distance are duplicates. */
const SAME_KM = 2;

interface ListedPlaces {
  readonly cities: readonly {
    readonly name: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly postalCodes: readonly string[];
    readonly regionId: string | null;
  }[];
  readonly regions: readonly { readonly id: string; readonly name: string }[];
}

interface NamedPoint extends Point {
  readonly key: string;
  readonly pincodes: readonly string[];
}

interface Village extends Point {
  readonly name: string;
  readonly pincode: string;
}

export const recipe: Recipe = {
  name: 'village-points',
  packages: [WIKIDATA_PLACES],
  run(files): readonly BundledTable[] {
    const list = files.get(WIKIDATA_PLACES.name)?.get('data.json');
    if (!list) throw new Error(`${WIKIDATA_PLACES.name} has no list of places`);
    const points = readPoints(JSON.parse(list.toString()) as ListedPlaces);
    const villages = readVillages(new Set(points.map(({ key }) => key)));
    const matches = points.flatMap((point) => {
      const village = villageAt(point, villages.get(point.key) ?? []);
      return village ? [{ village, point }] : [];
    });
    const rows = [...groupBy(matches, ({ village: { pincode, name } }) => `${pincode} ${name}`).values()].flatMap(rowOf);
    rows.sort((a, b) => (`${a.pincode} ${a.village}` < `${b.pincode} ${b.village}` ? -1 : 1));
    return [{ name: 'village_points', columns: COLUMNS, rows }];
  },
};

function nameIn(state: string, name: string): string {
  return `${state} ${canonical(name)}`;
}

function readPoints({ cities, regions }: ListedPlaces): NamedPoint[] {
  const states = new Map(regions.map(({ id, name }) => [id, findStateFuzzy(name)?.code]));
  return cities.flatMap(({ name, latitude, longitude, postalCodes, regionId }) => {
    const state = states.get(regionId ?? '');
    if (latitude === null || longitude === null || state === undefined) return [];
    return [{ key: nameIn(state, name), latitude, longitude, pincodes: postalCodes }];
  });
}

/** Villages of the requested names, with the centre of their pincode. A name that occurs twice in a pincode is ambiguous and dropped. */
function readVillages(keys: ReadonlySet<string>): Map<string, Village[]> {
  const centres = new Map<string, Point>();
  for (const { pincode, latitude, longitude } of readTable<'pincode' | 'latitude' | 'longitude'>(bundled('pincodes'))) {
    if (latitude !== '') centres.set(pincode, { latitude: Number(latitude), longitude: Number(longitude) });
  }
  const candidates: (Village & { readonly key: string })[] = [];
  for (const { state, pincode, villages } of readTable<'state' | 'pincode' | 'villages'>(bundled('villages'))) {
    const centre = centres.get(pincode);
    for (const name of centre ? villages.split('|') : []) {
      const key = nameIn(state, name);
      if (centre && keys.has(key)) candidates.push({ key, name, pincode, ...centre });
    }
  }
  const unambiguous = [...groupBy(candidates, ({ key, pincode }) => `${key} ${pincode}`).values()].flatMap((same) =>
    same.length === 1 ? same : [],
  );
  return groupBy(unambiguous, ({ key }) => key);
}

function villageAt(point: NamedPoint, villages: readonly Village[]): Village | undefined {
  const samePincode = villages.find(({ pincode }) => point.pincodes.includes(pincode));
  if (samePincode) return distanceKm(samePincode, point) <= NEAR_KNOWN_KM ? samePincode : undefined;
  const near = villages.filter((village) => distanceKm(village, point) <= NEAR_KM);
  return near.length === 1 ? near[0] : undefined;
}

/** The point of a village, unless there are several that are far apart. */
function rowOf(candidates: readonly { readonly village: Village; readonly point: Point }[]): VillagePointRow[] {
  const [first] = candidates;
  if (!first || candidates.some(({ point }) => distanceKm(point, first.point) > SAME_KM)) return [];
  const { village, point } = first;
  const degrees = (value: number): string => String(Math.round(value * 1e4) / 1e4);
  return [{ pincode: village.pincode, village: village.name, latitude: degrees(point.latitude), longitude: degrees(point.longitude) }];
}
