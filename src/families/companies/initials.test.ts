import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialsOf } from './initials.ts';

test('initials', () => {
  for (const [name, initials] of [
    ['Reliance Industries Ltd.', 'RI'],
    ['Infosys Ltd.', 'IN'],
    ['Bank of India', 'BA'],
    ['360 ONE WAM Ltd.', '3O'],
    ['The New India Assurance Company Ltd.', 'NA'],
    ['India', 'IN'],
    ['&', 'X'],
  ] as const) {
    assert.equal(initialsOf(name), initials, name);
  }
});
