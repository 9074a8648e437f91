/** Usual spellings of the towns of area codes: libphonenumber has Aizawal and Tirunelvelli. Only for building the pack. */
import { bundled } from '../../../data/bundled.ts';
import type { LocalityColumn } from '../../../data/recipes/localities.ts';
import { renamedCities } from '../../../data/tables/place_names.ts';
import { nameKey } from '../../core/text/fold.ts';
import { phoneticDistance, TOO_FAR } from '../../core/text/name-distance.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';
import { lazy } from '../../core/util/lazy.ts';
import { readTable } from '../../core/util/table.ts';

export const TOWN_LISTS = [bundled('pincodes'), bundled('localities'), bundled('offices')] as const;

/** Two spellings of one name differ by an a or an h at most; doubled letters make no difference. */
const MAX_DISTANCE = 0.25;
const MIN_NAME_LENGTH = 5;

/** State → phonetic form → name. */
type TownNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

const towns = lazy((): Readonly<Record<'districts' | 'cities', TownNames>> => {
  const districts = new Map<string, Map<string, string>>();
  const cities = new Map<string, Map<string, string>>();
  const stateOf = new Map<string, string>();
  const add = (to: typeof cities, state: string, name: string): void => {
    const spellings = to.get(state) ?? new Map<string, string>();
    const key = phoneticFold(nameKey(name));
    if (!spellings.has(key)) spellings.set(key, name);
    to.set(state, spellings);
  };
  for (const { pincode, district, state } of readTable<'pincode' | 'district' | 'state'>(TOWN_LISTS[0])) {
    stateOf.set(pincode, state);
    if (district !== '') add(districts, state, district);
  }
  for (const { kind, name, pincodes } of readTable<LocalityColumn>(TOWN_LISTS[1])) {
    const state = stateOf.get(pincodes.split(' ')[0] ?? '');
    if (kind === 'city' && state !== undefined) add(cities, state, name);
  }
  return { districts, cities };
});

/** State and name of each post office; a name in this set is not a misspelling. */
const offices = lazy(() => {
  const names = new Set<string>();
  for (const { name, state } of readTable<'name' | 'state'>(TOWN_LISTS[2])) names.add(`${state} ${nameKey(name)}`);
  return names;
});

/** Names of a town: the usual spelling of the current name first, then a former name. */
export function usualTownNames(state: string, town: string): string[] {
  const key = nameKey(town);
  const renamed = renamedCities().find((row) => row.state === state && row.names.some((name) => nameKey(name) === key));
  const [current] = renamed?.names ?? [];
  if (current === undefined) return [usualSpelling(state, town) ?? town];
  if (nameKey(current) === key) return [town];
  return soundDistance(current, town) <= MAX_DISTANCE ? [current] : [current, town];
}

function usualSpelling(state: string, town: string): string | undefined {
  if (phoneticFold(nameKey(town)).length < MIN_NAME_LENGTH) return undefined;
  const district = closest(towns().districts.get(state), town);
  return district ?? (offices().has(`${state} ${nameKey(town)}`) ? undefined : closest(towns().cities.get(state), town));
}

function closest(names: ReadonlyMap<string, string> | undefined, town: string): string | undefined {
  const key = phoneticFold(nameKey(town));
  const exact = names?.get(key) ?? withoutOneVowel(nameKey(town)).flatMap((name) => names?.get(phoneticFold(name)) ?? [])[0];
  if (exact !== undefined) return exact;
  for (const [other, name] of names ?? []) {
    if (other[0] === key[0] && Math.abs(other.length - key.length) <= 1 && phoneticDistance(other, key, TOO_FAR) <= MAX_DISTANCE)
      return name;
  }
  return undefined;
}

const withoutOneVowel = (name: string): string[] =>
  Array.from(name.matchAll(/(?<=.)[aeiou]/g), ({ index }) => name.slice(0, index) + name.slice(index + 1));

const soundDistance = (name: string, other: string): number =>
  phoneticDistance(phoneticFold(nameKey(name)), phoneticFold(nameKey(other)), TOO_FAR);
