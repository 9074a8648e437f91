import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { pngWithDeclaredSize } from '../../../test/support/pictures.ts';
import { listVectors, noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { ApiError } from '../request/api-error.ts';
import { sniffPicture } from './format.ts';
import { openPicture, type Picture, uprightSize } from './picture.ts';

const folder = 'documents-and-images';
const read = (path: string): Buffer => readFileSync(vectorFile(`${folder}/${path}`));

async function rgb(picture: Picture): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await picture.upright({ ignoreProfile: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function reference(path: string): Promise<Buffer> {
  return sharp(read(`${path}.ref.png`), { ignoreIcc: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

function meanDifference(actual: Buffer, expected: Buffer): number {
  assert.equal(actual.length, expected.length);
  let sum = 0;
  for (let index = 0; index < actual.length; index++) sum += Math.abs((actual[index] as number) - (expected[index] as number));
  return sum / actual.length;
}

test('the size of a picture is that after its orientation is applied', async () => {
  const wide = sharp({ create: { width: 30, height: 20, channels: 3, background: '#123' } });
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const picture = await openPicture(await wide.clone().withMetadata({ orientation }).jpeg().toBuffer());
    const { width, height } = await rgb(picture);
    assert.deepEqual(uprightSize(picture), { width, height }, `orientation ${orientation}`);
    assert.equal(width, orientation < 5 ? 30 : 20, `orientation ${orientation}`);
  }
});

test('image formats are detected by magic bytes', () => {
  const cases = {
    jpeg: '\xff\xd8\xff\xe0',
    png: '\x89PNG\r\n\x1a\n',
    gif: 'GIF89a',
    bmp: 'BM',
    tiff: 'MM\0*',
    webp: 'RIFF\0\0\0\0WEBP',
    heic: '\0\0\0\x18ftypmif1\0\0\0\0mif1heic',
    avif: '\0\0\0\x18ftypmif1\0\0\0\0mif1avif',
  };
  for (const [kind, start] of Object.entries(cases)) assert.equal(sniffPicture(Buffer.from(start, 'latin1')), kind);
  for (const expected of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<?xml version="1.0"?><svg/>', '%PDF-1.7', 'RIFF\0\0\0\0WAVE']) {
    assert.equal(sniffPicture(Buffer.from(expected, 'latin1')), undefined);
  }
});

test('other types are rejected as unsupported, broken images as unreadable', async () => {
  await assert.rejects(openPicture(Buffer.from('<svg/>')), (error: ApiError) => error.code === 'unsupported_type');
  await assert.rejects(openPicture(Buffer.from('GIF89a')), (error: ApiError) => error.code === 'unreadable_file');
  await assert.rejects(openPicture(Buffer.from('BM')), (error: ApiError) => error.code === 'unreadable_file');
});

test('a picture with too many pixels is rejected by its header and never decoded', async () => {
  const picture = await openPicture(await pngWithDeclaredSize(12_000, 9_000));
  assert.equal(picture.width, 12_000);
  assert.throws(
    () => picture.upright(),
    (error: ApiError) => error.code === 'too_large',
  );
});

/**
 * The references are from ImageMagick 6. It leaves the low bits of channels that are not 5, 6 or 8 bits wide empty, so that white is grey: for these
 * files our output is right, and the references equal its upper bits.
 */
const UPPER_BITS_ONLY: Readonly<Record<string, readonly [number, number, number]>> = {
  'bmp/images__bmp__images__V3_X4_R4_G4_B4_Top_Down.bmp': [0xf0, 0xf0, 0xf0],
  'bmp/images__bmp__images__rgb16-231.bmp': [0xc0, 0xe0, 0x80],
};

test('bitmaps decode to the reference pixels, or are rejected', { skip: noVectors }, async (t) => {
  const paths = listVectors(`${folder}/bmp`).map((file) => file.slice(folder.length + 1));
  const files = paths.filter((path) => path.endsWith('.bmp'));
  const identical: string[] = [];
  const rejectedPaths: string[] = [];
  for (const path of files) {
    try {
      const { data } = await rgb(await openPicture(read(path)));
      if (!paths.includes(`${path}.ref.png`)) continue;
      const upper = UPPER_BITS_ONLY[path];
      const compared = upper ? data.map((byte, index) => byte & (upper[index % 3] as number)) : data;
      assert.equal(meanDifference(Buffer.from(compared), await reference(path)), 0, path);
      identical.push(path);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      assert.match(error.code, /^(unreadable_file|too_large)$/);
      rejectedPaths.push(path);
    }
  }
  t.diagnostic(`${identical.length} of ${files.length} identical; rejected: ${rejectedPaths.join(', ')}`);
  assert.ok(
    rejectedPaths.every((path) => path.startsWith('bmp/bad__')),
    'only broken files are rejected',
  );
});

test('HEIC pixels differ by at most two from another decoder', { skip: noVectors }, async (t) => {
  for (const path of ['heic/rainbow-451x461.heic', 'heic/samplefilehub.heif']) {
    const difference = meanDifference((await rgb(await openPicture(read(path)))).data, await reference(path));
    t.diagnostic(`${path}: ${difference.toFixed(3)}`);
    assert.ok(difference <= 2);
  }
});
