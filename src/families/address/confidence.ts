/** Likelihoods as confidence: how often what has such a likelihood is right, counted on bank branches that the reader had not seen. */
type Step = readonly [likelihood: number, confidence: number];

/**
 * Names alone are no surer than this: of the pincodes that they find without a doubt one in fourteen is not the one that is written, since
 * a place may have two, and people write the wrong one. No rule by agreeing names or by words that no other pincode of the district has kept
 * 97 of 100 right on the branches that are kept back: the best two had 96.5.
 */
const INFERRED: readonly Step[] = [
  [0, 0],
  [0.03, 0.06],
  [0.08, 0.13],
  [0.15, 0.26],
  [0.25, 0.38],
  [0.45, 0.53],
  [0.65, 0.68],
  [0.85, 0.8],
  [0.95, 0.88],
  [1, 0.89],
];
/** One name that nothing agrees with, and no other place of that name: right eight times of ten. */
const LONELY = 0.8;

/** Where a pincode is written that the names do not speak against, or one that is like it: counted where every second one had a slip. */
const WRITTEN: readonly Step[] = [
  [0, 0],
  [0.45, 0.43],
  [0.75, 0.56],
  [0.85, 0.64],
  [0.925, 0.72],
  [0.965, 0.8],
  [0.985, 0.86],
  [0.995, 0.9],
  [0.999, 0.98],
  [1, 0.99],
];
/** A written pincode of at least this likelihood is confirmed by the names: so are 97 of 100 that are right, and 5 of 100 with a digit changed. */
export const CONFIRMED = 0.975;

/** @param names how many names agree on it  @param isWritten whether it is written, or with a slip what is written */
export function confidenceOf(likelihood: number, names: number, isWritten: boolean): number {
  if (isWritten) return between(WRITTEN, likelihood);
  const inferred = between(INFERRED, likelihood);
  return names > 1 ? inferred : Math.min(LONELY, inferred);
}

function between(steps: readonly Step[], likelihood: number): number {
  const at = Math.max(
    1,
    steps.findIndex(([from]) => from >= likelihood),
  );
  const [[x0, y0], [x1, y1]] = [steps[at - 1] as Step, steps[at] as Step];
  return y0 + ((y1 - y0) * (likelihood - x0)) / (x1 - x0);
}
