/** Orientation and GPS position are found wherever a file may store them: "no location" must be true. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { jpegWithMetadata, post, postJson, quadrants } from '../../../test/support/pictures.ts';
import { type Service, startFamilies } from '../../../test/support/service.ts';
import { isAll } from '../../../test/support/test-tiers.ts';
import { noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { imageFamily } from './operations.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

const infoOf = async (file: Buffer): Promise<Record<string, unknown>> => (await postJson(`${potli.url}/v1/image/info`, file)).body.data;

interface Chunk {
  readonly type: string;
  readonly bytes: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let offset = 8; offset < png.length; ) {
    const end = offset + 12 + png.readUInt32BE(offset);
    chunks.push({ type: png.toString('latin1', offset + 4, offset + 8), bytes: png.subarray(offset, end) });
    offset = end;
  }
  return chunks;
}

/** Moves the chunks of a type after the pixels (IDAT) of a PNG. */
function moveAfterIdat(png: Buffer, type: string): Buffer {
  const chunks = chunksOf(png);
  const moved = chunks.filter((chunk) => chunk.type === type);
  assert.ok(moved.length > 0, `${type} is there`);
  const rest = chunks.filter((chunk) => chunk.type !== type);
  const order = [...rest.slice(0, -1), ...moved, ...rest.slice(-1)];
  return Buffer.concat([png.subarray(0, 8), ...order.map(({ bytes }) => bytes)]);
}

const XMP = (properties: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" ${properties}</rdf:RDF></x:xmpmeta>`;
const ATTRIBUTE = XMP('exif:GPSLatitude="13,5.0N" exif:GPSLongitude="80,16.0E"/>');
const ELEMENT = XMP('><exif:GPSLatitude>13,5.0N</exif:GPSLatitude></rdf:Description>');
const EMPTY = XMP('exif:GPSLatitude=""/>');

test('EXIF of a PNG is read at any position', async () => {
  const before = await sharp(await jpegWithMetadata())
    .keepMetadata()
    .png()
    .toBuffer();
  const exifAfterPixels = moveAfterIdat(before, 'eXIf');
  assert.ok(exifAfterPixels.indexOf('eXIf') > exifAfterPixels.lastIndexOf('IDAT'));
  assert.deepEqual(await infoOf(exifAfterPixels), await infoOf(before));
  const { orientation, has_exif, has_location } = await infoOf(exifAfterPixels);
  assert.deepEqual([orientation, has_exif, has_location], [6, true, true]);

  for (const path of ['convert?format=png', ...(isAll ? ['remove-background?format=mask'] : [])]) {
    const [first, other] = [
      await post(`${potli.url}/v1/image/${path}`, before),
      await post(`${potli.url}/v1/image/${path}`, exifAfterPixels),
    ];
    const bytes = Buffer.from(await other.arrayBuffer());
    assert.deepEqual(bytes, Buffer.from(await first.arrayBuffer()), path);
    const { width, height } = await sharp(bytes).metadata();
    assert.deepEqual([width, height], [60, 80], path);
    assert.equal(bytes.indexOf('eXIf'), -1, path);
  }
  const hash = (file: Buffer): ReturnType<typeof postJson> => postJson(`${potli.url}/v1/image/hash`, file);
  assert.deepEqual((await hash(exifAfterPixels)).body, (await hash(before)).body);
});

test('a damaged PNG is rejected, with any chunk lengths', async () => {
  const png = await quadrants(8, 8).png().toBuffer();
  for (const length of [0xffff_ffff, 0x7fff_ffff, png.length]) {
    const wrong = Buffer.from(png);
    wrong.writeUInt32BE(length, png.indexOf('IDAT') - 4);
    assert.equal((await postJson(`${potli.url}/v1/image/convert`, wrong)).status, 422, String(length));
  }
});

test('a position in XMP is detected', async () => {
  for (const [xmp, expected] of [
    [ATTRIBUTE, true],
    [ELEMENT, true],
    [EMPTY, false],
  ] as const) {
    for (const format of ['jpeg', 'png', 'webp', 'tiff'] as const) {
      const file = await quadrants(8, 8).withXmp(xmp)[format]().toBuffer();
      assert.equal((await infoOf(file)).has_location, expected, format);
    }
  }
  const png = await quadrants(8, 8).withXmp(ATTRIBUTE).png().toBuffer();
  assert.equal((await infoOf(moveAfterIdat(png, 'zTXt'))).has_location, true);
});

/** A little-endian TIFF with a copy of its IFD at the end that also refers to a GPS IFD. */
function withGpsIfd(tiff: Buffer): Buffer {
  assert.equal(tiff.toString('latin1', 0, 2), 'II');
  const offset = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(offset);
  const start = tiff.length + (tiff.length % 2);
  const ifd = Buffer.alloc(2 + (count + 1) * 12 + 4);
  ifd.writeUInt16LE(count + 1, 0);
  tiff.copy(ifd, 2, offset + 2, offset + 2 + count * 12);
  ifd.set([0x25, 0x88, 4, 0, 1, 0, 0, 0], 2 + count * 12);
  ifd.writeUInt32LE(start + ifd.length, 2 + count * 12 + 8);
  // One entry, a latitude of three fractions at an offset that is never read.
  const gpsIfd = Buffer.from([1, 0, 2, 0, 5, 0, 3, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0]);
  const file = Buffer.concat([tiff, Buffer.alloc(tiff.length % 2), ifd, gpsIfd]);
  file.writeUInt32LE(start, 4);
  return file;
}

test('a TIFF has EXIF if it has an EXIF IFD', async () => {
  const tiff = await quadrants(8, 8).tiff().toBuffer();
  const plain = await infoOf(tiff);
  assert.deepEqual([plain.has_exif, plain.has_location], [false, false]);
  const geotagged = await infoOf(withGpsIfd(tiff));
  assert.deepEqual([geotagged.has_exif, geotagged.has_location, geotagged.width], [true, true, 8]);
});

/** Tag 274 of big-endian EXIF: one SHORT with the value 1. */
const EXIF_UPRIGHT = Buffer.from('01120003000000010001', 'hex');

test('HEIC reports the EXIF orientation but is rotated by its container only', { skip: noVectors }, async () => {
  const upright = readFileSync(vectorFile('documents-and-images/heic/samplefilehub.heif'));
  const flagged = Buffer.from(upright);
  flagged.writeUInt16BE(6, upright.indexOf(EXIF_UPRIGHT) + EXIF_UPRIGHT.length - 2);
  assert.deepEqual([(await infoOf(upright)).orientation, (await infoOf(flagged)).orientation], [1, 6]);
  // A photo of a phone takes five seconds to decode.
  const photo = readFileSync(vectorFile('documents-and-images/exif/heic__IMG_5195.HEIC'));
  for (const heic of isAll ? [flagged, photo] : [flagged]) {
    const { orientation, width, height } = await infoOf(heic);
    const response = await post(`${potli.url}/v1/image/convert?format=jpeg&width=100`, heic);
    const [outputWidth, outputHeight] = ['x-image-width', 'x-image-height'].map((name) => Number(response.headers.get(name)));
    assert.ok(typeof orientation === 'number' && orientation >= 1 && orientation <= 8);
    assert.ok(Math.abs((outputHeight as number) / (outputWidth as number) - (height as number) / (width as number)) < 0.02);
  }
});
