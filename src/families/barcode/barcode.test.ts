import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import { anyCodePoint } from '../../../test/support/any-code-point.ts';
import { readWithZbar, readWithZxing, toPixels } from '../../../test/support/decode-barcode.ts';
import { assertMatchesSnapshot } from '../../../test/support/render.ts';
import { get, type Service, startFamilies } from '../../../test/support/service.ts';
import { assertPlainSvg } from '../../../test/support/svg.ts';
import { isAll, sampled, tries } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { seededRandomInt } from '../../core/util/random.ts';
import { gs1CheckDigit } from './gs1.ts';
import { barcodeFamily } from './operations.ts';
import { type BarcodeRequest, encodeGrid, renderBarcode } from './render-barcode.ts';
import { BARCODE_TYPES, BARCODES, type BarcodeType } from './types.ts';

let service: Service;
before(async () => {
  service = await startFamilies([barcodeFamily]);
});
after(() => service.close());

/** Types that accept any text of their character set; GS1 and ISBN types have their own test. */
const PLAIN_TYPES = BARCODE_TYPES.slice(0, 10);

const FORMATS: Partial<Record<BarcodeType, ReadInputBarcodeFormat>> = {
  code128: 'Code128',
  code39: 'Code39Std',
  code93: 'Code93',
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  itf: 'ITF',
  codabar: 'Codabar',
  datamatrix: 'DataMatrix',
  pdf417: 'PDF417',
  aztec: 'Aztec',
};

const style = { format: 'png', fg: '000000', bg: 'ffffff', scale: 2, height: 80, size: 512 } as const;
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const urlOf = (type: string, text: string, query = ''): string =>
  `${service.url}/v1/barcode/${type}?text=${encodeURIComponent(text)}${query}`;
const requestOf = (type: BarcodeType, text: string, more: Partial<BarcodeRequest> = {}): BarcodeRequest => ({
  ...style,
  type,
  text: BARCODES[type].prepare(text),
  margin: BARCODES[type].margin,
  ...more,
});

/** Draws both formats and decodes them with every decoder that supports the type. */
async function assertReads(request: BarcodeRequest, expected = request.text): Promise<number> {
  let read = 0;
  for (const format of ['png', 'svg'] as const) {
    const { file } = await renderBarcode({ ...request, format });
    const label = `${request.type} ${format} ${JSON.stringify(request).slice(0, 300)}`;
    assert.equal(await readWithZxing(file, FORMATS[request.type] as ReadInputBarcodeFormat), expected, `zxing: ${label}`);
    read++;
    if (!BARCODES[request.type].linear) continue;
    assert.equal(await readWithZbar(file), expected, `zbar: ${label}`);
    read++;
  }
  return read;
}

test('each type equals the reviewed image', async () => {
  const texts: Partial<Record<BarcodeType, string>> = {
    ean13: '5901234123457',
    ean8: '73513537',
    itf: '15400141288763',
    codabar: 'A40156B',
  };
  for (const type of PLAIN_TYPES) {
    const { file } = await renderBarcode(requestOf(type, texts[type] ?? 'POTLI 600001', { size: 240 }));
    await assertMatchesSnapshot(`barcode-${type}`, file as Buffer);
  }
});

interface Vectors {
  barcodes: { type: BarcodeType; text: string; decoded: string }[];
  refuse_400: { type: BarcodeType; text: string }[];
}

test('the published examples decode from the responses', { skip: noVectors }, async (t) => {
  const { barcodes } = readVector<Vectors>('models-and-generators/barcodes.json');
  for (const { type, text, decoded } of barcodes) {
    for (const format of ['png', 'svg']) {
      const response = await fetch(urlOf(type, text, `&format=${format}&size=512`));
      assert.equal(response.status, 200, `${type} ${text}`);
      const picture = await bytesOf(response);
      assert.equal(await readWithZxing(picture, FORMATS[type] as ReadInputBarcodeFormat), decoded);
      if (BARCODES[type].linear) assert.equal(await readWithZbar(picture), decoded);
    }
  }
  t.diagnostic(`${barcodes.length} of ${barcodes.length} examples, PNG and SVG`);
});

test('unreadable combinations are rejected', { skip: noVectors }, async (t) => {
  const { refuse_400: refusals } = readVector<Vectors>('models-and-generators/barcodes.json');
  for (const { type, text } of refusals) {
    const { status, body } = await get(urlOf(type, text));
    assert.equal(status, 400, `${type} ${text}`);
    assert.match(body.error.message, /^text: /);
  }
  t.diagnostic(`${refusals.length} of ${refusals.length} rejected`);
});

const ALPHABETS: Partial<Record<BarcodeType, string>> = {
  code128: String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  code39: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-.$/+%',
  code93: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-.$/+%',
  ean13: '0123456789',
  ean8: '0123456789',
  itf: '0123456789',
  codabar: '0123456789-$:/.+',
  datamatrix: 'abcXYZ019 ,;नमस्तेதமிழ்',
  pdf417: 'abcXYZ019 ,;বাংলাతెలుగు',
  aztec: 'abcXYZ019 ,;ಕನ್ನಡമലയാളം',
};
const LENGTHS: Partial<Record<BarcodeType, readonly number[]>> = { ean13: [12], ean8: [7], itf: [6, 14, 30], codabar: [4, 10, 20] };

/** Rounds per type: six cover every length and every colour. */
const ROUNDS = isAll ? 18 : 3;

test('hundreds of generated codes of every type, length and colour decode', async (t) => {
  const random = seededRandomInt('barcodes');
  const colours = [
    ['000000', 'ffffff'],
    ['1a237e', 'fff8e1'],
    ['004d40', '00000000'],
  ] as const;
  let read = 0;
  for (const type of PLAIN_TYPES) {
    const alphabet = [...(ALPHABETS[type] as string)];
    for (let round = 0; round < ROUNDS; round++) {
      const lengths = LENGTHS[type] ?? (BARCODES[type].linear ? [1, 8, 25] : [1, 12, 60, 250]);
      const length = lengths[round % lengths.length] as number;
      const text = Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');
      const [fg, bg] = colours[round % colours.length] as (typeof colours)[number];
      read += await assertReads(requestOf(type, text, { fg, bg, scale: 2 + (round % 4), height: 60 + 20 * round, size: 500 + 60 * round }));
    }
  }
  t.diagnostic(`${read} readings of ${PLAIN_TYPES.length * ROUNDS} codes`);
  assert.ok(read >= 33 * ROUNDS);
});

test('symbols of full capacity decode, and one character more is rejected with the limit', async (t) => {
  const full = [
    ['datamatrix', '7', 3116, '3116 digits'],
    ['datamatrix', 'A', 2335, '2335 letters'],
    ['datamatrix', 'ñ', 777, '1555 bytes'],
    ['pdf417', '7', 2710, '2710 digits'],
    ['pdf417', 'A', 1850, '1850 letters'],
    ['pdf417', 'ñ', 554, '1108 bytes'],
    ['aztec', '7', 3832, '3832 digits'],
    ['aztec', 'ñ', 957, '1914 bytes'],
  ] as const;
  for (const [type, unit, capacity, limit] of sampled(8, full)) {
    const { prepare } = BARCODES[type];
    const text = unit.repeat(capacity);
    const { file } = await renderBarcode(requestOf(type, text, { size: 1600 }));
    assert.equal(await readWithZxing(file, FORMATS[type] as ReadInputBarcodeFormat), text, `${type} ${capacity}`);
    assert.throws(() => prepare(unit.repeat(capacity + 1)), { code: 'invalid_parameter', message: new RegExp(`^text: .*${limit}`) });
  }
  for (const type of ['datamatrix', 'pdf417', 'aztec'] as const) {
    assert.throws(() => encodeGrid(type, 'aB3$xY,9!q'.repeat(200)), { code: 'invalid_parameter', message: /^text: is too long/ });
  }
  const { status, body } = await get(urlOf('code128', 'x'.repeat(81)));
  assert.deepEqual([status, body.error.message], [400, 'text: has 81 characters; a linear code takes at most 80']);
  t.diagnostic(`${full.length} full symbols`);
});

test('check digits are added, verified and reported', async () => {
  assert.equal(gs1CheckDigit('590123412345'), '7');
  const added = await fetch(urlOf('ean13', '890103052013'));
  assert.equal(added.headers.get('x-barcode-text'), '8901030520136');
  const { status, body } = await get(urlOf('ean8', '73513530'));
  assert.equal(status, 400);
  assert.match(body.error.message, /must be 7/);
});

test('texts that a type cannot encode verbatim are completed and reported', async () => {
  for (const [type, text, encoded] of [
    ['itf', '12345', '012345'],
    ['codabar', '40156', 'A40156A'],
    ['codabar', 'b40156c', 'B40156C'],
  ] as const) {
    const response = await fetch(urlOf(type, text, '&format=png'));
    assert.equal(response.headers.get('x-barcode-text'), encoded);
    assert.equal(await readWithZxing(await bytesOf(response), FORMATS[type] as ReadInputBarcodeFormat), encoded);
  }
  for (const [type, text] of [
    ['codabar', 'A123'],
    ['codabar', 'AB'],
    ['itf', ''],
    ['code39', '*A*'],
    ['ean13', '12345678901234'],
    ['qrcode', 'x'],
  ] as const) {
    assert.equal((await get(urlOf(type, text))).status, 400, `${type} ${text}`);
  }
});

test('control characters can be encoded in Code 128', async () => {
  await assertReads(requestOf('code128', 'a\tb\u0000c\u001bD'));
});

test('bars have the requested width and height, with a quiet zone', async () => {
  const { data, width, height } = await toPixels(
    await bytesOf(await fetch(urlOf('ean13', '5901234123457', '&format=png&scale=3&height=50'))),
  );
  assert.deepEqual([width, height], [(95 + 22) * 3, 50 + 66]);
  const dark = (x: number, y: number): boolean => (data[4 * (y * width + x)] as number) < 128;
  assert.deepEqual([dark(33, 33), dark(33, 82), dark(32, 40), dark(33, 32), dark(33, 83)], [true, true, false, false, false]);
  const svg = await (await fetch(urlOf('ean13', '5901234123457', '&scale=3&height=50&margin=0'))).text();
  assert.match(svg, /width="285" height="50"/);
});

test('two-dimensional codes stay within their size', async () => {
  for (const type of ['datamatrix', 'pdf417', 'aztec'] as const) {
    for (const size of [150, 256, 1000]) {
      const { width } = await toPixels(await bytesOf(await fetch(urlOf(type, 'hello', `&format=png&size=${size}`))));
      assert.ok(width <= size && width > size / 2, `${type} ${width} of ${size}`);
    }
  }
  const { status, body } = await get(urlOf('pdf417', 'x'.repeat(300), '&size=64'));
  assert.equal(status, 400);
  assert.match(body.error.message, /^size: .*at least \d+ pixels/);
});

test('rows of PDF417 are three modules high and fill the symbol', async () => {
  const { data, width, height } = await toPixels(await bytesOf(await fetch(urlOf('pdf417', 'hello', '&format=png&margin=0'))));
  const [modules, rows] = [encodeGrid('pdf417', 'hello').columns, encodeGrid('pdf417', 'hello').rows.length];
  assert.equal(height, (width / modules) * 3 * rows);
  for (let y = 0; y < height; y++) assert.ok((data[4 * y * width] as number) < 128, `the start pattern reaches line ${y}`);
});

test('the text may be posted', async () => {
  const init = { method: 'POST', body: JSON.stringify({ text: 'नमस्ते', format: 'png' }), headers: { 'content-type': 'application/json' } };
  assert.equal(await readWithZxing(await bytesOf(await fetch(`${service.url}/v1/barcode/aztec`, init)), 'Aztec'), 'नमस्ते');
  const plain = { method: 'POST', body: 'ABC-1', headers: { 'content-type': 'text/plain' } };
  assert.equal(await readWithZxing(await bytesOf(await fetch(`${service.url}/v1/barcode/code39?format=png`, plain)), 'Code39'), 'ABC-1');
});

test('a lone surrogate is rejected by every type', async () => {
  for (const type of PLAIN_TYPES) {
    const body = '{"text":"12345\\ud800"}';
    const response = await fetch(`${service.url}/v1/barcode/${type}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { error } = (await response.json()) as { error: { message: string } };
    assert.deepEqual([response.status, error.message.includes('valid Unicode')], [400, true], type);
  }
});

test('text is escaped in the SVG', async () => {
  const code128 = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' });
  const text = fc.string({ minLength: 1, maxLength: 40, unit: anyCodePoint });
  const type = fc.constantFrom('datamatrix', 'pdf417', 'aztec');
  const request = fc.oneof(
    code128.map((text) => requestOf('code128', text, { format: 'svg' })),
    fc.tuple(type, text).map(([type, text]) => requestOf(type as BarcodeType, text, { format: 'svg' })),
  );
  await fc.assert(
    fc.asyncProperty(request, async (request) => assertPlainSvg((await renderBarcode(request)).file as string)),
    { numRuns: tries(160) },
  );
});
