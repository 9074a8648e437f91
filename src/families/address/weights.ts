/** Weights of the scoring model, by kind and context of a name. */
import { CONTEXTS } from './context.ts';
import type { GazetteerMatch } from './gazetteer-match.ts';
import type { PlaceKind } from './pincode-index.ts';

export interface Weights {
  /** Weight of the prior of a pincode. */
  readonly prior: number;
  /** Weight of the district evidence by words. */
  readonly district: number;
  /** Per kind, context and length: slope over the information content, and intercept. */
  readonly names: Readonly<Record<string, readonly [slope: number, base: number]>>;
  /** Weight of log(1 + number of branches) of the pincode, by kind. */
  readonly branchCount: Readonly<Partial<Record<PlaceKind, number>>>;
}

export const LENGTHS = ['word', 'words'] as const;

/** Weights differ for one word and several: multi-word matches are seldom accidental. */
export function weightKey({ kind, context, from, to }: Pick<GazetteerMatch, 'kind' | 'context' | 'from' | 'to'>): string {
  return `${kind} ${context} ${LENGTHS[to - from > 1 ? 1 : 0]}`;
}

/** Factor for a repeated name. */
export const REPEATED_FACTOR = 0.5;

export function matchScore({ names }: Weights, match: GazetteerMatch): number {
  const [slope, base] = names[weightKey(match)] ?? [0, 0];
  return (slope * match.information + base) * (match.isRepeated ? REPEATED_FACTOR : 1);
}

/**
 * Logistic regression (`bench/address-fit.ts`), fitted on branches outside both the index and the test set. A row per kind; in the order of the
 * contexts, for one word and for several, slope and intercept.
 */
const COEFFICIENTS = `
  s 1.46,0.14 0.99,0 0.8,0.13 0.83,0.13 0.02,-0.11 0.36,0 1.34,0.11 2.34,0.48 1.81,1.03 2.15,1.18 0.8,0.13 0.83,0.13 1.96,1.06 2.24,1.21
  c 0.6,0.01 0.55,0 0.26,0.06 0.25,0 0.02,-0.12 0.2,0 0.02,-0.17 0.4,0 0.24,1.58 0.5,0 0.26,0.06 0.25,0 0.3,1.58 0.5,0
  d 0.63,1.01 0.62,-0.06 0.31,0.34 0.58,0 0.03,-0.38 0.02,-0.08 0.02,1.02 0.4,-0.08 0.06,3.41 0.6,-0.44 0.24,0.11 0.02,-0.12 0.12,3.36 0.75,-0.45
  m 0.06,0.11 0.44,-0.13 0.24,0.1 0.38,-0.04 0.03,-0.38 0.39,0.02 0.24,0.21 0.08,-0.31 0.23,1.6 0.1,-0.57 0.17,0.06 0.38,-0.04 0.36,1.81 0.1,-0.57
  f 0.42,0.15 0.26,-0.15 0.1,0.05 0.38,-0.04 0.03,-0.38 0.39,0.02 0.13,0.14 0.08,-0.31 0.05,1.58 0.1,-0.57 0.15,0.07 0.38,-0.04 0.06,1.6 0.08,-0.58
  T 0.11,-1.53 0.21,-0.16 0.02,-1.19 0.19,-1.29 0.03,-0.51 0.02,-0.26 0.09,0.34 0.05,-0.29 0.26,-1.04 0.15,-0.32 0.04,-0.69 0.08,-0.59 0.2,-0.65 0.08,-0.31
  t 0.07,-0.22 0.05,-0.11 0.04,-0.64 0.03,-0.43 0.25,-0.83 0.15,-0.06 0.15,-0.06 0.06,0.58 0.02,-1.16 0.06,0.62 0.04,-0.64 0.03,-0.43 0.02,-1.16 0.02,0.49
  u 0.48,0.01 0.32,0.01 0.41,-1.92 0.03,-0.35 0.03,-0.67 0.43,0.05 0.28,-0.23 0.29,-0.12 0.51,-0.84 0.31,-0.11 0.36,-1.33 0.08,-0.19 0.34,-0.63 0.53,-0.05
  h 0.88,0.12 0.9,0.41 0.26,0.96 0.56,-0.21 0.21,1.99 0.66,-0.57 0.69,-0.76 0.6,-0.39 0.94,-2.16 0.74,-0.72 0.39,-0.52 0.21,-0.35 0.88,-1.19 0.71,-0.63
  o 0.34,2.86 0.55,0.26 0.48,-1.3 0.32,-0.1 0.31,-0.03 0.39,0.07 0.33,1.41 0.38,0.33 0.65,-1.51 0.44,-0.14 0.02,-0.63 0.48,-0.02 0.52,-1.57 0.58,-0.22
  l 0.88,0 0.88,0 0.39,0.4 0.37,0.12 0.45,0.89 0.58,0.53 0.47,0.16 0.5,1.05 0.87,-0.74 0.5,2.01 0.55,0.36 0.37,0.09 0.8,-0.77 0.55,2.01
  v 0.43,0.29 0.36,-0.19 0.21,-1.01 0.26,-0.87 0.31,-0.5 0.02,-0.43 0.31,-0.16 0.53,-1.88 0.52,-1.76 0.54,-0.99 0.11,0.13 0.26,-0.54 0.43,-1.76 0.51,-1.16
  b 0.68,-1.33 0.7,-0.68 0.02,-1.22 0.14,-1.13 0.39,-2.01 0.03,-0.37 0.54,-2.03 0.47,-1.25 0.77,-3.48 0.63,-2.28 0.02,-1.04 0.19,-0.94 0.66,-2.37 0.61,-2.57
  W 0.66,0 0.66,0 0.28,-0.89 0.07,0.02 0.43,-1.09 0.55,-2.18 0.49,-2.54 0.47,-3.48 0.65,-3.95 0.37,-3.08 0.08,-0.57 0.02,-0.6 0.63,-3.74 0.42,-2.84
  A 0.66,0 0.66,0 0.22,-1.04 0.12,0.02 0.41,-1.32 0.44,-1.97 0.38,-2.51 0.57,-3.38 0.69,-3.83 0.44,-3.12 0.08,0.04 0.02,-0.6 0.73,-3.69 0.6,-3.44
  a 0.44,0 0.44,0 0.2,-0.81 0.27,-2.57 0.48,-2.71 0.46,-3.02 0.31,-1.8 0.45,-3.57 0.34,-1.62 0.39,-3.16 0.07,-0.13 0.5,-2.71 0.4,-1.98 0.39,-2.88
`;

function parseCoefficients(table: string): Weights['names'] {
  const names: Record<string, readonly [number, number]> = {};
  for (const line of table.trim().split('\n')) {
    const [kind, ...cells] = line.trim().split(' ');
    const keys = CONTEXTS.flatMap((context) => LENGTHS.map((length) => `${kind} ${context} ${length}`));
    for (const [index, key] of keys.entries()) {
      const [slope = 0, base = 0] = (cells[index] ?? '').split(',').map(Number);
      names[key] = [slope, base];
    }
  }
  return names;
}

export const WEIGHTS: Weights = {
  prior: 0.3,
  district: 0.29,
  names: parseCoefficients(COEFFICIENTS),
  branchCount: {
    a: 0.03,
    A: 0.05,
    b: 0,
    T: 0.28,
    t: 0.03,
    v: -0.08,
    o: -0.26,
    h: -0.24,
    l: -0.13,
    u: -0.09,
    d: -0.06,
    m: 0.13,
    f: 0.15,
    W: 0.17,
  },
};
