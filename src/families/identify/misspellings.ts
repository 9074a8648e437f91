/** Corrects the misspelt words of a question: “villages in wayanad distrct”. */
import { dateWords } from '../../../data/tables/date_words.ts';
import { parameterWords } from '../../../data/tables/parameter_words.ts';
import { states } from '../../../data/tables/states.ts';
import { wordTranslations } from '../../../data/tables/word_translations.ts';
import { ApiError } from '../../core/request/api-error.ts';
import type { TypedText } from '../../core/request/recognition.ts';
import { words } from '../../core/text/fold.ts';
import { singularWord } from '../../core/text/singular.ts';
import { LazySet } from '../../core/util/lazy.ts';
import type { OperationIndex } from './operation-index.ts';
import { FILLER_WORDS, QUERY_STOP_WORDS } from './query-lexicon.ts';
import { correctSpelling } from './spelling.ts';
import { dataOf, isLoose, type Verifier } from './verification.ts';

export interface CorrectedQuestion {
  readonly text: string;
  /** What was corrected, for people. */
  readonly why: string;
}

/** Of words that may be anything: watch is not match. */
const MIN_TYPO_LENGTH = 6;
/** Longer texts are not questions; a word takes up to a millisecond. */
const MAX_WORDS = 16;
const IN_LATIN_LETTERS = /^[a-z]+$/;

export class MisspellingCorrector {
  readonly #words: ReadonlySet<string>;
  readonly #operations: OperationIndex;

  /** @param vocabulary the words of the phrases of intents */
  constructor(vocabulary: Iterable<string>, operations: OperationIndex) {
    this.#words = new LazySet(() => [...vocabulary, ...wordsOfTables()].filter((word) => IN_LATIN_LETTERS.test(word)));
    this.#operations = operations;
  }

  /**
   * The question with its misspelt words corrected, if it has any. A word that names a place is not one, and one beside other unknown words may be a
   * name: amitabh bachchan has nothing to do with bachcha, a child.
   */
  async correct(question: TypedText, verifier: Verifier): Promise<CorrectedQuestion | undefined> {
    if (question.words.length > MAX_WORDS) return undefined;
    const corrections = new Map<string, string>();
    for (const word of question.words.map(singularWord)) {
      if (!IN_LATIN_LETTERS.test(word) || this.#words.has(word) || (await this.#isPlace(word, verifier))) continue;
      const correction = correctSpelling(word, this.#words, MIN_TYPO_LENGTH);
      if (correction === undefined) return undefined;
      corrections.set(word, correction);
    }
    if (corrections.size === 0) return undefined;
    const text = question.text.split(' ').map((word) => corrections.get(singularWord(word.toLowerCase())) ?? word);
    const why = Array.from(corrections, ([word, correction]) => `“${word}” read as “${correction}”`);
    return { text: text.join(' '), why: why.join(', ') };
  }

  async #isPlace(q: string, verifier: Verifier): Promise<boolean> {
    const input = { q, limit: 1 };
    const answer = await verifier.ask(this.#operations.byId('pincode_search').operation, input);
    return !(answer instanceof ApiError) && (dataOf(answer) as readonly unknown[]).length > 0 && !isLoose(answer, input);
  }
}

function wordsOfTables(): string[] {
  const values = Array.from(parameterWords.values(), (words) => [...words.keys()]).flat();
  const names = [...states.map(({ name }) => name), ...dateWords.keys(), ...values].flatMap(words);
  return [...QUERY_STOP_WORDS, ...FILLER_WORDS, ...wordTranslations().keys(), ...names];
}
