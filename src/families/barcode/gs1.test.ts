/** GS1 and ISBN barcodes, read back by independent decoders. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWithZxing } from '../../../test/support/decode-barcode.ts';
import { seededRandomInt } from '../../core/util/random.ts';
import { gs1CheckDigit } from './gs1.ts';
import { renderBarcode } from './render-barcode.ts';
import { BARCODES, type BarcodeType } from './types.ts';

const style = { fg: '000000', bg: 'ffffff', scale: 3, height: 120, size: 400 } as const;

async function read(type: BarcodeType, text: string, symbology: Parameters<typeof readWithZxing>[1]): Promise<string[]> {
  const { prepare, margin } = BARCODES[type];
  const decoded: string[] = [];
  for (const format of ['png', 'svg'] as const) {
    const { file } = await renderBarcode({ ...style, type, text: prepare(text), margin, format });
    decoded.push((await readWithZxing(file, symbology)) ?? '');
  }
  return decoded;
}

test('UPC-A and ITF-14 decode with the added check digit', async () => {
  const randomInt = seededRandomInt('trade');
  for (let round = 0; round < 10; round++) {
    const digits = Array.from({ length: 13 }, () => randomInt(10)).join('');
    const upc = digits.slice(0, 11);
    for (const text of await read('upca', upc, 'UPC-A')) assert.equal(text.replace(/^0(?=\d{12}$)/, ''), upc + gs1CheckDigit(upc));
    assert.deepEqual(await read('itf14', digits, 'ITF'), Array(2).fill(digits + gs1CheckDigit(digits)));
  }
  assert.throws(() => BARCODES.upca.prepare('036000291453'), /it must be 2/);
  assert.throws(() => BARCODES.itf14.prepare('123'), /must have 14 digits for itf14, or 13/);
});

test('an ISBN in any format is encoded as its EAN', async () => {
  for (const isbn of ['978-0-306-40615-7', '0-306-40615-2', '0306406152', '978 0 306 40615 7', '9780306406157']) {
    assert.deepEqual(await read('isbn', isbn, 'EAN-13'), Array(2).fill('9780306406157'), isbn);
  }
  assert.equal(BARCODES.isbn.prepare('81-7525-766-0').length, 13);
  assert.equal(BARCODES.isbn.prepare('0-8044-2957-X'), '9780804429573');
  for (const wrong of ['978-0-306-40615-8', '0-306-40615-3', '123', '978-0-306-40615', 'X306406152', '1234567890123']) {
    assert.throws(() => BARCODES.isbn.prepare(wrong), { code: 'invalid_parameter' }, wrong);
  }
});

test('GS1 elements decode to the element string that a scanner returns', async () => {
  const gtin = `0890103052013${gs1CheckDigit('0890103052013')}`;
  const label = `(01)${gtin}(17)271231(10)A-12`;
  for (const [type, as] of [
    ['gs1128', 'Code128'],
    ['gs1datamatrix', 'DataMatrix'],
  ] as const) {
    for (const text of await read(type, label, as)) assert.equal(text.replaceAll(/[()\x1d]/g, ''), label.replaceAll(/[()]/g, ''));
  }
});

test('invalid elements are rejected with the reason', async () => {
  const wrong = [
    '(01)08901030520130',
    '(01)123',
    '(99)',
    'A12',
    '(01)',
    '()12',
    '(17)271399',
    `(10)${'A'.repeat(600)}`,
    '(10)नमस्ते',
    '(1234567)12',
    '(00)'.repeat(20),
  ];
  for (const text of wrong) {
    for (const type of ['gs1128', 'gs1datamatrix'] as const) {
      const render = async (): Promise<unknown> =>
        renderBarcode({ ...style, type, text: BARCODES[type].prepare(text), margin: 2, format: 'png' });
      await assert.rejects(render, { code: 'invalid_parameter', message: /^text: / }, `${type} ${text.slice(0, 40)}`);
    }
  }
});
