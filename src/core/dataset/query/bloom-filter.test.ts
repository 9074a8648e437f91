import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BloomFilter } from './bloom-filter.ts';

const keysOf = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${kind}${(index * 7_919).toString(36)}`);

test('no false negatives and few false positives', () => {
  const texts = keysOf('k', 20_000);
  const filter = new BloomFilter(texts.length);
  for (const text of texts) filter.add(Buffer.from(text), 0, text.length);
  assert.ok(texts.every((text) => filter.mightContain(text)));
  const falsePositives = keysOf('b', 20_000).filter((text) => filter.mightContain(text)).length;
  assert.ok(falsePositives < 600, `${falsePositives} false positives of 20,000`);
});

test('an empty filter contains nothing', () => {
  assert.equal(new BloomFilter(0).mightContain('krmngl'), false);
});
