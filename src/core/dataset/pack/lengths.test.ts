import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeLengths, Offsets } from './lengths.ts';

test('offsets come back from lengths, small, large and none', () => {
  const many = Array.from({ length: 100 }, (_, at) => (at * 7_919) % 20_000);
  for (const lengths of [
    [],
    [0],
    [1, 0, 127, 128, 16_383, 16_384, 2_097_152, 0, 5],
    [4_000_000_000],
    many,
    many.slice(0, 16),
    many.slice(0, 32),
  ]) {
    let sum = 0;
    const expected = [0, ...lengths.map((length) => (sum += length))];
    const offsets = new Offsets(encodeLengths(lengths));
    assert.deepEqual([offsets.count, offsets.longest], [lengths.length, Math.max(0, ...lengths)]);
    assert.deepEqual(
      expected.map((_, part) => offsets.at(part)),
      expected,
    );
  }
  assert.deepEqual([new Offsets(Buffer.alloc(0)).count, new Offsets(Buffer.alloc(0)).at(0)], [0, 0]);
});

test('an offset takes a byte and a half if lengths are short', () => assert.equal(encodeLengths(Array(1600).fill(12)).length, 2417));

test('offsets beyond 32 bits are refused', () => {
  assert.throws(() => encodeLengths([4_000_000_000, 4_000_000_000]), /larger than 4 GiB/);
});
