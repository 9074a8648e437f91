import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupDigits } from './group-digits.ts';

test('digits are grouped as Intl does for India', () => {
  for (const number of [0, 7, 999, 1000, 12_345, 100_000, 9_999_999, 10_000_000, 123_456_789_012, -5, -1234, -100_000])
    assert.equal(groupDigits(number), number.toLocaleString('en-IN'));
});
