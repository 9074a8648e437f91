import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { animation, jpegWithMetadata, post, postJson, quadrants } from '../../../test/support/pictures.ts';
import { type Service, startFamilies } from '../../../test/support/service.ts';
import { noVectors, readVector, vectorFile } from '../../../test/support/vectors.ts';
import { readExif } from './exif.ts';
import { imageFamily } from './operations.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

test('format, size and camera of a picture', async () => {
  const file = await jpegWithMetadata();
  const { status, body } = await postJson(`${potli.url}/v1/image/info`, file);
  assert.equal(status, 200);
  assert.deepEqual(body.data, {
    format: 'jpeg',
    width: 80,
    height: 60,
    bands: 3,
    alpha: false,
    colour_space: 'srgb',
    pages: 1,
    orientation: 6,
    has_exif: true,
    has_location: true,
    camera: { make: 'Testa', model: 'Box 1', lens: 'Pinhole', software: 'none', taken_at: '2024-02-29T10:11:12' },
    bytes: file.length,
  });
});

test('a picture without EXIF has no camera, and an animation has pages', async () => {
  const plain = await postJson(`${potli.url}/v1/image/info`, await quadrants(8, 4).png().toBuffer());
  assert.deepEqual([plain.body.data.camera, plain.body.data.has_exif, plain.body.data.has_location], [null, false, false]);
  const moving = await postJson(`${potli.url}/v1/image/info`, await animation('gif', 3));
  assert.deepEqual([moving.body.data.format, moving.body.data.pages, moving.body.data.height], ['gif', 3, 30]);
});

test('the size of an SVG is read without rendering', async () => {
  const { body } = await postJson(
    `${potli.url}/v1/image/info`,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"/>'),
  );
  assert.deepEqual([body.data.format, body.data.width, body.data.height, body.data.camera], ['svg', 120, 80, null]);
});

test('the GPS position of a picture is not returned', async () => {
  const text = await (await post(`${potli.url}/v1/image/info`, await jpegWithMetadata(), 'image/jpeg')).text();
  assert.doesNotMatch(text, /13\.08|80\.26|GPS|latitude/i);
});

test('EXIF with out-of-bounds or cyclic offsets is handled', () => {
  const block = Buffer.alloc(40);
  block.write('II*\0', 0, 'latin1');
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(2, 8);
  block.set([0x69, 0x87, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0], 10);
  block.set([0x0f, 0x01, 2, 0, 0xff, 0xff, 0xff, 0xff, 0xf0, 0xff, 0xff, 0xff], 22);
  assert.equal(readExif(block)?.make, null);
  assert.equal(readExif(Buffer.from('Exif\0\0')), undefined);
});

interface ExifTruth {
  readonly SourceFile: string;
  readonly Make?: string | number;
  readonly Model?: string | number;
  readonly Orientation?: number;
  readonly GPSLatitude?: number;
  readonly DateTimeOriginal?: string;
  readonly LensModel?: string;
}

test('cameras, orientations and positions agree with exiftool', { skip: noVectors }, async (t) => {
  let compared = 0;
  const wrong: string[] = [];
  for (const truth of readVector<ExifTruth[]>('documents-and-images/exif/expected_exiftool12.57.json')) {
    const file = readFileSync(vectorFile(`documents-and-images/exif/${encodeURIComponent(truth.SourceFile)}`));
    const { status, body } = await postJson(`${potli.url}/v1/image/info`, file);
    assert.equal(status, 200, truth.SourceFile);
    const expect = (name: string, actual: unknown, expected: unknown): void => {
      compared++;
      if (actual !== expected) wrong.push(`${truth.SourceFile} ${name}: ${actual}, not ${expected}`);
    };
    const asText = (value: string | number | undefined): string | null => (value === undefined ? null : `${value}`.trim() || null);
    expect('make', body.data.camera?.make ?? null, asText(truth.Make));
    expect('model', body.data.camera?.model ?? null, asText(truth.Model));
    expect('lens', body.data.camera?.lens ?? null, asText(truth.LensModel));
    expect('orientation', body.data.orientation, truth.Orientation ?? 1);
    expect('has_location', body.data.has_location, truth.GPSLatitude !== undefined);
    if (truth.DateTimeOriginal)
      expect('taken_at', body.data.camera?.taken_at, truth.DateTimeOriginal.replace(/^(\d+):(\d+):(\d+) /, '$1-$2-$3T'));
  }
  t.diagnostic(`${compared - wrong.length} of ${compared} facts agree; ${wrong.join('; ')}`);
  assert.ok((compared - wrong.length) / compared >= 0.99);
});
