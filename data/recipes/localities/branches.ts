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
export interface LocalityCandidate {
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

const NOISE_WORDS = ['india', 'dist', 'distt', 'district', 'branch', 'br', 'city', 'new mumbai', 'greater bombay', 'urban', 'rural'];
const MAX_WORDS = 4;

/** Candidate place names in the address of a branch → whether the name is the branch name. */
export function candidateNames({ branch, address, city, centre, district, state }: Branch): Map<string, boolean> {
  const branchName = nameWords(branch).join(' ');
  const noise = new Set([city, centre, district, ...NOISE_WORDS, ...stateNames(state)].flatMap(nameWords));
  const names = new Map<string, boolean>();
  for (const part of [branch, ...branch.split(/[,()]| - /), ...address.split(/[,.;]| - /)]) {
    const list = nameWords(part).filter((word) => !/^\d{3,}$/.test(word) && word !== 'main');
    // Strips the city from "Gachibowli Hyderabad"; a lone city name is not a locality.
    while (list.length > 1 && noise.has(list.at(-1) as string)) list.pop();
    while (list.length > 1 && noise.has(list[0] as string)) list.shift();
    const name = list.join(' ');
    if (list.length <= MAX_WORDS && isPlaceName(name) && !list.every((word) => noise.has(word))) names.set(name, name === branchName);
  }
  return names;
}

function stateNames(code: string): string[] {
  const state = findState(code);
  return state ? [state.name, state.code, ...state.aliases] : [];
}

interface NameStatistics {
  readonly state: string;
  readonly district: string;
  readonly names: Map<string, number>;
  readonly banks: Set<string>;
  readonly pincodes: Map<string, number>;
  isBranch: boolean;
}

/** Counts names by phonetic key within a district: Indira Nagar and Indiranagar are one place. */
class NameCounts {
  readonly #counts = new Map<string, NameStatistics>();

  add({ state, district }: Area, name: string, { owner }: Pick<Branch, 'owner'>, pincode: string, isBranch: boolean): void {
    const key = `${state}|${district}|${phoneticFold(name.replaceAll(' ', ''))}`;
    let statistics = this.#counts.get(key);
    if (!statistics) {
      statistics = { state, district, names: new Map(), banks: new Set(), pincodes: new Map(), isBranch: false };
      this.#counts.set(key, statistics);
    }
    statistics.names.set(name, (statistics.names.get(name) ?? 0) + 1);
    statistics.pincodes.set(pincode, (statistics.pincodes.get(pincode) ?? 0) + 1);
    statistics.banks.add(owner);
    statistics.isBranch ||= isBranch;
  }

  all(): LocalityCandidate[] {
    return Array.from(this.#counts.values(), ({ names, banks, pincodes, ...rest }) => ({
      ...rest,
      name: titleCase(byDescendingCount(names)[0]?.[0] ?? ''),
      banks: banks.size,
      branches: [...pincodes.values()].reduce((sum, count) => sum + count, 0),
      pincodes: byDescendingCount(pincodes),
    }));
  }
}

function byDescendingCount(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

export interface PlacesOfBranches {
  readonly branchesOf: ReadonlyMap<string, number>;
  readonly localities: readonly LocalityCandidate[];
  readonly cities: readonly LocalityCandidate[];
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
    for (const [name, isBranch] of candidateNames(branch)) localities.add(area, name, branch, pincode, isBranch);
    for (const city of new Set([branch.city, branch.centre].map((name) => nameWords(name).join(' ')))) {
      if (city !== '' && !/\d/.test(city)) cities.add(area, city, branch, pincode, false);
    }
  }
  return { branchesOf, localities: localities.all(), cities: removeOutliers(cities.all()) };
}

/** Minimum share of a city's branches in one district; a smaller share indicates wrong addresses. */
const MIN_DISTRICT_SHARE = 1 / 10;

/** Removes outliers: a city may span several districts, but a few branches of a large city in another district are errors. */
function removeOutliers(cities: readonly LocalityCandidate[]): LocalityCandidate[] {
  const totals = new Map<string, number>();
  const keyOf = ({ state, name }: LocalityCandidate): string => `${state}|${phoneticFold(name.replaceAll(' ', ''))}`;
  for (const city of cities) totals.set(keyOf(city), (totals.get(keyOf(city)) ?? 0) + city.branches);
  return cities.filter((city) => city.branches >= (totals.get(keyOf(city)) as number) * MIN_DISTRICT_SHARE);
}
