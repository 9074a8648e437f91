import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryLimiter } from './gcra.ts';

function createLimiter(limit: number): { limiter: MemoryLimiter; clock: { now: number } } {
  const clock = { now: 0 };
  return { limiter: new MemoryLimiter(limit, () => clock.now), clock };
}

test('a request that costs more than the limit uses all of it, and later ones have to wait', () => {
  const limiter = new MemoryLimiter(60, () => 0);
  const { allowed, remaining } = limiter.take('a', 1_000);
  assert.deepEqual([allowed, remaining], [true, 0]);
  assert.deepEqual([limiter.take('a', 1_000).allowed, limiter.take('a', 1_000).retrySeconds], [false, 60]);
  assert.equal(limiter.take('b', 1).allowed, true);
  assert.equal(limiter.take('b', 1_000).allowed, false);
});

test('a client may use its whole limit in one burst, and not one unit more', () => {
  const { limiter } = createLimiter(600);
  for (let i = 0; i < 60; i++) assert.equal(limiter.take('a', 10).allowed, true);
  const denied = limiter.take('a', 1);
  assert.equal(denied.allowed, false);
  assert.equal(denied.remaining, 0);
  assert.equal(denied.retrySeconds, 1);
});

test('a rejected request costs nothing', () => {
  const { limiter, clock } = createLimiter(600);
  limiter.take('a', 595);
  for (let i = 0; i < 100; i++) assert.equal(limiter.take('a', 10).allowed, false);
  assert.equal(limiter.take('a', 5).allowed, true);
  clock.now += 1_000;
  assert.equal(limiter.take('a', 10).allowed, true);
});

test('each rejected request gets a different retry time, at which it is allowed if all clients comply', () => {
  const { limiter, clock } = createLimiter(600);
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

test('the retry time is never longer than a minute', () => {
  const { limiter } = createLimiter(600);
  limiter.take('a', 600);
  for (let i = 0; i < 1_000; i++) limiter.take('a', 1);
  assert.equal(limiter.take('a', 600).retrySeconds, 60);
});

test('the limit refills evenly: a tenth of it in six seconds', () => {
  const { limiter, clock } = createLimiter(600);
  limiter.take('a', 600);
  clock.now += 6_000;
  assert.equal(limiter.take('a', 0).remaining, 60);
  assert.equal(limiter.take('a', 60).allowed, true);
  assert.equal(limiter.take('a', 1).allowed, false);
});

test('the decision has the remaining units and the time of the full reset', () => {
  const { limiter } = createLimiter(600);
  assert.deepEqual(limiter.take('a', 10), { allowed: true, limit: 600, remaining: 590, resetSeconds: 1, retrySeconds: 0 });
});

test('clients do not share a limit', () => {
  const { limiter } = createLimiter(10);
  limiter.take('a', 10);
  assert.equal(limiter.take('b', 10).allowed, true);
});

test('memory is bounded for any number of clients', () => {
  const { limiter } = createLimiter(600);
  for (let i = 0; i < 150_000; i++) limiter.take(`client ${i}`, 1);
  assert.ok(limiter.clients <= 100_000);
  assert.equal(limiter.take('client 149999', 600).allowed, false);
});
