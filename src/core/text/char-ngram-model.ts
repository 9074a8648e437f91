/**
 * How likely a letter is after the letters before it, in one language: a model of five letters at a time,
 * each length smoothed by the next shorter one (Witten and Bell).
 */
import { tableBytes } from '../dataset/table.ts';
import { SegmentedCache } from '../util/segmented-cache.ts';
import { type NgramTrie, NO_NODE, ROOT, readTrie } from './ngram-trie.ts';

export const ORDER = 5;
export const WORD_START = '^';
export const WORD_END = '$';
/** What a model has never seen is as rare as this. */
const UNSEEN = 1 / 100;
/** Letters after others whose score is kept: those of ordinary text, a few megabytes a language, however many a client makes up. */
const MOST_KNOWN = 60_000;

export class CharNgramModel {
  readonly #tree: NgramTrie;
  readonly #known = new SegmentedCache<string, number>(MOST_KNOWN);

  /** @param tree of up to five letters with their weight */
  constructor(tree: NgramTrie) {
    this.#tree = tree;
  }

  /** The logarithm of the probability of a letter after a text, which begins with the start sign. */
  score(text: string, letter: string): number {
    const context = text.slice(-(ORDER - 1));
    const key = context + letter;
    let score = this.#known.get(key);
    if (score === undefined) {
      score = Math.log(this.#probability(context, letter));
      this.#known.set(key, score);
    }
    return score;
  }

  /** The logarithm of the probability of a whole word. */
  word(word: string): number {
    let sum = 0;
    let before = WORD_START;
    for (const letter of word + WORD_END) {
      sum += this.score(before, letter);
      // Only the context: to take the end of a string that grows would copy all of it for every letter.
      before = (before + letter).slice(-(ORDER - 1));
    }
    return sum;
  }

  #probability(context: string, letter: string): number {
    const tree = this.#tree;
    let probability = UNSEEN;
    for (let from = context.length; from >= 0; from--) {
      let node = ROOT;
      for (let at = from; at < context.length && node !== NO_NODE; at++) node = tree.child(node, context.charCodeAt(at));
      const kinds = tree.kinds(node);
      if (kinds === 0) break;
      const seen = letter.length === 1 ? tree.weight(tree.child(node, letter.charCodeAt(0))) : 0;
      probability = (seen + kinds * probability) / (tree.total(node) + kinds);
    }
    return probability;
  }
}

const loaded = new Map<string, CharNgramModel>();

/** The model of a table of counts, read when it is first asked for. */
export function charNgramModel(table: URL): CharNgramModel {
  let model = loaded.get(table.href);
  if (!model) {
    model = new CharNgramModel(readTrie(tableBytes(table).toString()));
    loaded.set(table.href, model);
  }
  return model;
}
