import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SegmentedCache } from './segmented-cache.ts';

test('recent entries are present, and the size is never exceeded', () => {
  const recent = new SegmentedCache<number, string>(20);
  for (let at = 0; at < 100; at++) {
    recent.set(at, 'x');
    assert.equal(recent.get(at), 'x');
  }
  for (let at = 99; at >= 90; at--) assert.equal(recent.get(at), 'x', `${at} is there`);
  for (let at = 79; at >= 0; at--) assert.equal(recent.get(at), undefined, `${at} is forgotten`);
});

test('frequently used entries are not evicted', () => {
  const recent = new SegmentedCache<number, string>(20);
  recent.set(0, 'first');
  for (let at = 1; at < 100; at++) {
    recent.set(at, 'x');
    assert.equal(recent.get(0), 'first', `after ${at}`);
  }
});

test('sizes are counted, and a replaced entry counts once', () => {
  const recent = new SegmentedCache<number, string>(100, (value) => value.length);
  recent.set(1, 'x'.repeat(30));
  for (let again = 0; again < 50; again++) recent.set(2, 'y'.repeat(15));
  assert.equal(recent.get(1)?.length, 30);
  assert.equal(recent.get(2)?.length, 15);
  for (const at of [3, 4]) recent.set(at, 'z'.repeat(50));
  assert.equal(recent.get(1), undefined);
  assert.equal(recent.get(4)?.length, 50);
});

test('a value is computed once while it is cached', () => {
  const cache = new SegmentedCache<string, number>(100);
  let made = 0;
  const length = (key: string): number => {
    made++;
    return key.length;
  };
  assert.deepEqual(
    [cache.getOrCompute('pune', length), cache.getOrCompute('pune', length), cache.getOrCompute('', length), made],
    [4, 4, 0, 2],
  );
});
