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
  s 1.24,0.07 0.99,0 0.8,0.13 0.83,0.13 0.07,-0.09 0.36,0 0.76,0.04 1.79,0.29 1.98,1.5 1.69,1.02 0.8,0.13 0.83,0.13
  c 0.6,0.01 0.55,0 0.26,0.06 0.25,0 0.02,-0.06 0.2,0 0.02,-0.17 0.4,0 0.46,1.62 0.5,0 0.26,0.06 0.25,0
  d 0.87,0.28 0.89,-0.08 0.66,0.22 0.4,-0.05 0.03,-0.38 0.27,0 0.43,0.15 0.6,-0.19 0.31,1.97 0.53,-0.48 0.26,0.08 0.27,-0.05
  m 0.32,0.09 0.59,-0.12 0.32,0.11 0.38,-0.04 0.03,-0.38 0.39,0.02 0.2,0.14 0.08,-0.31 0.16,1.64 0.14,-0.55 0.29,0.12 0.38,-0.04
  T 0.11,-1.53 0.56,0 0.07,-0.64 0.15,-0.8 0.03,-0.51 0.02,-0.22 0.35,-1.73 0.12,-0.15 0.51,-2.54 0.12,0.14 0.04,-0.69 0.32,-0.59
  t 0.19,-0.18 0.02,-0.11 0.04,-0.64 0.03,-0.43 0.12,-0.36 0.02,-0.02 0.09,-0.31 0.1,0.68 0.02,-1.16 0.2,0.45 0.04,-0.64 0.03,-0.43
  u 0.46,-0.2 1.3,0.09 0.2,-0.92 0.13,-0.19 0.05,-0.37 0.58,0.13 0.3,-1.03 0.08,0.07 0.3,-0.91 0.14,-0.02 0.51,-1.17 0.08,-0.19
  h 1.03,-1 1.05,0.1 0.3,-0.12 0.45,-0.31 0.31,1.04 0.61,-0.41 0.82,-2.22 0.76,-0.38 0.96,-3.63 0.85,-1.47 0.4,-0.53 0.33,-0.35
  o 0.57,1.45 0.9,0.09 0.41,-0.6 0.33,-0.06 0.25,0.08 0.43,0.1 0.56,0.18 0.47,0.03 0.51,-0.75 0.49,-0.1 0.02,-0.63 0.49,-0.02
  l 0.88,0 0.88,0 0.28,0.34 0.57,0.12 0.47,0.57 0.55,0.25 0.56,0.3 0.78,-0.11 0.74,0.04 0.81,0.52 0.83,0.37 0.54,0.12
  v 0.6,-0.13 0.58,-0.06 0.09,-0.32 0.13,-0.61 0.22,-0.18 0.02,-0.43 0.59,-0.73 0.54,-1.48 0.39,-1.02 0.51,-0.69 0.23,-0.3 0.37,-0.51
  b 0.55,-0.88 0.62,-0.37 0.02,-1.22 0.54,-0.94 0.42,-1.28 0.03,-0.23 0.56,-1.7 0.55,-0.84 0.64,-2.1 0.65,-2.32 0.02,-1.04 0.33,-0.9
  A 0.66,0 0.66,0 0.15,-0.43 0.1,-0.19 0.1,0.05 0.57,-1.17 0.33,-1.31 0.61,-2.74 0.47,-1.98 0.6,-2.83 0.11,-0.22 0.1,-0.56
  a 0.44,0 0.44,0 0.14,-0.14 0.55,-2.68 0.64,-2.43 0.54,-2.17 0.36,-1.25 0.76,-3.43 0.36,-1.61 0.57,-2.84 0.21,-0.07 0.52,-2.72
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
  prior: 0.16,
  names: readTable(TABLE),
  crowd: { a: 0.12, A: 0.17, b: 0.26, T: 0, t: -0.06, v: 0.07, o: 0.04 },
};
