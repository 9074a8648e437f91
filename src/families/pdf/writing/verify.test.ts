import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesPdf } from '../../../../test/support/build-pdf.ts';
import { isVisuallyEqual } from './verify.ts';

const original = linesPdf(['one', 'two', 'three']);
const isSame = (compressed: Buffer, textOnly = false): Promise<boolean> => isVisuallyEqual({ original, compressed, textOnly });

test('a file is visually equal to itself', async () => {
  assert.ok(await isSame(original));
});

test('a missing page, a changed word and changed pixels are detected', async () => {
  assert.equal(await isSame(linesPdf(['one', 'two'])), false);
  assert.equal(await isSame(linesPdf(['one', 'tow', 'three'])), false);
  const moved = Buffer.from(original.toString('latin1').replace('20 100 Td (three)', '20 101 Td (three)'), 'latin1');
  assert.equal(await isSame(moved), false);
  assert.ok(await isSame(moved, true), 'the text is equal');
});
