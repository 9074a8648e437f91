import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeWaiting, soon, soonInSteps } from './soon.ts';

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

test('what is made in steps lets others have their turn, and is whole for whoever asks before the last of them', async () => {
  const steps: string[] = [];
  const stepwise = (name: string) =>
    soonInSteps(function* (): Generator<void, string> {
      for (let step = 1; step <= 3; step++) {
        steps.push(`${name}${step}`);
        yield;
      }
      return name;
    });
  const [first, second] = [stepwise('a'), stepwise('b')];
  const waiting = makeWaiting();
  setImmediate(() => steps.push('a request'));
  assert.equal(second(), 'b');
  await waiting;
  assert.equal(first(), 'a');
  assert.deepEqual(steps.slice(0, 3), ['b1', 'b2', 'b3']);
  assert.ok(steps.indexOf('a request') < steps.indexOf('a3'));
  assert.equal(steps.length, 7);
});

test('what fails at one of its steps begins anew for whoever asks', async () => {
  let tries = 0;
  const late = soonInSteps(function* (): Generator<void, number> {
    yield;
    if (++tries === 1) throw new Error('too early');
    return tries;
  });
  await makeWaiting();
  assert.equal(late(), 2);
});
