/** Byte budget shared by uploads or by unread responses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ByteBudget } from './byte-budget.ts';

test('a client may reserve a quarter of the budget, all clients together all of it, and released bytes can be reserved again', () => {
  const budget = new ByteBudget(100);
  assert.ok(!budget.reserve('a', 26));
  assert.ok(budget.reserve('a', 25));
  assert.ok(!budget.reserve('a', 1));
  for (const client of ['b', 'c', 'd']) assert.ok(budget.reserve(client, 25));
  assert.ok(!budget.reserve('e', 1));
  budget.release('a', 10);
  assert.ok(budget.reserve('e', 10));
});

test('reserveFirst may exceed the share of a client without reservations', () => {
  const budget = new ByteBudget(100);
  assert.ok(budget.reserveFirst('a', 90));
  assert.ok(!budget.reserveFirst('a', 1));
  assert.ok(budget.reserveFirst('b', 20));
  assert.ok(!budget.reserveFirst('c', 1));
  budget.release('a', 90);
  assert.ok(budget.reserveFirst('c', 1));
});
