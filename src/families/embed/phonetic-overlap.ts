/** Phonetic keys of the words of a text, comparable across scripts: order, ऑर्डर and ஆர்டர் are equal, and so are "mera" and मेरा. */

import { phoneticFold, phoneticKey } from '../../core/text/phonetic-key.ts';
import { scriptClassOf } from '../../core/text/phonetic-transcription.ts';
import type { WordWeight } from './lexical-features.ts';

export interface PhoneticKeys {
  /** Phonetic keys with word weights. */
  readonly weights: ReadonlyMap<string, number>;
  /** The same keys without distinctions that Tamil does not write. */
  readonly coarse: ReadonlySet<string>;
  readonly isTamil: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Minimum key lengths: shorter ones are ambiguous, coarse ones more so. */
const MIN_KEY_LENGTH = 2;
const MIN_COARSE_KEY_LENGTH = 3;

export function phoneticKeysOf(text: string, weightOf: WordWeight): PhoneticKeys {
  const weights = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) {
    const key = phoneticKey(phoneticFold(word.toLowerCase()));
    const weight = weightOf(word);
    if (weight > (weights.get(key) ?? 0)) weights.set(key, weight);
  }
  weights.delete('');
  return { weights, coarse: new Set(Array.from(weights.keys(), coarseKey)), isTamil: scriptClassOf(text) === 'tamil' };
}

/** Tamil has one letter each for k/g, t/d, p/b/f and c/s/j, and no initial h. */
const TAMIL_MERGERS: readonly (readonly [RegExp, string])[] = [
  [/[gh]/g, 'k'],
  [/d/g, 't'],
  [/[bf]/g, 'p'],
  [/[cj]/g, 's'],
  [/(.)\1+/g, '$1'],
];

function coarseKey(key: string): string {
  return TAMIL_MERGERS.reduce((folded, [letters, letter]) => folded.replace(letters, letter), key.replace(/^h/, 'a'));
}

/** Weighted share of the words of the first text that match phonetically in the second, from 0 to 1. */
export function phoneticCoverage(first: PhoneticKeys, second: PhoneticKeys): number {
  const isCoarse = first.isTamil !== second.isTamil;
  let [totalWeight, matchedWeight] = [0, 0];
  for (const [key, weight] of first.weights) {
    const isMatch = isCoarse
      ? key.length >= MIN_COARSE_KEY_LENGTH && second.coarse.has(coarseKey(key))
      : key.length >= MIN_KEY_LENGTH && second.weights.has(key);
    totalWeight += weight * weight;
    if (isMatch) matchedWeight += weight * weight;
  }
  return totalWeight > 0 ? matchedWeight / totalWeight : 0;
}
