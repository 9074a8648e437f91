/** Lexical features: weighted stems and character n-grams, for overlap of two texts in any script without a network. */

import { normalisedWords, stem } from '../../core/text/spelling-normalisation.ts';

/** Informativeness of a word (like IDF): 0 for ubiquitous words, 1 for rare ones. */
export type WordWeight = (word: string) => number;

/** Stems and n-grams with their weights. */
export type LexicalFeatures = ReadonlyMap<string, number>;

/** Half of the weight of a word is on its stem, half on its character trigrams and 4-grams, which inflected and compound words share. */
const STEM_SHARE = 0.5;
const MIN_NGRAM_LENGTH = 3;
const MAX_NGRAM_LENGTH = 4;

export function lexicalFeatures(text: string, weightOf: WordWeight): LexicalFeatures {
  const features = new Map<string, number>();
  const add = (name: string, weight: number): void => {
    if (!features.has(name)) features.set(name, weight);
  };
  for (const word of normalisedWords(text)) {
    const weight = weightOf(word);
    if (weight <= 0) continue;
    const base = stem(word);
    const runs = charNgrams(base);
    add(`~${base}`, weight * Math.sqrt(runs.length > 0 ? STEM_SHARE : 1));
    for (const run of runs) add(run, weight * Math.sqrt((1 - STEM_SHARE) / runs.length));
  }
  return features;
}

function charNgrams(word: string): string[] {
  const bounded = `<${word}`;
  const runs: string[] = [];
  for (let length = MIN_NGRAM_LENGTH; length <= MAX_NGRAM_LENGTH; length++) {
    for (let index = 0; index + length <= bounded.length; index++) runs.push(bounded.slice(index, index + length));
  }
  return runs;
}

/** Weighted share of the features of the first text that the second contains, from 0 to 1. */
export function lexicalCoverage(first: LexicalFeatures, second: LexicalFeatures): number {
  let totalWeight = 0;
  let matchedWeight = 0;
  for (const [name, weight] of first) {
    totalWeight += weight * weight;
    if (second.has(name)) matchedWeight += weight * weight;
  }
  return totalWeight > 0 ? matchedWeight / totalWeight : 0;
}
