/** Name tagger for Indian scripts: a linear model over hashed features that gives the log-odds that a token is a person's name. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { bundledFile } from '../../../../../data/bundled.ts';
import { lazyWarm } from '../../../../core/util/lazy-warm.ts';
import { SegmentedCache } from '../../../../core/util/segmented-cache.ts';
import type { WordToken } from '../tokenise.ts';
import { contextFeatures, gapClass, type WordFeatures, wordFeatures } from './features.ts';
import { bundledLexicon } from './lexicon.ts';
import { scriptOf } from './script-normalisation.ts';

/** Quantisation step of the int8 weights. */
export const QUANTISATION_STEP: number = 1 / 16;

const weights = lazyWarm((): Int8Array => new Int8Array(brotliDecompressSync(readFileSync(bundledFile('name_weights')))));

const sumWeights = (featureIds: readonly number[]): number => {
  const all = weights();
  let total = 0;
  for (const id of featureIds) total += all[id] as number;
  return total * QUANTISATION_STEP;
};

/** Cached per word: the sum of the weights of its own features, and what its neighbours need. */
interface CachedWord extends Pick<WordFeatures, 'normalised' | 'script' | 'listed' | 'stem'> {
  readonly score: number;
  readonly asBefore: number;
  readonly asAfter: number;
}

const MAX_CACHED_WORDS = 20_000;
/** Maximum word length; longer words are truncated. */
const MAX_WORD_LENGTH = 40;
const wordCache = new SegmentedCache<string, CachedWord>(MAX_CACHED_WORDS);

const scoreWord = (word: string): CachedWord =>
  wordCache.getOrCompute(word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word, (key) => {
    const { normalised, script, listed, stem, letters, whole, lists, asBefore, asAfter } = wordFeatures(key, bundledLexicon());
    return {
      normalised,
      script,
      listed,
      stem,
      score: sumWeights(letters) + sumWeights(whole) + sumWeights(lists),
      asBefore: sumWeights(asBefore),
      asAfter: sumWeights(asAfter),
    };
  });

/** Log-odds that the word is a person's name; `undefined` for other scripts. */
export function nameScore(text: string, words: readonly WordToken[], at: number): number | undefined {
  const word = words[at] as WordToken;
  if (scriptOf(word.key) === undefined) return undefined;
  const neighbourAt = (place: number): CachedWord | undefined => (words[place] ? scoreWord((words[place] as WordToken).key) : undefined);
  const known = scoreWord(word.key);
  const [previous, next] = [neighbourAt(at - 1), neighbourAt(at + 1)];
  const gaps = [gapClass(text, words[at - 1], word), gapClass(text, word, words[at + 1])] as const;
  const around = sumWeights(contextFeatures(known, gaps, [neighbourAt(at - 2), previous, next, neighbourAt(at + 2)]));
  return known.score + around + (previous?.asBefore ?? 0) + (next?.asAfter ?? 0);
}
