/**
 * How letters follow each other in the names that are known, and in the common words of many languages: as they are spelt in Latin letters,
 * and as they sound, by which words of Indian scripts are judged. It is made of the lists that redaction reads, and again when they change much.
 */
import { WORD_END, WORD_START } from '../../src/core/text/letter-model.ts';
import { allNames } from '../../src/families/text/redact/name-lists.ts';
import { ordinaryWords } from '../../src/families/text/redact/ordinary-words.ts';
import { romanised, soundOf } from '../../src/families/text/redact/sounds.ts';
import type { BundledTable, Recipe } from '../recipe.ts';
import { gramTable } from '../train/grams.ts';

/** Runs of five letters say too little of so few names. */
const LONGEST_RUN = 4;
const LATIN = /^[a-z]{4,}$/;
const INDIAN = /^[\u0900-\u0d7f]{3,}$/;

/** What has other letters than a to z is passed over. */
const table = (name: string, words: Iterable<string>): BundledTable =>
  gramTable(
    name,
    [...words].filter((word) => /^[a-z]+$/.test(word)).map((word) => [WORD_START + word + WORD_END, 1]),
    0,
    LONGEST_RUN,
  );

export const recipe: Recipe = {
  name: 'name-letters',
  packages: [],
  run() {
    const spelt = new Set(allNames().map((name) => name.toLowerCase()));
    const heard = new Set([...spelt].map(soundOf));
    const words = [...ordinaryWords()];
    const sounds = words.filter((word) => INDIAN.test(word)).map((word) => soundOf(romanised(word)));
    return [
      table('names_spelt', spelt),
      table('names_heard', heard),
      table(
        'words_spelt',
        words.filter((word) => LATIN.test(word) && !spelt.has(word)),
      ),
      table(
        'words_heard',
        sounds.filter((sound) => !heard.has(sound)),
      ),
    ];
  },
};
