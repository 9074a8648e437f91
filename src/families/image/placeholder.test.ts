import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { decode, isBlurhashValid } from 'blurhash';
import sharp from 'sharp';
import { jpegWithMetadata, postJson, quadrants } from '../../../test/support/pictures.ts';
import { type Service, startFamilies } from '../../../test/support/service.ts';
import { imageFamily } from './operations.ts';
import type { ImagePlaceholder } from './records.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

async function placeholder(file: Uint8Array, query = ''): Promise<ImagePlaceholder> {
  const { status, body } = await postJson(`${potli.url}/v1/image/placeholder${query}`, file);
  assert.equal(status, 200);
  return body.data as ImagePlaceholder;
}

test('the BlurHash decodes to the picture with the reference library', async () => {
  const { blurhash, width, height } = await placeholder(await quadrants(80, 60).png().toBuffer());
  assert.ok(isBlurhashValid(blurhash).result);
  assert.deepEqual([width, height], [80, 60]);
  const pixels = decode(blurhash, 32, 32);
  const pixelAt = (x: number, y: number): number[] => [...pixels.subarray((y * 32 + x) * 4, (y * 32 + x) * 4 + 3)];
  const brightest = (x: number, y: number): number => pixelAt(x, y).indexOf(Math.max(...pixelAt(x, y)));
  assert.deepEqual([brightest(4, 4), brightest(27, 4), brightest(4, 27)], [0, 1, 2]);
  assert.ok(Math.min(...pixelAt(28, 28)) > 150);
});

test('EXIF orientation is applied', async () => {
  const { width, height, data_uri } = await placeholder(await jpegWithMetadata());
  assert.deepEqual([width, height], [60, 80]);
  const tiny = await sharp(Buffer.from(data_uri.split(',')[1] ?? '', 'base64')).metadata();
  assert.deepEqual([tiny.format, tiny.width, tiny.height], ['webp', 12, 16]);
});

test('colours are sorted by share, and shades are merged', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="60" fill="#cc0000"/><rect width="100" height="10" fill="#c80404"/>' +
    '<rect y="60" width="100" height="30" fill="#0000cc"/></svg>';
  const { dominant, colours } = await placeholder(Buffer.from(drawing));
  assert.match(dominant ?? '', /^#c[b-c]0[01]0[01]$/);
  // Pixels at the boundary are a mix of both colours.
  assert.ok(colours.slice(2).every(({ share }) => share < 0.03));
  assert.ok(Math.abs((colours[0]?.share ?? 0) - 2 / 3) < 0.02);
  const { colours: single } = await placeholder(await quadrants(64, 64).png().toBuffer(), '?colors=1');
  assert.equal(single.length, 1);
});

test('a fully transparent picture has no colours', async () => {
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })
    .png()
    .toBuffer();
  const { dominant, colours } = await placeholder(clear);
  assert.deepEqual([dominant, colours], [null, []]);
});
