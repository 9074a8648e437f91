import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestName } from './nearest-name.ts';

test('the nearest name has the smallest edit distance, ignoring case and separators', () => {
  const names = ['limit', 'offset', 'fundHouse', 'q', 'id', 'latitude', 'pincode'];
  for (const [word, name] of [
    ['limt', 'limit'],
    ['Offsett', 'offset'],
    ['fund_house', 'fundHouse'],
    ['lat', 'latitude'],
    ['pincodes', 'pincode'],
  ] as const) {
    assert.equal(nearestName(word, names), name, word);
  }
  for (const word of ['x', 'query', '', 'x'.repeat(10_000)]) assert.equal(nearestName(word, names), undefined, word.slice(0, 10));
});
