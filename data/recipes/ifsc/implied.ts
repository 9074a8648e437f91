/** Infers the location of branches without an address from their bank: a bank that operates in one state has all branches there. */

import type { DistrictGazetteer } from '../../formats/districts.ts';
import type { BranchRow } from '../../formats/ifsc-branch.ts';
import { states } from '../../tables/states.ts';

type ImpliedLocation = Pick<BranchRow, 'district' | 'state' | 'inferred'>;
type BranchLocation = Pick<BranchRow, 'owner' | 'state' | 'branch'>;

const NOTHING: ImpliedLocation = { district: '', state: '', inferred: '' };
/** Thresholds for a single-state bank: minimum number of branches with an address, and share of them in one state. */
const MIN_BRANCHES = 3;
const MIN_MAJORITY = 0.97;
/** Names of banks that operate within a district or state and are named after it. */
const DISTRICT_BANK = /^(?:the )?(.+?) (?:district|dist\.?|zill?a|jilla) .*(?:co-?op|sah?akari)|^zill?a sah?akari bank (.+)$/i;
const STATE_BANK = /gram(?:in|een)|state co-?op|rajya sah?akari|co-?operative apex/i;

export function impliedPlaces(
  branches: readonly BranchLocation[],
  nameOf: (bank: string) => string,
  districts: DistrictGazetteer,
): (bank: string) => ImpliedLocation {
  const counts = new Map<string, Map<string, number>>();
  for (const { owner, state, branch } of branches) {
    if (branch === '' || state === '') continue;
    const ofBank = counts.get(owner) ?? new Map<string, number>();
    counts.set(owner, ofBank.set(state, (ofBank.get(state) ?? 0) + 1));
  }
  const locations = new Map<string, ImpliedLocation>();
  return (bank) => {
    const implied = locations.get(bank) ?? byName(nameOf(bank), districts) ?? byBranches(counts.get(bank)) ?? NOTHING;
    locations.set(bank, implied);
    return implied;
  };
}

function byName(name: string, districts: DistrictGazetteer): ImpliedLocation | undefined {
  const [, before, after] = DISTRICT_BANK.exec(name) ?? [];
  const called = before ?? after;
  if (called !== undefined) {
    const candidates = states.flatMap(({ code }) =>
      districts.findByName(code, called) === undefined ? [] : [[code, districts.findByName(code, called)] as const],
    );
    const [onlyState, ...others] = candidates;
    // Skip ambiguous names: Aurangabad and Bilaspur are districts of two states.
    if (onlyState !== undefined && others.length === 0)
      return { state: onlyState[0], district: onlyState[1]?.toUpperCase() ?? '', inferred: 'state district' };
  }
  if (!STATE_BANK.test(name)) return undefined;
  const state = states.find((candidate) => name.toLowerCase().includes(candidate.name.toLowerCase()));
  return state && { state: state.code, district: '', inferred: 'state' };
}

function byBranches(counts: ReadonlyMap<string, number> | undefined): ImpliedLocation | undefined {
  const [largest] = [...(counts ?? [])].sort(([, n], [, m]) => m - n);
  const total = [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  if (largest === undefined || total < MIN_BRANCHES || largest[1] < total * MIN_MAJORITY) return undefined;
  return { state: largest[0], district: '', inferred: 'state' };
}
