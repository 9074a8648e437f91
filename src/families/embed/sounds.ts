/** The words of a text by their sound, which all scripts share: order, ऑर्डर and ஆர்டர் are one word here, and so are "mera" and मेरा. */
import { writtenIn } from '../../core/text/script-sound.ts';
import { foldSound, soundKey } from '../../core/text/sound-key.ts';
import type { WordWeight } from './features.ts';

export interface Sounds {
  /** What is heard of each word, and how much the word says. */
  readonly weights: ReadonlyMap<string, number>;
  /** The same without the distinctions that Tamil does not write. */
  readonly coarse: ReadonlySet<string>;
  readonly inTamil: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** One consonant alone is heard in too many words; what is coarse needs more of them. */
const SHORTEST = 2;
const SHORTEST_COARSE = 3;

export function soundsOf(text: string, weightOf: WordWeight): Sounds {
  const weights = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) {
    const key = soundKey(foldSound(word.toLowerCase()));
    const weight = weightOf(word);
    if (weight > (weights.get(key) ?? 0)) weights.set(key, weight);
  }
  weights.delete('');
  return { weights, coarse: new Set(Array.from(weights.keys(), coarse)), inTamil: writtenIn(text) === 'tamil' };
}

/** Tamil writes k and g, t and d, p, b and f, c, s and j alike, and has no h at the beginning of a word. */
const SAME_IN_TAMIL: readonly (readonly [RegExp, string])[] = [
  [/[gh]/g, 'k'],
  [/d/g, 't'],
  [/[bf]/g, 'p'],
  [/[cj]/g, 's'],
  [/(.)\1+/g, '$1'],
];

function coarse(key: string): string {
  return SAME_IN_TAMIL.reduce((folded, [letters, letter]) => folded.replace(letters, letter), key.replace(/^h/, 'a'));
}

/** How much of what the first text says is heard in the second one too, from 0 to 1. */
export function soundCoverage(of: Sounds, by: Sounds): number {
  const isCoarse = of.inTamil !== by.inTamil;
  let [all, found] = [0, 0];
  for (const [key, weight] of of.weights) {
    const isHeard = isCoarse ? key.length >= SHORTEST_COARSE && by.coarse.has(coarse(key)) : key.length >= SHORTEST && by.weights.has(key);
    all += weight * weight;
    if (isHeard) found += weight * weight;
  }
  return all > 0 ? found / all : 0;
}
