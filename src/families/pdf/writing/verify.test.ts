import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesPdf } from '../../../../test/support/build-pdf.ts';
import { isVisuallyEqual } from './verify.ts';

const original = linesPdf(['one', 'two', 'three']);
const isSame = (made: Buffer, textAlone = false): Promise<boolean> => isVisuallyEqual({ original, compressed: made, textAlone });

test('a file shows the same as itself', async () => {
  assert.ok(await isSame(original));
});

test('a page less, another word on any page, and other pixels are noticed', async () => {
  assert.equal(await isSame(linesPdf(['one', 'two'])), false);
  assert.equal(await isSame(linesPdf(['one', 'tow', 'three'])), false);
  const moved = Buffer.from(original.toString('latin1').replace('20 100 Td (three)', '20 101 Td (three)'), 'latin1');
  assert.equal(await isSame(moved), false);
  assert.ok(await isSame(moved, true), 'the text alone is the same');
});
