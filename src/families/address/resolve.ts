/** Hierarchical choice: the most probable district first, then the most probable pincode within it. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';
import type { Judged } from './judge.ts';
import { factsOf } from './places.ts';

export interface Resolved {
  /** The chosen pincode first; the others by descending probability. */
  readonly order: readonly Judged[];
  /** Probability of its district and of its state. */
  readonly district: number;
  readonly state: number;
}

/** State and district of every pincode, as keys. */
const areasOf = weakMemo((pack: Pack) =>
  factsOf(pack).places.map(([, state, , , district = '']) => [state, `${state} ${district}`] as const),
);

export function resolve(pack: Pack, judged: readonly Judged[]): Resolved | undefined {
  const areas = areasOf(pack);
  const states = new Map<string, number>();
  const districts = new Map<string, number>();
  const areaOf = ({ row }: Judged): readonly [state: string, district: string] => areas[row] ?? ['', ''];
  for (const one of judged) {
    const [state, district] = areaOf(one);
    states.set(state, (states.get(state) ?? 0) + one.likelihood);
    districts.set(district, (districts.get(district) ?? 0) + one.likelihood);
  }
  const [likeliest] = [...districts].sort(([, a], [, b]) => b - a);
  const best = judged.find((one) => areaOf(one)[1] === likeliest?.[0]);
  if (!best) return undefined;
  const [state, district] = areaOf(best);
  return {
    order: [best, ...judged.filter((one) => one !== best)],
    district: districts.get(district) ?? 0,
    state: states.get(state) ?? 0,
  };
}
