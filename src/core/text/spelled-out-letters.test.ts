import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spelledAcronyms, spelledLetter } from './spelled-out-letters.ts';

test('spelled-out letters are recognised in any script', () => {
  assert.deepEqual(['एम', 'டி', 'ఎల్', 'പി', 'delhi'].map(spelledLetter), ['m', 't', 'l', 'p', undefined]);
});

test('a word of spelled-out letters only is read as initials', () => {
  for (const [word, initials] of [
    ['एसबीआई', 'sbi'],
    ['एचडीएफसी', 'hdfc'],
    ['आईसीआईसीआई', 'icici'],
    ['टीसीएस', 'tcs'],
    ['एनटीपीसी', 'ntpc'],
    ['ఎస్‌బిఐ', 'sbi'],
    ['ಎಲ್ಐಸಿ', 'lic'],
    ['എസ്ബിഐ', 'sbi'],
    ['এসবিআই', 'sbi'],
    ['એસબીઆઈ', 'sbi'],
    ['எஸ்பிஐ', 'sbi'],
    ['ਐਸਬੀਆਈ', 'sbi'],
    ['ఎంజీ', 'mg'],
    ['എംജി', 'mg'],
    ['എച്ച്ഡിഎഫ്സി', 'hdfc'],
    ['എൽഐസി', 'lic'],
  ] as const) {
    assert.ok(spelledAcronyms(word).includes(initials), `${word}: ${spelledAcronyms(word)}`);
  }
});

test('spelledAcronyms returns nothing for other words, and at most 16 acronyms', () => {
  for (const word of ['दिल्ली', 'पटना', 'சென்னை', 'hdfc', 'ए', '']) assert.deepEqual(spelledAcronyms(word), []);
  assert.ok(spelledAcronyms('பி'.repeat(8)).length <= 16);
  assert.deepEqual(spelledAcronyms('பி'.repeat(500)), []);
});
