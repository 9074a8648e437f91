/** All languages have the same keys and placeholders. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH, LANGUAGES } from './languages.ts';

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

function blanks(sentence: string): string[] {
  return (sentence.match(/\{\w+\}/g) ?? []).sort();
}

for (const { name, words } of LANGUAGES) {
  test(`${name} has every sentence, with the same blanks to fill`, () => {
    const table: Table = words;
    for (const [part, sentences] of Object.entries(ENGLISH.words as Table)) {
      for (const [key, sentence] of Object.entries(sentences)) {
        const own = table[part]?.[key] ?? '';
        assert.notEqual(own.trim(), '', `${part}.${key}`);
        assert.deepEqual(blanks(own), blanks(sentence), `${part}.${key}`);
      }
    }
  });
}
