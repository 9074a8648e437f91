/** Counts character n-grams in the words of a language, in the pivot script. */

import { toPivot } from '../../src/core/indic/pivot.ts';
import type { Script } from '../../src/core/indic/scripts.ts';
import { WORD_END, WORD_START } from '../../src/core/text/char-ngram-model.ts';
import type { BundledTable } from '../recipe.ts';
import { gramTable } from './ngram-table.ts';
import { countWords } from './romanised.ts';

/** Maximum word length; longer ones are URLs and joined lists. */
const MAX_WORD_LENGTH = 30;

export function letterTable(language: string, script: Script, lines: Iterable<string>): BundledTable {
  const words: [string, number][] = [];
  for (const [word, count] of countWords(lines, script)) {
    const pivot = toPivot(word, script);
    if (pivot.length > MAX_WORD_LENGTH || /[०-९।॥]/.test(pivot)) continue;
    // Sublinear scaling: a word seen a thousand times counts more than a rare one, but not a thousand times more.
    words.push([WORD_START + pivot + WORD_END, 1 + Math.log(count)]);
  }
  return gramTable(`letters_${language}`, words, 0);
}
