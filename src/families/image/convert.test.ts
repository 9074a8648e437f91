import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { animation, jpegWithMetadata, pngWithDeclaredSize, post, postJson, quadrants } from '../../../test/support/pictures.ts';
import { type Service, startFamilies } from '../../../test/support/service.ts';
import { listVectors, noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { imageFamily } from './operations.ts';
import { targetSize } from './output-size.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

async function convert(query: string, file: Uint8Array): Promise<{ response: Response; bytes: Buffer }> {
  const response = await post(`${potli.url}/v1/image/convert?${query}`, file);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const LETTERS: Readonly<Record<string, string>> = { '1,0,0': 'R', '0,1,0': 'G', '0,0,1': 'B', '1,1,1': 'W' };

/** The colour at the centre of each quadrant, as letters. */
async function corners(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const letter = (x: number, y: number): string => {
    const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return LETTERS[[...data.subarray(offset, offset + 3)].map((value) => (value > 128 ? 1 : 0)).join()] ?? '?';
  };
  return letter(0.25, 0.25) + letter(0.75, 0.25) + letter(0.25, 0.75) + letter(0.75, 0.75);
}

test('a size is inside, covers or fills its box', () => {
  const picture = { width: 400, height: 200 };
  const size = (width: number | undefined, height: number | undefined, fit: 'inside' | 'cover' | 'fill'): string => {
    const target = targetSize(picture, { width, height, fit });
    return `${target.width}x${target.height}`;
  };
  assert.equal(size(undefined, undefined, 'inside'), '400x200');
  assert.equal(size(100, 100, 'inside'), '100x50');
  assert.equal(size(undefined, 100, 'inside'), '200x100');
  assert.equal(size(1000, 1000, 'inside'), '400x200');
  assert.equal(size(100, 100, 'cover'), '100x100');
  assert.equal(size(1000, 900, 'fill'), '1000x900');
  assert.equal(size(100, undefined, 'cover'), '100x50');
  assert.equal(size(1, 1, 'inside'), '1x1');
});

test('every format is encoded, at the requested size', async () => {
  const file = await quadrants(80, 60).png().toBuffer();
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff']) {
    const { response, bytes } = await convert(`format=${format}&width=40`, file);
    assert.equal(response.status, 200, format);
    assert.equal(response.headers.get('content-type'), `image/${format}`);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('x-image-width'), '40');
    assert.equal(response.headers.get('x-image-height'), '30');
    const { width, height, format: actualFormat, compression } = await sharp(bytes).metadata();
    assert.deepEqual([width, height], [40, 30]);
    assert.equal(compression === 'av1' ? 'avif' : actualFormat, format);
    assert.equal(await corners(bytes), 'RGBW', format);
  }
});

test('WebP is the default, and the query decides over form fields', async () => {
  const file = await quadrants(8, 8).png().toBuffer();
  const form = new FormData();
  form.append('anything', new Blob([new Uint8Array(file)]), 'x.bin');
  form.append('width', '4');
  const response = await fetch(`${potli.url}/v1/image/convert`, { method: 'POST', body: form });
  assert.equal(response.headers.get('content-type'), 'image/webp');
  assert.equal(response.headers.get('x-image-width'), '4');
});

test('cover crops the middle and fill stretches', async () => {
  const file = await quadrants(80, 40).png().toBuffer();
  const covered = await convert('format=png&width=20&height=20&fit=cover', file);
  assert.equal(await corners(covered.bytes), 'RGBW');
  const filled = await convert('format=png&width=100&height=300&fit=fill', file);
  const { width, height } = await sharp(filled.bytes).metadata();
  assert.deepEqual([width, height], [100, 300]);
});

test('EXIF orientation is applied', async () => {
  const { response, bytes } = await convert('format=png&width=30', await jpegWithMetadata());
  assert.equal(response.headers.get('x-image-width'), '30');
  assert.equal(response.headers.get('x-image-height'), '40');
  assert.equal(response.headers.get('content-disposition'), 'inline; filename="picture.png"');
  assert.equal(await corners(bytes), 'BRWG');
});

test('transparent pixels are white in a JPEG', async () => {
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  const { bytes } = await convert('format=jpeg', clear);
  assert.equal(await corners(bytes), 'WWWW');
});

test('quality applies to JPEG, WebP and AVIF', async () => {
  const noise = await sharp({
    create: { width: 64, height: 64, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();
  for (const format of ['jpeg', 'webp', 'avif']) {
    const [low, high] = [await convert(`format=${format}&quality=5`, noise), await convert(`format=${format}&quality=95`, noise)];
    assert.ok(low.bytes.length < high.bytes.length / 2, format);
  }
});

test('animations are preserved between GIF and WebP, and become their first frame elsewhere', async () => {
  for (const from of ['gif', 'webp'] as const) {
    const file = await animation(from, 5);
    for (const to of ['gif', 'webp']) {
      const { response, bytes } = await convert(`format=${to}&width=20`, file);
      const { pages, width, pageHeight } = await sharp(bytes, { pages: -1 }).metadata();
      assert.deepEqual([pages, width, pageHeight], [5, 20, 15], `${from} to ${to}`);
      assert.equal(response.headers.get('x-image-height'), '15');
    }
    const still = await sharp((await convert('format=png', file)).bytes).metadata();
    assert.deepEqual([still.width, still.height, still.pages], [40, 30, undefined]);
  }
});

test('an animation of too many frames is rejected, its first frame is not', async () => {
  const file = await animation('gif', 301, 4, 4);
  const rejection = await convert('format=webp', file);
  assert.equal(rejection.response.status, 413);
  assert.match(rejection.bytes.toString(), /301 frames/);
  assert.equal((await convert('format=png', file)).response.status, 200);
});

test('invalid input is rejected with a reason', async () => {
  const url = `${potli.url}/v1/image/convert`;
  const file = await quadrants(8, 8).png().toBuffer();
  const refusal = async (query: string, body: Uint8Array): Promise<string> => {
    const { status, body: error } = await postJson(`${url}?${query}`, body);
    return `${status} ${error.error.code} ${error.error.message}`;
  };
  assert.match(await refusal('', Buffer.from('a text')), /^415 unsupported_type .*JPEG.*SVG/);
  assert.match(await refusal('', file.subarray(0, file.length - 30)), /^422 unreadable_file/);
  assert.match(await refusal('width=8001', file), /^400 invalid_parameter width/);
  assert.match(await refusal('quality=0', file), /^400 invalid_parameter quality/);
  assert.match(await refusal('format=bmp', file), /^400 invalid_parameter format.*webp/);
  assert.match(await refusal('fit=outside', file), /^400 invalid_parameter fit/);
  const wide = await sharp({ create: { width: 17_000, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  assert.match(await refusal('format=webp', wide), /^400 invalid_parameter format.*16383/);
  assert.match(await refusal('format=png', await pngWithDeclaredSize(9_000, 8_000)), /^400 invalid_parameter width.*64 million/);
  assert.equal((await fetch(url, { method: 'POST', headers: { 'content-type': 'image/png' } })).status, 400);
  assert.equal((await fetch(url)).status, 405);
});

test('bitmaps and HEIC are decoded', { skip: noVectors }, async () => {
  for (const path of [...listVectors('documents-and-images/heic'), 'documents-and-images/bmp/images__bmp__images__rgb24.bmp']) {
    if (path.endsWith('.ref.png')) continue;
    const file = readFileSync(vectorFile(path));
    const { response, bytes } = await convert('format=png&width=100', file);
    assert.equal(response.status, 200, path);
    assert.equal((await sharp(bytes).metadata()).width, 100);
  }
});

test('a photograph becomes a PNG with a filter for each row', async () => {
  const photograph = readFileSync(new URL('../../../../test/fixtures/files/hills-1.jpeg', import.meta.url));
  const { bytes } = await convert('format=png', photograph);
  const [expected, found] = await Promise.all([photograph, bytes].map((file) => sharp(file).raw().toBuffer()));
  assert.deepEqual(found, expected);
  const withoutFilter = await sharp(photograph).png().toBuffer();
  assert.ok(bytes.length < 0.9 * withoutFilter.length, `${bytes.length} of ${withoutFilter.length}`);
});

test('a PNG to PNG is never larger, whether it has a palette, greys or few bits', async () => {
  const noise = sharp({
    create: { width: 90, height: 60, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
  const pixels = await noise.png().toBuffer();
  const files = [
    await sharp(pixels)
      .png({ palette: true, colours: 16 })
      .withExif({ IFD0: { Make: 'Asha' } })
      .toBuffer(),
    await sharp(pixels).png({ palette: true, colours: 2 }).toBuffer(),
    await sharp(pixels).toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer(),
  ];
  for (const file of files) {
    const { bytes } = await convert('format=png', file);
    assert.ok(bytes.length <= file.length, `${bytes.length} > ${file.length}`);
    assert.deepEqual(await sharp(bytes).raw().toBuffer(), await sharp(file).raw().toBuffer());
    assert.equal(bytes.includes('Asha'), false);
  }
  const { bytes: grey } = await convert('format=png&width=40', files[2] as Buffer);
  assert.equal((await sharp(grey).metadata()).space, 'b-w');
});
