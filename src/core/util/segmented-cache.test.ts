import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SegmentedCache } from './segmented-cache.ts';

test('recent entries are cached, and older ones are evicted at the capacity', () => {
  const cache = new SegmentedCache<number, string>(20);
  for (let index = 0; index < 100; index++) {
    cache.set(index, 'x');
    assert.equal(cache.get(index), 'x');
  }
  for (let index = 99; index >= 90; index--) assert.equal(cache.get(index), 'x', `${index} is cached`);
  for (let index = 79; index >= 0; index--) assert.equal(cache.get(index), undefined, `${index} is evicted`);
});

test('frequently used entries are not evicted', () => {
  const cache = new SegmentedCache<number, string>(20);
  cache.set(0, 'first');
  for (let index = 1; index < 100; index++) {
    cache.set(index, 'x');
    assert.equal(cache.get(0), 'first', `after ${index}`);
  }
});

test('sizeOf limits the total size, and a replaced entry counts once', () => {
  const cache = new SegmentedCache<number, string>(100, (value) => value.length);
  cache.set(1, 'x'.repeat(30));
  for (let round = 0; round < 50; round++) cache.set(2, 'y'.repeat(15));
  assert.equal(cache.get(1)?.length, 30);
  assert.equal(cache.get(2)?.length, 15);
  for (const index of [3, 4]) cache.set(index, 'z'.repeat(50));
  assert.equal(cache.get(1), undefined);
  assert.equal(cache.get(4)?.length, 50);
});

test('a value is computed once while it is cached', () => {
  const cache = new SegmentedCache<string, number>(100);
  let computations = 0;
  const length = (key: string): number => {
    computations++;
    return key.length;
  };
  assert.deepEqual(
    [cache.getOrCompute('pune', length), cache.getOrCompute('pune', length), cache.getOrCompute('', length), computations],
    [4, 4, 0, 2],
  );
});
