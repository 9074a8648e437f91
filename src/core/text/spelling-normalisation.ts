/** Spelling normalisation for search: variants of a word compare equal, in any Indian script. */

import { mapScriptRuns } from '../indic/map-script-runs.ts';
import { toPivot } from '../indic/pivot.ts';
import { INDIC } from '../indic/unicode-blocks.ts';
import { asciiDigits, words } from './fold.ts';

/** Distinctions that writers ignore: nukta, nasals, length of i and u, geminates, vowels of loanwords. */
const SPELLING_VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/\u093c|[\u200c\u200d]|[\u064b-\u0652]/g, ''],
  [/ँ|[ङञणनम]\u094d(?=[क-ह])/g, 'ं'],
  [/ी/g, 'ि'],
  [/ई/g, 'इ'],
  [/ू/g, 'ु'],
  [/ऊ/g, 'उ'],
  [/[ॅॆ]/g, 'े'],
  [/[ऍऎ]/g, 'ए'],
  [/[ॉॊ]/g, 'ो'],
  [/[ऑऒ]/g, 'ओ'],
  [/([क-ह])\u094d\1/g, '$1'],
];

/** Tokenises into words in Devanagari, the pivot of all Indic scripts; words of other scripts are folded by `words`. */
export function normalisedWords(text: string): readonly string[] {
  const pivot = mapScriptRuns(asciiDigits(text), toPivot);
  return words(SPELLING_VARIANTS.reduce((spelling, [variant, common]) => spelling.replace(variant, common), pivot.normalize('NFD')));
}

/** Inflectional suffixes: final vowel signs, nasals and virama mark case, number and gender in Indic scripts; in English, common suffixes. */
const INDIC_ENDING = /(?<![\u0902\u0903\u093e-\u094d])[\u0902\u0903\u093e-\u094d]+$/;
const ENGLISH_ENDING = /(?:ing|ies|ed|es|s|ly|er|e|y)$/;
const MIN_STEMMABLE_LENGTH = 4;

export function stem(word: string): string {
  if (word.length < MIN_STEMMABLE_LENGTH) return word;
  return INDIC.test(word) ? word.replace(INDIC_ENDING, '') || word : word.replace(ENGLISH_ENDING, '');
}
