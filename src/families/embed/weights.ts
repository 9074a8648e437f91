/** How much each word says: from a table for Indian languages, from the network's own vocabulary for English. */
import { bundled } from '../../../data/bundled.ts';
import { readTable } from '../../core/dataset/table.ts';
import type { Tokeniser } from '../../core/models/tokeniser.ts';
import type { WordWeight } from './features.ts';

let table: ReadonlyMap<string, number> | undefined;

function common(): ReadonlyMap<string, number> {
  table ??= new Map([...readTable<'word' | 'weight'>(bundled('word_weights'))].map(({ word, weight }) => [word, Number(weight) / 100]));
  return table;
}

const LATIN = /^[\0-\u024f]+$/;
/** The vocabulary of BERT is in the order of how common its words are, from `the` on. */
const FIRST_WORD = 1_996;
const WORDS = 28_526;
/** So many words are so common that they hardly say anything. */
const EVERYWHERE = 20;
const STEEPNESS = 1.5;

/** @param tokeniser of the built-in network */
export function wordWeights(tokeniser: Tokeniser): WordWeight {
  return (word) => {
    const known = common().get(word);
    if (known !== undefined) return known;
    if (!LATIN.test(word)) return 1;
    const [id = 0, ...more] = tokeniser.bare(word);
    if (more.length > 0) return 1;
    const rank = Math.max(0, id - FIRST_WORD);
    return Math.min(1, Math.log1p(rank / EVERYWHERE) / Math.log1p(WORDS / EVERYWHERE)) ** STEEPNESS;
  };
}
