/** Posterior probability of each pincode: softmax of the name scores, with a noisy-channel model of the written pincode. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { statisticsOf } from './pincode-index.ts';
import type { ScoredRow } from './scoring.ts';
import { WEIGHTS } from './weights.ts';

export interface PincodePosterior {
  readonly row: number;
  /** From 0 to 1; sums to 1 over all pincodes. */
  readonly probability: number;
}

/** Maximum candidates considered: the rest are negligible. */
export const MAX_POSTERIOR_CANDIDATES = 400;
/** Inverse softmax temperature: names of a place are correlated, so their scores count less than independent evidence. */
export const INVERSE_TEMPERATURE = 0.8;
/** Lower where a pincode is written: one in ten written pincodes disagrees with the names, and not each of them should be reported. */
const INVERSE_TEMPERATURE_WITH_PINCODE = 0.65;
/** Log penalty of a pincode without any matching name. */
const NO_MATCH_PENALTY = 2;
/**
 * Error model of a written pincode: mostly right; one digit substituted, two adjacent digits transposed, the sorting district of another city before
 * the right last three digits, or any other pincode.
 */
const ERROR_MODEL = { right: 0.93, digit: 0.055 / 54, transposed: 0.005 / 5, office: 0.003 / 900, other: 0.01 / 19_000 } as const;
/** Probability of a correctly written pincode although two names agree on a place elsewhere. */
const RIGHT_IF_CONTRADICTED = 0.005;

/** Candidates in descending order of probability.  @param isContradicted whether the names agree on a place elsewhere, and none is at the pincode */
export function posterior(
  pack: Pack,
  ranked: readonly ScoredRow[],
  pincode: string | undefined,
  isContradicted = false,
): PincodePosterior[] {
  const { places, logPrior } = statisticsOf(pack);
  const inverseTemperature = pincode === undefined ? INVERSE_TEMPERATURE : INVERSE_TEMPERATURE_WITH_PINCODE;
  const scores = new Map(ranked.slice(0, MAX_POSTERIOR_CANDIDATES).map(({ row, score }) => [row, inverseTemperature * score]));
  if (pincode !== undefined) {
    // A pincode near the written one may have no matching name: it is scored by its prior and a penalty.
    for (const near of [pincode, ...typosOf(pincode)]) {
      const [row] = pack.termPostings(valueTerm('pin', near));
      if (row === undefined || scores.has(row)) continue;
      const score =
        ranked.find((candidate) => candidate.row === row)?.score ?? WEIGHTS.prior * (logPrior[row] as number) - NO_MATCH_PENALTY;
      scores.set(row, inverseTemperature * score);
    }
    for (const [row, score] of scores) {
      const intended = places[row]?.[0] ?? '';
      const probability = isContradicted && intended === pincode ? RIGHT_IF_CONTRADICTED : channelProbability(intended, pincode);
      scores.set(row, score + Math.log(probability));
    }
  }
  const max = Math.max(...scores.values());
  const unnormalised = Array.from(scores, ([row, score]) => ({ row, probability: Math.exp(score - max) }));
  const sum = unnormalised.reduce((total, { probability }) => total + probability, 0);
  return unnormalised
    .map(({ row, probability }) => ({ row, probability: probability / sum }))
    .sort((a, b) => b.probability - a.probability || a.row - b.row);
}

/** The last three digits of a pincode are the post office in the sorting district of the first three. */
const OFFICE_DIGITS = 3;

/** Noisy channel: probability that the intended pincode is written in this way. */
function channelProbability(intended: string, written: string): number {
  if (intended === written) return ERROR_MODEL.right;
  const differing = [...intended].flatMap((digit, index) => (digit === written.charAt(index) ? [] : [index]));
  const [first = 0, second = 0] = differing;
  if (differing.length === 1) return ERROR_MODEL.digit;
  const isTransposed =
    differing.length === 2 &&
    second === first + 1 &&
    intended.charAt(first) === written.charAt(second) &&
    intended.charAt(second) === written.charAt(first);
  if (isTransposed) return ERROR_MODEL.transposed;
  return intended.slice(OFFICE_DIGITS) === written.slice(OFFICE_DIGITS) ? ERROR_MODEL.office : ERROR_MODEL.other;
}

/** Whether the written pincode is at most one typo away from the intended one. */
export function isTypo(intended: string, written: string): boolean {
  return channelProbability(intended, written) > ERROR_MODEL.office;
}

/** All strings one substitution or transposition away. */
function typosOf(pincode: string): string[] {
  const variants: string[] = [];
  for (let index = 0; index < pincode.length; index++) {
    const [head, digit, tail] = [pincode.slice(0, index), pincode.charAt(index), pincode.slice(index + 1)];
    for (const other of '0123456789') if (other !== digit) variants.push(head + other + tail);
    if (tail !== '' && tail.charAt(0) !== digit) variants.push(head + tail.charAt(0) + digit + tail.slice(1));
  }
  return variants;
}
