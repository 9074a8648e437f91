import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tries } from '../../../../test/support/test-tiers.ts';
import { encodeLengths, frontCode, Offsets, TermDictionary } from './term-dictionary.ts';

const open = (texts: readonly string[]): TermDictionary => new TermDictionary(frontCode(sorted(texts)), texts.length);

/** A small alphabet, so that many terms share prefixes. */
const term = fc.string({ unit: fc.constantFrom('a', 'b', 'ம', '𑀓'), maxLength: 12 });
const terms = fc.uniqueArray(term, { maxLength: 120 });
const sorted = (texts: readonly string[]): string[] => [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

test('terms are found by index, with their posting counts', () => {
  fc.assert(
    fc.property(terms, (texts) => {
      const dictionary = open(texts);
      const read: string[] = [];
      dictionary.forEach({ from: 0, to: texts.length }, (bytes, length) => read.push(bytes.toString('utf8', 0, length)));
      assert.deepEqual(read, sorted(texts));
      for (const [i, text] of sorted(texts).entries()) {
        assert.equal(dictionary.text(i), text);
        assert.equal(dictionary.termLength(i), Buffer.byteLength(text));
      }
    }),
    { numRuns: tries(100) },
  );
});

test('exact, floor and prefix lookups', () => {
  fc.assert(
    fc.property(terms, term, fc.nat(120), (texts, target, i) => {
      const dictionary = open(texts);
      const order = sorted(texts);
      for (const text of [target, order[i % Math.max(1, order.length)] ?? '']) {
        const position = order.indexOf(text);
        assert.equal(dictionary.find(text), position);
        assert.equal(
          dictionary.floor(text),
          order.findLastIndex((other) => Buffer.compare(Buffer.from(other), Buffer.from(text)) <= 0),
        );
        const { from, to } = dictionary.prefixRange(text);
        assert.deepEqual(
          order.slice(from, to),
          order.filter((other) => other.startsWith(text)),
        );
      }
    }),
    { numRuns: tries(300) },
  );
});

test('lookups within a range find only its terms', () => {
  const dictionary = open(Array.from({ length: 100 }, (_, i) => `t${String(i).padStart(2, '0')}`));
  assert.equal(dictionary.find('t50', { from: 50, to: 51 }), 50);
  assert.equal(dictionary.find('t50', { from: 51, to: 90 }), -1);
  assert.equal(dictionary.find('t50', { from: 3, to: 50 }), -1);
  assert.equal(dictionary.find('t50', { from: 50, to: 50 }), -1);
});

test('an empty dictionary contains nothing', () => {
  const dictionary = open([]);
  assert.equal(dictionary.find('a'), -1);
  assert.equal(dictionary.floor('a'), -1);
  assert.deepEqual(dictionary.prefixRange('a'), { from: 0, to: 0 });
});

test('offsets are restored from lengths: small, large and zero', () => {
  const manyLengths = Array.from({ length: 100 }, (_, i) => (i * 7_919) % 20_000);
  for (const lengths of [
    [],
    [0],
    [1, 0, 127, 128, 16_383, 16_384, 2_097_152, 0, 5],
    [4_000_000_000],
    manyLengths,
    manyLengths.slice(0, 16),
    manyLengths.slice(0, 32),
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

test('offsets beyond 32 bits are rejected', () => {
  assert.throws(() => encodeLengths([4_000_000_000, 4_000_000_000]), /larger than 4 GiB/);
});
