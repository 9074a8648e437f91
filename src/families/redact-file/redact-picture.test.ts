/** Masking of pictures and of scans over HTTP. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { madePdf, streamObject } from '../../../test/support/build-pdf.ts';
import { animation, pngWithDeclaredSize } from '../../../test/support/pictures.ts';
import { postForm } from '../../../test/support/post-form.ts';
import { printPage } from '../../../test/support/render-page.ts';
import { scannedPdf } from '../../../test/support/scanned-pdf.ts';
import { type Service, settingsOf, startFamilies } from '../../../test/support/service.ts';
import { secondTier } from '../../../test/support/test-tiers.ts';
import { codesFamily } from '../codes/operations.ts';
import { ocrFamily } from '../ocr/operations.ts';
import { qrFamily } from '../qr/operations.ts';
import { redactFileFamily } from './operations.ts';

let service: Service;
before(async () => {
  service = await startFamilies([redactFileFamily, ocrFamily, codesFamily, qrFamily], { config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

const CARD = printPage(['Government of India', 'Asha Rao', 'Your Aadhaar No.', '3123 4567 8909', 'Mobile 98765 43210'], { size: 28 });
const send = (file: Buffer, fields: Readonly<Record<string, string>> = {}) => postForm(`${service.url}/v1/redact-file`, [file], fields);

async function textIn(picture: Buffer): Promise<string> {
  const { bytes } = await postForm(`${service.url}/v1/ocr`, [picture]);
  return JSON.parse(bytes.toString())
    .data.pages.map(({ text }: { text: string }) => text)
    .join('\n');
}

test('paints over what OCR reads in a picture, and keeps the rest and the format', async () => {
  const { status, bytes, headers } = await send(CARD);
  assert.equal(status, 200, bytes.toString().slice(0, 300));
  assert.equal(headers.get('content-type'), 'image/png');
  assert.equal(headers.get('x-found'), 'aadhaar=1, phone=1');
  const { width, height } = await sharp(bytes).metadata();
  assert.deepEqual(
    { width, height },
    await sharp(CARD)
      .metadata()
      .then((known) => ({ width: known.width, height: known.height })),
  );
  const text = await textIn(bytes);
  assert.match(text, /Asha Rao/);
  assert.match(text, /8909/);
  assert.doesNotMatch(text, /3123|4567|98765|43210/);
});

test('removes EXIF, position and XMP of a photo, and applies its orientation', { skip: secondTier }, async () => {
  const photo = await sharp(await sharp(CARD).rotate(-90).toBuffer())
    .jpeg()
    .withExif({ IFD0: { ImageDescription: 'a secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { data } = JSON.parse((await send(photo, { format: 'json' })).bytes.toString());
  assert.deepEqual(data.counts, { aadhaar: 1, phone: 1 });
  const { bytes } = await send(photo);
  const { exif, xmp, orientation, width } = await sharp(bytes).metadata();
  assert.deepEqual(
    { exif, xmp, orientation, width },
    { exif: undefined, xmp: undefined, orientation: undefined, width: data.pages[0].width },
  );
  assert.ok(!bytes.includes('secret'));
});

test('masks a scanned PDF, with its other words as an invisible layer', { skip: secondTier }, async () => {
  const { status, bytes, headers } = await send(await scannedPdf([CARD]));
  assert.equal(status, 200, bytes.toString().slice(0, 300));
  assert.equal(headers.get('x-found'), 'aadhaar=1, phone=1');
  const text = await textIn(bytes);
  assert.match(text, /Asha Rao/);
  assert.doesNotMatch(text, /3123|4567|98765|43210/);
});

test('paints over the QR code of an Aadhaar, and leaves others', { skip: secondTier }, async () => {
  const qr = async (text: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${service.url}/v1/qr?format=png&size=400&text=${encodeURIComponent(text)}`)).arrayBuffer());
  const secret = await qr('<?xml version="1.0"?><PrintLetterBarcodeData uid="312345678909" name="Asha Rao" gender="F" yob="1990"/>');
  const harmless = await qr('https://example.in/shop');
  const both = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#fff' } })
    .composite([
      { input: secret, left: 50, top: 50 },
      { input: harmless, left: 550, top: 50 },
    ])
    .png()
    .toBuffer();
  const { data } = JSON.parse((await send(both, { format: 'json' })).bytes.toString());
  assert.deepEqual(
    data.found.map(({ kind, source, masked }: Record<string, string>) => ({ kind, source, masked })),
    [{ kind: 'aadhaar', source: 'code', masked: 'QR code of an Aadhaar' }],
  );
  const { bytes } = await send(both);
  const read = JSON.parse((await postForm(`${service.url}/v1/codes/read`, [bytes])).bytes.toString());
  assert.deepEqual(
    read.data.codes.map(({ text }: { text: string }) => text),
    ['https://example.in/shop'],
  );
});

/** A page of 600 by 400 points with a picture and further content streams over it. */
async function pageWithPicture(picture: Buffer, members: string, drawing = ''): Promise<{ file: Buffer; tail: Buffer }> {
  const { data, info } = await sharp(picture).toColourspace('srgb').removeAlpha().jpeg().toBuffer({ resolveWithObject: true });
  const image = `/Type/XObject/Subtype/Image/Width ${info.width}/Height ${info.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  const file = madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]${members}/Contents 5 0 R/Resources<</XObject<</I 4 0 R>>>>>>`,
    streamObject(data.toString('latin1'), image),
    streamObject(`q 600 0 0 400 0 0 cm /I Do Q ${drawing}`),
  ]);
  return { file, tail: data.subarray(data.length - 200) };
}

test('makes a picture of a page whose picture is cropped or painted over: what is hidden cannot be searched', {
  skip: secondTier,
}, async () => {
  for (const [members, drawing] of [
    ['/CropBox[0 250 600 400]', ''],
    ['', '0 g 0 0 600 250 re f'],
  ] as const) {
    const { file, tail } = await pageWithPicture(CARD, members, drawing);
    const { bytes, status } = await send(file);
    assert.equal(status, 200, bytes.toString().slice(0, 300));
    assert.ok(!bytes.includes(tail), `${members}${drawing}`);
  }
});

test('leaves a page with a picture that has no item as it is', { skip: secondTier }, async () => {
  const { file, tail } = await pageWithPicture(printPage(['Filter coffee', 'Steel tumbler']), '');
  const { bytes, headers } = await send(file);
  assert.equal(headers.get('x-found'), 'none');
  assert.ok(bytes.includes(tail));
});

test('rejects animations, pictures that are too large, and damaged ones', async () => {
  assert.equal((await send(await animation('gif', 3))).status, 415);
  assert.equal((await send(await pngWithDeclaredSize(12_000, 9_000))).status, 413);
  assert.equal((await send(CARD.subarray(0, 600))).status, 422);
});
