import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { StallDetector } from './event-loop-stall.ts';

const LIMITS = { checkIntervalMs: 1_000, maxChecks: 5, cpuMs: 1_000 };

/** Index of the check that reports a stall, for a given sequence of progress and CPU time. */
function stallIndex(samples: readonly (readonly [progress: number, cpuMs: number | undefined])[]): number {
  let cpu: number | undefined;
  const detector = new StallDetector(LIMITS, () => cpu);
  return samples.findIndex(([progress, cpuMs]) => {
    cpu = cpuMs;
    return detector.isStalled(progress);
  });
}

const repeatSample = (cpuMs: (index: number) => number | undefined, progress = 1) =>
  Array.from({ length: 20 }, (_, index) => [index < 2 ? index * progress : progress, cpuMs(index)] as const);

describe('event loop stall detection', () => {
  test('an event loop that uses CPU time without progress is stalled at the fifth sample', () => {
    assert.equal(stallIndex(repeatSample((index) => index * 1_000)), 6);
  });
  test('on a contended CPU an event loop is stalled once it has used enough CPU time', () => {
    assert.equal(stallIndex(repeatSample((index) => index * 100)), 11);
  });
  test('the event loop of a stopped or starved process is not stalled', () => {
    assert.equal(stallIndex(repeatSample(() => 500)), -1);
  });
  test('an event loop that makes progress is not stalled, even if it uses all CPU time', () => {
    assert.equal(stallIndex(Array.from({ length: 40 }, (_, index) => [Math.floor(index / 4), index * 1_000])), -1);
  });
  test('if the system does not report CPU time, lack of progress alone means a stall', () => {
    assert.equal(stallIndex(repeatSample(() => undefined)), 6);
  });
});
