import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazyWarm, runWarmups } from './lazy-warm.ts';

test('a lazy value is computed once, on first use or by runWarmups', async () => {
  const made: string[] = [];
  const named = (name: string) => (): string => {
    made.push(name);
    return name;
  };
  const first = lazyWarm(named('first'));
  const second = lazyWarm(named('second'));
  assert.deepEqual(made, []);
  assert.equal(second(), 'second');
  await runWarmups();
  assert.deepEqual(made, ['second', 'first']);
  assert.equal(first(), 'first');
  assert.deepEqual(made, ['second', 'first']);
});

test('a failing warm-up does not prevent others, and rethrows on use', async () => {
  const broken = lazyWarm((): string => {
    throw new Error('broken');
  });
  const refused = lazyWarm(() => Promise.reject(new Error('refused')));
  const whole = lazyWarm(() => ({}));
  await runWarmups();
  assert.equal(whole(), whole());
  assert.throws(broken, /broken/);
  await assert.rejects(refused, /refused/);
});
