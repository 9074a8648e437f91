/** Masking of PDFs over HTTP: whatever way a number is written in the file, nothing of it remains. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { linesPdf, madePdf, streamObject } from '../../../test/support/build-pdf.ts';
import { postForm } from '../../../test/support/post-form.ts';
import { type Service, settingsOf, startFamilies } from '../../../test/support/service.ts';
import { pdfFamily } from '../pdf/operations.ts';
import { redactFileFamily } from './operations.ts';

let service: Service;
before(async () => {
  service = await startFamilies([redactFileFamily, pdfFamily], { config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

const AADHAAR = '312345678909';
const PAN = 'ABCPK1234F';
const PHONE = '9876543210';

const send = (file: Buffer, fields: Readonly<Record<string, string>> = {}) => postForm(`${service.url}/v1/redact-file`, [file], fields);

async function preview(file: Buffer, fields: Readonly<Record<string, string>> = {}) {
  const { status, bytes } = await send(file, { ...fields, format: 'json' });
  return { status, text: bytes.toString(), ...JSON.parse(bytes.toString()) };
}

async function masked(file: Buffer, fields: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const { status, bytes } = await send(file, fields);
  assert.equal(status, 200, bytes.toString().slice(0, 300));
  return bytes;
}

async function textOf(pdf: Buffer): Promise<string[]> {
  const { bytes } = await postForm(`${service.url}/v1/pdf/text`, [pdf]);
  return JSON.parse(bytes.toString()).data.pages.map(({ text }: { text: string }) => text);
}

/** The file with its streams inflated. */
function everythingIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\n/g)].map(({ index }) => {
    try {
      return inflateSync(pdf.subarray(index + 7), { finishFlush: 2 }).toString('latin1');
    } catch {
      return '';
    }
  });
  return text + streams.join('\n');
}

function assertGone(pdf: Buffer, ...values: readonly string[]): void {
  const everything = everythingIn(pdf);
  for (const value of values) {
    for (const form of [value, value.replace(/(\d{4})(?=\d)/g, '$1 '), [...value].join('\0')]) assert.ok(!everything.includes(form), form);
  }
}

/** One page with the given content stream. */
const page = (content: string, members = '', more: readonly string[] = [], catalog = ''): Buffer =>
  madePdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 300]/Resources<</Font<</F1 4 0 R>>>>>>',
    `<</Type/Page/Parent 2 0 R/Contents 5 0 R${members}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    streamObject(content),
    ...more,
  ]);

test('masks the first eight digits of an Aadhaar, and PAN and phone as a whole', async () => {
  const file = page(
    'BT /F1 14 Tf 20 250 Td (Aadhaar 3123 4567 8909) Tj 0 -40 Td (PAN ABCPK1234F, phone 98765 43210) Tj 0 -40 Td (Order of coffee) Tj ET',
  );
  const { data, text } = await preview(file);
  assert.deepEqual(data.counts, { aadhaar: 1, pan: 1, phone: 1 });
  assert.deepEqual(
    data.found.map(({ masked: value }: { masked: string }) => value),
    ['XXXX XXXX 8909', 'XXXXXX234F', 'XXXXX X3210'],
  );
  for (const value of ['4567 8909', PAN, '98765']) assert.ok(!text.includes(value), value);
  const { bytes, headers } = await send(file);
  assert.equal(headers.get('x-found'), 'aadhaar=1, pan=1, phone=1');
  const [words = ''] = await textOf(bytes);
  assert.match(words, /Aadhaar.*8909/s);
  assert.match(words, /Order of coffee/);
  assert.doesNotMatch(words, /3123|4567|ABCPK|98765|43210/);
  assertGone(bytes, AADHAAR, PAN, PHONE);
});

test('leaves pages without an item as they are', async () => {
  const out = await masked(linesPdf(['PAN ABCPK1234F', 'Nothing here']));
  assert.deepEqual((await textOf(out))[1], 'Nothing here');
  assert.match(everythingIn(out), /\(Nothing here\) Tj/);
  assert.equal(everythingIn(out).match(/\/DCTDecode/g)?.length, 1);
});

test('finds invisible text, text outside of the page, and digits drawn one by one in any order', async () => {
  const digits = [...AADHAAR].map((digit, i) => `1 0 0 1 ${20 + 9 * i} 200 Tm (${digit}) Tj`).reverse();
  for (const content of [
    `1 1 1 rg BT /F1 12 Tf 20 200 Td (Aadhaar ${AADHAAR}) Tj ET`,
    `BT 3 Tr /F1 12 Tf 20 200 Td (Aadhaar ${AADHAAR}) Tj ET`,
    `BT /F1 12 Tf 20 -500 Td (Aadhaar ${AADHAAR}) Tj ET`,
    `BT /F1 12 Tf ${digits.join(' ')} ET`,
    `BT /F1 12 Tf 20 200 Td [(31) -20 (2345) 10 (678) 5 (909)] TJ ET`,
    `BT /F1 12 Tf 20 200 Td (Aadhaar 3123 45) Tj (67 89) Tj (09) Tj ET`,
    `BT /F1 12 Tf 20 200 Td (My Aadhaar is 3123 4567) Tj 0 -16 Td (8909 as you know) Tj ET`,
    `BT /F1 12 Tf 0 1 -1 0 200 20 Tm (Aadhaar 3123 4567 8909) Tj ET`,
    `BT /F1 12 Tf 0.94 0.34 -0.34 0.94 20 20 Tm (Aadhaar 3123 4567 8909) Tj ET`,
  ]) {
    const { data } = await preview(page(content));
    assert.deepEqual(data.counts, { aadhaar: 1 }, content);
    const out = await masked(page(content));
    assertGone(out, AADHAAR, '31234567');
    assert.doesNotMatch((await textOf(out)).join().replace(/\s/g, ''), /3123|4567/, content);
  }
});

test('masks what is shown on rotated and on cropped pages', async () => {
  for (const members of ['/Rotate 90', '/Rotate 180', '/Rotate 270', '/CropBox[10 150 390 290]', '/Rotate 90/CropBox[10 150 390 290]']) {
    const out = await masked(page(`BT /F1 14 Tf 20 200 Td (PAN ${PAN} of the holder) Tj ET`, members));
    assertGone(out, PAN);
    // The layer is horizontal: words of text that runs upwards or upside down are there, in another order.
    const words = (await textOf(out)).join().split(/\s+/);
    assert.deepEqual(words.toSorted(), ['PAN', 'holder', 'of', 'the'], members);
  }
});

test('a value that was recognised by its label is masked wherever it is repeated', async () => {
  const out = await masked(linesPdf(['Account No. 40211345678', 'Ref 40211345678/A', '4021 1345 678']));
  assertGone(out, '40211345678', '4021 1345 678');
});

test('removes metadata, attachments, scripts, bookmarks, comments, form values and links that hold it', async () => {
  const file = madePdf(
    [
      `<</Type/Catalog/Pages 2 0 R/Metadata 6 0 R/Outlines 7 0 R/AcroForm<</Fields[9 0 R]/DA(/F1 12 Tf 0 g)/DR<</Font<</F1 4 0 R>>>>/NeedAppearances true>>` +
        `/Names<</EmbeddedFiles<</Names[(a)10 0 R]>>/JavaScript<</Names[(s)<</S/JavaScript/JS(${PAN})>>]>>>>>>`,
      '<</Type/Pages/Kids[3 0 R 12 0 R]/Count 2/MediaBox[0 0 400 300]/Resources<</Font<</F1 4 0 R>>>>>>',
      `<</Type/Page/Parent 2 0 R/Contents 5 0 R/PieceInfo<</X<</Private(${PAN})>>>>/Annots[9 0 R<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(${PAN})>>]>>`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      streamObject(`BT /F1 12 Tf 20 250 Td (PAN ${PAN}) Tj ET`),
      streamObject(`<x>${PAN}</x>`, '/Type/Metadata/Subtype/XML'),
      '<</Type/Outlines/First 8 0 R/Last 8 0 R/Count 1>>',
      `<</Title(${PAN})/Parent 7 0 R/Dest[3 0 R/Fit]>>`,
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(pan)/V(${PHONE})/Rect[20 100 200 120]/P 3 0 R/DA(/F1 12 Tf 0 g)>>`,
      '<</Type/Filespec/F(a.txt)/EF<</F 11 0 R>>>>',
      streamObject(PAN, '/Type/EmbeddedFile'),
      `<</Type/Page/Parent 2 0 R/Contents 13 0 R/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(tel:+91${PHONE})>>>>` +
        '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.in/)>>>><</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest[3 0 R/Fit]>>]>>',
      streamObject('BT /F1 12 Tf 20 250 Td (Second page) Tj ET'),
      `<</Title(${PAN})/Author(${PHONE})>>`,
    ],
    '/Info 14 0 R',
  );
  const { data } = await preview(file);
  assert.deepEqual(data.counts, { pan: 1, phone: 1 });
  const out = await masked(file);
  assertGone(out, PAN, PHONE);
  const everything = everythingIn(out);
  assert.match(everything, /https:\/\/example\.in/);
  for (const name of ['/Metadata', '/Outlines', '/AcroForm', '/Names', '/PieceInfo', '/Info']) assert.ok(!everything.includes(name), name);
});

test('opens a PDF with its password, and returns one that needs none', async () => {
  const { bytes: locked } = await postForm(`${service.url}/v1/pdf/protect`, [linesPdf([`PAN ${PAN}`])], { password: 'sesame' });
  assert.equal((await send(locked)).status, 422);
  assert.equal((await send(locked, { password: 'other' })).status, 422);
  assertGone(await masked(locked, { password: 'sesame' }), PAN);
});

test('masks a damaged PDF after its repair, and rejects what cannot be read', async () => {
  const whole = linesPdf([`PAN ${PAN}`]);
  const { status, headers, bytes } = await send(Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'));
  assert.equal(status, 200);
  assert.equal(headers.get('x-repaired'), 'true');
  assertGone(bytes, PAN);
  assert.equal((await send(Buffer.from('%PDF-1.7\nnothing'))).status, 422);
  assert.equal((await send(Buffer.from('plain text'))).status, 415);
});

test('rejects more pages than it can search, and kinds that do not exist', async () => {
  const { status, bytes } = await send(linesPdf(Array.from({ length: 51 }, () => 'page')));
  assert.equal(status, 413);
  assert.match(bytes.toString(), /51 pages; the limit is 50.*\/v1\/pdf\/split/);
  assert.equal((await send(linesPdf(['a']), { kinds: 'face' })).status, 400);
});
