/** Compression of each kind of image in a PDF, compared with the rendered original. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { streamObject } from '../../../../test/support/build-pdf.ts';
import { binary, deflated, FLATE, fromRgb, HEIGHT, image, pagePdf, photo, WIDTH } from '../../../../test/support/image-pdf.ts';
import { type FormResponse, postForm } from '../../../../test/support/post-form.ts';
import { type Service, settingsOf, startFamilies } from '../../../../test/support/service.ts';
import { sampled } from '../../../../test/support/test-tiers.ts';
import { seededRandomInt } from '../../../core/util/random.ts';
import { pdfFamily } from '../operations.ts';

let service: Service;
before(async () => {
  service = await startFamilies([pdfFamily], { config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

const compress = (pdf: Buffer, query: string): Promise<FormResponse> => postForm(`${service.url}/v1/pdf/compress?${query}`, [pdf]);

async function rendered(pdf: Buffer): Promise<Buffer> {
  const { status, bytes } = await postForm(`${service.url}/v1/pdf/render?width=168`, [pdf]);
  assert.equal(status, 200, bytes.toString());
  return sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

/** Mean difference of the channels of all pixels, of 255. */
async function difference(first: Buffer, second: Buffer): Promise<number> {
  const [before, after] = [await rendered(first), await rendered(second)];
  assert.equal(before.length, after.length);
  assert.ok(
    before.some((channel) => channel < 200),
    'the page is not blank',
  );
  return before.reduce((sum, channel, index) => sum + Math.abs(channel - (after[index] as number)), 0) / before.length;
}

/** Letters, as far as a compressor can tell. */
function bilevel(width: number, height: number): Buffer {
  const nextRandom = seededRandomInt('letters');
  const rows = Buffer.alloc((width / 8) * height, 255);
  for (let mark = 0; mark < 700; mark++) {
    const [left, top, size] = [nextRandom(width / 8 - 8), nextRandom(height - 90), 24 + nextRandom(60)];
    for (let row = top; row < top + size; row++) rows.fill(0, row * (width / 8) + left, row * (width / 8) + left + 3 + (mark % 5));
  }
  return rows;
}

function predicted(pixels: Buffer, rowBytes: number): string {
  const rows: Buffer[] = [];
  for (let start = 0; start < pixels.length; start += rowBytes) {
    const above = start === 0 ? Buffer.alloc(rowBytes) : pixels.subarray(start - rowBytes, start);
    rows.push(Buffer.from([2]), pixels.subarray(start, start + rowBytes).map((byte, index) => byte - (above[index] as number)) as Buffer);
  }
  return deflated(Buffer.concat(rows));
}

async function kinds(): Promise<Record<string, Buffer>> {
  const [rgb, grey] = [await photo(3), await photo(1)];
  const cmyk = await fromRgb(rgb).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
  const inks = Buffer.from(
    Array.from({ length: WIDTH * HEIGHT * 4 }, (_, index) => (index % 4 === 3 ? 0 : 255 - (rgb[(index >> 2) * 3 + (index % 4)] as number))),
  );
  const palette = Buffer.from(Array.from({ length: 768 }, (_, index) => Math.floor(index / 3) ^ (index % 3 === 1 ? 60 : 0)));
  const deep = Buffer.from(Array.from({ length: rgb.length * 2 }, (_, index) => rgb[index >> 1] as number));
  const half = [WIDTH / 2, HEIGHT / 2] as const;
  const small = await sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .resize(...half)
    .raw()
    .toBuffer();
  return {
    'RGB JPEG': pagePdf([
      image('/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode', binary(await fromRgb(rgb).jpeg({ quality: 95 }).toBuffer())),
    ]),
    'CMYK JPEG': pagePdf([image('/ColorSpace/DeviceCMYK/BitsPerComponent 8/Filter/DCTDecode/Decode[1 0 1 0 1 0 1 0]', binary(cmyk))]),
    CMYK: pagePdf([image(`/ColorSpace/DeviceCMYK${FLATE}`, deflated(inks))]),
    RGB: pagePdf([image(`/ColorSpace/DeviceRGB${FLATE}`, deflated(rgb))]),
    'RGB with PNG predictor': pagePdf([
      image(`/ColorSpace/DeviceRGB${FLATE}/DecodeParms<</Predictor 15/Colors 3/Columns ${WIDTH}>>`, predicted(rgb, WIDTH * 3)),
    ]),
    'RGB with 16 bits': pagePdf([image('/ColorSpace/DeviceRGB/Filter/FlateDecode/BitsPerComponent 16', deflated(deep))]),
    grey: pagePdf([image(`/ColorSpace/DeviceGray${FLATE}`, deflated(grey))]),
    'inverted grey': pagePdf([image(`/ColorSpace/DeviceGray${FLATE}/Decode[1 0]`, deflated(grey))]),
    indexed: pagePdf([image(`/ColorSpace[/Indexed/DeviceRGB 255<${palette.toString('hex')}>]${FLATE}`, deflated(grey))]),
    'with a soft mask': pagePdf([
      image(`/ColorSpace/DeviceRGB${FLATE}/SMask 6 0 R`, deflated(rgb)),
      image(`/ColorSpace/DeviceGray${FLATE}`, deflated(grey)),
    ]),
    'in a form XObject': pagePdf([
      streamObject('/P Do', '/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</P 6 0 R>>>>'),
      image(`/ColorSpace/DeviceRGB${FLATE}`, deflated(rgb)),
    ]),
    inline: pagePdf([], `q 96 0 0 72 12 12 cm BI /W ${half[0]} /H ${half[1]} /BPC 8 /CS /RGB /F /Fl ID ${deflated(small)}\nEI Q`),
  };
}

test('images=ebook recompresses images of all kinds, and the page looks the same', async (t) => {
  for (const [kind, pdf] of sampled(2, Object.entries(await kinds()))) {
    const { status, headers, bytes } = await compress(pdf, 'images=ebook');
    assert.equal(status, 200, kind);
    assert.ok(bytes.length < pdf.length * 0.5, `${kind}: ${pdf.length} to ${bytes.length} bytes`);
    assert.equal(headers.get('x-images-recompressed'), kind === 'with a soft mask' ? '2' : '1', kind);
    assert.deepEqual([headers.get('x-image-dpi'), headers.get('x-image-quality')], ['200', '75']);
    const change = await difference(pdf, bytes);
    t.diagnostic(`${kind}: ${pdf.length} to ${bytes.length} bytes, difference ${change.toFixed(2)}`);
    assert.ok(change < 4, `${kind}: ${change}`);
  }
});

test('black and white is stored as CCITT Group 4, at most 300 dpi, also as a stencil', async () => {
  const rows = bilevel(1_200, 900);
  for (const members of ['/ColorSpace/DeviceGray/BitsPerComponent 1', '/ImageMask true', '/ImageMask true/Decode[1 0]']) {
    const pdf = pagePdf([image(members, binary(rows), [1_200, 900])]);
    const { bytes } = await compress(pdf, 'images=ebook');
    assert.match(bytes.toString('latin1'), /\/CCITTFaxDecode/);
    assert.match(bytes.toString('latin1'), /\/Width 400\D/);
    assert.ok((await difference(pdf, bytes)) < 4, members);
  }
});

test('few colours are stored as a palette without loss', async () => {
  const nextRandom = seededRandomInt('chart');
  const pixels = Buffer.alloc(320 * 240 * 3, 255);
  for (let bar = 0; bar < 400; bar++) {
    const [row, column, colour] = [nextRandom(240), nextRandom(290), nextRandom(5) * 50];
    pixels.fill(colour, (row * 320 + column) * 3, (row * 320 + column + 30) * 3);
  }
  const pdf = pagePdf([image(`/ColorSpace/DeviceRGB/BitsPerComponent 8`, binary(pixels), [320, 240])]);
  const { bytes } = await compress(pdf, 'images=ebook');
  assert.match(bytes.toString('latin1'), /\/Indexed/);
  assert.equal(await difference(pdf, bytes), 0);
});

test('an image that is drawn small is downsampled to its displayed size', async () => {
  const jpeg = await fromRgb(await photo(3))
    .jpeg({ quality: 90 })
    .toBuffer();
  const photoObject = image('/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode', binary(jpeg));
  const { bytes } = await compress(pagePdf([photoObject], 'q 36 0 0 27 20 20 cm /I Do Q'), 'images=ebook');
  assert.match(bytes.toString('latin1'), /\/Width 100\D/);
  // The largest use counts, and a use in a pattern is not measured.
  const twice = await compress(pagePdf([photoObject], 'q 36 0 0 27 20 20 cm /I Do Q q 72 0 0 54 40 40 cm /I Do Q'), 'images=ebook');
  assert.match(twice.bytes.toString('latin1'), /\/Width 200\D/);
  const pattern = streamObject(
    'q 100 0 0 100 0 0 cm /P Do Q',
    '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 100 100]/XStep 100/YStep 100/Resources<</XObject<</P 5 0 R>>>>',
  );
  const tiled = await compress(pagePdf([photoObject, pattern], 'q 36 0 0 27 20 20 cm /I Do Q', '/Hidden 6 0 R'), 'images=ebook');
  assert.match(tiled.bytes.toString('latin1'), /\/Width 333\D/);
});

test('images whose samples carry more than colours stay unchanged', async () => {
  const rgb = await photo(3);
  for (const [members, others] of [
    ['/Mask[0 10 0 10 0 10]', []],
    ['/SMask 6 0 R', [image(`/ColorSpace/DeviceGray${FLATE}/Matte[0 0 0]`, deflated(await photo(1)))]],
  ] as const) {
    const pdf = pagePdf([image(`/ColorSpace/DeviceRGB${FLATE}${members}`, deflated(rgb)), ...others]);
    const { headers, bytes } = await compress(pdf, 'images=screen');
    assert.equal(headers.get('x-images-recompressed') ?? '0', '0', members);
    assert.equal(await difference(pdf, bytes), 0);
  }
});

test('thumbnails, private data and identical images are removed with images=ebook', async () => {
  const jpeg = binary(
    await fromRgb(await photo(3))
      .jpeg({ quality: 60 })
      .toBuffer(),
  );
  const nextRandom = seededRandomInt('noise');
  const noise = Buffer.from(Array.from({ length: 60_000 }, () => nextRandom(256)));
  const members = '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode';
  const pdf = pagePdf(
    [
      image(members, jpeg),
      image(members, jpeg),
      streamObject(binary(noise)),
      image('/ColorSpace/DeviceGray/BitsPerComponent 8', binary(noise), [250, 240]),
    ],
    'q 96 0 0 72 12 12 cm /I Do Q',
    '/Thumb 8 0 R/PieceInfo<</Editor<</Private 7 0 R>>>>/Copy 6 0 R',
  );
  const { bytes } = await compress(pdf, 'images=ebook');
  assert.doesNotMatch(bytes.toString('latin1'), /DeviceGray/);
  assert.equal(bytes.toString('latin1').split('/DCTDecode').length, 2);
  assert.ok((await compress(pdf, 'images=keep')).bytes.length > bytes.length + noise.length);
});

test('maxBytes selects the best quality that fits', async () => {
  const jpeg = await fromRgb(await photo(3))
    .jpeg({ quality: 95 })
    .toBuffer();
  const pdf = pagePdf([image('/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode', binary(jpeg))]);
  let previous = 0;
  for (const maxBytes of [5_000, 7_000, 9_000]) {
    const { headers, bytes } = await compress(pdf, `maxBytes=${maxBytes}`);
    assert.ok(bytes.length <= maxBytes && bytes.length > maxBytes * 0.75, `${bytes.length} of ${maxBytes}`);
    assert.equal(headers.get('x-compress-note'), null);
    assert.equal(headers.get('x-compressed-bytes'), String(bytes.length));
    const quality = Number(headers.get('x-image-quality'));
    assert.ok(quality > previous);
    previous = quality;
  }
});

test('maxBytes leaves images unchanged if the file fits without', async () => {
  const pdf = pagePdf([image(`/ColorSpace/DeviceRGB${FLATE}`, deflated(await photo(3)))]);
  const { headers, bytes } = await compress(pdf, `maxBytes=${pdf.length}`);
  assert.equal(headers.get('x-images-recompressed'), null);
  assert.equal(await difference(pdf, bytes), 0);
});

test('a file that cannot be made as small as maxBytes is returned as small as possible, with a note', async () => {
  const pdf = pagePdf([image(`/ColorSpace/DeviceRGB${FLATE}`, deflated(await photo(3)))]);
  const { status, headers, bytes } = await compress(pdf, 'maxBytes=1000');
  assert.deepEqual([status, headers.get('x-compress-note')], [200, 'above-max-bytes']);
  assert.ok(bytes.length > 1_000 && bytes.length < pdf.length * 0.05);
});

test('returns 400 for an invalid maxBytes', async () => {
  const pdf = pagePdf([image('/ColorSpace/DeviceGray/BitsPerComponent 8', '0'.repeat(100), [10, 10])]);
  for (const maxBytes of ['999', '99999999', 'small', '2000.5']) {
    const { status, bytes } = await compress(pdf, `maxBytes=${maxBytes}`);
    assert.match(`${status} ${bytes}`, /^400 .*maxBytes/);
  }
});

test('hostile images stay unchanged, and the file does not grow', async () => {
  const padding = deflated(await photo(1));
  const siz = Buffer.alloc(60);
  siz.set([0xff, 0x4f, 0xff, 0x51, 0, 47, 0, 0]);
  siz.writeUInt32BE(60_000, 8);
  siz.writeUInt32BE(60_000, 12);
  siz.writeUInt16BE(3, 40);
  const selfReference = streamObject('/I Do /I Do', '/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</I 5 0 R>>>>');
  for (const [name, object] of Object.entries({
    'too many pixels': image(`/ColorSpace/DeviceCMYK${FLATE}`, padding, [60_000, 60_000]),
    'more pixels than declared': image('/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/JPXDecode', binary(siz) + padding),
    'too little data': image(`/ColorSpace/DeviceRGB${FLATE}`, padding.slice(0, 9_000), [3_000, 3_000]),
    'no image data': image('/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode', padding),
    'a colour space that contains itself': image(`/ColorSpace[/Indexed 5 0 R 255 5 0 R]${FLATE}`, padding),
    'a soft mask of itself': image(`/ColorSpace/DeviceGray${FLATE}/SMask 5 0 R`, padding, [20, 20]),
    'a form that draws itself': selfReference,
    'a zip bomb': image(`/ColorSpace/DeviceGray${FLATE}`, deflated(Buffer.alloc(60_000_000)), [9_000, 9_000]),
  })) {
    const pdf = pagePdf([object]);
    for (const query of ['images=ebook', 'maxBytes=2000']) {
      const { status, bytes } = await compress(pdf, query);
      assert.equal(status, 200, `${name}: ${bytes.subarray(0, 200)}`);
      assert.ok(bytes.length <= pdf.length, name);
    }
  }
});
