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

/** For native script. Languages in Arabic script have no n-gram model. */
export function nativeLanguageModel(code: string, alphabet: Alphabet): LanguageModel {
  const script = CASUAL_LANGUAGES.get(code)?.script;
  if (script === undefined) return UNIFORM_MODEL;
  let prior = ngramModels.get(code);
  if (!prior) {
    prior = ngramLanguageModel(charNgramModel(bundled(`letters_${code}`)), scripts.get(script) as Script, alphabet.language(code).letters);
    ngramModels.set(code, prior);
  }
  return prior;
}

function ngramLanguageModel(model: CharNgramModel, script: Script, letters: string): LanguageModel {
  const pivots = new Map([...letters].map((letter) => [letter, toPivot(letter, script)]));
  const score = (text: string, added: string): [string, number] => {
    let [before, total] = [text, 0];
    for (const letter of added) {
      total += model.logProbability(before, letter);
      before = (before + letter).slice(-CONTEXT_LENGTH);
    }
    return [before, total];
  };
  return {
    start: WORD_START,
    maxScore: LETTER_BONUS,
    add: (text, letter) => {
      const [longer, logProbability] = score(text, pivots.get(letter) ?? letter);
      return [longer, MODEL_WEIGHT * logProbability + LETTER_BONUS];
    },
    end: (text) => MODEL_WEIGHT * score(text, WORD_END)[1],
  };
}

/** For casual spelling: aa is rarer in some languages than in the training data of the network. */
export function casualLanguageModel(code: string, alphabet: Alphabet): LanguageModel {
  const cost = alphabet.language(code).doubledA;
  return { start: '', maxScore: 0, add: (before, letter) => [letter, before === 'a' && letter === 'a' ? -cost : 0], end: () => 0 };
}
