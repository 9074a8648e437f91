/**
 * Former districts of a pincode that addresses still use, mostly from before a split. Counted on bank branch
 * addresses, smoothed by those of its sub-districts where a pincode has few.
 */
import { type AddressToken, phoneticKeyOf } from './tokenise.ts';

interface BranchAddress {
  readonly pincode: string;
  readonly state: string;
  readonly tokens: readonly AddressToken[];
}

export interface DistrictLookup {
  /** Whether it is the name of a district of the state to which the pincode does not belong. */
  readonly isOtherDistrict: (state: string, key: string, pincode: string) => boolean;
  /** Sub-districts of a pincode, as keys. */
  readonly subDistricts: ReadonlyMap<string, ReadonlySet<string>>;
}

const MAX_NAME_WORDS = 3;
/** Smoothing: the sub-district counts as this many branches. */
const PSEUDO_COUNT = 4;
/** Minimum share of addresses that name the district. */
const MIN_SHARE = 0.2;

export function* formerDistricts(
  branches: readonly BranchAddress[],
  { isOtherDistrict, subDistricts }: DistrictLookup,
): Generator<{ pincode: string; key: string }> {
  const totals = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  const add = (place: string, keys: Iterable<string>): void => {
    totals.set(place, (totals.get(place) ?? 0) + 1);
    const placeCounts = counts.get(place) ?? new Map<string, number>();
    for (const key of keys) placeCounts.set(key, (placeCounts.get(key) ?? 0) + 1);
    counts.set(place, placeCounts);
  };
  for (const { pincode, state, tokens } of branches) {
    const keys = new Set<string>();
    for (let from = 0; from < tokens.length; from++) {
      for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_NAME_WORDS); to++) keys.add(phoneticKeyOf(tokens.slice(from, to)));
    }
    const otherDistricts = [...keys].filter((key) => isOtherDistrict(state, key, pincode));
    for (const place of [pincode, ...(subDistricts.get(pincode) ?? [])]) add(place, otherDistricts);
  }
  for (const [pincode, pincodeSubDistricts] of subDistricts) {
    const [ownCounts, total] = [counts.get(pincode), totals.get(pincode) ?? 0];
    const priorCounts = new Map<string, number>();
    for (const place of pincodeSubDistricts)
      for (const [key, count] of counts.get(place) ?? []) priorCounts.set(key, (priorCounts.get(key) ?? 0) + count);
    const priorTotal = [...pincodeSubDistricts].reduce((sum, place) => sum + (totals.get(place) ?? 0), 0);
    for (const [key, count] of new Map([...priorCounts, ...(ownCounts ?? [])])) {
      const ownCount = ownCounts?.get(key) ?? 0;
      const share = priorTotal > 0 ? (priorCounts.get(key) ?? 0) / priorTotal : count / Math.max(1, total);
      const isFrequent = (ownCount + PSEUDO_COUNT * share) / (total + PSEUDO_COUNT) >= MIN_SHARE;
      if (isFrequent) yield { pincode, key };
    }
  }
}
