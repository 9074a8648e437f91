/** Name tagger for Indian scripts: a linear model over hashed features that gives the log-odds that a token is a person's name. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { bundledFile } from '../../../../../data/bundled.ts';
import { lazyWarm } from '../../../../core/util/lazy-warm.ts';
import { SegmentedCache } from '../../../../core/util/segmented-cache.ts';
import type { Word } from '../reading.ts';
import { contextFeatures, gapSign, type WordFeatures, wordFeatures } from './features.ts';
import { bundledLexicon } from './lexicon.ts';
import { scriptOf } from './spelling.ts';

/** Quantisation step of the int8 weights. */
export const STEP: number = 1 / 16;

const weights = lazyWarm((): Int8Array => new Int8Array(brotliDecompressSync(readFileSync(bundledFile('name_weights')))));

const sum = (traits: readonly number[]): number => {
  const all = weights();
  let total = 0;
  for (const trait of traits) total += all[trait] as number;
  return total * STEP;
};

/** Cached per word: the sum of the weights of its own features, and what its neighbours need. */
interface Known extends Pick<WordFeatures, 'spelt' | 'script' | 'listed' | 'stem'> {
  readonly own: number;
  readonly asBefore: number;
  readonly asAfter: number;
}

const MOST = 20_000;
/** Maximum word length; longer words are truncated. */
const LONGEST = 40;
const lately = new SegmentedCache<string, Known>(MOST);

const know = (word: string): Known =>
  lately.ask(word.length > LONGEST ? word.slice(0, LONGEST) : word, (key) => {
    const { spelt, script, listed, stem, letters, whole, lists, asBefore, asAfter } = wordFeatures(key, bundledLexicon());
    return { spelt, script, listed, stem, own: sum(letters) + sum(whole) + sum(lists), asBefore: sum(asBefore), asAfter: sum(asAfter) };
  });

/** Log-odds that the word is a person's name; `undefined` for other scripts. */
export function nameScore(text: string, words: readonly Word[], at: number): number | undefined {
  const word = words[at] as Word;
  if (scriptOf(word.key) === undefined) return undefined;
  const beside = (place: number): Known | undefined => (words[place] ? know((words[place] as Word).key) : undefined);
  const known = know(word.key);
  const [previous, next] = [beside(at - 1), beside(at + 1)];
  const gaps = [gapSign(text, words[at - 1], word), gapSign(text, word, words[at + 1])] as const;
  const around = sum(contextFeatures(known, gaps, [beside(at - 2), previous, next, beside(at + 2)]));
  return known.own + around + (previous?.asBefore ?? 0) + (next?.asAfter ?? 0);
}
