/** How much names count, by what they name and by the words around them. */
import { CONTEXTS } from './context.ts';
import type { Clue } from './evidence.ts';
import type { Kind } from './places.ts';

export interface Weights {
  /** How much it counts that many addresses are in a pincode. */
  readonly prior: number;
  /** For each kind in each context, of one word or of several, what its information counts, and what it counts besides. */
  readonly names: Readonly<Record<string, readonly [slope: number, base: number]>>;
  /** What it counts besides for each doubling of the branches of its pincode. */
  readonly crowd: Readonly<Partial<Record<Kind, number>>>;
}

export const LENGTHS = ['word', 'words'] as const;

/** A name of several words is seldom there by chance. */
export function nameOf({ kind, context, from, to }: Pick<Clue, 'kind' | 'context' | 'from' | 'to'>): string {
  return `${kind} ${context} ${LENGTHS[to - from > 1 ? 1 : 0]}`;
}

/** What a name counts the second time. */
export const REPEATED = 0.5;

export function worthOf({ names }: Weights, clue: Clue): number {
  const [slope, base] = names[nameOf(clue)] ?? [0, 0];
  return (slope * clue.information + base) * (clue.isRepeated ? REPEATED : 1);
}

/**
 * Counted on bank branches that are kept back from what is examined (`bench/address/fit.ts`): a kind of name in each line, and in the order
 * of the contexts, for one word and for several, slope and base.
 */
const TABLE = `
  s 1.05,0.01 0.99,0 0.64,0.08 0.61,0.05 0.11,-0.07 0.36,0 0.32,-0.1 0.96,0.07 1.37,0.95 1.04,0.45
  c 0.57,0 0.55,0 0.39,0.05 0.25,0 0.03,-0.03 0.2,0 0.07,-0.08 0.4,0 0.12,0.81 0.5,0
  d 0.5,-0.11 0.57,-0.11 0.39,0.05 0.41,-0.02 0.03,-0.38 0.46,0.03 0.22,-0.14 0.12,-0.09 0.36,0.07 0.13,-0.4
  T 0.21,-0.81 0.2,-0.07 0.07,-0.67 0.09,-0.38 0.03,-0.51 0.02,-0.13 0.24,-1.24 0.1,-0.24 0.33,-1.6 0.12,-0.08
  t 0.07,-0.16 0.16,-0.08 0.04,-0.64 0.03,-0.19 0.09,-0.16 0.15,0 0.05,-0.09 0.09,0.37 0.11,-1.07 0.13,0.17
  u 0.3,-0.2 0.89,0.03 0.17,-0.72 0.09,-0.1 0.05,-0.11 0.15,0.03 0.19,-0.53 0.18,-0.03 0.29,-1.01 0.17,-0.04
  h 0.52,-0.67 0.51,0.03 0.29,-0.3 0.4,-0.16 0.13,0.46 0.42,-0.08 0.37,-0.98 0.52,-0.34 0.42,-1.39 0.46,-0.7
  o 0.34,0.51 0.51,-0.04 0.25,-0.31 0.43,-0.01 0.11,-0.04 0.27,0.03 0.26,-0.02 0.24,0.01 0.17,-0.29 0.24,-0.09
  l 0.88,0 0.88,0 0.25,0.1 0.46,0.05 0.23,0.23 0.42,0.03 0.31,0.19 0.44,-0.16 0.35,-0.05 0.51,-0.05
  v 0.3,-0.01 0.31,0 0.1,-0.13 0.34,-0.26 0.1,-0.07 0.11,-0.13 0.21,-0.22 0.2,-0.56 0.16,-0.33 0.18,-0.4
  b 0.34,-0.49 0.49,-0.19 0.17,-0.61 0.31,-0.44 0.21,-0.59 0.1,-0.09 0.3,-0.9 0.41,-0.46 0.32,-1.33 0.51,-1.91
  A 0.66,0 0.66,0 0.08,-0.03 0.18,-0.09 0.1,-0.1 0.31,-0.41 0.15,-0.7 0.38,-1.32 0.19,-0.88 0.48,-2.11
  a 0.44,0 0.44,0 0.07,-0.01 0.41,-1.66 0.24,-0.86 0.38,-1.09 0.11,-0.47 0.47,-2.04 0.12,-0.62 0.45,-2.21
`;

function readTable(table: string): Weights['names'] {
  const names: Record<string, readonly [number, number]> = {};
  for (const line of table.trim().split('\n')) {
    const [kind, ...cells] = line.trim().split(' ');
    const keys = CONTEXTS.flatMap((context) => LENGTHS.map((length) => `${kind} ${context} ${length}`));
    for (const [at, key] of keys.entries()) {
      const [slope = 0, base = 0] = (cells[at] ?? '').split(',').map(Number);
      names[key] = [slope, base];
    }
  }
  return names;
}

export const WEIGHTS: Weights = {
  prior: -0.24,
  names: readTable(TABLE),
  crowd: { a: 0.2, A: 0.21, b: 0.08, T: 0.43, t: 0.27, v: 0.07, o: 0.23 },
};
