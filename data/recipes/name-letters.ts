/**
 * How letters follow each other in the names that are known, in the common words of many languages and in names of places: as they are spelt in
 * Latin letters, and as they sound, by which words of Indian scripts are judged. It is made of the lists that redaction reads, and again when they change much.
 */

import { readTable } from '../../src/core/dataset/table.ts';
import { scripts } from '../../src/core/indic/scripts.ts';
import { WORD_END, WORD_START } from '../../src/core/text/letter-model.ts';
import { allNames, nameKind } from '../../src/families/text/redact/name-lists.ts';
import { ordinaryWords } from '../../src/families/text/redact/ordinary-words.ts';
import { romanised, soundOf } from '../../src/families/text/redact/sounds.ts';
import { bundled } from '../bundled.ts';
import type { BundledTable, Recipe } from '../recipe.ts';
import { gramTable } from '../train/grams.ts';
import { likelyWords } from '../train/likely-words.ts';

/** Runs of five letters say too little of so few names. */
const LONGEST_RUN = 4;
const LATIN = /^[a-z]{4,}$/;
const INDIAN = /^[\u0900-\u0d7f]{3,}$/;
const LANGUAGES = ['hi', 'mr', 'bn', 'as', 'gu', 'pa', 'or', 'ta', 'te', 'kn', 'ml'];
/** Of each language: those that are used most. */
const MOST_WORDS = 15_000;

/** What has other letters than a to z is passed over. */
const table = (name: string, words: Iterable<string>): BundledTable =>
  gramTable(
    name,
    [...words].filter((word) => /^[a-z]+$/.test(word)).map((word) => [WORD_START + word + WORD_END, 1]),
    0,
    LONGEST_RUN,
  );

const spelt = (): Set<string> => new Set(allNames().map((name) => name.toLowerCase()));
const heard = (): Set<string> => new Set([...spelt()].map(soundOf));

export const tablesOfNames = (): BundledTable[] => [table('names_spelt', spelt()), table('names_heard', heard())];

function* wordsInScripts(): Iterable<string> {
  for (const word of ordinaryWords()) if (INDIAN.test(word)) yield word;
  for (const language of LANGUAGES) {
    const script = [...scripts.values()].find(({ aliases }) => aliases.includes(language));
    if (!script) throw new Error(`no script of ${language}`);
    const words = likelyWords(language, script.name, MOST_WORDS, (word) => (INDIAN.test(word) ? word.normalize('NFC') : undefined));
    for (const { word } of words) if (nameKind(word) === undefined) yield word;
  }
}

/** Towns of India and of the world, and villages of one word. */
function* places(): Iterable<string> {
  for (const { name } of readTable<'name'>(bundled('localities'))) yield* name.toLowerCase().split(/[^a-z]+/);
  for (const { city } of readTable<'city'>(bundled('airports'))) yield city.toLowerCase();
  for (const { office } of readTable<'office'>(bundled('villages'))) yield office.toLowerCase();
}

export const recipe: Recipe = {
  name: 'name-letters',
  packages: [],
  run() {
    const [names, sounds] = [spelt(), heard()];
    const words = [...ordinaryWords()].filter((word) => LATIN.test(word) && !names.has(word));
    const others = [...wordsInScripts()].map((word) => soundOf(romanised(word))).filter((sound) => !sounds.has(sound));
    return [
      ...tablesOfNames(),
      table('words_spelt', words),
      table('words_heard', others),
      table('places_spelt', new Set([...places()].filter((name) => LATIN.test(name)))),
    ];
  },
};
