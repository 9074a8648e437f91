import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { countFrames } from './frames.ts';

const NO_LIMIT = 10_000;

/** Frames of 16 × 16 pixels, each of one shade. */
function animation(frames: number): Sharp {
  const pixels = Buffer.alloc(16 * 16 * 3 * frames);
  for (let index = 0; index < pixels.length; index++) pixels[index] = (Math.floor(index / (16 * 16 * 3)) * 5) % 256;
  return sharp(pixels, { raw: { width: 16, height: 16 * frames, channels: 3, pageHeight: 16 } });
}

for (const frames of [1, 2, 30]) {
  test(`${frames} frames are counted`, async () => {
    assert.equal(countFrames('gif', await animation(frames).gif().toBuffer(), NO_LIMIT), frames);
    assert.equal(countFrames('webp', await animation(frames).webp({ lossless: true }).toBuffer(), NO_LIMIT), frames);
    assert.equal(countFrames('tiff', await animation(frames).tiff({ compression: 'none' }).toBuffer(), NO_LIMIT), frames);
  });
}

test('counting stops at the limit', async () => {
  assert.equal(countFrames('gif', await animation(30).gif().toBuffer(), 10), 10);
});

test('broken files are scanned to their end, and cycles terminate', async () => {
  const gif = await animation(5).gif().toBuffer();
  const tiff = await animation(2).tiff({ compression: 'none' }).toBuffer();
  for (let length = 0; length < gif.length; length += 7) assert.ok(countFrames('gif', gif.subarray(0, length), NO_LIMIT) <= 5);
  for (let length = 0; length < tiff.length; length += length < 8 ? 1 : 31)
    assert.ok(countFrames('tiff', tiff.subarray(0, length), NO_LIMIT) <= 2);
  // A cyclic list: the directory is its own successor.
  const cyclic = Buffer.from('49492a0008000000000008000000', 'hex');
  assert.equal(countFrames('tiff', cyclic, 50), 50);
});
