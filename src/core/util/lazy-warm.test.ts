import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazyWarm, runWarmups } from './lazy-warm.ts';

test('a lazy value is computed once, on first use or by runWarmups', async () => {
  const computedNames: string[] = [];
  const computed = (name: string) => (): string => {
    computedNames.push(name);
    return name;
  };
  const first = lazyWarm(computed('first'));
  const second = lazyWarm(computed('second'));
  assert.deepEqual(computedNames, []);
  assert.equal(second(), 'second');
  await runWarmups();
  assert.deepEqual(computedNames, ['second', 'first']);
  assert.equal(first(), 'first');
  assert.deepEqual(computedNames, ['second', 'first']);
});

test('a failing warm-up does not prevent others, and rethrows on use', async () => {
  const broken = lazyWarm((): string => {
    throw new Error('broken');
  });
  const rejecting = lazyWarm(() => Promise.reject(new Error('refused')));
  const working = lazyWarm(() => ({}));
  await runWarmups();
  assert.equal(working(), working());
  assert.throws(broken, /broken/);
  await assert.rejects(rejecting, /refused/);
});
