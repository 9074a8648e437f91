/** Mined from branch addresses: localities and towns without a post office of that name, and the number of bank branches per pincode. */
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import type { BranchRow } from '../formats/ifsc-branch.ts';
import type { Recipe } from '../recipe.ts';
import { type Area, type LocalityCandidate, placesOfBranches } from './localities/branches.ts';
import { joinedPhoneticKey } from './localities/names.ts';

const COLUMNS = ['kind', 'name', 'pincodes', 'banks'] as const;
export type LocalityColumn = (typeof COLUMNS)[number];

export const recipe: Recipe = {
  name: 'localities',
  packages: [],
  run() {
    const areas = new Map<string, Area>();
    for (const { pincode, district, state } of readTable<'pincode' | 'district' | 'state'>(bundled('pincodes'))) {
      areas.set(pincode, { district, state });
    }
    const { branchesOf, localities, cities } = placesOfBranches(
      readTable<keyof BranchRow>(bundled('branches')) as Iterable<BranchRow>,
      areas,
    );
    const villages = villageNames();
    const towns = cities.filter(isReliableTown);
    const townKeys = new Set(towns.map(({ district, name }) => `${district}|${joinedPhoneticKey(name)}`));
    const rows = [
      ...towns.map((city) => row('city', city, townPincodes(city, branchesOf))),
      ...localities
        .filter((locality) => isReliable(locality, villages) && !townKeys.has(`${locality.district}|${joinedPhoneticKey(locality.name)}`))
        .map((locality) => row('locality', locality, mainPincodes(locality))),
    ];
    return [
      { name: 'localities', columns: COLUMNS, rows: rows.filter(({ pincodes }) => pincodes !== '') },
      {
        name: 'pincode_branches',
        columns: ['pincode', 'branches'],
        rows: [...branchesOf].sort().map(([pincode, branches]) => ({ pincode, branches })),
      },
    ];
  },
};

/** Phonetic keys of village names by state and district. */
function villageNames(): Set<string> {
  const names = new Set<string>();
  for (const { state, district, villages } of readTable<'state' | 'district' | 'villages'>(bundled('villages'))) {
    for (const village of villages.split('|')) names.add(`${state}|${district}|${joinedPhoneticKey(village)}`);
  }
  return names;
}

const MIN_BRANCHES_OF_TOWN = 3;
const MIN_BANKS = 2;
/** Addresses also contain streets and landmarks: a name that is not a branch name needs one more bank, and most of its branches in one pincode. */
const MIN_BANKS_IN_ADDRESS = 3;
const SHARE_IN_ADDRESS = 0.5;

function isReliableTown({ branches }: LocalityCandidate): boolean {
  return branches >= MIN_BRANCHES_OF_TOWN;
}

function isReliable(
  { state, district, name, banks, isBranch, branches, pincodes }: LocalityCandidate,
  villages: ReadonlySet<string>,
): boolean {
  if (isBranch) return banks >= MIN_BANKS || villages.has(`${state}|${district}|${joinedPhoneticKey(name)}`);
  return banks >= MIN_BANKS_IN_ADDRESS && (pincodes[0]?.[1] ?? 0) / branches >= SHARE_IN_ADDRESS;
}

/** A locality includes further pincodes with at least a third of the branches of its first one. */
const LOCALITY_SHARE = 1 / 3;
const MAX_LOCALITY_PINCODES = 3;

function mainPincodes({ pincodes }: LocalityCandidate): string[] {
  const minBranches = (pincodes[0]?.[1] ?? 0) * LOCALITY_SHARE;
  return codesOf(pincodes.filter(([, branches]) => branches >= minBranches).slice(0, MAX_LOCALITY_PINCODES));
}

/** A pincode belongs to a town if a quarter of its branches name the town. */
const TOWN_SHARE = 1 / 4;

function townPincodes({ pincodes }: LocalityCandidate, branchesOf: ReadonlyMap<string, number>): string[] {
  return codesOf(pincodes.filter(([pincode, branches]) => branches >= (branchesOf.get(pincode) ?? 0) * TOWN_SHARE));
}

function codesOf(pincodes: readonly (readonly [pincode: string, branches: number])[]): string[] {
  return pincodes.map(([pincode]) => pincode);
}

function row(kind: string, { name, banks }: LocalityCandidate, pincodes: readonly string[]): Record<LocalityColumn, string> {
  return { kind, name, pincodes: pincodes.join(' '), banks: String(banks) };
}
