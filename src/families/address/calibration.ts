/** Calibration of probabilities: observed accuracy by probability, measured on held-out bank branches. */
type CalibrationPoint = readonly [likelihood: number, confidence: number];

/**
 * Upper limit for names alone: one in fourteen pincodes that they identify with certainty is not the written one, as a place may have two pincodes,
 * and people write the wrong one. No rule by agreeing names or by words unique within the district reached 97 % on the held-out branches; the best
 * two had 96.5 %.
 */
const INFERRED_CURVE: readonly CalibrationPoint[] = [
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
/** A single name without corroboration, and without another place of that name: right in 8 of 10 cases. */
const MAX_SINGLE_NAME_CONFIDENCE = 0.8;

/** For a written pincode that the names do not contradict, or one a typo away from it: measured with a typo in every second one. */
const WRITTEN_CURVE: readonly CalibrationPoint[] = [
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
/** Minimum probability of a written pincode that counts as confirmed by the names: 97 of 100 right ones pass, and 5 of 100 with a digit changed. */
export const MIN_CONFIRMED_PROBABILITY = 0.975;

/** @param names number of names that agree on it  @param isWritten whether it is the written pincode, or a typo away from it */
export function calibratedConfidence(likelihood: number, names: number, isWritten: boolean): number {
  if (isWritten) return interpolate(WRITTEN_CURVE, likelihood);
  const inferred = interpolate(INFERRED_CURVE, likelihood);
  return names > 1 ? inferred : Math.min(MAX_SINGLE_NAME_CONFIDENCE, inferred);
}

function interpolate(steps: readonly CalibrationPoint[], likelihood: number): number {
  const index = Math.max(
    1,
    steps.findIndex(([from]) => from >= likelihood),
  );
  const [[x0, y0], [x1, y1]] = [steps[index - 1] as CalibrationPoint, steps[index] as CalibrationPoint];
  return y0 + ((y1 - y0) * (likelihood - x0)) / (x1 - x0);
}
