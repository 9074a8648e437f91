import { districtAliases } from '../../../data/tables/district_aliases.ts';
import { canonical } from '../../core/text/fold.ts';

const otherNames = new Map<string, Set<string>>();
for (const { state, former, current } of districtAliases) {
  for (const [name, other] of [
    [former, current],
    [current, former],
  ] as const) {
    const key = `${state} ${canonical(name)}`;
    otherNames.set(key, (otherNames.get(key) ?? new Set()).add(other));
  }
}

/** A district under all its names, the given one first: Aurangabad is also found as Chhatrapati Sambhajinagar, and the other way round. */
export function districtNames(state: string, district: string): string[] {
  return [district, ...(otherNames.get(`${state} ${canonical(district)}`) ?? [])];
}
