/** Logistic regression over hashed features: examples in flat arrays, and stochastic gradient descent. */

import { FEATURE_SPACE_SIZE, type WordFeatures } from '../../src/families/text/redact/tagger/features.ts';
import { QUANTISATION_STEP } from '../../src/families/text/redact/tagger/tagger.ts';

const EPOCHS = 2;
const LEARNING_RATE = 0.1;
const WEIGHT_DECAY = 1e-5;
/** Dropout rate per feature group (whole word, lexicon flags, context), so that each group learns to decide alone. */
const DROPOUT_RATES = { wholeWord: 0.3, lexicon: 0.1, context: 0.2 } as const;
/** Examples with a smaller error are skipped. */
const MIN_ERROR = 1e-4;

/** Seeded linear congruential generator, for reproducible training. */
export function seededRandom(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

/** Training examples in flat arrays: feature ids by group, and labels. */
export class Examples {
  featureIds = new Int32Array(1 << 24);
  /** Group boundaries in `featureIds`, four per example: n-grams, whole word, lexicon flags, context. */
  readonly offsets: number[] = [0];
  readonly labels: boolean[] = [];
  #end = 0;

  add({ ngrams, wholeWord, flagFeatures }: WordFeatures, context: readonly number[], isName: boolean): void {
    for (const group of [ngrams, wholeWord, flagFeatures, context]) {
      this.#append(group);
      this.offsets.push(this.#end);
    }
    this.labels.push(isName);
  }

  #append(group: readonly number[]): void {
    if (this.#end + group.length > this.featureIds.length) {
      const larger = new Int32Array(this.featureIds.length * 2);
      larger.set(this.featureIds);
      this.featureIds = larger;
    }
    this.featureIds.set(group, this.#end);
    this.#end += group.length;
  }
}

/** Stochastic gradient descent with AdaGrad step sizes. */
export function train({ featureIds, offsets, labels }: Examples, random: () => number, log: (line: string) => void): Float32Array {
  const weights = new Float32Array(FEATURE_SPACE_SIZE);
  const squaredGradients = new Float32Array(FEATURE_SPACE_SIZE).fill(1e-6);
  const order = Int32Array.from(labels, (_, index) => index);
  const groups = [true, true, true, true];
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    shuffle(order, random);
    let loss = 0;
    for (const example of order) {
      for (const [group, rate] of [0, DROPOUT_RATES.wholeWord, DROPOUT_RATES.lexicon, DROPOUT_RATES.context].entries())
        groups[group] = random() >= rate;
      let score = 0;
      for (let group = 0; group < groups.length; group++) {
        if (!groups[group]) continue;
        const end = offsets[example * 4 + group + 1] as number;
        for (let i = offsets[example * 4 + group] as number; i < end; i++) score += weights[featureIds[i] as number] as number;
      }
      const probability = 1 / (1 + Math.exp(-score));
      const error = probability - (labels[example] ? 1 : 0);
      loss -= Math.log(1 - Math.abs(error) + 1e-9);
      if (Math.abs(error) < MIN_ERROR) continue;
      for (let group = 0; group < groups.length; group++) {
        if (!groups[group]) continue;
        const end = offsets[example * 4 + group + 1] as number;
        for (let i = offsets[example * 4 + group] as number; i < end; i++) {
          const id = featureIds[i] as number;
          const gradient = error + WEIGHT_DECAY * (weights[id] as number);
          squaredGradients[id] = (squaredGradients[id] as number) + gradient * gradient;
          weights[id] = (weights[id] as number) - (LEARNING_RATE * gradient) / Math.sqrt(squaredGradients[id] as number);
        }
      }
    }
    log(`epoch ${epoch}: ${(loss / labels.length).toFixed(4)}`);
  }
  return weights;
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const temporary = order[index] as number;
    order[index] = order[other] as number;
    order[other] = temporary;
  }
}

export const quantise = (weights: Float32Array): Int8Array =>
  Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / QUANTISATION_STEP))));
