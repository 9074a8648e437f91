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
 * Counted on bank branches that are kept back from what is examined (`bench/address-fit.ts`): a kind of name in each line, and in the order
 * of the contexts, for one word and for several, slope and base.
 */
const TABLE = `
  s 1.12,0.03 0.99,0 0.8,0.13 0.83,0.13 0.08,-0.09 0.36,0 0.28,-0.02 1.24,0.15 1.52,1.3 0.85,0.67
  c 0.6,0.01 0.55,0 0.26,0.06 0.25,0 0.02,-0.03 0.2,0 0.04,-0.09 0.4,0 0.05,1.41 0.5,0
  d 0.51,0.09 0.67,-0.11 0.4,0.12 0.38,-0.04 0.03,-0.38 0.39,0.02 0.29,0.07 0.08,-0.31 0.2,1.56 0.18,-0.55
  T 0.3,-1.36 0.21,-0.03 0.08,-0.67 0.12,-0.59 0.03,-0.51 0.02,-0.13 0.3,-1.53 0.08,-0.24 0.49,-2.52 0.15,0.04
  t 0.14,-0.21 0.02,-0.11 0.04,-0.64 0.03,-0.43 0.09,-0.14 0.03,-0.02 0.03,-0.28 0.09,0.7 0.02,-1.16 0.14,0.35
  u 0.34,-0.22 1.22,0.07 0.21,-1.11 0.13,-0.19 0.05,-0.11 0.21,0.07 0.24,-0.86 0.22,0.04 0.29,-1.04 0.22,-0.01
  h 0.66,-0.96 0.51,0.03 0.35,-0.51 0.43,-0.34 0.14,0.81 0.48,-0.18 0.57,-1.93 0.61,-0.51 0.68,-3.26 0.6,-1.7
  o 0.41,1.03 0.65,0.03 0.37,-0.54 0.5,-0.02 0.14,-0.03 0.31,0.06 0.36,-0.05 0.32,0.04 0.28,-0.47 0.31,-0.12
  l 0.88,0 0.88,0 0.3,0.26 0.57,0.12 0.24,0.33 0.42,0.13 0.38,0.41 0.53,-0.25 0.43,0.05 0.53,0.09
  v 0.42,-0.2 0.45,-0.03 0.12,-0.41 0.4,-0.5 0.14,-0.19 0.12,-0.24 0.32,-0.49 0.33,-1.15 0.25,-0.82 0.21,-0.75
  b 0.38,-0.74 0.51,-0.32 0.18,-0.89 0.37,-0.9 0.27,-1 0.11,-0.16 0.42,-1.4 0.47,-0.81 0.4,-1.82 0.66,-3.03
  A 0.66,0 0.66,0 0.07,-0.26 0.2,-0.54 0.09,-0.12 0.34,-0.82 0.2,-1.12 0.51,-2.33 0.3,-1.7 0.59,-3.13
  a 0.44,0 0.44,0 0.08,-0.04 0.52,-2.72 0.39,-1.81 0.49,-1.78 0.17,-0.7 0.59,-2.88 0.19,-1.05 0.58,-3.29
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
  prior: 0.08,
  names: readTable(TABLE),
  crowd: { a: 0.22, A: 0.24, b: 0.12, T: 0.16, t: 0.05, v: -0.01, o: 0.05 },
};
