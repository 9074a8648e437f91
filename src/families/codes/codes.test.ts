import assert from 'node:assert/strict';
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { linesPdf } from '../../../test/support/build-pdf.ts';
import { type get, type Service, settingsOf, startFamilies } from '../../../test/support/service.ts';
import { isAll, sampled, secondTier } from '../../../test/support/test-tiers.ts';
import { barcodeFamily } from '../barcode/operations.ts';
import { pdfFamily } from '../pdf/operations.ts';
import { qrFamily } from '../qr/operations.ts';
import { parseAadhaar } from './content/aadhaar.ts';
import { parseGstInvoice } from './content/gst-invoice.ts';
import { parseUpi } from './content/upi.ts';
import { codesFamily } from './operations.ts';

let service: Service;
before(async () => {
  service = await startFamilies([codesFamily, barcodeFamily, qrFamily, pdfFamily], { config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

async function render(path: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${service.url}/v1/${path}&format=png`)).arrayBuffer());
}

async function send(path: string, file: Buffer, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]), 'x');
  return fetch(`${service.url}/v1/${path}`, { method: 'POST', body: form });
}

async function read(file: Buffer, fields: Readonly<Record<string, string>> = {}) {
  const response = await send('codes/read', file, fields);
  const body = (await response.json()) as Awaited<ReturnType<typeof get>>['body'];
  return { status: response.status, ...body };
}

const qrOf = (text: string): Promise<Buffer> => render(`qr?ecc=L&size=1200&text=${encodeURIComponent(text)}`);

test('generated codes decode, rotated and as a small JPEG', async () => {
  const cases = {
    ean13: '8901030520136',
    ean8: '96385074',
    upca: '036000291452',
    itf: '18901030520133',
    code128: 'AWB-559102-IN',
    code39: 'LOT 12/4',
    code93: 'RACK 7',
    codabar: 'A40156B',
    datamatrix: 'EXP 2027-03',
    pdf417: 'MH12 2019 0001234',
    aztec: 'PNR 4521908834',
  };
  for (const [type, text] of sampled(2, Object.entries(cases))) {
    const picture = sharp(await render(`barcode/${type}?scale=3&text=${encodeURIComponent(text)}`)).flatten({ background: '#fff' });
    const rotated = await picture.rotate(90).jpeg({ quality: 50 }).toBuffer();
    const { data } = await read(rotated);
    assert.deepEqual([data.codes[0]?.type, data.codes[0]?.text], [type, text]);
  }
});

test('several codes of one picture have bounding boxes', async () => {
  const [qr, bars] = [await render('qr?text=one&size=150'), await render('barcode/ean8?text=96385074')];
  const sheet = sharp({ create: { width: 700, height: 500, channels: 3, background: '#fff' } });
  const placements = [
    { input: qr, left: 20, top: 30 },
    { input: bars, left: 420, top: 300 },
  ];
  const { data } = await read(await sheet.composite(placements).png().toBuffer());
  assert.deepEqual(
    data.codes.map(({ text }: { text: string }) => text),
    ['one', '96385074'],
  );
  assert.deepEqual(data.pages, [{ page: 1, width: 700, height: 500 }]);
  for (const [index, { left, top, input }] of placements.entries()) {
    const { box } = data.codes[index];
    const { width = 0, height = 0 } = await sharp(input).metadata();
    assert.ok(
      box.x >= left && box.y >= top && box.x + box.width <= left + width && box.y + box.height <= top + height,
      JSON.stringify(box),
    );
    assert.ok(box.width > width / 2 && box.height > height / 2, JSON.stringify(box));
  }
});

test('a code of one pixel per module is upscaled and decoded', async () => {
  const { data } = await read(await render('barcode/code128?scale=1&text=SMALL-7').then((file) => sharp(file).blur(0.6).png().toBuffer()));
  assert.equal(data.codes[0]?.text, 'SMALL-7');
});

test('a linear code decodes at any angle, and never to a truncated text', async () => {
  for (const [type, text] of sampled(2, [
    ['itf', '18901030520133'],
    ['ean13', '8901030520136'],
  ])) {
    const bars = sharp(await render(`barcode/${type}?scale=3&height=120&text=${text}`)).flatten({ background: '#fff' });
    const rotatedBars = await bars
      .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
      .rotate(33, { background: '#fff' })
      .png()
      .toBuffer();
    const { data } = await read(rotatedBars);
    assert.deepEqual(
      data.codes.map((code: { text: string }) => code.text),
      [text],
    );
    const { box } = data.codes[0];
    assert.ok(box.width > 200 && box.height > 100, JSON.stringify(box));
  }
});

test('the fields of a UPI link are parsed as payment apps do', async () => {
  const { data } = await read(await render('upi-qr?pa=shop@okaxis&pn=Ravi%20Stores&am=199.5'));
  const [{ content, upi }] = data.codes;
  assert.deepEqual(
    [content, upi],
    ['upi', { pa: 'shop@okaxis', pn: 'Ravi Stores', am: '199.50', cu: 'INR', tn: null, tr: null, mc: null }],
  );
  assert.equal(parseUpi('UPI://PAY?PA=a@b&pn=A+B%')?.pn, 'A+B%');
  assert.equal(parseUpi('upi://pay?pn=nobody'), undefined);
});

const keyPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKeyPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();
const sign = (data: Buffer): Buffer => createSign('sha256').update(data).sign(keyPair.privateKey);

function invoiceToken(alg = 'RS256'): string {
  const invoice = {
    SellerGstin: '29AAACP1234C1Z5',
    DocNo: 'S/7',
    DocTyp: 'INV',
    DocDt: '07/11/2026',
    TotInvVal: 1180.5,
    Irn: 'ab'.repeat(32),
  };
  const parts = [
    { alg, typ: 'JWT' },
    { data: JSON.stringify(invoice), iss: 'NIC' },
  ];
  const signed = parts.map((segment) => Buffer.from(JSON.stringify(segment)).toString('base64url')).join('.');
  return `${signed}.${sign(Buffer.from(signed)).toString('base64url')}`;
}

test('a GST invoice is verified with a key, and unverified without', async () => {
  const picture = await qrOf(invoiceToken());
  const { data, meta } = await read(picture);
  const { content, invoice } = data.codes[0];
  assert.deepEqual(
    [content, invoice.seller_gstin, invoice.date, invoice.value, invoice.buyer_gstin, invoice.issuer, invoice.signature],
    ['gst-invoice', '29AAACP1234C1Z5', '2026-11-07', '1180.5', null, 'NIC', 'unverified'],
  );
  assert.match(meta.note ?? '', /not verified/);
  assert.equal((await read(picture, { key: pem(keyPair.publicKey) })).data.codes[0].invoice.signature, 'valid');
  assert.equal(parseGstInvoice(invoiceToken(), otherKeyPair.publicKey)?.signature, 'invalid');
  assert.equal(parseGstInvoice(invoiceToken('none'), keyPair.publicKey)?.signature, 'invalid');
  assert.equal(parseGstInvoice('a.b.c', undefined), undefined);
});

/** Fictitious cardholder fields, in the order of the specification. */
const HOLDER = ['3', '123420260102030405678', 'Asha Rao', '01-01-1990', 'F', 'C/O Ravi Rao', 'Pune', '', '12', 'Kothrud', '411038'];
const ADDRESS = ['Kothrud', 'Maharashtra', 'MG Road', 'Haveli', 'Pune City'];

function secureQr(fields: readonly string[]): string {
  const signed = Buffer.concat([
    ...fields.map((field) => Buffer.concat([Buffer.from(field, 'latin1'), Buffer.of(255)])),
    Buffer.alloc(300, 7),
  ]);
  return BigInt(`0x${gzipSync(Buffer.concat([signed, sign(signed)])).toString('hex')}`).toString();
}

test('the fields of an Aadhaar code are returned, and its signature is verified with a key', async () => {
  const fields = ['V2', ...HOLDER, ...ADDRESS, '6789'];
  const { data, meta } = await read(await qrOf(secureQr(fields)));
  const { content, aadhaar } = data.codes[0];
  assert.deepEqual(
    [content, aadhaar.version, aadhaar.last_digits, aadhaar.generated, aadhaar.name, aadhaar.pincode, aadhaar.landmark],
    ['aadhaar', 'V2', '1234', '2026-01-02T03:04:05+05:30', 'Asha Rao', '411038', null],
  );
  assert.deepEqual([aadhaar.village_or_town, aadhaar.mobile_last_digits, aadhaar.signature], ['Pune City', '6789', 'unverified']);
  assert.match(meta.note ?? '', /anyone can print/);
  const version1 = parseAadhaar(secureQr([...HOLDER, ...ADDRESS]), keyPair.publicKey);
  assert.deepEqual([version1?.version, version1?.mobile_last_digits, version1?.signature], ['V1', null, 'valid']);
  assert.equal(parseAadhaar(secureQr(fields), otherKeyPair.publicKey)?.signature, 'invalid');
  const printLetter = parseAadhaar('<PrintLetterBarcodeData uid="123456789012" name="A &amp; B" yob="1990" pc="411038"/>', undefined);
  assert.deepEqual(
    [printLetter?.last_digits, printLetter?.name, printLetter?.date_of_birth, printLetter?.signature],
    ['9012', 'A & B', '1990', 'unsigned'],
  );
});

test('long numbers that are no Aadhaar codes are text', () => {
  const number = (bytes: Buffer): string => BigInt(`0x${bytes.toString('hex')}`).toString();
  assert.equal(parseAadhaar('7'.repeat(7000), undefined), undefined);
  // Gzip bomb: decompresses to a thousand times its length.
  const bomb = gzipSync(Buffer.alloc(2_000_000));
  assert.equal(bomb.length < 2_900 && number(bomb).length > 600, true);
  assert.equal(parseAadhaar(number(bomb), undefined), undefined);
  assert.equal(parseAadhaar(number(gzipSync(Buffer.alloc(400, 255))).padEnd(700, '1'), undefined), undefined);
});

test('the pages of a PDF are read, protected ones with their password', async () => {
  const form = new FormData();
  for (const text of ['first', 'second']) form.append('file', new Blob([new Uint8Array(await render(`qr?text=${text}&size=300`))]), 'x');
  const response = await fetch(`${service.url}/v1/pdf/from-images?page=${isAll ? 'A4' : 'picture'}`, { method: 'POST', body: form });
  const pdf = Buffer.from(await response.arrayBuffer());
  const { data } = await read(pdf);
  assert.deepEqual(
    data.codes.map(({ page, text }: { page: number; text: string }) => [page, text]),
    [
      [1, 'first'],
      [2, 'second'],
    ],
  );
  const encrypted = Buffer.from(await (await send('pdf/protect', pdf, { password: 'x y' })).arrayBuffer());
  assert.equal((await read(encrypted)).error.code, 'password_protected');
  const { data: second, meta } = await read(encrypted, { password: 'x y', last: '1' });
  assert.deepEqual([second.codes[0].text, second.pages.length, meta.note], ['first', 1, undefined]);
});

test('a PDF of more pages than allowed has a note on the next ones', { skip: secondTier }, async () => {
  assert.match((await read(linesPdf(Array.from({ length: 12 }, () => 'x')))).meta.note ?? '', /12 pages.*first=11.*No code was found/);
});

test('unreadable files are rejected, and a blank page has no codes', async () => {
  const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { data, meta } = await read(blank);
  assert.deepEqual([data.codes, meta.total], [[], 0]);
  assert.match(meta.note ?? '', /No code was found/);
  const huge = Buffer.from(blank);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  assert.deepEqual([(await read(Buffer.from('text'))).status, (await read(huge)).status], [415, 413]);
  assert.equal((await read(blank.subarray(0, 60))).status, 422);
  const secret = keyPair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  for (const key of ['no key', secret]) assert.equal((await read(blank, { key })).error.code, 'invalid_parameter');
  for (const range of [{ last: '11' }, { first: '3', last: '2' }]) assert.equal((await read(linesPdf(['x']), range)).status, 400);
});
