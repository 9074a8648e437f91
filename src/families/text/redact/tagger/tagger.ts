/** Name tagger: a linear model over hashed features that gives the log-odds that a token is a person's name; one for Indian scripts, one for Latin. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { bundledFile } from '../../../../../data/bundled.ts';
import { lazyWarm } from '../../../../core/util/lazy-warm.ts';
import { SegmentedCache } from '../../../../core/util/segmented-cache.ts';
import type { WordToken } from '../tokenise.ts';
import { casesOf, contextFeatures, gapClass, type WordFeatures, wordFeatures } from './features.ts';
import { bundledLexicon, type Lexicon } from './lexicon.ts';
import { LATIN, scriptOf } from './script-normalisation.ts';

/** Quantisation step of the int8 weights. */
export const QUANTISATION_STEP: number = 1 / 16;

const MAX_CACHED_WORDS = 20_000;
/** Maximum word length; longer words are truncated. */
const MAX_WORD_LENGTH = 40;

/** Cached per word: the sum of the weights of its own features, and what its neighbours need. */
interface CachedWord extends Pick<WordFeatures, 'normalised' | 'script' | 'listed' | 'stem'> {
  readonly score: number;
  readonly asBefore: number;
  readonly asAfter: number;
}

class LinearTagger {
  readonly #weights: () => Int8Array;
  readonly #lexicon: () => Lexicon;
  readonly #words = new SegmentedCache<string, CachedWord>(MAX_CACHED_WORDS);

  constructor(weightsFile: string, lexiconFile: string) {
    this.#weights = lazyWarm(() => new Int8Array(brotliDecompressSync(readFileSync(bundledFile(weightsFile)))));
    this.#lexicon = bundledLexicon(lexiconFile);
  }

  #sum(featureIds: readonly number[]): number {
    const all = this.#weights();
    let total = 0;
    for (const id of featureIds) total += all[id] as number;
    return total * QUANTISATION_STEP;
  }

  #scoreWord(word: string): CachedWord {
    return this.#words.getOrCompute(word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word, (key) => {
      const { normalised, script, listed, stem, letters, whole, lists, asBefore, asAfter } = wordFeatures(key, this.#lexicon());
      return {
        normalised,
        script,
        listed,
        stem,
        score: this.#sum(letters) + this.#sum(whole) + this.#sum(lists),
        asBefore: this.#sum(asBefore),
        asAfter: this.#sum(asAfter),
      };
    });
  }

  score(text: string, words: readonly WordToken[], at: number, cases: readonly string[]): number {
    const word = words[at] as WordToken;
    const neighbourAt = (index: number): CachedWord | undefined =>
      words[index] ? this.#scoreWord((words[index] as WordToken).key) : undefined;
    const known = this.#scoreWord(word.key);
    const [previous, next] = [neighbourAt(at - 1), neighbourAt(at + 1)];
    const gaps = [gapClass(text, words[at - 1], word), gapClass(text, word, words[at + 1])] as const;
    const neighbours = [neighbourAt(at - 2), previous, next, neighbourAt(at + 2)];
    const around = this.#sum(contextFeatures(known, gaps, neighbours, [cases[at - 1], cases[at], cases[at + 1]]));
    return known.score + around + (previous?.asBefore ?? 0) + (next?.asAfter ?? 0);
  }
}

const scripts = new LinearTagger('name_weights', 'words_in_scripts');
const latin = new LinearTagger('name_weights_latin', 'words_in_latin');

/** Log-odds of each word that it is a person's name; `undefined` for scripts not used in India. */
export function nameScores(text: string, words: readonly WordToken[]): (number | undefined)[] {
  const cases = casesOf(text, words);
  return words.map(({ key }, at) => {
    const script = scriptOf(key);
    return script === undefined ? undefined : (script === LATIN ? latin : scripts).score(text, words, at, cases);
  });
}
