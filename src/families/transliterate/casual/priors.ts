/** Language model scores for the beam search: character n-grams, and corrections for casual spelling. */
import { bundled } from '../../../../data/bundled.ts';
import { toPivot } from '../../../core/indic/pivot.ts';
import { type Script, scripts } from '../../../core/indic/scripts.ts';
import { type CharNgramModel, charNgramModel, ORDER, WORD_END, WORD_START } from '../../../core/text/char-ngram-model.ts';
import type { Alphabet } from './alphabet.ts';
import type { Prior } from './beam.ts';
import { CASUAL_LANGUAGES } from './languages.ts';

/** Weight of the n-gram model against the network, and a bonus per letter that offsets the bias towards short words. */
const WEIGHT = 0.2;
const BONUS = 0.3;

/** Context length of the n-gram model. */
const REMEMBERED = ORDER - 1;

const NONE: Prior = { start: '', most: 0, add: () => ['', 0], end: () => 0 };

const known = new Map<string, Prior>();

/** For native script. Languages in Arabic script have no n-gram model. */
export function nativePrior(code: string, alphabet: Alphabet): Prior {
  const script = CASUAL_LANGUAGES.get(code)?.script;
  if (script === undefined) return NONE;
  let prior = known.get(code);
  if (!prior) {
    prior = byLetters(charNgramModel(bundled(`letters_${code}`)), scripts.get(script) as Script, alphabet.language(code).letters);
    known.set(code, prior);
  }
  return prior;
}

function byLetters(model: CharNgramModel, script: Script, letters: string): Prior {
  const pivots = new Map([...letters].map((letter) => [letter, toPivot(letter, script)]));
  const score = (text: string, added: string): [string, number] => {
    let [before, total] = [text, 0];
    for (const letter of added) {
      total += model.score(before, letter);
      before = (before + letter).slice(-REMEMBERED);
    }
    return [before, total];
  };
  return {
    start: WORD_START,
    most: BONUS,
    add: (text, letter) => {
      const [longer, worth] = score(text, pivots.get(letter) ?? letter);
      return [longer, WEIGHT * worth + BONUS];
    },
    end: (text) => WEIGHT * score(text, WORD_END)[1],
  };
}

/** For casual spelling: aa is rarer in some languages than in the training data of the network. */
export function casualPrior(code: string, alphabet: Alphabet): Prior {
  const cost = alphabet.language(code).doubledA;
  return { start: '', most: 0, add: (before, letter) => [letter, before === 'a' && letter === 'a' ? -cost : 0], end: () => 0 };
}
