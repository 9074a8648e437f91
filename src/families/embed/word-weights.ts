/** Word weights by frequency: from a table for Indian languages, from the order of the network's vocabulary for English. */
import { bundled } from '../../../data/bundled.ts';
import { alsoEnglish, romanisedWords } from '../../../data/tables/stop_words.ts';
import type { Tokeniser } from '../../core/models/tokeniser.ts';
import { LazySet } from '../../core/util/lazy.ts';
import { readTable } from '../../core/util/table.ts';
import type { WordWeight } from './lexical-features.ts';

let weightTable: ReadonlyMap<string, number> | undefined;

function tabulatedWeights(): ReadonlyMap<string, number> {
  weightTable ??= new Map(
    [...readTable<'word' | 'weight'>(bundled('word_weights'))].map(({ word, weight }) => [word, Number(weight) / 100]),
  );
  return weightTable;
}

const LATIN = /^[\0-\u024f]+$/;
/** The vocabulary of BERT is in order of frequency, starting with `the`. */
const FIRST_WORD = 1_996;
const VOCABULARY_SIZE = 28_526;
/** The number of most frequent words that carry almost no information. */
const UBIQUITOUS_WORDS = 20;
/** Exponent of the weight curve: above 1 it lowers words of medium frequency. */
const STEEPNESS = 1.5;

/** Function words of romanised Indian languages, such as hai and mera, which the English vocabulary lacks. */
const FUNCTION_WORD_WEIGHT = 0.1;
const romanisedFunctionWords = new LazySet(() =>
  Object.entries(romanisedWords()).flatMap(([language, words]) =>
    language === 'en' ? [] : words.filter((word) => !alsoEnglish().includes(word)),
  ),
);

/**
 * @param tokeniser of the built-in English network
 * @param isIndian whether the query is in an Indian language, in any script
 */
export function wordWeights(tokeniser: Tokeniser, isIndian: boolean): WordWeight {
  return (word) => {
    const weight = tabulatedWeights().get(word);
    if (weight !== undefined) return weight;
    if (isIndian && romanisedFunctionWords.has(word)) return FUNCTION_WORD_WEIGHT;
    if (!LATIN.test(word)) return 1;
    const [id = 0, ...more] = tokeniser.bare(word);
    if (more.length > 0) return 1;
    const rank = Math.max(0, id - FIRST_WORD);
    return Math.min(1, Math.log1p(rank / UBIQUITOUS_WORDS) / Math.log1p(VOCABULARY_SIZE / UBIQUITOUS_WORDS)) ** STEEPNESS;
  };
}
