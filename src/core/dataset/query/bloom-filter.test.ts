import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BloomFilter } from './bloom-filter.ts';

const made = (kind: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${kind}${(at * 7_919).toString(36)}`);

test('no false negatives and few false positives', () => {
  const texts = made('k', 20_000);
  const filter = new BloomFilter(texts.length);
  for (const text of texts) filter.add(Buffer.from(text), 0, text.length);
  assert.ok(texts.every((text) => filter.mightContain(text)));
  const mistaken = made('b', 20_000).filter((text) => filter.mightContain(text)).length;
  assert.ok(mistaken < 600, `${mistaken} of 20,000 that are not there`);
});

test('an empty filter contains nothing', () => {
  assert.equal(new BloomFilter(0).mightContain('krmngl'), false);
});
