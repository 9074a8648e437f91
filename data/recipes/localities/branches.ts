/** Statistics from the addresses of bank branches: branches per pincode, and candidate locality names. */
import { titleCase } from '../../../src/core/text/fold.ts';
import { nameWords } from '../../../src/core/text/name-forms.ts';
import { phoneticFold } from '../../../src/core/text/phonetic-key.ts';
import type { BranchRow } from '../../formats/ifsc-branch.ts';
import { findState } from '../../places.ts';
import { isPlaceName } from './names.ts';

export interface Area {
  readonly district: string;
  readonly state: string;
}

/** A name used for the same place by branches of several banks. */
export interface Named {
  readonly state: string;
  readonly district: string;
  readonly name: string;
  /** Number of banks that use it, and whether it is a branch name rather than a part of an address. */
  readonly banks: number;
  readonly isBranch: boolean;
  readonly branches: number;
  /** Pincodes with branch counts, in descending order. */
  readonly pincodes: readonly (readonly [pincode: string, branches: number])[];
}

type Branch = Pick<BranchRow, 'owner' | 'branch' | 'address' | 'city' | 'centre' | 'district' | 'state' | 'pincode'>;

/** Noise words around a place name in an address. */
const ADDED = ['india', 'dist', 'distt', 'district', 'branch', 'br', 'city', 'new mumbai', 'greater bombay', 'urban', 'rural'];
const MAX_WORDS = 4;

/** Candidate place names in the address of a branch → whether the name is the branch name. */
export function placesIn({ branch, address, city, centre, district, state }: Branch): Map<string, boolean> {
  const branchName = nameWords(branch).join(' ');
  const around = new Set([city, centre, district, ...ADDED, ...stateNames(state)].flatMap(nameWords));
  const names = new Map<string, boolean>();
  for (const part of [branch, ...branch.split(/[,()]| - /), ...address.split(/[,.;]| - /)]) {
    const list = nameWords(part).filter((word) => !/^\d{3,}$/.test(word) && word !== 'main');
    // Strips the city from "Gachibowli Hyderabad"; a lone city name is not a locality.
    while (list.length > 1 && around.has(list.at(-1) as string)) list.pop();
    while (list.length > 1 && around.has(list[0] as string)) list.shift();
    const name = list.join(' ');
    if (list.length <= MAX_WORDS && isPlaceName(name) && !list.every((word) => around.has(word))) names.set(name, name === branchName);
  }
  return names;
}

function stateNames(code: string): string[] {
  const state = findState(code);
  return state ? [state.name, state.code, ...state.aliases] : [];
}

interface Counted {
  readonly state: string;
  readonly district: string;
  readonly names: Map<string, number>;
  readonly banks: Set<string>;
  readonly pincodes: Map<string, number>;
  isBranch: boolean;
}

/** Counts names by phonetic key within a district: Indira Nagar and Indiranagar are one place. */
class NameCounts {
  readonly #counts = new Map<string, Counted>();

  add({ state, district }: Area, name: string, { owner }: Pick<Branch, 'owner'>, pincode: string, isBranch: boolean): void {
    const key = `${state}|${district}|${phoneticFold(name.replaceAll(' ', ''))}`;
    let counted = this.#counts.get(key);
    if (!counted) {
      counted = { state, district, names: new Map(), banks: new Set(), pincodes: new Map(), isBranch: false };
      this.#counts.set(key, counted);
    }
    counted.names.set(name, (counted.names.get(name) ?? 0) + 1);
    counted.pincodes.set(pincode, (counted.pincodes.get(pincode) ?? 0) + 1);
    counted.banks.add(owner);
    counted.isBranch ||= isBranch;
  }

  all(): Named[] {
    return Array.from(this.#counts.values(), ({ names, banks, pincodes, ...rest }) => ({
      ...rest,
      name: titleCase(mostFirst(names)[0]?.[0] ?? ''),
      banks: banks.size,
      branches: [...pincodes.values()].reduce((sum, count) => sum + count, 0),
      pincodes: mostFirst(pincodes),
    }));
  }
}

function mostFirst(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

export interface PlacesOfBranches {
  readonly branchesOf: ReadonlyMap<string, number>;
  readonly localities: readonly Named[];
  readonly cities: readonly Named[];
}

export function placesOfBranches(branches: Iterable<Branch>, areas: ReadonlyMap<string, Area>): PlacesOfBranches {
  const branchesOf = new Map<string, number>();
  const localities = new NameCounts();
  const cities = new NameCounts();
  for (const branch of branches) {
    const { pincode } = branch;
    const area = areas.get(pincode);
    if (area === undefined) continue;
    branchesOf.set(pincode, (branchesOf.get(pincode) ?? 0) + 1);
    for (const [name, isBranch] of placesIn(branch)) localities.add(area, name, branch, pincode, isBranch);
    for (const city of new Set([branch.city, branch.centre].map((name) => nameWords(name).join(' ')))) {
      if (city !== '' && !/\d/.test(city)) cities.add(area, city, branch, pincode, false);
    }
  }
  return { branchesOf, localities: localities.all(), cities: withoutStrays(cities.all()) };
}

/** Minimum share of a city's branches in one district; a smaller share indicates wrong addresses. */
const SMALLEST_PART = 1 / 10;

/** Removes outliers: a city may span several districts, but a few branches of a large city in another district are errors. */
function withoutStrays(cities: readonly Named[]): Named[] {
  const totals = new Map<string, number>();
  const keyOf = ({ state, name }: Named): string => `${state}|${phoneticFold(name.replaceAll(' ', ''))}`;
  for (const city of cities) totals.set(keyOf(city), (totals.get(keyOf(city)) ?? 0) + city.branches);
  return cities.filter((city) => city.branches >= (totals.get(keyOf(city)) as number) * SMALLEST_PART);
}
