/** Posterior probability of each pincode: softmax of the name scores, with a noisy-channel model of the written pincode. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { factsOf } from './places.ts';
import type { Ranked } from './rank.ts';
import { WEIGHTS } from './weights.ts';

export interface Judged {
  readonly row: number;
  /** From 0 to 1; sums to 1 over all pincodes. */
  readonly likelihood: number;
}

/** Maximum candidates considered: the rest are negligible. */
export const MOST_JUDGED = 400;
/** Inverse softmax temperature: names of a place are correlated, so their scores count less than independent evidence. */
export const TRUST = 0.8;
/** Lower where a pincode is written: one in ten written pincodes disagrees with the names, and not each of them should be reported. */
const TRUST_BESIDE_PINCODE = 0.65;
/** Penalty (log) of a pincode in which none of the names is known. */
const SILENCE = 2;
/** Error model of a written pincode: mostly right; one digit substituted, two adjacent digits transposed, or any other pincode. */
const WRITTEN = { right: 0.93, digit: 0.055 / 54, exchanged: 0.005 / 5, other: 0.01 / 19_000 } as const;

/** In descending order of probability. */
export function judge(pack: Pack, ranked: readonly Ranked[], pincode: string | undefined): Judged[] {
  const { places, prior } = factsOf(pack);
  const trust = pincode === undefined ? TRUST : TRUST_BESIDE_PINCODE;
  const scores = new Map(ranked.slice(0, MOST_JUDGED).map(({ row, score }) => [row, trust * score]));
  if (pincode !== undefined) {
    // A pincode near the written one may have no matching name: it is scored by its prior and a penalty.
    for (const near of [pincode, ...slipsOf(pincode)]) {
      const [row] = pack.exact(is('pin', near));
      if (row === undefined || scores.has(row)) continue;
      const score = ranked.find((one) => one.row === row)?.score ?? WEIGHTS.prior * (prior[row] as number) - SILENCE;
      scores.set(row, trust * score);
    }
    for (const [row, score] of scores) scores.set(row, score + Math.log(writtenAs(places[row]?.[0] ?? '', pincode)));
  }
  const top = Math.max(...scores.values());
  const judged = Array.from(scores, ([row, score]) => ({ row, likelihood: Math.exp(score - top) }));
  const sum = judged.reduce((total, { likelihood }) => total + likelihood, 0);
  return judged
    .map(({ row, likelihood }) => ({ row, likelihood: likelihood / sum }))
    .sort((a, b) => b.likelihood - a.likelihood || a.row - b.row);
}

/** Probability that a pincode is written as another. */
function writtenAs(meant: string, written: string): number {
  if (meant === written) return WRITTEN.right;
  const differing = [...meant].flatMap((digit, at) => (digit === written.charAt(at) ? [] : [at]));
  const [first = 0, second = 0] = differing;
  if (differing.length === 1) return WRITTEN.digit;
  const isExchanged =
    differing.length === 2 &&
    second === first + 1 &&
    meant.charAt(first) === written.charAt(second) &&
    meant.charAt(second) === written.charAt(first);
  return isExchanged ? WRITTEN.exchanged : WRITTEN.other;
}

/** Whether the written pincode is at most one typo away from the intended one. */
export function isSlip(meant: string, written: string): boolean {
  return writtenAs(meant, written) > WRITTEN.other;
}

/** All strings one substitution or transposition away. */
function slipsOf(pincode: string): string[] {
  const slips: string[] = [];
  for (let at = 0; at < pincode.length; at++) {
    const [head, digit, tail] = [pincode.slice(0, at), pincode.charAt(at), pincode.slice(at + 1)];
    for (const other of '0123456789') if (other !== digit) slips.push(head + other + tail);
    if (tail !== '' && tail.charAt(0) !== digit) slips.push(head + tail.charAt(0) + digit + tail.slice(1));
  }
  return slips;
}
