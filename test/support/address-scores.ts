/** Accuracy and CPU time of the address parser. */
import type { Pack } from '../../src/core/dataset/pack/pack.ts';
import { addressAnswer } from '../../src/families/address/answer.ts';
import { parsePostalAddress } from '../../src/families/address/parse.ts';
import { isDistrict, type Question } from './address-questions.ts';

export interface Score {
  readonly samples: number;
  readonly stateAccuracy: number;
  readonly districtAccuracy: number;
  readonly top1Accuracy: number;
  readonly top3Accuracy: number;
  /** Share of all samples answered with confidence ≥ 0.9, and the precision among them. */
  readonly coverage: number;
  readonly precision: number;
  readonly cpuMs: number;
}

const CONFIDENT = 0.9;
/** Addresses parsed before timing starts, so that caches and JIT are warm as in a running server. */
const WARM_UP = 100;

export function measure(pack: Pack, questions: readonly Question[], textOf: (question: Question) => string): Score {
  const counts = { state: 0, district: 0, top1: 0, top3: 0, confident: 0, confidentRight: 0 };
  for (const question of questions.slice(0, WARM_UP)) parsePostalAddress(pack, textOf(question));
  const start = process.cpuUsage();
  for (const question of questions) {
    const { candidates } = parsePostalAddress(pack, textOf(question));
    const [best] = candidates;
    if (!best) continue;
    const [pincode, state, , , ...districts] = best.place;
    const isRight = pincode === question.pincode;
    if (state === question.state) counts.state++;
    if (districts.some((district) => isDistrict(question, district))) counts.district++;
    if (isRight) counts.top1++;
    if (candidates.slice(0, 3).some(({ place }) => place[0] === question.pincode)) counts.top3++;
    if (best.confidence < CONFIDENT) continue;
    counts.confident++;
    if (isRight) counts.confidentRight++;
  }
  const { user, system } = process.cpuUsage(start);
  const share = (count: number): number => count / questions.length;
  return {
    samples: questions.length,
    stateAccuracy: share(counts.state),
    districtAccuracy: share(counts.district),
    top1Accuracy: share(counts.top1),
    top3Accuracy: share(counts.top3),
    coverage: share(counts.confident),
    precision: counts.confidentRight / Math.max(1, counts.confident),
    cpuMs: (user + system) / 1000 / questions.length,
  };
}

/** Seeded pseudo-random numbers in [0, 1): a Lehmer generator (MINSTD, multiplier 48271). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Replaces one random digit of a pincode; the first digit never becomes 0. */
function withOneDigitChanged(pincode: string, random: () => number): string {
  const position = Math.floor(random() * pincode.length);
  const others = [...'0123456789'].filter((digit) => digit !== pincode.charAt(position) && (position > 0 || digit !== '0'));
  return pincode.slice(0, position) + others[Math.floor(random() * others.length)] + pincode.slice(position + 1);
}

export interface PincodeScore {
  /** Shares with one digit changed: another pincode ranked first or none chosen; not verified; the right pincode ranked first. */
  readonly detected: number;
  readonly unverified: number;
  readonly corrected: number;
  /** Share of correct pincodes that were not ranked first (false positives). */
  readonly falsePositiveRate: number;
}

export function measurePincodes(
  pack: Pack,
  questions: readonly Question[],
  textOf: (question: Question) => string,
  random: () => number,
): PincodeScore {
  const counts = { detected: 0, unverified: 0, corrected: 0, falsePositives: 0 };
  for (const question of questions) {
    const changed = withOneDigitChanged(question.pincode, random);
    const data = addressAnswer(pack, parsePostalAddress(pack, `${textOf(question)} ${changed}`));
    if (data.pincodeFrom === 'corrected' || data.pincodeFrom === null) counts.detected++;
    if (data.pincodeFrom !== 'verified') counts.unverified++;
    if (data.candidates[0]?.pincode === question.pincode) counts.corrected++;
    if (parsePostalAddress(pack, `${textOf(question)} ${question.pincode}`).candidates[0]?.place[0] !== question.pincode)
      counts.falsePositives++;
  }
  const share = (count: number): number => count / questions.length;
  return {
    detected: share(counts.detected),
    unverified: share(counts.unverified),
    corrected: share(counts.corrected),
    falsePositiveRate: share(counts.falsePositives),
  };
}
