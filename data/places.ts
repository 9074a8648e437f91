/** The states and districts of India under all their names: for rooms and recipes alike. */
import { nameLister, stateFinder } from '../src/core/place/names.ts';
import { type NamedPlaces, otherNamesOf } from '../src/core/place/other-names.ts';
import { canonical, nameKey } from '../src/core/text/fold.ts';
import { NameList } from '../src/core/text/name-list.ts';
import { lazy } from '../src/core/util/lazy.ts';
import { districtAliases, otherPlaceNames, renamedCities } from './tables/place_names.ts';
import { type StateRow, states } from './tables/states.ts';

/**
 * The state that a code, vehicle prefix, GST number, ISO id or name means, current or former.
 *
 * @example findState('orissa')?.code // 'OD'
 * @example findState('IN-TG')?.name // 'Telangana'
 */
export const findState: (text: string) => StateRow | undefined = stateFinder(states);

const names = new Map(states.map(({ code, name }) => [code, name]));

/** The name of a state by its two-letter code. */
export function stateName(code: string): string | undefined {
  return names.get(code);
}

/** A district under all its names, the given one first: Aurangabad is also found as Chhatrapati Sambhajinagar, and the other way round. */
export const districtNames = (state: string, district: string): string[] => districtLister()(state, district);
const districtLister = lazy(() => nameLister(districtAliases()));

const CODE_LENGTH = 3;

/** The names of a state besides the current one, without its codes. */
export function stateAliases(code: string): string[] {
  return states.find((one) => one.code === code)?.aliases.filter((alias) => alias.length > CODE_LENGTH) ?? [];
}

/** The codes of a state in letters: of ISO, of vehicles, and former ones. */
export function stateCodes(code: string): string[] {
  const state = states.find((one) => one.code === code);
  const codes = [code, ...(state?.vehicleCodes ?? []), ...(state?.aliases ?? [])];
  return [...new Set(codes)].filter((one) => one.length <= CODE_LENGTH && /^[A-Z]+$/.test(one));
}

/** The names of a state, the current one first: not those others of several words, which are words of other names too. */
export function stateNames(code: string): string[] {
  const name = stateName(code);
  return name === undefined ? [] : [name, ...stateAliases(code).filter((alias) => !alias.includes(' '))];
}

const SAID_AROUND = /^(?:the )?(?:state|union territory|ut|govt|government) of | state$/;
/** Codes are too short to be near to anything. */
const SHORTEST_NAME = 4;
const statesBySound = new NameList<StateRow>(
  states.flatMap((state) =>
    [state.name, ...state.aliases].filter(({ length }) => length >= SHORTEST_NAME).map((name) => [name, state] as const),
  ),
);

/** The state that people mean who write initials with dots, another spelling or an Indian script. */
export function meantState(text: string): StateRow | undefined {
  const name = canonical(text).replace(SAID_AROUND, '');
  return findState(text) ?? findState(nameKey(text)) ?? findState(name) ?? statesBySound.nearest(name)?.value;
}

const places: () => NamedPlaces = lazy(() => otherNamesOf([...renamedCities(), ...otherPlaceNames()]));

/**
 * What a place is also called, with the rest of the name kept.
 * @example placeNames('KA', 'Bengaluru City') // ['Bangalore city']
 */
export function placeNames(state: string, name: string): string[] {
  return places().namesOf(state, name);
}

/** Only the other names of the places that a text names, such as an address. */
export function otherNamesIn(state: string, text: string): string[] {
  return places().namesIn(state, text);
}
