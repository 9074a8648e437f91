import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeOffsets, encodeLengths } from './lengths.ts';

test('positions come back from lengths, small, large and none', () => {
  for (const lengths of [[], [0], [1, 0, 127, 128, 16_383, 16_384, 2_097_152, 0, 5], [4_000_000_000]]) {
    let sum = 0;
    const ends = [0, ...lengths.map((length) => (sum += length))];
    assert.deepEqual([...decodeOffsets(encodeLengths(lengths))], ends);
  }
  assert.deepEqual([...decodeOffsets(Buffer.alloc(0))], [0]);
});

test('most lengths take one byte', () => assert.equal(encodeLengths(Array(1000).fill(12)).length, 1004));

test('what would not fit into four bytes is refused', () => {
  assert.throws(() => encodeLengths([4_000_000_000, 4_000_000_000]), /larger than 4 GiB/);
});
