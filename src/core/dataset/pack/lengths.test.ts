import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endsOf, lengthBytes } from './lengths.ts';

test('positions come back from lengths, small, large and none', () => {
  for (const lengths of [[], [0], [1, 0, 127, 128, 16_383, 16_384, 2_097_152, 0, 5], [4_000_000_000]]) {
    let sum = 0;
    const ends = [0, ...lengths.map((length) => (sum += length))];
    assert.deepEqual([...endsOf(lengthBytes(lengths))], ends);
  }
  assert.deepEqual([...endsOf(Buffer.alloc(0))], [0]);
});

test('most lengths take one byte', () => assert.equal(lengthBytes(Array(1000).fill(12)).length, 1004));

test('what would not fit into four bytes is refused', () => {
  assert.throws(() => lengthBytes([4_000_000_000, 4_000_000_000]), /larger than 4 GiB/);
});
