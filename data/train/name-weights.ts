/**
 * Trains the linear model that detects names in Indian scripts: logistic regression over word features (`redact/tagger/features.ts`).
 * Positive examples come from annotated sentences, augmented with other names of the language; negative examples come from all texts.
 */

import {
  contextFeatures,
  FEATURE_SPACE_SIZE,
  gapClass,
  OTHER_SCRIPT_FLAG,
  type WordFeatures,
  wordFeatures,
} from '../../src/families/text/redact/tagger/features.ts';
import { LEXICON_FLAGS, type Lexicon } from '../../src/families/text/redact/tagger/lexicon.ts';
import { scriptOf } from '../../src/families/text/redact/tagger/script-normalisation.ts';
import { QUANTISATION_STEP } from '../../src/families/text/redact/tagger/tagger.ts';
import { normaliseText, tokeniseText, type WordToken } from '../../src/families/text/redact/tokenise.ts';
import { annotatedSentences, LANGUAGES, type Sentence, wordsBySection } from './typed-words.ts';

/** Copies of each annotated sentence: the first ones unchanged, the others with names substituted. */
const [COPIES, UNCHANGED_COPIES] = [40, 3] as const;
/** One in this many substituted names is ambiguous (also a word). */
const AMBIGUOUS_NAME_INTERVAL = 4;
/** Sample size of plain text lines per language, evenly spaced. */
const MAX_LINES = 50_000;
/** Words with at least this many occurrences in the plain texts are hardly names. */
const MIN_WORD_COUNT = 8;
/** Shorter texts are list entries without context to learn from. */
const MIN_TEXT_WORDS = 3;
const MAX_TEXT_WORDS = 120;
const EPOCHS = 2;
const LEARNING_RATE = 0.1;
const WEIGHT_DECAY = 1e-5;
/** Dropout rate per feature group (the word itself, lists, context), so that each group learns to decide alone. */
const DROPOUT_RATES = { whole: 0.3, lists: 0.1, context: 0.2 } as const;
/** Examples with a smaller error are skipped. */
const MIN_ERROR = 1e-4;

/** Seeded linear congruential generator, for reproducible training. */
function seededRandom(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

/** Training examples in flat arrays: feature ids by group, and labels. */
class Examples {
  featureIds = new Int32Array(1 << 24);
  /** Offsets of each example: start of letters, whole, lists and context. */
  readonly places: number[] = [0];
  readonly names: boolean[] = [];
  #end = 0;

  add({ letters, whole, lists }: WordFeatures, context: readonly number[], isName: boolean): void {
    for (const group of [letters, whole, lists, context]) {
      this.#put(group);
      this.places.push(this.#end);
    }
    this.names.push(isName);
  }

  #put(group: readonly number[]): void {
    if (this.#end + group.length > this.featureIds.length) {
      const larger = new Int32Array(this.featureIds.length * 2);
      larger.set(this.featureIds);
      this.featureIds = larger;
    }
    this.featureIds.set(group, this.#end);
    this.#end += group.length;
  }
}

/** @param lines plain texts of a language, with hardly any names */
export function nameWeights(
  lexicon: Lexicon,
  lines: (language: string) => readonly string[],
  log: (line: string) => void,
  languages: readonly string[] = LANGUAGES,
): Int8Array {
  const random = seededRandom();
  const examples = new Examples();
  const seen = new Map<string, WordFeatures>();
  const featuresOf = (word: WordToken): WordFeatures => {
    let features = seen.get(word.key);
    if (features === undefined) {
      features = wordFeatures(word.key, lexicon);
      seen.set(word.key, features);
    }
    return features;
  };
  /** @param isName label of a word, or undefined if unknown */
  const read = (sent: string, isName: (word: WordToken, features: WordFeatures) => boolean | undefined): void => {
    const text = normaliseText(sent);
    const words = tokeniseText(text);
    if (words.length > MAX_TEXT_WORDS) return;
    const all = words.map(featuresOf);
    for (const [at, word] of words.entries()) {
      const features = all[at] as WordFeatures;
      const is = scriptOf(word.key) === undefined ? undefined : isName(word, features);
      if (is === undefined) continue;
      const gaps = [gapClass(text, words[at - 1], word), gapClass(text, word, words[at + 1])] as const;
      const context = [
        ...contextFeatures(features, gaps, [all[at - 2], all[at - 1], all[at + 1], all[at + 2]]),
        ...(all[at - 1]?.asBefore ?? []),
        ...(all[at + 1]?.asAfter ?? []),
      ];
      examples.add(features, words.length < MIN_TEXT_WORDS ? [] : context, is);
    }
  };
  for (const language of languages) {
    const typed = wordsBySection(language);
    const [names, both] = [typed.get('names') ?? [], typed.get('names that are words') ?? []];
    const some = (list: readonly string[]): string => list[Math.floor(random() * list.length)] as string;
    const someName = (): string => some(random() * AMBIGUOUS_NAME_INTERVAL < 1 && both.length > 0 ? both : names);
    for (const sentence of annotatedSentences(language))
      for (let time = 0; time < COPIES; time++) {
        const { text, spans } = renderSentence(sentence, time < UNCHANGED_COPIES ? undefined : someName);
        read(text, ({ from, to }) => spans.some(([start, end]) => from < end && to > start));
      }
    for (const section of ['words', 'others'] as const)
      for (const word of typed.get(section) ?? []) for (const one of tokeniseText(word)) examples.add(featuresOf(one), [], false);
    const all = lines(language);
    const wordCounts = countWords(all);
    const every = Math.max(1, all.length / MAX_LINES);
    for (let at = 0; at < all.length; at += every) {
      // A listed name has no label here, unless it is so frequent that it must be a word of such texts.
      read(all[Math.floor(at)] as string, ({ key }, { listed, stem }) =>
        isName(listed || stem) && (wordCounts.get(key) ?? 0) < MIN_WORD_COUNT ? undefined : false,
      );
    }
    log(`${language}: ${examples.names.length} words read`);
  }
  return rounded(learn(examples, random, log));
}

const isName = (listed: number): boolean => (listed & ~OTHER_SCRIPT_FLAG) === LEXICON_FLAGS.name;

function countWords(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) for (const { key } of tokeniseText(line)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Substitutes names. Inflected names stay unchanged: the ending belongs to the sentence. */
function renderSentence(sentence: Sentence, other: (() => string) | undefined): { text: string; spans: [number, number][] } {
  let text = '';
  const spans: [number, number][] = [];
  for (const { text: part, isName } of sentence) {
    const put = isName && other && !/[.a-z]/i.test(part) && !CASE_ENDING.test(part) ? part.split(' ').map(other).join(' ') : part;
    if (isName) spans.push([text.length, text.length + put.length]);
    text += put;
  }
  return { text, spans };
}

/** Case endings attached to a name in the annotated sentences. */
const CASE_ENDING =
  /(?:ை|க்கு|ின்|ிடம்|ுடன்|ால்|ும்|ோடு|ோட|து|ന്റെ|യുടെ|ന്|ക്ക്|െ|ോട്|ും|ാണ്|ের|কে|র|ৰ|ে|ক|ই|ನಿಗೆ|ಳಿಗೆ|ಗೆ|ನ|ಳ|ನ್ನು|ನೂ|ಳೂ|ಯ|ನು|ಳು|కి|కు|ని|ను|తో|ଙ୍କ|କୁ|ର|ે|એ)$/u;

/** Stochastic gradient descent with AdaGrad step sizes. */
function learn({ featureIds, places, names }: Examples, random: () => number, log: (line: string) => void): Float32Array {
  const weights = new Float32Array(FEATURE_SPACE_SIZE);
  const squaredGradients = new Float32Array(FEATURE_SPACE_SIZE).fill(1e-6);
  const order = Int32Array.from(names, (_, at) => at);
  const groups = [true, true, true, true];
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    shuffle(order, random);
    let loss = 0;
    for (const one of order) {
      for (const [group, rate] of [0, DROPOUT_RATES.whole, DROPOUT_RATES.lists, DROPOUT_RATES.context].entries())
        groups[group] = random() >= rate;
      let score = 0;
      for (let group = 0; group < groups.length; group++) {
        if (!groups[group]) continue;
        const end = places[one * 4 + group + 1] as number;
        for (let at = places[one * 4 + group] as number; at < end; at++) score += weights[featureIds[at] as number] as number;
      }
      const probability = 1 / (1 + Math.exp(-score));
      const error = probability - (names[one] ? 1 : 0);
      loss -= Math.log(1 - Math.abs(error) + 1e-9);
      if (Math.abs(error) < MIN_ERROR) continue;
      for (let group = 0; group < groups.length; group++) {
        if (!groups[group]) continue;
        const end = places[one * 4 + group + 1] as number;
        for (let at = places[one * 4 + group] as number; at < end; at++) {
          const id = featureIds[at] as number;
          const gradient = error + WEIGHT_DECAY * (weights[id] as number);
          squaredGradients[id] = (squaredGradients[id] as number) + gradient * gradient;
          weights[id] = (weights[id] as number) - (LEARNING_RATE * gradient) / Math.sqrt(squaredGradients[id] as number);
        }
      }
    }
    log(`epoch ${epoch}: ${(loss / names.length).toFixed(4)}`);
  }
  return weights;
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const swapped = order[at] as number;
    order[at] = order[other] as number;
    order[other] = swapped;
  }
}

const rounded = (weights: Float32Array): Int8Array =>
  Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / QUANTISATION_STEP))));
