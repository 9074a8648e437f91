/** A translation has one meaning: of two rows with the same word, only the last would count. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical } from '../../src/core/text/fold.ts';
import { fillerWords, stopWords } from './question_words.ts';
import { translationRows, withoutJoiners } from './word_translations.ts';

/** Rows whose words are also words of questions: they are part of a phrase where it has them, and name nothing elsewhere. */
const QUESTION_ROWS: ReadonlySet<string> = new Set(['my', 'mein', 'which', 'what']);
/** … and single words. */
const QUESTION_WORDS: ReadonlySet<string> = new Set('सूची दर रेट उगेगा निकलेगा निकलता'.split(' ').map(canonical));

const translations = translationRows().flatMap(({ word, translations }) =>
  translations.map((one) => ({ word, key: canonical(withoutJoiners(one)) })),
);

test('a translation is in one row, once', () => {
  const rows = new Map<string, string[]>();
  for (const { word, key } of translations) rows.set(key, [...(rows.get(key) ?? []), word]);
  assert.deepEqual(
    [...rows].filter(([, words]) => words.length > 1),
    [],
  );
});

test('a translation is no word of questions, except where that is intended', () => {
  const ofQuestions = new Set([...stopWords, ...fillerWords].map(canonical));
  assert.deepEqual(
    translations.filter(
      ({ word, key }) => ofQuestions.has(key) && !fillerWords.has(word) && !QUESTION_ROWS.has(word) && !QUESTION_WORDS.has(key),
    ),
    [],
  );
});

test('a translation is not the English word of another row', () => {
  const english = new Set(translationRows().flatMap(({ word }) => word.split(' ')));
  assert.deepEqual(
    translations.filter(({ word, key }) => english.has(key) && !word.split(' ').includes(key)),
    [],
  );
});
