import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hasLongMarkRun, MAX_MARK_RUN, toStreamSafe } from './stream-safe.ts';

/** Reference definition as a pattern that backtracks at most 30 steps. */
const LONG_RUN = /(?:(?!\u034f)\p{M}){31}/u;

test('a run of more than 30 combining marks is found at any position, in either plane', () => {
  const fragment = fc.constantFrom(
    'a',
    'क',
    '्',
    '\u0315',
    '\u0334',
    '\u034f',
    '\u{1d165}',
    '😀',
    '\ud800',
    '\u0315'.repeat(15),
    '\u{1d165}'.repeat(16),
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 60 }), (fragments) => {
      const text = fragments.join('');
      assert.equal(hasLongMarkRun(text), LONG_RUN.test(text), JSON.stringify(text));
    }),
    { numRuns: 2_000 },
  );
});

test('thirty marks are allowed, thirty-one are not', () => {
  for (const mark of ['\u0301', '\u0bcd', '\u{1d165}']) {
    assert.equal(hasLongMarkRun(`a${mark.repeat(MAX_MARK_RUN)}`), false);
    assert.equal(hasLongMarkRun(`a${mark.repeat(MAX_MARK_RUN + 1)}`), true);
  }
});

test('toStreamSafe breaks up long runs and changes nothing else', () => {
  const text = `a${'\u0315'.repeat(100)}b${'\u0334'.repeat(31)}`;
  const safe = toStreamSafe(text);
  assert.equal(hasLongMarkRun(safe), false);
  assert.equal(safe.replaceAll('\u034f', ''), text);
  assert.equal(toStreamSafe('நன்றி'), 'நன்றி');
});
