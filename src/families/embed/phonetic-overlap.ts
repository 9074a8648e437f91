/** Phonetic keys of the words of a text, comparable across scripts: order, ऑर्डर and ஆர்டர் are equal, and so are "mera" and मेरा. */

import { phoneticFold, phoneticKey } from '../../core/text/phonetic-key.ts';
import { scriptClassOf } from '../../core/text/phonetic-transcription.ts';
import type { WordWeight } from './lexical-features.ts';

export interface PhoneticKeys {
  /** Phonetic keys with word weights. */
  readonly weights: ReadonlyMap<string, number>;
  /** The same keys without distinctions that Tamil does not write. */
  readonly coarse: ReadonlySet<string>;
  readonly inTamil: boolean;
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
  return { weights, coarse: new Set(Array.from(weights.keys(), coarseKey)), inTamil: scriptClassOf(text) === 'tamil' };
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

/** Weighted share of the words of the first text that match by sound in the second, from 0 to 1. */
export function phoneticCoverage(of: PhoneticKeys, by: PhoneticKeys): number {
  const isCoarse = of.inTamil !== by.inTamil;
  let [all, found] = [0, 0];
  for (const [key, weight] of of.weights) {
    const isHeard = isCoarse
      ? key.length >= MIN_COARSE_KEY_LENGTH && by.coarse.has(coarseKey(key))
      : key.length >= MIN_KEY_LENGTH && by.weights.has(key);
    all += weight * weight;
    if (isHeard) found += weight * weight;
  }
  return all > 0 ? found / all : 0;
}
