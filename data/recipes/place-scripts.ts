/**
 * Names of districts, towns, post offices and villages in Indian scripts. A name is accepted if its place is near one with the matching Latin name
 * and they are phonetically similar. The table resolves ambiguity that phonetics alone cannot: भोपाल is Bhopal, not Bopal.
 */

import type { Point } from '../../src/core/place/place.ts';
import { canonical, nameKey } from '../../src/core/text/fold.ts';
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import { distanceKm } from '../formats/geometry.ts';
import type { PackagePin } from '../package.ts';
import { districtNames, placeNames } from '../places.ts';
import type { Recipe } from '../recipe.ts';
import { placeScripts } from '../tables/place_scripts.ts';
import { readTowns, TOWN_LIST } from './geonames.ts';
import type { LocalityColumn } from './localities.ts';
import { type ListedPlace, placesOfDistricts, placesOfTowns, placesOfWikidata } from './place-scripts/sources.ts';
import { isPhoneticMatch, withoutPlaceTypeSuffix } from './place-scripts/transliteration-check.ts';
import { WIKIDATA_PLACES } from './wikidata.ts';

/** `village` is 1 for names used by villages only. */
const COLUMNS = ['state', 'name', 'village', 'scripts'] as const;
export type PlaceScriptsColumn = (typeof COLUMNS)[number];

const DISTRICT_LIST: PackagePin = {
  name: '@coffeebeanslabs/country_state_district',
  version: '1.0.1',
  integrity: 'sha512-5FlCAWA+yyvytMexProPQyb/xn7OMa1/c+HSweGD2l71QLX38wY9bQaNQO3rw6snF4TCiZharlJS+SwTBU4xzA==',
};

/** Maximum distance between the centre of a pincode and the town it is named after. */
const NEAR_KM = 25;

/** A served name in Latin script, with the locations of all places of that name. */
interface ServedName {
  readonly state: string;
  readonly name: string;
  readonly points: Point[];
  /** True if no district, town or post office has this name. */
  readonly isVillage: boolean;
}

export const recipe: Recipe = {
  name: 'place-scripts',
  packages: [TOWN_LIST, WIKIDATA_PLACES, DISTRICT_LIST],
  run(files) {
    const json = <T>(pin: PackagePin, path: string): T => {
      const file = files.get(pin.name)?.get(path);
      if (!file) throw new Error(`${pin.name} has no file ${path}`);
      return JSON.parse(file.toString()) as T;
    };
    const listed = [
      ...placesOfDistricts(json(DISTRICT_LIST, 'city.json'), json(DISTRICT_LIST, 'state.json')),
      ...placesOfTowns(readTowns(files.get(TOWN_LIST.name))),
      ...placesOfWikidata(json(WIKIDATA_PLACES, 'data.json')),
    ];
    const served = servedNames(listed);
    const entries = new Map<string, { readonly state: string; readonly name: string; readonly scripts: string[] }>();
    const add = ({ state, name }: { readonly state: string; readonly name: string }, scripts: readonly string[]): void => {
      const entry = entries.get(keyOf(state, name)) ?? { state, name, scripts: [] };
      entries.set(keyOf(state, name), entry);
      entry.scripts.push(...scripts);
    };
    for (const place of listed) {
      for (const { state, name } of placesCalled(place, served)) {
        const names = [...districtNames(state, name), ...placeNames(state, name), ...place.names];
        const scripts = place.scripts.map(withoutPlaceTypeSuffix).filter((script) => isPhoneticMatch(script, names));
        if (scripts.length > 0) add({ state, name }, scripts);
      }
    }
    for (const typed of placeScripts()) add(typed, typed.scripts);
    const rows = [...entries.values()].map(({ state, name, scripts }) => ({
      state,
      name,
      village: served.get(keyOf(state, name))?.isVillage ? '1' : '',
      scripts: distinctSpellings(scripts).join('|'),
    }));
    return [
      { name: 'place_scripts', columns: COLUMNS, rows: rows.sort((a, b) => (keyOf(a.state, a.name) < keyOf(b.state, b.name) ? -1 : 1)) },
    ];
  },
};

function keyOf(state: string, name: string): string {
  return `${state} ${canonical(name)}`;
}

/** Deduplicates spellings that search folds to the same key. */
function distinctSpellings(scripts: Iterable<string>): string[] {
  return [...new Map([...scripts].map((script) => [nameKey(script), script])).values()];
}

/**
 * Districts, towns, post offices and villages, with the centres of their pincodes.
 * @param listed places of the packages: villages not among them are skipped, because there are many
 */
function servedNames(listed: readonly ListedPlace[]): Map<string, ServedName> {
  const served = new Map<string, ServedName>();
  const centres = new Map<string, { readonly state: string; readonly point: Point }>();
  const addPlace = (state: string, name: string, point: Point | undefined, isVillage = false): void => {
    const key = keyOf(state, name);
    const entry = served.get(key) ?? { state, name, points: [], isVillage };
    served.set(key, entry);
    if (point) entry.points.push(point);
  };
  for (const { pincode, district, state, latitude, longitude } of readTable<'pincode' | 'district' | 'state' | 'latitude' | 'longitude'>(
    bundled('pincodes'),
  )) {
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    if (latitude !== '') centres.set(pincode, { state, point });
    if (district !== '') addPlace(state, district, latitude === '' ? undefined : point);
  }
  for (const { name, pincode, state } of readTable<'name' | 'pincode' | 'state'>(bundled('offices')))
    addPlace(state, name, centres.get(pincode)?.point);
  for (const { kind, name, pincodes } of readTable<LocalityColumn>(bundled('localities'))) {
    const first = centres.get(pincodes.split(' ')[0] ?? '');
    if (kind === 'city' && first) addPlace(first.state, name, first.point);
  }
  const candidateNames = new Set(listed.flatMap(({ state, names }) => names.map((name) => keyOf(state, name))));
  for (const { state, pincode, villages } of readTable<'state' | 'pincode' | 'villages'>(bundled('villages'))) {
    for (const name of villages.split('|'))
      if (candidateNames.has(keyOf(state, name))) addPlace(state, name, centres.get(pincode)?.point, true);
  }
  return served;
}

/** Served places near a listed place that have one of its names. */
function placesCalled({ state, names, point: location }: ListedPlace, served: ReadonlyMap<string, ServedName>): ServedName[] {
  const called = new Set(
    names.flatMap((name) => [...districtNames(state, name), ...placeNames(state, name)]).map((name) => keyOf(state, name)),
  );
  return [...called].flatMap((key) => {
    const place = served.get(key);
    return place && (location === undefined || place.points.some((point) => distanceKm(point, location) <= NEAR_KM)) ? [place] : [];
  });
}
