/**
 * Trains the linear models that detect names (`redact/tagger/features.ts`), one for Indian scripts and one for Latin letters.
 * Positive examples come from annotated sentences, augmented with other names of the language; negative examples come from all texts.
 */

import { hashFinish, hashSeed, hashUpdate } from '../../src/families/text/redact/tagger/feature-hashing.ts';
import {
  casesOf,
  contextFeatures,
  gapClass,
  OTHER_SCRIPT_FLAG,
  type WordFeatures,
  wordFeatures,
} from '../../src/families/text/redact/tagger/features.ts';
import { LEXICON_FLAGS, type Lexicon } from '../../src/families/text/redact/tagger/lexicon.ts';
import { normaliseText, tokeniseText, type WordToken } from '../../src/families/text/redact/tokenise.ts';
import type { Segment, Sentence } from './annotated-words.ts';
import { Examples, quantise, seededRandom, train } from './linear-model.ts';

/** Copies of each annotated sentence: the first ones unchanged, the others with names substituted. */
const [COPIES, UNCHANGED_COPIES] = [40, 3] as const;
/** One in this many substituted names is ambiguous (also a word). */
const AMBIGUOUS_NAME_INTERVAL = 4;
/** Shorter texts are list entries without context to learn from. */
const MIN_TEXT_WORDS = 3;
const MAX_TEXT_WORDS = 120;

/** Label of a word in a plain text; undefined if unknown. */
export type WeakLabel = (word: WordToken, features: WordFeatures, words: readonly WordToken[]) => false | undefined;

export interface TrainingSet {
  readonly language: string;
  readonly sentences: readonly Sentence[];
  readonly copies?: number;
  readonly names: readonly string[];
  readonly ambiguousNames: readonly string[];
  /** Words that are not names, without context. */
  readonly words: readonly string[];
  /** Unannotated texts, with hardly any names. */
  readonly unlabelledLines: readonly string[];
  /** Sample size of the unannotated texts, evenly spaced. */
  readonly maxLines: number;
  /** Weak supervision: labels the words of the unannotated texts. */
  weakLabeller(lines: readonly string[]): WeakLabel;
  /** Substitutes a segment of a kind; undefined if its form does not allow it. */
  substitute(segment: Segment, otherName: () => string, random: () => number): string;
  /** Changes the letter case of a sentence. */
  recase?(sentence: Sentence, random: () => number): Sentence;
  isTagged(word: string): boolean;
}

/**
 * @param unlistedShare share of the listed names that are treated as unlisted, so that context and letters are learned for names that no list has
 */
export function nameWeights(lexicon: Lexicon, sets: Iterable<TrainingSet>, log: (line: string) => void, unlistedShare = 0): Int8Array {
  const random = seededRandom();
  const examples = new Examples();
  const withoutNames: Lexicon = (script, normalised, letters) => {
    const flags = lexicon(script, normalised, letters);
    return flags === LEXICON_FLAGS.name ? 0 : flags;
  };
  const seen = new Map<string, WordFeatures>();
  const featuresOf = (word: WordToken): WordFeatures => {
    let features = seen.get(word.key);
    if (features === undefined) {
      const isHidden = hashFinish(hashUpdate(hashSeed(0), word.key)) < unlistedShare * 2 ** 32;
      features = wordFeatures(word.key, isHidden ? withoutNames : lexicon);
      seen.set(word.key, features);
    }
    return features;
  };
  /** @param labels label of each word, or undefined if unknown; by default of the words as they are written */
  const read = (rawText: string, label: (word: WordToken, index: number, words: readonly WordToken[]) => boolean | undefined): void => {
    const text = normaliseText(rawText);
    const words = tokeniseText(text);
    if (words.length > MAX_TEXT_WORDS) return;
    const all = words.map(featuresOf);
    const cases = casesOf(text, words);
    for (const [index, word] of words.entries()) {
      const is = label(word, index, words);
      if (is === undefined) continue;
      const features = all[index] as WordFeatures;
      const gaps = [gapClass(text, words[index - 1], word), gapClass(text, word, words[index + 1])] as const;
      const context = [
        ...contextFeatures(
          features,
          gaps,
          [all[index - 2], all[index - 1], all[index + 1], all[index + 2]],
          [cases[index - 1], cases[index], cases[index + 1]],
        ),
        ...(all[index - 1]?.forNextWord ?? []),
        ...(all[index + 1]?.forPreviousWord ?? []),
      ];
      examples.add(features, words.length < MIN_TEXT_WORDS ? [] : context, is);
    }
  };
  for (const set of sets) {
    const { names, ambiguousNames, unlabelledLines: lines, copies = COPIES, isTagged } = set;
    const some = (list: readonly string[]): string => list[Math.floor(random() * list.length)] as string;
    const someName = (): string => some(random() * AMBIGUOUS_NAME_INTERVAL < 1 && ambiguousNames.length > 0 ? ambiguousNames : names);
    for (const sentence of set.sentences)
      for (let time = 0; time < copies; time++) {
        const substituted =
          time < UNCHANGED_COPIES ? sentence : substituteNames(sentence, (segment) => set.substitute(segment, someName, random));
        const { text, spans } = joinSegments(set.recase?.(substituted, random) ?? substituted);
        read(text, ({ key, from, to }) => (isTagged(key) ? spans.some(([start, end]) => from < end && to > start) : undefined));
      }
    for (const word of set.words) for (const token of tokeniseText(word)) examples.add(featuresOf(token), [], false);
    const weakLabel = set.weakLabeller(lines);
    const every = Math.max(1, lines.length / set.maxLines);
    for (let index = 0; index < lines.length; index += every) {
      const line = lines[Math.floor(index)] as string;
      const label = (word: WordToken, _: number, words: readonly WordToken[]): false | undefined =>
        isTagged(word.key) ? weakLabel(word, featuresOf(word), words) : undefined;
      read(line, label);
      // The same labels in lower case.
      if (set.recase && random() < 0.3) {
        const labels = tokeniseText(normaliseText(line)).map(label);
        const lower = line.toLowerCase();
        if (lower.length === line.length) read(lower, (_, index) => labels[index]);
      }
    }
    log(`${set.language}: ${examples.labels.length} words read`);
  }
  return quantise(train(examples, random, log));
}

/** Whether a word is listed as a name only. */
export const isNameOnly = (flags: number): boolean => (flags & ~OTHER_SCRIPT_FLAG) === LEXICON_FLAGS.name;

const substituteNames = (sentence: Sentence, other: (segment: Segment) => string): Sentence =>
  sentence.map((segment) => (segment.kind ? { ...segment, text: other(segment) } : segment));

function joinSegments(sentence: Sentence): { text: string; spans: [number, number][] } {
  let text = '';
  const spans: [number, number][] = [];
  for (const { text: part, kind } of sentence) {
    if (kind === 'name') spans.push([text.length, text.length + part.length]);
    text += part;
  }
  return { text, spans };
}
