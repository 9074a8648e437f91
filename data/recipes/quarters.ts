/**
 * Neighbourhoods that occur only in the list of villages: not in bank addresses, and not as a post office, town or well-known place of the district.
 * The list is of 2017: a name is taken only if the post office that serves it still has the same pincode.
 */

import type { Point } from '../../src/core/place/place.ts';
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import { groupBy } from '../formats/group-by.ts';
import type { Recipe } from '../recipe.ts';
import { wellKnownPlaces } from '../tables/well_known_places.ts';
import { joinedPhoneticKey } from './localities/names.ts';
import type { LocalityColumn } from './localities.ts';
import { partOfTown, urbanPincodes } from './quarters/urban.ts';

const COLUMNS = ['pincode', 'office', 'names'] as const;
export type QuarterColumn = (typeof COLUMNS)[number];

/** Separates the names in one cell. */
const SEPARATOR = '|';

export interface ListedNames {
  readonly pincode: string;
  readonly office: string;
  readonly subDistrict: string;
  readonly listedDistrict: string;
  readonly villages: string;
}

export interface Surroundings {
  /** Key of state and district of a pincode; a name denotes one place within this area. */
  readonly areaOf: (pincode: string) => string | undefined;
  /** Current name of an office of a pincode. */
  readonly officeOf: (pincode: string, office: string) => string | undefined;
  readonly isUrban: (pincode: string) => boolean;
  /** Whether the phonetic key already has a match in the area. */
  readonly isKnown: (area: string, sound: string) => boolean;
}

export const recipe: Recipe = {
  name: 'quarters',
  packages: [],
  run() {
    const listed = readTable<keyof ListedNames>(bundled('villages'));
    return [{ name: 'quarters', columns: COLUMNS, rows: quarterRows(listed, surroundings()) }];
  },
};

function surroundings(): Surroundings {
  const areas = new Map<string, string>();
  const centres = new Map<string, Point>();
  const pincodes = readTable<'pincode' | 'district' | 'state' | 'latitude' | 'longitude'>(bundled('pincodes'));
  for (const { pincode, district, state, latitude, longitude } of pincodes) {
    areas.set(pincode, `${state}|${district}`);
    if (latitude !== '') centres.set(pincode, { latitude: Number(latitude), longitude: Number(longitude) });
  }
  const offices = new Map<string, string>();
  const knownKeys = new Set<string>();
  const addKnown = (pincode: string, name: string): unknown => knownKeys.add(`${areas.get(pincode)}|${joinedPhoneticKey(name)}`);
  for (const { pincode, name } of readTable<'pincode' | 'name'>(bundled('offices'))) {
    offices.set(`${pincode} ${joinedPhoneticKey(name)}`, name);
    addKnown(pincode, name);
  }
  for (const { pincode, names } of wellKnownPlaces()) for (const name of names) addKnown(pincode, name);
  for (const { name, pincodes } of readTable<LocalityColumn>(bundled('localities'))) {
    for (const pincode of pincodes.split(' ')) addKnown(pincode, name);
  }
  const urban = urbanPincodes(centres);
  return {
    areaOf: (pincode) => areas.get(pincode),
    officeOf: (pincode, office) => offices.get(`${pincode} ${joinedPhoneticKey(office)}`),
    isUrban: (pincode) => urban.has(pincode),
    isKnown: (area, sound) => knownKeys.has(`${area}|${sound}`),
  };
}

/** A name with more pincodes in a district is that of a city or taluk. */
const MAX_PINCODES = 3;
const MIN_KEY_LENGTH = 4;

/** One row per post office, with the names it serves. */
export function quarterRows(
  rows: Iterable<ListedNames>,
  { areaOf, officeOf, isUrban, isKnown }: Surroundings,
): Record<QuarterColumn, string>[] {
  const quarters = Array.from(rows).flatMap(({ pincode, office: listedOffice, subDistrict, listedDistrict, villages }) => {
    const area = areaOf(pincode);
    const office = officeOf(pincode, listedOffice);
    if (area === undefined || office === undefined) return [];
    const larger = new Set([subDistrict, listedDistrict].map(joinedPhoneticKey));
    return villages.split(SEPARATOR).flatMap((listed) => {
      const name = partOfTown(listed, isUrban(pincode));
      const sound = joinedPhoneticKey(name ?? '');
      const isNew = sound.length >= MIN_KEY_LENGTH && !larger.has(sound) && !isKnown(area, sound);
      return name !== undefined && isNew ? [{ key: `${area}|${sound}`, name, pincode, office }] : [];
    });
  });
  const unambiguous = [...groupBy(quarters, ({ key }) => key).values()].filter(
    (same) => new Set(same.map(({ pincode }) => pincode)).size <= MAX_PINCODES,
  );
  const byOffice = groupBy(unambiguous.flat(), ({ pincode, office }) => `${pincode}\t${office}`);
  return [...byOffice]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) => {
      if (first === undefined) return [];
      const { pincode, office } = first;
      // Of spellings with the same phonetic key, keep the first.
      const names = new Map([...others, first].reverse().map(({ key, name }) => [key, name]));
      return [{ pincode, office, names: [...names.values()].sort().join(SEPARATOR) }];
    });
}
