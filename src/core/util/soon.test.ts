import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeWaiting, soon } from './soon.ts';

test('what is made soon is made once, when it is asked for or with all that waits', async () => {
  const made: string[] = [];
  const named = (name: string) => (): string => {
    made.push(name);
    return name;
  };
  const first = soon(named('first'));
  const second = soon(named('second'));
  assert.deepEqual(made, []);
  assert.equal(second(), 'second');
  await makeWaiting();
  assert.deepEqual(made, ['second', 'first']);
  assert.equal(first(), 'first');
  assert.deepEqual(made, ['second', 'first']);
});

test('what cannot be made does not keep others from being made, and says so to whoever asks', async () => {
  const broken = soon((): string => {
    throw new Error('broken');
  });
  const refused = soon(() => Promise.reject(new Error('refused')));
  const whole = soon(() => ({}));
  await makeWaiting();
  assert.equal(whole(), whole());
  assert.throws(broken, /broken/);
  await assert.rejects(refused, /refused/);
});
