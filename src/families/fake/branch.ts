/** A real bank branch for a fake account: in the city, else the district, else the state. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import { matchRows } from '../../core/dataset/query/search.ts';
import { canonical } from '../../core/text/fold.ts';
import { pick, type RandomInt } from '../../core/util/random.ts';

export interface PickedBranch {
  readonly ifsc: string;
  readonly bank: { readonly name: string };
  readonly branch: string | null;
}

interface BranchArea {
  readonly city: string;
  readonly district: string;
  readonly stateCode: string;
}

export function pickBranch(randomInt: RandomInt, branches: Dataset, { city, district, stateCode }: BranchArea): PickedBranch | undefined {
  const within = { kind: 'branch', state: stateCode };
  for (const is of [{ ...within, city: canonical(city) }, { ...within, city: canonical(district) }, within]) {
    const rows = matchRows(branches.pack, { is });
    if (rows.length > 0) return branches.pack.row(pick(randomInt, rows)).parse() as PickedBranch;
  }
  return undefined;
}
