/** A text as weighted words and parts of words: what two texts share without any network, in any script. */

import { spelledWords, stem } from '../../core/indic/spelling.ts';
import { unit } from '../../core/models/vector.ts';

/** How much a word says: 0 for words that stand everywhere, 1 for rare ones. */
export type WordWeight = (word: string) => number;

export interface Feature {
  /** How often it occurs. */
  count: number;
  readonly weight: number;
}
export type Features = ReadonlyMap<string, Feature>;

/** Half of a word's weight is on its stem, half on its runs of three and four letters, which inflected and compound words share. */
const STEM_SHARE = 0.5;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 4;

export function featuresOf(text: string, weightOf: WordWeight): Features {
  const features = new Map<string, Feature>();
  const add = (name: string, weight: number): void => {
    const known = features.get(name);
    if (known) known.count++;
    else features.set(name, { count: 1, weight });
  };
  for (const word of spelledWords(text)) {
    const weight = weightOf(word);
    if (weight <= 0) continue;
    const base = stem(word);
    const runs = letterRuns(base);
    add(`~${base}`, weight * Math.sqrt(runs.length > 0 ? STEM_SHARE : 1));
    for (const run of runs) add(run, weight * Math.sqrt((1 - STEM_SHARE) / runs.length));
  }
  return features;
}

function letterRuns(word: string): string[] {
  const bounded = `<${word}`;
  const runs: string[] = [];
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length++) {
    for (let at = 0; at + length <= bounded.length; at++) runs.push(bounded.slice(at, at + length));
  }
  return runs;
}

/** How much of what the first text says the second one says too, from 0 to 1. */
export function coverage(of: Features, by: Features): number {
  let all = 0;
  let found = 0;
  for (const [name, { weight }] of of) {
    all += weight * weight;
    if (by.has(name)) found += weight * weight;
  }
  return all > 0 ? found / all : 0;
}

/** Each feature falls on this many places of the vector. */
const PLACES = 2;

/** Features in a vector of fixed length: their dot product is, but for chance, what they share. */
export function hashed(features: Features, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const [name, { count, weight }] of features) {
    const amount = weight * Math.sqrt(count);
    for (let turn = 0; turn < PLACES; turn++) {
      const hash = hashOf(`${name}|${turn}`);
      const place = (hash >>> 1) % dimensions;
      vector[place] = (vector[place] as number) + (hash & 1 ? amount : -amount);
    }
  }
  return unit(vector);
}

/** FNV-1a, with its bits stirred so that also the low ones depend on every letter. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a_2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
