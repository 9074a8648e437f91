/** Character 5-gram language model with Witten-Bell smoothing: each order is interpolated with the next shorter one. */

import { SegmentedCache } from '../util/segmented-cache.ts';
import { tableBytes } from '../util/table.ts';
import { type NgramTrie, NO_NODE, ROOT, readTrie } from './ngram-trie.ts';

export const ORDER = 5;
export const WORD_START = '^';
export const WORD_END = '$';
/** Probability of a character that is not in the training data. */
const UNSEEN_PROBABILITY = 1 / 100;
/** Cache size in n-grams: covers ordinary text at a few megabytes per language, and bounds the memory that adversarial input can use. */
const MAX_CACHED_NGRAMS = 60_000;

export class CharNgramModel {
  readonly #trie: NgramTrie;
  readonly #cache = new SegmentedCache<string, number>(MAX_CACHED_NGRAMS);

  /** @param trie n-grams of up to five characters with their counts */
  constructor(trie: NgramTrie) {
    this.#trie = trie;
  }

  /** Log probability of a character given the preceding text, which begins with `WORD_START`. */
  logProbability(text: string, letter: string): number {
    const context = text.slice(-(ORDER - 1));
    const key = context + letter;
    let score = this.#cache.get(key);
    if (score === undefined) {
      score = Math.log(this.#probability(context, letter));
      this.#cache.set(key, score);
    }
    return score;
  }

  /** Log probability of a word, including its end. */
  wordLogProbability(word: string): number {
    let sum = 0;
    let context = WORD_START;
    for (const letter of word + WORD_END) {
      sum += this.logProbability(context, letter);
      // Only the context is carried: slicing the end of a growing string would flatten (copy) all of it for every character.
      context = (context + letter).slice(-(ORDER - 1));
    }
    return sum;
  }

  #probability(context: string, letter: string): number {
    const trie = this.#trie;
    let probability = UNSEEN_PROBABILITY;
    for (let from = context.length; from >= 0; from--) {
      let node = ROOT;
      for (let index = from; index < context.length && node !== NO_NODE; index++) node = trie.child(node, context.charCodeAt(index));
      const types = trie.continuationTypes(node);
      if (types === 0) break;
      const count = letter.length === 1 ? trie.count(trie.child(node, letter.charCodeAt(0))) : 0;
      probability = (count + types * probability) / (trie.continuationCount(node) + types);
    }
    return probability;
  }
}

const models = new Map<string, CharNgramModel>();

/** Loads the model of an n-gram count table on first use. */
export function charNgramModel(table: URL): CharNgramModel {
  let model = models.get(table.href);
  if (!model) {
    model = new CharNgramModel(readTrie(tableBytes(table).toString()));
    models.set(table.href, model);
  }
  return model;
}
