/** Intent classification by keywords (see `keywords` of an operation), with inverse document frequency weights and spelling correction. */
import type { Operation } from '../../core/operation/operation.ts';
import { words } from '../../core/text/fold.ts';
import { editDistance } from '../../core/text/name-distance.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';
import { singularWord } from '../../core/text/singular.ts';
import { QUERY_STOP_WORDS } from './query-lexicon.ts';
import type { Slots } from './slots.ts';

export interface Intent {
  readonly operation: Operation;
  readonly confidence: number;
  /** The phrase that matched. */
  readonly phrase: string;
  /** Positions of the words that matched the intent; the others are its subject. */
  readonly used: ReadonlySet<number>;
}

interface Phrase {
  readonly operation: Operation;
  readonly text: string;
  /** Without stop words, unless there is nothing else. */
  readonly words: readonly string[];
  /** The exact phrase, where it contains stop words: "in words" is more specific than "words". */
  readonly whole?: string | undefined;
}

/** Factor for a corrected word. */
const CORRECTION_FACTOR = 0.85;
/** Shorter words are too close to others for edit distance 1; transpositions are allowed from four letters on. */
const MIN_TYPO_LENGTH = 5;
const MIN_TRANSPOSITION_LENGTH = 4;
/** Shorter phonetic keys are ambiguous. */
const MIN_PHONETIC_LENGTH = 4;
const MIN_TWO_TYPOS_LENGTH = 9;
/** Factor for matches on stop words only: "when is" fits anything. */
const STOP_WORDS_ONLY_FACTOR = 0.5;
/** Factors for a phrase matched without its stop words, and for one word of it: "in numbers" is not any number. */
const WITHOUT_STOP_WORDS_FACTOR = 0.85;
const SINGLE_WORD_FACTOR = 0.6;
const MIN_CONFIDENCE = 0.25;
const MIN_COMBINED_WORDS = 2;

/** Positions of vocabulary words in the text, with a factor for spelling correction. */
type WordPositions = ReadonlyMap<string, { readonly at: number; readonly worth: number }>;

export class IntentClassifier {
  readonly #phrases: readonly Phrase[];
  /** Phrases that contain a word, and its inverse document frequency over operations. */
  readonly #vocabulary = new Map<string, { readonly phrases: Phrase[]; weight: number }>();
  readonly #sounds = new Map<string, string>();

  constructor(operations: readonly Operation[]) {
    this.#phrases = operations.flatMap((operation) => phrasesOf(operation));
    for (const phrase of this.#phrases) {
      for (const word of new Set(phrase.words)) {
        const known = this.#vocabulary.get(word);
        if (known) known.phrases.push(phrase);
        else this.#vocabulary.set(word, { phrases: [phrase], weight: 0 });
      }
    }
    for (const [word, entry] of this.#vocabulary) {
      entry.weight = Math.log(1 + operations.length / new Set(entry.phrases.map(({ operation }) => operation)).size);
      const sound = phoneticFold(word);
      if (sound.length >= MIN_PHONETIC_LENGTH) this.#sounds.set(sound, word);
    }
  }

  /** Intents of a text in descending order of confidence, one per operation. */
  classify({ words: typed, slotTypes }: Slots): Intent[] {
    // The name of a language may be part of the intent: to type in Hindi.
    const isWord = (at: number): boolean => slotTypes[at] === undefined || slotTypes[at] === 'language';
    const read = typed.map(({ folded }, at) => (isWord(at) ? this.#correctSpelling(folded) : undefined));
    const places = new Map<string, { readonly at: number; readonly worth: number }>();
    for (const [at, word] of read.entries()) {
      if (word && !places.has(word.known)) places.set(word.known, { at, worth: word.worth });
    }
    const asked = [...places].flatMap(([word, { at }]) => (QUERY_STOP_WORDS.has(word) || slotTypes[at] !== undefined ? [] : [word]));
    const whole = this.#sumWeights(asked, places);
    const phrases = new Set([...places.keys()].flatMap((word) => this.#vocabulary.get(word)?.phrases ?? []));
    const said = ` ${read.map((word, at) => word?.known ?? typed[at]?.folded).join(' ')} `;
    const best = new Map<Operation, Intent>();
    const consider = (wish: Intent): void => {
      if (wish.confidence >= Math.max(MIN_CONFIDENCE, best.get(wish.operation)?.confidence ?? 0)) best.set(wish.operation, wish);
    };
    for (const phrase of phrases) consider(this.#scorePhrase(phrase, places, whole, said));
    for (const wish of this.#combinePhrases(phrases, asked, places, whole)) consider(wish);
    return [...best.values()].sort((a, b) => b.confidence - a.confidence);
  }

  #scorePhrase({ operation, text, words: wanted, whole: inARow }: Phrase, places: WordPositions, whole: number, said: string): Intent {
    const found = wanted.filter((word) => places.has(word));
    const value = this.#sumWeights(found, places);
    const completeness = value / this.#sumWeights(wanted, undefined);
    const share = whole === 0 ? 1 : Math.min(1, value / whole);
    const isTelling = found.some((word) => !QUERY_STOP_WORDS.has(word));
    const isSaid = inARow === undefined || said.includes(inARow);
    const unsaid = wanted.length > 1 ? WITHOUT_STOP_WORDS_FACTOR : SINGLE_WORD_FACTOR;
    // A partial match is a hint; a complete match that covers the text is nearly certain.
    const confidence = completeness ** 2 * (0.6 + 0.35 * share) * (isTelling ? 1 : STOP_WORDS_ONLY_FACTOR) * (isSaid ? 1 : unsaid);
    return { operation, confidence, phrase: text, used: new Set(found.map((word) => (places.get(word) as { at: number }).at)) };
  }

  /** Combines words from several phrases of an operation: "dummy data" and "fake address" match dummy addresses. */
  *#combinePhrases(phrases: ReadonlySet<Phrase>, asked: readonly string[], places: WordPositions, whole: number): Generator<Intent> {
    const known = new Map<Operation, Set<string>>();
    for (const { operation, words: list } of phrases) {
      const words = known.get(operation) ?? new Set();
      for (const word of list) if (asked.includes(word)) words.add(word);
      known.set(operation, words);
    }
    for (const [operation, words] of known) {
      if (words.size < MIN_COMBINED_WORDS) continue;
      const list = [...words];
      const confidence = 0.35 + 0.5 * (this.#sumWeights(list, places) / whole);
      yield { operation, confidence, phrase: list.join(' '), used: new Set(list.map((word) => (places.get(word) as { at: number }).at)) };
    }
  }

  #sumWeights(list: readonly string[], places: ReadonlyMap<string, { worth: number }> | undefined): number {
    return list.reduce((sum, word) => sum + (this.#vocabulary.get(word)?.weight ?? 0) * (places?.get(word)?.worth ?? 1), 0);
  }

  /** A vocabulary word that differs by one transposition. */
  #findTransposition(typed: string): string | undefined {
    for (let at = 1; at < typed.length; at++) {
      const other = typed.slice(0, at - 1) + typed[at] + typed[at - 1] + typed.slice(at + 1);
      if (this.#vocabulary.has(other)) return other;
    }
    return undefined;
  }

  /** Resolves a typed word to the vocabulary: exactly, by edit distance, or phonetically. */
  #correctSpelling(typed: string): { readonly known: string; readonly worth: number } | undefined {
    const stem = singularWord(typed);
    if (this.#vocabulary.has(stem)) return { known: stem, worth: 1 };
    if (typed.length < MIN_TRANSPOSITION_LENGTH || QUERY_STOP_WORDS.has(typed)) return undefined;
    const swapped = this.#findTransposition(typed);
    if (swapped !== undefined) return { known: swapped, worth: CORRECTION_FACTOR };
    const slipped = typed.length < MIN_TYPO_LENGTH ? undefined : this.#findByEditDistance(typed);
    const meant = slipped ?? this.#sounds.get(phoneticFold(typed));
    return meant === undefined ? undefined : { known: meant, worth: CORRECTION_FACTOR };
  }

  #findByEditDistance(typed: string): string | undefined {
    const most = typed.length >= MIN_TWO_TYPOS_LENGTH ? 2 : 1;
    let best: { known: string; slips: number } | undefined;
    for (const known of this.#vocabulary.keys()) {
      if (Math.abs(known.length - typed.length) > most || known.length < MIN_TYPO_LENGTH || !sharesFirstOrLastLetter(known, typed))
        continue;
      const slips = editDistance(typed, known, most);
      if (slips <= most && (!best || slips < best.slips)) best = { known, slips };
    }
    return best?.known;
  }
}

/** Typing errors rarely affect both the first and the last letter; this prunes candidates. */
function sharesFirstOrLastLetter(one: string, other: string): boolean {
  return one.charCodeAt(0) === other.charCodeAt(0) || one.charCodeAt(one.length - 1) === other.charCodeAt(other.length - 1);
}

function phrasesOf(operation: Operation): Phrase[] {
  return [...operation.keywords.split(','), operation.title].flatMap((text) => {
    const all = words(text).map(singularWord);
    const telling = all.filter((word) => !QUERY_STOP_WORDS.has(word));
    const whole = telling.length < all.length ? ` ${all.join(' ')} ` : undefined;
    return all.length > 0 ? [{ operation, text: text.trim(), words: telling.length > 0 ? telling : all, whole }] : [];
  });
}
