import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialsSaid, letterSaid } from './spelled-out-letters.ts';

test('a letter that is said is a letter in any script', () => {
  assert.deepEqual(['एम', 'டி', 'ఎల్', 'പി', 'delhi'].map(letterSaid), ['m', 't', 'l', 'p', undefined]);
});

test('a word of nothing but letters that are said is what they are the initials of', () => {
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
    assert.ok(initialsSaid(word).includes(initials), `${word}: ${initialsSaid(word)}`);
  }
});

test('other words are none, and one that could be read in thousands of ways is read in few', () => {
  for (const word of ['दिल्ली', 'पटना', 'சென்னை', 'hdfc', 'ए', '']) assert.deepEqual(initialsSaid(word), []);
  assert.ok(initialsSaid('பி'.repeat(8)).length <= 16);
  assert.deepEqual(initialsSaid('பி'.repeat(500)), []);
});
