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

/** The context of a word adds at most 9 to its score, so that it cannot make a name of a word below this score. */
const MIN_SCORE_FOR_CONTEXT = -13;

/** Cached per word: the sum of the weights of its own features, and of those it contributes to its neighbours. */
interface CachedWord extends Pick<WordFeatures, 'normalised' | 'script' | 'flags' | 'stemFlags'> {
  readonly score: number;
  readonly forNextWord: number;
  readonly forPreviousWord: number;
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
    const weights = this.#weights();
    let total = 0;
    for (const id of featureIds) total += weights[id] as number;
    return total * QUANTISATION_STEP;
  }

  scoreWord(word: string): CachedWord {
    return this.#words.getOrCompute(word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word, (key) => {
      const { normalised, script, flags, stemFlags, ngrams, wholeWord, flagFeatures, forNextWord, forPreviousWord } = wordFeatures(
        key,
        this.#lexicon(),
      );
      return {
        normalised,
        script,
        flags,
        stemFlags,
        score: this.#sum(ngrams) + this.#sum(wholeWord) + this.#sum(flagFeatures),
        forNextWord: this.#sum(forNextWord),
        forPreviousWord: this.#sum(forPreviousWord),
      };
    });
  }

  /**
   * @param gaps classes of the gaps before and after the word
   * @param cases of the word and of its two neighbours
   */
  score(words: readonly CachedWord[], index: number, gaps: readonly [string, string], cases: readonly (string | undefined)[]): number {
    const cached = words[index] as CachedWord;
    const [previous, next] = [words[index - 1], words[index + 1]];
    const score = cached.score + (previous?.forNextWord ?? 0) + (next?.forPreviousWord ?? 0);
    if (score < MIN_SCORE_FOR_CONTEXT) return score;
    return score + this.#sum(contextFeatures(cached, gaps, [words[index - 2], previous, next, words[index + 2]], cases));
  }
}

const scripts = new LinearTagger('name_weights', 'words_in_scripts');
const latin = new LinearTagger('name_weights_latin', 'words_in_latin');

/** Log-odds of each word that it is a person's name; `undefined` for scripts not used in India. */
export function nameScores(text: string, words: readonly WordToken[]): (number | undefined)[] {
  const cases = casesOf(text, words);
  const scoredWords = new Map<LinearTagger, CachedWord[]>();
  let gapAfter = gapClass(text, undefined, words[0]);
  return words.map((word, index) => {
    const gapBefore = gapAfter;
    gapAfter = gapClass(text, word, words[index + 1]);
    const script = scriptOf(word.key);
    if (script === undefined) return undefined;
    const tagger = script === LATIN ? latin : scripts;
    const scored = scoredWords.get(tagger) ?? words.map(({ key }) => tagger.scoreWord(key));
    scoredWords.set(tagger, scored);
    return tagger.score(scored, index, [gapBefore, gapAfter], [cases[index - 1], cases[index], cases[index + 1]]);
  });
}
