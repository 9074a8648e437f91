import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapPositions } from './source-positions.ts';

test('maps a stack trace to TypeScript file and line', () => {
  const mapped = mapPositions(new Error('here').stack ?? '');
  assert.match(mapped, /test\/support\/source-positions\.test\.ts:6:\d+/);
  assert.doesNotMatch(mapped, /dist\/test\/support\/source-positions/);
});

test('positions without a source map are unchanged', () => {
  const stack = 'Error: x\n    at run (/nowhere/a.js:1:2)\n    at node:internal/timers:5:6';
  assert.equal(mapPositions(stack), stack);
});
