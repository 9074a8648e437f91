/** How likely each pincode is: what the names say, and the pincode that is written. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { factsOf } from './places.ts';
import type { Ranked } from './rank.ts';
import { WEIGHTS } from './weights.ts';

export interface Judged {
  readonly row: number;
  /** From 0 to 1; those of all pincodes together are 1. */
  readonly likelihood: number;
}

/** More than these are not weighed: what comes after them is far off. */
export const MOST_JUDGED = 400;
/** How far scores are trusted: names of a place often come together, so that they count less than each by itself. */
export const TRUST = 0.8;
/** Less where a pincode is written: one of ten that people write differs from what the names say, and nobody shall hear of each. */
const TRUST_BESIDE_PINCODE = 0.65;
/** What it counts against a pincode that not one name of the address is known there. */
const SILENCE = 2;
/** How a pincode comes to be written: mostly as it is; with one digit changed, with two neighbours exchanged, or as any other. */
const WRITTEN = { right: 0.93, digit: 0.055 / 54, exchanged: 0.005 / 5, other: 0.01 / 19_000 } as const;

/** Likeliest first. */
export function judge(pack: Pack, ranked: readonly Ranked[], pincode: string | undefined): Judged[] {
  const { places, prior } = factsOf(pack);
  const trust = pincode === undefined ? TRUST : TRUST_BESIDE_PINCODE;
  const scores = new Map(ranked.slice(0, MOST_JUDGED).map(({ row, score }) => [row, trust * score]));
  if (pincode !== undefined) {
    // Names may say nothing of the pincode that is written, or of one like it: then it has no more than what is written, and their silence.
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

/** How likely it is that one pincode is written as another. */
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

/** Whether one pincode comes to be written as another by no more than a slip. */
export function isSlip(meant: string, written: string): boolean {
  return writtenAs(meant, written) > WRITTEN.other;
}

/** All texts that one changed digit, or two exchanged ones, make of a pincode. */
function slipsOf(pincode: string): string[] {
  const slips: string[] = [];
  for (let at = 0; at < pincode.length; at++) {
    const [head, digit, tail] = [pincode.slice(0, at), pincode.charAt(at), pincode.slice(at + 1)];
    for (const other of '0123456789') if (other !== digit) slips.push(head + other + tail);
    if (tail !== '' && tail.charAt(0) !== digit) slips.push(head + tail.charAt(0) + digit + tail.slice(1));
  }
  return slips;
}
