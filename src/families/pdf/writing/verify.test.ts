import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesPdf, madePdf, streamObject } from '../../../../test/support/build-pdf.ts';
import { isVisuallyEqual } from './verify.ts';

const original = linesPdf(['one', 'two', 'three']);
const isSame = (compressed: Buffer, isLossy = false): Promise<boolean> => isVisuallyEqual({ original, compressed, isLossy });

test('a file is visually equal to itself', async () => {
  assert.ok(await isSame(original));
});

test('a missing page, a changed word and changed pixels are detected', async () => {
  assert.equal(await isSame(linesPdf(['one', 'two'])), false);
  assert.equal(await isSame(linesPdf(['one', 'tow', 'three'])), false);
  const moved = Buffer.from(original.toString('latin1').replace('20 100 Td (three)', '20 101 Td (three)'), 'latin1');
  assert.equal(await isSame(moved), false);
  assert.ok(await isSame(moved, true), 'nearly equal');
});

test('a dark instead of a light area is detected also if images were recompressed', async () => {
  const page = (shade: string): Buffer =>
    madePdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
      '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
      streamObject(`${shade} g 50 50 100 100 re f`),
    ]);
  const isSimilar = (shade: string): Promise<boolean> => isVisuallyEqual({ original: page('.90'), compressed: page(shade), isLossy: true });
  assert.deepEqual([await isSimilar('.85'), await isSimilar('.10')], [true, false]);
});
