import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvField } from '../../src/web/browser/csv-field.ts';

test('a table that is saved from a page has no formulas', () => {
  assert.deepEqual(['=1+1', -5, '@a, "b"', null, '+91 69521 32167', '-2+3'].map(csvField), [
    "'=1+1",
    '-5',
    '"\'@a, ""b"""',
    '',
    '+91 69521 32167',
    "'-2+3",
  ]);
});
