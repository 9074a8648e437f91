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
  s 1.46,0.14 0.99,0 0.8,0.13 0.83,0.13 0.02,-0.11 0.36,0 0.63,-0.06 2.27,0.46 1.96,1.06 2.24,1.21 0.8,0.13 0.83,0.13
  c 0.6,0.01 0.55,0 0.26,0.06 0.25,0 0.02,-0.12 0.2,0 0.02,-0.17 0.4,0 0.3,1.58 0.5,0 0.26,0.06 0.25,0
  d 0.86,0.83 0.78,0 0.73,0.41 0.56,0 0.03,-0.38 0.16,0 0.5,1.3 0.73,-0.06 0.28,3.38 0.67,-0.44 0.54,0.14 0.18,-0.05
  m 0.1,0.12 0.53,-0.12 0.28,0.1 0.38,-0.04 0.03,-0.38 0.39,0.02 0.31,0.22 0.08,-0.31 0.41,1.62 0.1,-0.57 0.24,0.09 0.38,-0.04
  T 0.11,-1.53 0.17,-0.15 0.02,-1.19 0.24,-1.27 0.03,-0.51 0.02,-0.22 0.14,-0.2 0.23,-0.18 0.28,-0.98 0.2,-0.25 0.04,-0.69 0.31,-0.58
  t 0.17,-0.15 0.02,-0.11 0.04,-0.64 0.03,-0.43 0.25,-0.83 0.02,-0.05 0.11,0 0.16,0.67 0.02,-1.16 0.33,0.66 0.04,-0.64 0.03,-0.43
  u 0.52,-0.06 1.36,0.09 0.39,-1.73 0.03,-0.35 0.03,-0.67 0.79,0.15 0.24,-0.1 0.08,-0.07 0.4,-0.75 0.43,-0.07 0.51,-1.25 0.08,-0.19
  h 1.02,-0.39 0.82,0.27 0.23,1.17 0.42,-0.34 0.2,2.3 0.62,-0.78 0.76,-0.88 0.65,-0.69 0.89,-1.61 0.71,-0.74 0.47,-0.47 0.24,-0.35
  o 0.38,2.68 0.68,0.22 0.53,-1.22 0.24,-0.07 0.27,-0.01 0.44,0.1 0.4,1.13 0.44,0.25 0.62,-1.67 0.62,-0.21 0.02,-0.63 0.48,-0.02
  l 0.88,0 0.88,0 0.49,0.38 0.15,0.05 0.5,0.81 0.65,0.48 0.47,0.13 0.5,0.85 0.84,-0.64 0.54,1.88 0.7,0.31 0.52,0.12
  v 0.39,0.11 0.47,-0.13 0.17,-0.73 0.62,-0.79 0.25,-0.47 0.02,-0.43 0.41,-0.43 0.41,-1.86 0.56,-2.21 0.55,-1.08 0.19,0.09 0.32,-0.54
  b 0.72,-1.34 0.54,-0.6 0.02,-1.22 0.28,-1.14 0.65,-1.94 0.03,-0.37 0.65,-1.86 0.51,-1.31 0.77,-2.46 0.65,-2.39 0.02,-1.04 0.43,-0.94
  A 0.66,0 0.66,0 0.22,-0.91 0.07,0.03 0.39,-0.84 0.6,-1.94 0.5,-2.46 0.56,-3.16 0.78,-3.8 0.53,-3.06 0.09,0.02 0.02,-0.6
  a 0.44,0 0.44,0 0.17,-0.5 0.4,-2.48 0.58,-3.19 0.4,-2.79 0.4,-2.24 0.61,-4.01 0.4,-1.84 0.5,-3.18 0.12,-0.17 0.31,-2.72
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
  prior: 0.29,
  names: readTable(TABLE),
  crowd: { a: 0.11, A: 0.1, b: 0.09, T: 0.32, t: -0.01, v: -0.02, o: -0.14, h: -0.09, l: 0.07, u: 0, d: -0.19, m: 0.33 },
};
