/** Indian states and districts under current and former names and codes; used by families and recipes. */

import { ARABIC, INDIC } from '../src/core/indic/unicode-blocks.ts';
import { buildGazetteer, type PlaceGazetteer } from '../src/core/place/gazetteer.ts';
import { nameLister, stateFinder } from '../src/core/place/names.ts';
import { canonical, nameKey } from '../src/core/text/fold.ts';
import { FuzzyNameList } from '../src/core/text/fuzzy-name-list.ts';
import { phoneticFold } from '../src/core/text/phonetic-key.ts';
import { lazy } from '../src/core/util/lazy.ts';
import { districtAliases, otherPlaceNames, renamedCities } from './tables/place_names.ts';
import { stateScripts } from './tables/state_scripts.ts';
import { type StateRow, states } from './tables/states.ts';

/**
 * Finds a state by code, vehicle prefix, GST number, ISO id, or current or former name.
 * @example findState('orissa')?.code // 'OD'
 * @example findState('IN-TG')?.name // 'Telangana'
 */
export const findState: (text: string) => StateRow | undefined = stateFinder(states);

const names = new Map(states.map(({ code, name }) => [code, name]));

export function stateName(code: string): string | undefined {
  return names.get(code);
}

/** All names of a district, the given one first: Aurangabad is also found as Chhatrapati Sambhajinagar, and vice versa. */
export const districtNames = (state: string, district: string): string[] => districtNameLookup()(state, district);
const districtNameLookup = lazy(() => nameLister(districtAliases()));

const CODE_LENGTH = 3;

/** Aliases of a state without its codes. */
export function stateAliases(code: string): string[] {
  return states.find((state) => state.code === code)?.aliases.filter((alias) => alias.length > CODE_LENGTH) ?? [];
}

/** Alphabetic codes of a state: ISO, vehicle and former ones. */
export function stateCodes(code: string): string[] {
  const state = states.find((candidate) => candidate.code === code);
  const codes = [code, ...(state?.vehicleCodes ?? []), ...(state?.aliases ?? [])];
  return [...new Set(codes)].filter((alias) => alias.length <= CODE_LENGTH && /^[A-Z]+$/.test(alias));
}

/** Names of a state, the current one first. Excludes aliases of several words, because their words also occur in other names. */
export function stateNames(code: string): string[] {
  const name = stateName(code);
  return name === undefined ? [] : [name, ...stateAliases(code).filter((alias) => !alias.includes(' '))];
}

const STATE_AFFIXES = /^(?:the )?(?:state|union territory|ut|govt|government) of | state$/;
/** Codes are too short for fuzzy matching. */
const MIN_FUZZY_LENGTH = 4;
const fuzzyStateNames = new FuzzyNameList<StateRow>(
  states.flatMap((state) =>
    [state.name, ...state.aliases].filter(({ length }) => length >= MIN_FUZZY_LENGTH).map((name) => [name, state] as const),
  ),
);

/** By name in an Indian script, and by its phonetic key: spellings differ in vowels and nasals. */
const statesInScripts = lazy(() => {
  const byCode = new Map(states.map((state) => [state.code, state]));
  const entries = stateScripts().flatMap(({ state, names }) =>
    names.map((name) => [nameKey(name), byCode.get(state) as StateRow] as const),
  );
  // Phonetic keys of Urdu lack the short vowels: too few letters are left to tell names apart.
  const byPhoneticKey = entries.filter(([key]) => INDIC.test(key)).map(([key, state]) => [phoneticFold(key), state] as const);
  return new Map([...byPhoneticKey, ...entries]);
});

/** Finds a state leniently: initials with dots, fuzzy spelling, an Indian script or Urdu. */
export function findStateFuzzy(text: string): StateRow | undefined {
  const name = canonical(text).replace(STATE_AFFIXES, '');
  const state = findState(text) ?? findState(nameKey(text)) ?? findState(name);
  const key = nameKey(name);
  if (!state && ARABIC.test(name)) return statesInScripts().get(key);
  if (state || !INDIC.test(name)) return state ?? fuzzyStateNames.nearest(name)?.value;
  return statesInScripts().get(key) ?? statesInScripts().get(phoneticFold(key));
}

const places: () => PlaceGazetteer = lazy(() => buildGazetteer([...renamedCities(), ...otherPlaceNames()]));

/**
 * Variants of a name with the place in it replaced by its aliases.
 * @example placeNames('KA', 'Bengaluru City') // ['Bangalore city']
 */
export function placeNames(state: string, name: string): string[] {
  return places().variantsOf(state, name);
}

/** Only the aliases of the places that occur in a text, such as an address. */
export function placeAliasesIn(state: string, text: string): string[] {
  return places().alternativeNamesIn(state, text);
}
