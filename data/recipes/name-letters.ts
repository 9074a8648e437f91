/**
 * Character n-grams, in Latin script, of known names, of common words of many languages, and of place names. Built from the lists that redaction
 * reads; regenerate when these change substantially.
 */

import { WORD_END, WORD_START } from '../../src/core/text/char-ngram-model.ts';
import { readTable } from '../../src/core/util/table.ts';
import { allNames } from '../../src/families/text/redact/gazetteer.ts';
import { ordinaryWords } from '../../src/families/text/redact/ordinary-words.ts';
import { bundled } from '../bundled.ts';
import type { BundledTable, Recipe } from '../recipe.ts';
import { gramTable } from '../train/ngram-table.ts';

/** Maximum n: 5-grams are too sparse for this number of names. */
const MAX_NGRAM_LENGTH = 4;
const LATIN = /^[a-z]{4,}$/;

/** Words with characters other than a to z are skipped. */
const table = (name: string, words: Iterable<string>): BundledTable =>
  gramTable(
    name,
    [...words].filter((word) => /^[a-z]+$/.test(word)).map((word) => [WORD_START + word + WORD_END, 1]),
    0,
    MAX_NGRAM_LENGTH,
  );

const spelt = (): Set<string> => new Set(allNames().map((name) => name.toLowerCase()));

export const tableOfNames = (): BundledTable => table('names_spelt', spelt());

/** Towns of India and of the world, and post offices that serve villages. */
function* places(): Iterable<string> {
  for (const { name } of readTable<'name'>(bundled('localities'))) yield* name.toLowerCase().split(/[^a-z]+/);
  for (const { city } of readTable<'city'>(bundled('airports'))) yield city.toLowerCase();
  for (const { office } of readTable<'office'>(bundled('villages'))) yield office.toLowerCase();
}

export const recipe: Recipe = {
  name: 'name-letters',
  packages: [],
  run() {
    const names = spelt();
    const words = [...ordinaryWords()].filter((word) => LATIN.test(word) && !names.has(word));
    return [tableOfNames(), table('words_spelt', words), table('places_spelt', new Set([...places()].filter((name) => LATIN.test(name))))];
  },
};
