import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { postJson, quadrants } from '../../../test/support/pictures.ts';
import { type Service, startFamilies } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector, vectorFile } from '../../../test/support/vectors.ts';
import { compareHashes } from './compare.ts';
import { hashesOf } from './hash.ts';
import { imageFamily } from './operations.ts';
import { toGrey } from './resample.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

interface HashTruth {
  readonly file: string;
  readonly average: string;
  readonly difference: string;
  readonly perceptual: string;
}

const NAMES = ['average', 'difference', 'perceptual'] as const;
const folder = 'documents-and-images/imghash';

test('hashes equal those of Python imagehash', { skip: noVectors }, async (t) => {
  const truths = sampled(3, readVector<HashTruth[]>(`${folder}/expected_python_imagehash_4.3.2.json`));
  const equal = { average: 0, difference: 0, perceptual: 0 };
  for (const truth of truths) {
    // The expected hashes are of the pixels as stored, without EXIF orientation, which the operation applies.
    const file = readFileSync(vectorFile(`${folder}/${truth.file}`));
    const stored = sharp(file, { ignoreIcc: true }).toColourspace('srgb').raw({ depth: 'uchar' });
    const { data, info } = await stored.toBuffer({ resolveWithObject: true });
    const hashes = hashesOf(toGrey({ data, width: info.width, height: info.height, channels: info.channels }));
    for (const name of NAMES) equal[name] += hashes[name] === truth[name] ? 1 : 0;
  }
  t.diagnostic(`of ${truths.length}: average ${equal.average}, difference ${equal.difference}, perceptual ${equal.perceptual}`);
  assert.ok(equal.average / truths.length >= 0.95);
  assert.ok(equal.difference / truths.length >= 0.92);
  assert.ok(equal.perceptual / truths.length >= 0.88);
});

test('the operation returns the reference hashes of imagehash for its test picture', { skip: noVectors }, async () => {
  const { body } = await postJson(`${potli.url}/v1/image/hash`, readFileSync(vectorFile(`${folder}/imagehash.png`)));
  const { width, height, ...hashes } = body.data;
  assert.deepEqual(hashes, { average: 'ffd7918181c9ffff', difference: '0026273b2b19550e', perceptual: 'ba8c84536bd3c366' });
  assert.ok(width > 0 && height > 0);
});

test('a hash depends on the displayed picture, not on its orientation flag or format', async () => {
  const upright = quadrants(40, 80);
  const stored = await upright.clone().png().toBuffer();
  const sideways = await sharp(await sharp(stored).rotate(-90).png().toBuffer())
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const [first, other] = [await postJson(`${potli.url}/v1/image/hash`, stored), await postJson(`${potli.url}/v1/image/hash`, sideways)];
  assert.deepEqual(first.body.data, other.body.data);
  assert.deepEqual([other.body.data.width, other.body.data.height], [40, 80]);
});

test('a picture is identical to itself, similar to a small copy, and different from another', async () => {
  const picture = readFileSync(new URL('../../../../test/fixtures/files/hills-1.jpeg', import.meta.url));
  const copy = await sharp(picture).resize(80).jpeg({ quality: 50 }).toBuffer();
  const other = await sharp(picture).rotate(90).negate().png().toBuffer();
  const url = `${potli.url}/v1/image/compare`;
  const same = (await postJson(url, picture, picture)).body.data;
  assert.deepEqual([same.similar, same.score, same.distance], [true, 1, { average: 0, difference: 0, perceptual: 0 }]);
  const alike = (await postJson(url, picture, copy)).body.data;
  assert.ok(alike.similar && alike.score > 0.9);
  assert.deepEqual(
    alike.pictures.map(({ width }: { width: number }) => width),
    [320, 80],
  );
  const different = (await postJson(url, picture, other)).body.data;
  assert.ok(!different.similar && different.score < 0.8);
});

test('ten bits are similar, eleven are not', () => {
  const hash = (perceptual: string) => ({ average: '0000000000000000', difference: '0000000000000000', perceptual, width: 1, height: 1 });
  const none = hash('0000000000000000');
  assert.equal(compareHashes(none, hash('00000000000003ff')).similar, true);
  const eleven = compareHashes(none, hash('00000000000007ff'));
  assert.deepEqual([eleven.similar, eleven.distance.perceptual, eleven.score], [false, 11, Number((1 - 22 / 256).toFixed(4))]);
  assert.equal(compareHashes(none, hash('ffffffffffffffff')).score, 0.5);
});

test('two pictures are needed to compare, and one to hash', async () => {
  const picture = await quadrants(8, 8).png().toBuffer();
  const single = await postJson(`${potli.url}/v1/image/compare`, picture);
  assert.deepEqual([single.status, single.body.error.code], [400, 'missing_file']);
  assert.equal((await postJson(`${potli.url}/v1/image/hash`, picture, picture)).status, 400);
  const wrong = await postJson(`${potli.url}/v1/image/compare`, picture, Buffer.from('%PDF-1.7'));
  assert.deepEqual([wrong.status, wrong.body.error.code], [415, 'unsupported_type']);
});
