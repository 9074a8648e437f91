/** Language model scores for the beam search: character n-grams, and corrections for casual spelling. */
import { bundled } from '../../../../data/bundled.ts';
import { toPivot } from '../../../core/indic/pivot.ts';
import { type Script, scripts } from '../../../core/indic/scripts.ts';
import { type CharNgramModel, charNgramModel, ORDER, WORD_END, WORD_START } from '../../../core/text/char-ngram-model.ts';
import type { Alphabet } from './alphabet.ts';
import type { LanguageModel } from './ctc-beam-search.ts';
import { CASUAL_LANGUAGES } from './languages.ts';

/** Weight of the n-gram model against the network, and a bonus per letter that offsets the bias towards short words. */
const MODEL_WEIGHT = 0.2;
const LETTER_BONUS = 0.3;

/** Context length of the n-gram model. */
const CONTEXT_LENGTH = ORDER - 1;

const UNIFORM_MODEL: LanguageModel = { start: '', maxScore: 0, add: () => ['', 0], end: () => 0 };

const ngramModels = new Map<string, LanguageModel>();

/** Character n-gram model for native script; uniform for languages in Arabic script, which have none. */
export function nativeLanguageModel(code: string, alphabet: Alphabet): LanguageModel {
  const script = CASUAL_LANGUAGES.get(code)?.script;
  if (script === undefined) return UNIFORM_MODEL;
  let languageModel = ngramModels.get(code);
  if (!languageModel) {
    languageModel = ngramLanguageModel(
      charNgramModel(bundled(`letters_${code}`)),
      scripts.get(script) as Script,
      alphabet.language(code).letters,
    );
    ngramModels.set(code, languageModel);
  }
  return languageModel;
}

function ngramLanguageModel(model: CharNgramModel, script: Script, letters: string): LanguageModel {
  const pivots = new Map([...letters].map((letter) => [letter, toPivot(letter, script)]));
  const score = (start: string, added: string): [string, number] => {
    let [context, total] = [start, 0];
    for (const letter of added) {
      total += model.logProbability(context, letter);
      context = (context + letter).slice(-CONTEXT_LENGTH);
    }
    return [context, total];
  };
  return {
    start: WORD_START,
    maxScore: LETTER_BONUS,
    add: (context, letter) => {
      const [newContext, logProbability] = score(context, pivots.get(letter) ?? letter);
      return [newContext, MODEL_WEIGHT * logProbability + LETTER_BONUS];
    },
    end: (context) => MODEL_WEIGHT * score(context, WORD_END)[1],
  };
}

/** For casual spelling: penalises aa, which the network overproduces for some languages. */
export function casualLanguageModel(code: string, alphabet: Alphabet): LanguageModel {
  const cost = alphabet.language(code).doubledA;
  return { start: '', maxScore: 0, add: (before, letter) => [letter, before === 'a' && letter === 'a' ? -cost : 0], end: () => 0 };
}
