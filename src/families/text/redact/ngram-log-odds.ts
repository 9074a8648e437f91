/**
 * Character n-gram log-odds: likelihood of an unknown word in Latin letters among known names, against ordinary words of many languages or place
 * names. One feature among several, never enough alone.
 */
import { bundled } from '../../../../data/bundled.ts';
import { charNgramModel } from '../../../core/text/char-ngram-model.ts';
import { lazyWarm } from '../../../core/util/lazy-warm.ts';
import { memoizeByWord } from './memoize-by-word.ts';

const nameModel = lazyWarm(() => charNgramModel(bundled('names_spelt')));
const wordModel = lazyWarm(() => charNgramModel(bundled('words_spelt')));
const placeModel = lazyWarm(() => charNgramModel(bundled('places_spelt')));

/** Maximum length of a name. */
const MAX_NAME_LENGTH = 24;
const IMPOSSIBLE = -99;

const cachedLogOdds = memoizeByWord((word) => {
  const letters = word.normalize('NFD').replace(/[\u0300-\u036f'’-]/g, '');
  return /^[a-z]*$/.test(letters) ? nameModel().wordLogProbability(letters) - wordModel().wordLogProbability(letters) : IMPOSSIBLE;
});

/** Log-odds that a lower-case word is a name rather than an ordinary word. */
export const ngramLogOdds = (word: string): number => (word.length > MAX_NAME_LENGTH ? IMPOSSIBLE : cachedLogOdds(word));

/** Log-odds that it is a person's name rather than a place in India. */
export const personOverPlaceLogOdds = (word: string): number =>
  word.length > MAX_NAME_LENGTH || !/^[a-z]+$/.test(word)
    ? IMPOSSIBLE
    : nameModel().wordLogProbability(word) - placeModel().wordLogProbability(word);
