import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSelected, suggestNames } from './selection.ts';

const paths = [
  'src/core/text/script.test.js',
  'src/families/ip/ip.test.js',
  'src/families/pdf/text/lines.test.js',
  'src/families/pdf/write/merge.test.js',
  'test/fuzz-operations.test.js',
  'test/fuzz.test.js',
  'test/rest.test.js',
];
const selectedBy = (word: string): string[] => paths.filter((path) => isSelected(path, word));

test('a word matches whole segments of a path', () => {
  assert.deepEqual(selectedBy('ip'), ['src/families/ip/ip.test.js']);
  assert.deepEqual(selectedBy('rest'), ['test/rest.test.js']);
  assert.deepEqual(selectedBy('fuzz'), ['test/fuzz.test.js']);
  assert.deepEqual(selectedBy('text'), ['src/core/text/script.test.js', 'src/families/pdf/text/lines.test.js']);
});

test('matches consecutive segments, and full paths', () => {
  assert.deepEqual(selectedBy('families/pdf'), ['src/families/pdf/text/lines.test.js', 'src/families/pdf/write/merge.test.js']);
  assert.deepEqual(selectedBy('families/pdf/'), selectedBy('families/pdf'));
  assert.deepEqual(selectedBy('pdf/text'), ['src/families/pdf/text/lines.test.js']);
  for (const word of ['test/rest', 'test/rest.test.ts', './test/rest.test.ts', 'rest.test.js'])
    assert.deepEqual(selectedBy(word), ['test/rest.test.js']);
  assert.deepEqual(selectedBy('families/text'), []);
});

test('an unmatched word is an error with similar names', () => {
  assert.deepEqual(suggestNames(paths, 'oper'), ['fuzz-operations']);
  assert.deepEqual(suggestNames(paths, 'atlantis'), []);
});
