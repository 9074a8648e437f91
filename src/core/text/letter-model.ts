/**
 * How likely a letter is after the letters before it, in one language: a model of five letters at a time,
 * each length smoothed by the next shorter one (Witten and Bell).
 */
import { readTable } from '../dataset/table.ts';
import { TwoGenerationCache } from '../util/two-generation-cache.ts';

export const ORDER = 5;
export const WORD_START = '^';
export const WORD_END = '$';
/** What a model has never seen is as rare as this. */
const UNSEEN = 1 / 100;
/** Letters after others whose score is kept: those of ordinary text, a few megabytes a language, however many a client makes up. */
const MOST_KNOWN = 60_000;

interface Continuations {
  /** Weight of all letters seen after the context, and how many different ones. */
  total: number;
  kinds: number;
  readonly weights: Map<string, number>;
}

export class LetterModel {
  readonly #contexts = new Map<string, Continuations>();
  readonly #known = new TwoGenerationCache<string, number>(MOST_KNOWN);

  /** @param grams up to five letters with their weight */
  constructor(grams: Iterable<readonly [gram: string, weight: number]>) {
    for (const [gram, weight] of grams) {
      const context = gram.slice(0, -1);
      const after = this.#contexts.get(context) ?? { total: 0, kinds: 0, weights: new Map() };
      after.total += weight;
      after.kinds++;
      after.weights.set(gram.slice(-1), weight);
      this.#contexts.set(context, after);
    }
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

  #probability(context: string, letter: string): number {
    let probability = UNSEEN;
    for (let length = 0; length <= context.length; length++) {
      const after = this.#contexts.get(context.slice(context.length - length));
      if (!after) break;
      probability = ((after.weights.get(letter) ?? 0) + after.kinds * probability) / (after.total + after.kinds);
    }
    return probability;
  }
}

const loaded = new Map<string, LetterModel>();

/** The model of a table of counts, read when it is first asked for. */
export function letterModel(table: URL): LetterModel {
  let model = loaded.get(table.href);
  if (!model) {
    model = new LetterModel(readGrams(table));
    loaded.set(table.href, model);
  }
  return model;
}

/** Grams stand sorted; each row shares its beginning with the one before, and says only how much of it. */
function* readGrams(table: URL): Generator<readonly [string, number]> {
  let before = '';
  for (const { shared, rest, weight } of readTable<'shared' | 'rest' | 'weight'>(table)) {
    before = before.slice(0, Number(shared)) + rest;
    yield [before, Number(weight)];
  }
}
