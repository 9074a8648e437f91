/** Hierarchical classification: the most probable district first, then the most probable pincode within it. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';
import { statisticsOf } from './pincode-index.ts';
import type { PincodePosterior } from './posterior.ts';

export interface Resolution {
  /** The chosen pincode first; the others by descending probability. */
  readonly ranking: readonly PincodePosterior[];
  /** Probability of its district and of its state. */
  readonly districtProbability: number;
  readonly stateProbability: number;
}

/** State and district of every pincode, as keys. */
const areaKeys = weakMemo((pack: Pack) =>
  statisticsOf(pack).places.map(([, state, , , district = '']) => [state, `${state} ${district}`] as const),
);

export function resolveDistrictFirst(pack: Pack, candidates: readonly PincodePosterior[]): Resolution | undefined {
  const areas = areaKeys(pack);
  const stateProbabilities = new Map<string, number>();
  const districtProbabilities = new Map<string, number>();
  const areaOf = ({ row }: PincodePosterior): readonly [state: string, district: string] => areas[row] ?? ['', ''];
  for (const candidate of candidates) {
    const [state, district] = areaOf(candidate);
    stateProbabilities.set(state, (stateProbabilities.get(state) ?? 0) + candidate.probability);
    districtProbabilities.set(district, (districtProbabilities.get(district) ?? 0) + candidate.probability);
  }
  const [mostProbable] = [...districtProbabilities].sort(([, a], [, b]) => b - a);
  const best = candidates.find((candidate) => areaOf(candidate)[1] === mostProbable?.[0]);
  if (!best) return undefined;
  const [state, district] = areaOf(best);
  return {
    ranking: [best, ...candidates.filter((candidate) => candidate !== best)],
    districtProbability: districtProbabilities.get(district) ?? 0,
    stateProbability: stateProbabilities.get(state) ?? 0,
  };
}
