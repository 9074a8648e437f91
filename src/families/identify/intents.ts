/** Intent classification by keywords (see `keywords` of an operation), with inverse document frequency weights and spelling correction. */
import { dateWords } from '../../../data/tables/date_words.ts';
import { parameterWords } from '../../../data/tables/parameter_words.ts';
import { withoutJoiners, wordTranslations } from '../../../data/tables/word_translations.ts';
import { INDIC } from '../../core/indic/unicode-blocks.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { canonical, words } from '../../core/text/fold.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';
import { singularWord } from '../../core/text/singular.ts';
import { spelledAcronyms } from '../../core/text/spelled-out-letters.ts';
import { lazy } from '../../core/util/lazy.ts';
import { QUERY_STOP_WORDS, translationOf } from './query-lexicon.ts';
import type { Slots, SlotType } from './slots.ts';
import { CORRECTION_FACTOR, correctSpelling } from './spelling.ts';

export interface Intent {
  readonly operation: Operation;
  readonly confidence: number;
  /** The phrase that matched. */
  readonly phrase: string;
  /** Positions of the words that matched the intent; the others are its subject. */
  readonly matchedPositions: ReadonlySet<number>;
  /** Words of the phrase that stand together in the question, with or without its stop words. */
  readonly inOrder: number;
}

interface Phrase {
  readonly operation: Operation;
  readonly text: string;
  /** Without stop words, unless there is nothing else. */
  readonly words: readonly string[];
  /** With stop words: "in words" is more specific than "words". */
  readonly exactPhrase: string;
  readonly length: number;
}

/** Shorter phonetic keys are ambiguous. */
const MIN_PHONETIC_LENGTH = 4;
/** Factor for matches on stop words only: "when is" fits anything. */
const STOP_WORDS_ONLY_FACTOR = 0.5;
/** Factors for a phrase of one, two or more words that is matched without its stop words: "in numbers" is not any number. */
const WITHOUT_STOP_WORDS_FACTORS: readonly number[] = [0.6, 0.85, 0.95];
/** Of a word that no phrase has: that of a word of one operation in seventy. */
const UNKNOWN_WEIGHT = 4;
const IN_LATIN_LETTERS = /^[a-z]+$/;
const MIN_CONFIDENCE = 0.25;
const MIN_COMBINED_WORDS = 2;
const COMBINED_BASE = 0.35;
/** Words of several phrases are less clear if none of these is complete: upi qr code is not read upi qr. */
const COMBINED_SHARE = 0.5;
const INCOMPLETE_SHARE = 0.4;
/** Slots that imply an operation, as the word does. */
const IMPLIED: Readonly<Partial<Record<SlotType, string>>> = {
  upi: 'upi',
  print: 'passport',
  satellite: 'satellite',
  coordinates: 'coordinate',
};

/** Values of parameters by their words in other languages: amavasai is amavasya. */
const valueByWord = lazy(() => new Map([...parameterWords.values()].flatMap((values) => [...values])));
/** Any tithi is asked for like those that phrases name. */
const TITHI = 'tithi';

/** What a typed word means: words of the vocabulary, and stop words before them. */
interface VocabularyWord {
  readonly terms: readonly string[];
  readonly factor: number;
}

function exactly(term: string): VocabularyWord {
  return { terms: [term], factor: 1 };
}

/** Positions of vocabulary words in the text, with a factor for spelling correction. */
type WordPositions = ReadonlyMap<string, { readonly at: number; readonly factor: number }>;

export class IntentClassifier {
  readonly #phrases: readonly Phrase[];
  /** Phrases that contain a word, and its inverse document frequency over operations. */
  readonly #vocabulary = new Map<string, { readonly phrases: Phrase[]; weight: number }>();
  readonly #phoneticKeys = new Map<string, string>();

  constructor(operations: readonly Operation[]) {
    this.#phrases = operations.flatMap((operation) => phrasesOf(operation));
    for (const phrase of this.#phrases) {
      for (const word of new Set(phrase.words)) {
        const entry = this.#vocabulary.get(word);
        if (entry) entry.phrases.push(phrase);
        else this.#vocabulary.set(word, { phrases: [phrase], weight: 0 });
      }
    }
    for (const [word, entry] of this.#vocabulary) {
      entry.weight = Math.log(1 + operations.length / new Set(entry.phrases.map(({ operation }) => operation)).size);
      this.#addPhoneticKey(word, word);
    }
    for (const [word, [term, ...others]] of wordTranslations())
      if (term !== undefined && others.length === 0 && IN_LATIN_LETTERS.test(word) && this.#vocabulary.has(term))
        this.#addPhoneticKey(word, term);
  }

  #addPhoneticKey(word: string, term: string): void {
    const key = phoneticFold(word);
    if (key.length >= MIN_PHONETIC_LENGTH && !this.#phoneticKeys.has(key)) this.#phoneticKeys.set(key, term);
  }

  /** Whether a word is in the vocabulary or a stop word. */
  knows(word: string): boolean {
    return QUERY_STOP_WORDS.has(word) || termsOf(word).some((term) => this.#vocabulary.has(term));
  }

  /** The words of the phrases of all operations. */
  get vocabulary(): Iterable<string> {
    return this.#vocabulary.keys();
  }

  /** Whether a word of a phrase, other than a stop word or a date, is among the words. */
  knowsAny({ words: tokens, slotTypes }: Slots): boolean {
    return tokens.some(
      ({ folded }, index) => slotTypes[index] === undefined && !QUERY_STOP_WORDS.has(folded) && this.#resolveWord(folded)?.factor === 1,
    );
  }

  /** Intents of a text in descending order of confidence, one per operation. */
  classify({ words: tokens, slotTypes }: Slots): Intent[] {
    // The name of a language may be part of the intent: to type in Hindi.
    const isWord = (index: number): boolean => slotTypes[index] === undefined || slotTypes[index] === 'language';
    const corrected = tokens.map(({ folded }, index) => {
      const implied = IMPLIED[slotTypes[index] ?? 'date'];
      if (implied !== undefined) return exactly(implied);
      if (isToday(folded)) return exactly(TODAY);
      if (slotTypes[index] === 'language' && !this.#vocabulary.has(folded)) return exactly(ANY_LANGUAGE);
      return isWord(index) ? this.#resolveWord(folded) : undefined;
    });
    const positions = new Map<string, { readonly at: number; readonly factor: number }>();
    for (const [index, word] of corrected.entries()) {
      for (const term of word?.terms ?? []) if (!positions.has(term)) positions.set(term, { at: index, factor: word?.factor ?? 1 });
    }
    const isContentWord = (word: string, index: number): boolean => !QUERY_STOP_WORDS.has(word) && slotTypes[index] === undefined;
    const contentWords = [...positions].flatMap(([word, { at: index }]) => (isContentWord(word, index) ? [word] : []));
    const totalWeight = this.#sumWeights(contentWords, positions);
    const unknown = tokens.filter(({ folded }, index) => isWord(index) && !corrected[index] && !QUERY_STOP_WORDS.has(folded)).length;
    const phrases = new Set([...positions.keys()].flatMap((word) => this.#vocabulary.get(word)?.phrases ?? []));
    // A date may stand within a phrase: is 15 August a holiday.
    const termsInOrder = corrected.flatMap((word, index) =>
      slotTypes[index] === 'date' && !word ? [] : (word?.terms ?? termsOf(tokens[index]?.folded ?? '')),
    );
    const correctedText = ` ${termsInOrder.join(' ')} `;
    const contentText = ` ${corrected.flatMap((word) => word?.terms.filter((term) => !QUERY_STOP_WORDS.has(term)) ?? []).join(' ')} `;
    const best = new Map<Operation, Intent>();
    const consider = (intent: Intent): void => {
      const other = best.get(intent.operation);
      if (intent.confidence >= MIN_CONFIDENCE && (!other || compareIntents(intent, other) <= 0)) best.set(intent.operation, intent);
    };
    for (const phrase of phrases) consider(this.#scorePhrase(phrase, positions, { totalWeight, unknown }, { correctedText, contentText }));
    for (const intent of this.#combinePhrases(phrases, contentWords, positions, totalWeight)) consider(intent);
    return [...best.values()].sort(compareIntents);
  }

  #scorePhrase(
    phrase: Phrase,
    positions: WordPositions,
    { totalWeight, unknown }: { readonly totalWeight: number; readonly unknown: number },
    { correctedText, contentText }: { readonly correctedText: string; readonly contentText: string },
  ): Intent {
    const { operation, text, words: phraseWords, exactPhrase, length } = phrase;
    const matched = phraseWords.filter((word) => positions.has(word));
    const weight = this.#sumWeights(matched, positions);
    const completeness = weight / this.#sumWeights(phraseWords, undefined);
    // Unknown words are names, which a complete phrase is asked about; a part of one in between them is chance.
    const others = totalWeight + (completeness < 1 ? unknown * UNKNOWN_WEIGHT : 0);
    const coverage = others === 0 ? 1 : Math.min(1, weight / others);
    const hasContentWord = matched.some((word) => !QUERY_STOP_WORDS.has(word));
    const isInOrder = correctedText.includes(exactPhrase);
    const isExact = isInOrder || length === phraseWords.length;
    const inexactFactor = WITHOUT_STOP_WORDS_FACTORS[Math.min(phraseWords.length, WITHOUT_STOP_WORDS_FACTORS.length) - 1] as number;
    // A partial match is a hint; a complete match that covers the text is nearly certain.
    const confidence =
      completeness ** 2 * (0.6 + 0.35 * coverage) * (hasContentWord ? 1 : STOP_WORDS_ONLY_FACTOR) * (isExact ? 1 : inexactFactor);
    return {
      operation,
      confidence,
      phrase: text,
      matchedPositions: new Set(matched.map((word) => (positions.get(word) as { at: number }).at)),
      inOrder: isInOrder ? length : contentText.includes(` ${phraseWords.join(' ')} `) ? phraseWords.length : 0,
    };
  }

  /** Combines words from several phrases of an operation: "dummy data" and "fake address" match dummy addresses. */
  *#combinePhrases(
    phrases: ReadonlySet<Phrase>,
    contentWords: readonly string[],
    positions: WordPositions,
    totalWeight: number,
  ): Generator<Intent> {
    const wordsByOperation = new Map<Operation, Set<string>>();
    const withCompletePhrase = new Set<Operation>();
    for (const { operation, words: list } of phrases) {
      const words = wordsByOperation.get(operation) ?? new Set();
      for (const word of list) if (contentWords.includes(word)) words.add(word);
      wordsByOperation.set(operation, words);
      if (list.every((word) => positions.has(word))) withCompletePhrase.add(operation);
    }
    for (const [operation, words] of wordsByOperation) {
      if (words.size < MIN_COMBINED_WORDS) continue;
      const list = [...words];
      const share = withCompletePhrase.has(operation) ? COMBINED_SHARE : INCOMPLETE_SHARE;
      const confidence = COMBINED_BASE + share * (this.#sumWeights(list, positions) / totalWeight);
      const used = new Set(list.map((word) => (positions.get(word) as { at: number }).at));
      yield { operation, confidence, phrase: list.join(' '), matchedPositions: used, inOrder: 0 };
    }
  }

  #sumWeights(list: readonly string[], positions: ReadonlyMap<string, { factor: number }> | undefined): number {
    return list.reduce((sum, word) => sum + (this.#vocabulary.get(word)?.weight ?? 0) * (positions?.get(word)?.factor ?? 1), 0);
  }

  /** Resolves a typed word to the vocabulary: exactly, by edit distance, or phonetically. */
  #resolveWord(token: string): VocabularyWord | undefined {
    const terms = termsOf(token);
    if (terms.some((term) => this.#vocabulary.has(term))) return { terms, factor: 1 };
    const value = valueByWord().get(canonical(token));
    if (value !== undefined && this.#vocabulary.has(value)) return exactly(value);
    if (parameterWords.get(TITHI)?.has(canonical(token))) return exactly(TITHI);
    const acronym = INDIC.test(token) ? spelledAcronyms(token).find((letters) => this.#vocabulary.has(letters)) : undefined;
    if (acronym !== undefined) return exactly(acronym);
    if (QUERY_STOP_WORDS.has(token)) return undefined;
    const correction = correctSpelling(token, this.#vocabulary) ?? this.#phoneticKeys.get(phoneticFold(token));
    return correction === undefined ? undefined : { terms: [correction], factor: CORRECTION_FACTOR };
  }
}

/** Ties are broken by the number of matched words, then by the longest phrase in order: images to pdf are not the images of a PDF. */
function compareIntents(a: Intent, b: Intent): number {
  return b.confidence - a.confidence || b.matchedPositions.size - a.matchedPositions.size || b.inOrder - a.inOrder;
}

const TODAY = 'today';
/** A language that no phrase names is asked for as this one: write in Kannada. */
const ANY_LANGUAGE = 'hindi';

/** Whether a word means this day, in any language: the kural of today is not any kural. */
function isToday(word: string): boolean {
  const meaning = dateWords.get(canonical(word));
  return meaning?.kind === 'day' && meaning.value === '0';
}

/** The words of the phrases, mostly one: in English, and in the singular. */
function termsOf(written: string): readonly string[] {
  return translationOf(written) ?? [INDIC.test(written) ? withoutJoiners(written) : singularWord(written)];
}

function phrasesOf(operation: Operation): Phrase[] {
  return [...operation.keywords.split(','), operation.title].flatMap((text) => {
    const all = words(withoutJoiners(text)).flatMap((word) => (isToday(word) ? TODAY : termsOf(word)));
    const contentWords = all.filter((word) => !QUERY_STOP_WORDS.has(word));
    const phrase = { operation, text: text.trim(), exactPhrase: ` ${all.join(' ')} `, length: all.length };
    return all.length > 0 ? [{ ...phrase, words: contentWords.length > 0 ? contentWords : all }] : [];
  });
}
