/** Every locale has a text for every key, with the placeholders of the English one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH, LOCALES } from './locales.ts';

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

function placeholders(message: string): string[] {
  return (message.match(/\{\w+\}/g) ?? []).sort();
}

for (const { name, messages } of LOCALES) {
  test(`${name} has every message, with the placeholders of the English one`, () => {
    const catalogue: Catalogue = messages;
    for (const [section, english] of Object.entries(ENGLISH.messages as Catalogue)) {
      for (const [key, source] of Object.entries(english)) {
        const translation = catalogue[section]?.[key] ?? '';
        assert.notEqual(translation.trim(), '', `${section}.${key}`);
        assert.deepEqual(placeholders(translation), placeholders(source), `${section}.${key}`);
      }
    }
  });
}
