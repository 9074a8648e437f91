/** Places with names in Latin and Indian scripts, from three packages. */
import type { Point } from '../../../src/core/place/place.ts';
import { findState, findStateFuzzy } from '../../places.ts';
import type { Town } from '../geonames.ts';

export interface ListedPlace {
  readonly state: string;
  /** In Latin letters. */
  readonly names: readonly string[];
  readonly scripts: readonly string[];
  /** Missing for districts. */
  readonly point?: Point;
}

const LATIN = /^[A-Za-z][A-Za-z .'()-]*$/;
/** Devanagari to Malayalam, including the zero-width joiner and non-joiner. */
const INDIAN = /^[\u0900-\u0d7f](?:[\u0900-\u0d7f .-]|\u200c|\u200d)*$/;

/** Towns of GeoNames, whose alternate names have no language tag. */
export function placesOfTowns(towns: readonly Town[]): ListedPlace[] {
  return towns.map(
    ({ state, name, otherNames, latitude, longitude }): ListedPlace => ({
      state,
      names: [name, ...otherNames.filter((other) => LATIN.test(other))],
      scripts: otherNames.filter((other) => INDIAN.test(other)),
      point: { latitude, longitude },
    }),
  );
}

export interface WikidataPlaces {
  readonly cities: readonly {
    readonly name: string;
    readonly translations: Readonly<Record<string, string>>;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly regionId: string | null;
  }[];
  readonly regions: readonly { readonly id: string; readonly name: string }[];
}

export function placesOfWikidata({ cities, regions }: WikidataPlaces): ListedPlace[] {
  const states = new Map(regions.map(({ id, name }) => [id, findStateFuzzy(name)?.code]));
  return cities.flatMap(({ name, translations, latitude, longitude, regionId }): ListedPlace[] => {
    const state = states.get(regionId ?? '');
    if (state === undefined || latitude === null || longitude === null) return [];
    const scripts = Object.values(translations).filter((spelling) => INDIAN.test(spelling));
    return [{ state, names: [name], scripts, point: { latitude, longitude } }];
  });
}

interface Translated {
  readonly id: number;
  readonly en_name: string;
  readonly hi_name: string | null;
  readonly mr_name: string | null;
}

/** Districts in Hindi and, in Maharashtra only, in Marathi: elsewhere the Marathi name is not in use. */
export function placesOfDistricts(
  districts: readonly (Translated & { readonly state_id: number })[],
  states: readonly Translated[],
): ListedPlace[] {
  const codes = new Map(states.map(({ id, en_name }) => [id, findState(en_name)?.code]));
  return districts.flatMap(({ en_name, hi_name, mr_name, state_id }): ListedPlace[] => {
    const state = codes.get(state_id);
    if (state === undefined) return [];
    const scripts = [hi_name, state === 'MH' ? mr_name : null].filter((name) => name !== null && INDIAN.test(name));
    return [{ state, names: [en_name], scripts: scripts as string[] }];
  });
}
