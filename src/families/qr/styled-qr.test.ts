/** Styled codes are read back by independent decoders, from raster and from rendered PDF. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { readWithZbar, readWithZxing } from '../../../test/support/decode-barcode.ts';
import { withoutTools } from '../../../test/support/external-programs.ts';
import { checked, run, save } from '../../../test/support/pdf-programs.ts';
import { animation, post, quadrants } from '../../../test/support/pictures.ts';
import { type Service, startFamilies } from '../../../test/support/service.ts';
import { assertPlainSvg } from '../../../test/support/svg.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { qrFamily } from './operations.ts';

let service: Service;
before(async () => {
  service = await startFamilies([qrFamily]);
});
after(() => service.close());

const TEXTS = ['https://www.india.gov.in', 'தமிழ்நாடு 600001', 'A'.repeat(300), '7'.repeat(900)];
const queryOf = (query: Record<string, string | number>): URLSearchParams => new URLSearchParams(query as Record<string, string>);

async function file(response: Response): Promise<Buffer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(response.status, 200, bytes.toString('utf8', 0, 200));
  return bytes;
}

const qr = async (query: Record<string, string | number>): Promise<Buffer> => file(await fetch(`${service.url}/v1/qr?${queryOf(query)}`));
const withLogo = (query: Record<string, string | number>, logo: Uint8Array): Promise<Response> =>
  post(`${service.url}/v1/qr/logo?${queryOf(query)}`, logo);

/** The first page, rasterised. */
function printed(pdf: Buffer): Buffer {
  const path = save(checked(pdf));
  run('pdftoppm', '-png', '-r', '150', '-singlefile', path, path);
  return readFileSync(`${path}.png`);
}

test('rounded codes with captions are read from SVG and PNG', async () => {
  for (const text of TEXTS) {
    for (const format of ['svg', 'png']) {
      const code = await qr({ text, format, size: 600, shape: 'rounded', caption: 'रवि स्टोर्स · Scan & pay ₹' });
      assert.equal(await readWithZxing(code, 'QRCode'), text, `${format} ${text.slice(0, 30)}`);
      if (format === 'svg') assertPlainSvg(code.toString());
    }
  }
  assert.equal(await readWithZbar(await qr({ text: TEXTS[0] as string, format: 'png', size: 500, shape: 'rounded' })), TEXTS[0]);
});

test('a caption is below the code and never makes it wider', async () => {
  const plain = await sharp(await qr({ text: 'potli', format: 'png' })).metadata();
  for (const caption of ['x', 'Ravi Stores', 'W'.repeat(60), 'ரவி ஸ்டோர்ஸ் கடை '.repeat(3).trim(), '</svg><script>']) {
    const { width, height } = await sharp(await qr({ text: 'potli', format: 'png', caption })).metadata();
    assert.equal(width, plain.width);
    assert.ok(height > plain.height && height < plain.height * 1.2, caption);
    assertPlainSvg((await qr({ text: 'potli', caption })).toString());
  }
  assert.equal((await fetch(`${service.url}/v1/qr?text=a&caption=${'x'.repeat(61)}`)).status, 413);
});

test('PDFs are valid and decode after rendering', { skip: withoutTools('qpdf', 'pdftoppm', 'pdfinfo') }, async () => {
  for (const look of [{}, { shape: 'rounded', caption: 'வணக்கம் Potli' }, { fg: '0d47a1cc', bg: 'transparent' }]) {
    const pdf = await qr({ text: TEXTS[1] as string, format: 'pdf', size: 384, ...look });
    assert.equal(await readWithZxing(printed(pdf), 'QRCode'), TEXTS[1]);
  }
  const { width = 0 } = await sharp(await qr({ text: 'potli', format: 'png', size: 384 })).metadata();
  const points = (width * 72) / 96;
  assert.match(
    run('pdfinfo', save(await qr({ text: 'potli', format: 'pdf', size: 384 }))),
    new RegExp(`Page size: +${points} x ${points} pts`),
  );
  const logo = await file(await withLogo({ text: TEXTS[0] as string, format: 'pdf', size: 500 }, await quadrants(90, 60).png().toBuffer()));
  assert.equal(await readWithZxing(printed(logo), 'QRCode'), TEXTS[0]);
});

test('codes with any logo decode, at any text length', async (t) => {
  const logos = [
    await quadrants(90, 60).png().toBuffer(),
    await sharp({ create: { width: 50, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
      .webp()
      .toBuffer(),
    await sharp({ create: { width: 64, height: 64, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 120, sigma: 90 } } })
      .jpeg()
      .toBuffer(),
    await animation('gif', 3),
  ];
  let read = 0;
  for (const [round, length] of sampled(3, [...[1, 12, 40, 90, 200, 420, 800, 1273].entries()])) {
    const text = 'potli.example/पिन?'.repeat(80).slice(0, length);
    if (Buffer.byteLength(text) > 1273) continue;
    for (const format of ['svg', 'png']) {
      const look = { format, size: 800, shape: round % 2 === 0 ? 'rounded' : 'square', ...(round % 3 === 0 && { bg: 'transparent' }) };
      const code = await file(await withLogo({ text, ...look }, logos[round % logos.length] as Buffer));
      assert.equal(await readWithZxing(code, 'QRCode'), text, `${format} ${length}`);
      read++;
    }
  }
  t.diagnostic(`${read} codes with a logo read`);
});

test('a logo must be a picture, and the text must fit the highest level', async () => {
  const logo = await quadrants(9, 9).png().toBuffer();
  assert.equal((await withLogo({ text: 'a' }, Buffer.from('no picture'))).status, 415);
  assert.equal((await withLogo({ text: 'a' }, logo.subarray(0, 60))).status, 422);
  assert.match(await (await withLogo({ text: 'ñ'.repeat(700) }, logo)).text(), /level H encodes at most 1273/);
  assert.match(await (await withLogo({ text: 'a', fg: 'fff' }, logo)).text(), /fg: must differ/);
  assert.equal((await fetch(`${service.url}/v1/qr/logo?text=a`, { method: 'POST' })).status, 400);
});
