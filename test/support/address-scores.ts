/** What the reader of addresses gets right, and what it costs. */
import type { Pack } from '../../src/core/dataset/pack/pack.ts';
import { answerOf } from '../../src/families/address/answer.ts';
import { readAddress } from '../../src/families/address/read.ts';
import { isDistrict, type Question } from './address-questions.ts';

export interface Score {
  readonly questions: number;
  readonly state: number;
  readonly district: number;
  readonly first: number;
  readonly inThree: number;
  /** Of those with a confidence of at least 0.9: how many of all, and how many of them are right. */
  readonly sure: number;
  readonly sureRight: number;
  readonly cpuMs: number;
}

const SURE = 0.9;
/** Addresses that are read before the clock starts, as a server that runs has read some. */
const WARM_UP = 100;

export function measure(pack: Pack, questions: readonly Question[], textOf: (question: Question) => string): Score {
  const counts = { state: 0, district: 0, first: 0, inThree: 0, sure: 0, sureRight: 0 };
  for (const question of questions.slice(0, WARM_UP)) readAddress(pack, textOf(question));
  const start = process.cpuUsage();
  for (const question of questions) {
    const { guesses } = readAddress(pack, textOf(question));
    const [best] = guesses;
    if (!best) continue;
    const [pincode, state, , , ...districts] = best.place;
    const isRight = pincode === question.pincode;
    if (state === question.state) counts.state++;
    if (districts.some((district) => isDistrict(question, district))) counts.district++;
    if (isRight) counts.first++;
    if (guesses.slice(0, 3).some(({ place }) => place[0] === question.pincode)) counts.inThree++;
    if (best.confidence < SURE) continue;
    counts.sure++;
    if (isRight) counts.sureRight++;
  }
  const { user, system } = process.cpuUsage(start);
  const part = (count: number): number => count / questions.length;
  return {
    questions: questions.length,
    state: part(counts.state),
    district: part(counts.district),
    first: part(counts.first),
    inThree: part(counts.inThree),
    sure: part(counts.sure),
    sureRight: counts.sureRight / Math.max(1, counts.sure),
    cpuMs: (user + system) / 1000 / questions.length,
  };
}

/** Numbers from 0 to 1 that are the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Another digit in one place of a pincode. */
function withOneDigitChanged(pincode: string, random: () => number): string {
  const at = Math.floor(random() * pincode.length);
  const others = [...'0123456789'].filter((digit) => digit !== pincode.charAt(at) && (at > 0 || digit !== '0'));
  return pincode.slice(0, at) + others[Math.floor(random() * others.length)] + pincode.slice(at + 1);
}

export interface PincodeScore {
  /** With one digit changed: for how many another one came first, that or the reader was not sure of it, and the right one came first. */
  readonly noticed: number;
  readonly doubted: number;
  readonly corrected: number;
  /** With the right one written: how many were called wrong. */
  readonly falseAlarms: number;
}

export function measurePincodes(
  pack: Pack,
  questions: readonly Question[],
  textOf: (question: Question) => string,
  random: () => number,
): PincodeScore {
  const counts = { noticed: 0, doubted: 0, corrected: 0, falseAlarms: 0 };
  for (const question of questions) {
    const changed = withOneDigitChanged(question.pincode, random);
    const data = answerOf(pack, readAddress(pack, `${textOf(question)} ${changed}`));
    if (data.pincodeFrom === 'corrected' || data.pincodeFrom === null) counts.noticed++;
    if (data.pincodeFrom !== 'verified') counts.doubted++;
    if (data.candidates[0]?.pincode === question.pincode) counts.corrected++;
    if (readAddress(pack, `${textOf(question)} ${question.pincode}`).guesses[0]?.place[0] !== question.pincode) counts.falseAlarms++;
  }
  const part = (count: number): number => count / questions.length;
  return {
    noticed: part(counts.noticed),
    doubted: part(counts.doubted),
    corrected: part(counts.corrected),
    falseAlarms: part(counts.falseAlarms),
  };
}
