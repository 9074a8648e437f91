/** Counts Latin character n-grams in romanised words of a language, for the detection of romanised languages. */

import { romanise } from '../../src/core/indic/informal-romanisation.ts';
import { toPivot } from '../../src/core/indic/pivot.ts';
import type { Script } from '../../src/core/indic/scripts.ts';
import { WORD_END, WORD_START } from '../../src/core/text/char-ngram-model.ts';
import type { BundledTable } from '../recipe.ts';
import { romanisedWords } from '../tables/stop_words.ts';
import { gramTable } from './ngram-table.ts';

/** Pseudo-count of a hand-typed word: it is common by being on the list. */
const TYPED_WORD = 400;
/** Pseudo-count of a word of the typed vocabulary. */
const VOCABULARY_WORD = 40;

/** @param vocabulary typed words in the spelling of chats */
export function romanisedTable(
  language: string,
  script: Script | undefined,
  lines: Iterable<string>,
  foreign: ReadonlySet<string>,
  vocabulary: Iterable<string>,
): BundledTable {
  const counts = new Map<string, number>();
  const add = (word: string, count: number): void => {
    if (/^[a-z]{1,24}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + count);
  };
  for (const [word, count] of countWords(lines, script)) {
    if (script) for (const spelling of spellings(romanise(toPivot(word, script), script.name))) add(spelling, count);
    else if (!foreign.has(word)) add(word, count);
  }
  for (const word of romanisedWords()[language] ?? []) add(word, TYPED_WORD);
  for (const word of vocabulary) add(word, VOCABULARY_WORD);
  return gramTable(
    `latin_${language}`,
    [...counts].map(([word, count]) => [WORD_START + word + WORD_END, 1 + Math.log(count)]),
    2,
  );
}

export function countWords(lines: Iterable<string>, script: Script | undefined): Map<string, number> {
  const range = script ? `${String.fromCharCode(script.base)}-${String.fromCharCode(script.base + 0x7f)}\\u200c\\u200d` : 'a-z';
  const pattern = new RegExp(`[${range}]+`, 'gu');
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const [word] of line.toLowerCase().matchAll(pattern)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Spelling variants: vowels are rarely doubled, and romanisations of sounds that English lacks vary. */
function spellings(latin: string): Set<string> {
  const short = latin.replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u');
  const plain = short.replaceAll('chh', 'ch').replaceAll('tth', 'th').replaceAll('dh', 'd').replaceAll('zh', 'l');
  return new Set([latin, short, plain]);
}
