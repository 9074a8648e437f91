import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryLimiter } from './gcra.ts';

function at(limit: number): { limiter: MemoryLimiter; clock: { now: number } } {
  const clock = { now: 0 };
  return { limiter: new MemoryLimiter(limit, () => clock.now), clock };
}

test('what weighs more than the allowance takes all of it, and then has to wait like all others', () => {
  const limiter = new MemoryLimiter(60, () => 0);
  const { allowed, remaining } = limiter.take('a', 1_000);
  assert.deepEqual([allowed, remaining], [true, 0]);
  assert.deepEqual([limiter.take('a', 1_000).allowed, limiter.take('a', 1_000).retrySeconds], [false, 60]);
  assert.equal(limiter.take('b', 1).allowed, true);
  assert.equal(limiter.take('b', 1_000).allowed, false);
});

test('a client may spend its whole allowance at once, and not one unit more', () => {
  const { limiter } = at(600);
  for (let i = 0; i < 60; i++) assert.equal(limiter.take('a', 10).allowed, true);
  const refused = limiter.take('a', 1);
  assert.equal(refused.allowed, false);
  assert.equal(refused.remaining, 0);
  assert.equal(refused.retrySeconds, 1);
});

test('a refused request costs nothing', () => {
  const { limiter, clock } = at(600);
  limiter.take('a', 595);
  for (let i = 0; i < 100; i++) assert.equal(limiter.take('a', 10).allowed, false);
  assert.equal(limiter.take('a', 5).allowed, true);
  clock.now += 1_000;
  assert.equal(limiter.take('a', 10).allowed, true);
});

test('each refused request is told a time of its own, at which it is allowed if all do as they are told', () => {
  const { limiter, clock } = at(600);
  limiter.take('a', 600);
  const waits = Array.from({ length: 30 }, () => limiter.take('a', 1).retrySeconds);
  assert.deepEqual(waits.slice(0, 10), Array(10).fill(1));
  assert.deepEqual(waits.slice(20), Array(10).fill(3));
  assert.equal(limiter.take('b', 600).allowed, true);
  for (const second of [1, 2, 3]) {
    clock.now = second * 1_000;
    for (const wait of waits) if (wait === second) assert.equal(limiter.take('a', 1).allowed, true);
  }
  // Times that have passed do not matter any more.
  assert.equal(limiter.take('a', 1).retrySeconds, 1);
});

test('nobody is told to wait longer than a minute', () => {
  const { limiter } = at(600);
  limiter.take('a', 600);
  for (let i = 0; i < 1_000; i++) limiter.take('a', 1);
  assert.equal(limiter.take('a', 600).retrySeconds, 60);
});

test('the allowance refills evenly: a tenth of it in six seconds', () => {
  const { limiter, clock } = at(600);
  limiter.take('a', 600);
  clock.now += 6_000;
  assert.equal(limiter.take('a', 0).remaining, 60);
  assert.equal(limiter.take('a', 60).allowed, true);
  assert.equal(limiter.take('a', 1).allowed, false);
});

test('the verdict tells what is left and when all of it is back', () => {
  const { limiter } = at(600);
  assert.deepEqual(limiter.take('a', 10), { allowed: true, limit: 600, remaining: 590, resetSeconds: 1, retrySeconds: 0 });
});

test('clients do not share an allowance', () => {
  const { limiter } = at(10);
  limiter.take('a', 10);
  assert.equal(limiter.take('b', 10).allowed, true);
});

test('memory is bounded, however many clients come', () => {
  const { limiter } = at(600);
  for (let i = 0; i < 150_000; i++) limiter.take(`client ${i}`, 1);
  assert.ok(limiter.clients <= 100_000);
  assert.equal(limiter.take('client 149999', 600).allowed, false);
});
