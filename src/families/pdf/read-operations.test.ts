import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { linesPdf, madePdf, streamObject } from '../../../test/support/build-pdf.ts';
import { fixturePdf } from '../../../test/support/pdfs.ts';
import { type Body, type Service, startPotli } from '../../../test/support/service.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const send = (path: string, bytes: Buffer, headers: Record<string, string> = { 'content-type': 'application/pdf' }): Promise<Response> =>
  fetch(`${service.url}/v1/pdf/${path}`, { method: 'POST', headers, body: new Uint8Array(bytes) });

async function readJson(path: string, name: string): Promise<Body> {
  const response = await send(path, fixturePdf(name));
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  return (await response.json()) as Body;
}

async function errorOf(path: string, bytes: Buffer): Promise<[status: number, code: string, message: string]> {
  const response = await send(path, bytes);
  const { error } = (await response.json()) as Body;
  return [response.status, error.code, error.message];
}

test('info has all properties of a plain PDF', async () => {
  const { data } = await readJson('info', 'files/invoice');
  assert.deepEqual(data, {
    pages: 2,
    version: '1.4',
    title: 'Invoice 42',
    author: 'Potli',
    subject: '',
    creator: '',
    producer: '',
    created: "D:20261115090000+05'30'",
    modified: '',
    keywords: ['invoice', 'coffee'],
    page_sizes: [{ width: 595, height: 842, name: 'A4' }],
    encrypted: false,
    form: false,
    signatures: false,
    tagged: false,
    linearized: false,
    bookmarks: false,
    attachments: 0,
    bytes: 1479,
  });
});

test('info reports forms, bookmarks, attachments and the version in the catalogue', async () => {
  const { data } = await readJson('info', 'pdf/form');
  assert.deepEqual([data.form, data.bookmarks, data.attachments, data.version], [true, true, 1, '1.7']);
});

test('info lists each visible page size once, after rotation', async () => {
  const { data } = await readJson('info', 'pdf/scan');
  assert.deepEqual(data.page_sizes, [
    { width: 841.89, height: 595.28, name: 'A4' },
    { width: 10, height: 3000, name: '' },
  ]);
});

test('info distinguishes a linearized file from one with incremental updates', async () => {
  assert.equal((await readJson('info', 'pdf/linearized')).data.linearized, true);
  const updated = Buffer.concat([fixturePdf('pdf/linearized'), Buffer.from('\n% more')]);
  assert.equal(((await (await send('info', updated)).json()) as Body).data.linearized, false);
});

test('a PDF with an owner password is read, one with a user password is rejected', async () => {
  assert.equal((await readJson('info', 'pdf/restricted')).data.encrypted, true);
  assert.match((await readJson('text', 'pdf/restricted')).data.pages[0].text, /^Dear reader,/);
  for (const tool of ['info', 'text', 'render']) {
    const [status, code] = await errorOf(tool, fixturePdf('pdf/locked'));
    assert.deepEqual([status, code], [422, 'password_protected']);
  }
});

test('text is returned page by page, in reading order', async () => {
  const { data, meta } = await readJson('text', 'files/invoice');
  assert.equal(meta.total, 2);
  assert.deepEqual(data.pages[1], {
    page: 2,
    text: 'Thank you for your order.\nGoods once sold are gladly taken back.',
    needs_ocr: false,
  });
  assert.equal(data.characters, data.pages[0].text.length + data.pages[1].text.length);
  assert.equal(data.needs_ocr, false);
});

test('layout preserves the columns of a table', async () => {
  const { data } = await readJson('text?layout=true&last=1', 'files/invoice');
  assert.equal(
    data.pages[0].text,
    [
      'Invoice 42',
      '',
      '',
      'Item                   Quantity   Amount',
      'Filter coffee, 500 g   2          1,000.00',
      'Steel tumbler          4          180.00',
      '',
      'Total                             1,180.00',
    ].join('\n'),
  );
});

test('values of form fields and free text are part of the text, hidden ones and passwords are not', async () => {
  const { data } = await readJson('text', 'pdf/form');
  assert.equal(data.pages[0].text, 'Name: Asha Rao\nState: Kerala\nRemarks:\nChecked by the office');
  const layoutText = (await readJson('text?layout=true', 'pdf/form')).data.pages[0].text as string;
  assert.match(layoutText, /^Name: {2,}Asha Rao\n+State: {2,}Kerala\n+Remarks:\n+Checked by the office$/);
});

/** A page with a stamp, a push button and a visible signature, each with a text in its appearance stream, and a hidden stamp. */
function stampedPdf(): Buffer {
  const appearance = (text: string, colour: string): string =>
    streamObject(
      `${colour} rg 0 0 200 30 re f 0 g BT /F1 12 Tf 5 10 Td (${text}) Tj ET`,
      '/Type/XObject/Subtype/Form/BBox[0 0 200 30]/Resources<</Font<</F1 4 0 R>>>>',
    );
  const annotation = (kind: string, bottom: number, appearanceNumber: number, flags = 4): string =>
    `<</Type/Annot${kind}/Rect[50 ${bottom} 250 ${bottom + 30}]/F ${flags}/P 3 0 R/AP<</N ${appearanceNumber} 0 R>>>>`;
  return madePdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R 8 0 R]/SigFlags 3>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
    '<</Type/Page/Parent 2 0 R/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>/Annots[6 0 R 7 0 R 8 0 R 9 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    streamObject('BT /F1 12 Tf 50 170 Td (Certificate) Tj ET'),
    annotation('/Subtype/Stamp', 120, 10),
    annotation('/Subtype/Widget/FT/Btn/Ff 65536/T(go)', 70, 11),
    annotation('/Subtype/Widget/FT/Sig/T(signature)/V<</Type/Sig/Filter/Adobe.PPKLite>>', 20, 12, 132),
    annotation('/Subtype/Stamp', 120, 13, 2),
    appearance('Approved', '1 0.5 0.5'),
    appearance('Submit form', '0.5 1 0.5'),
    appearance('Digitally signed by Asha Rao', '0.5 0.5 1'),
    appearance('Hidden', '0 0 0'),
  ]);
}

test('text of stamps, buttons and visible signatures is extracted', async () => {
  for (const query of ['', '?layout=true']) {
    const { data } = (await (await send(`text${query}`, stampedPdf())).json()) as Body;
    const lines = data.pages[0].text.split(/\n+/).map((line: string) => line.trim());
    assert.deepEqual(lines, ['Certificate', 'Approved', 'Submit form', 'Digitally signed by Asha Rao']);
  }
});

test('stamps, buttons and visible signatures are rendered', async () => {
  const response = await send('render?width=300', stampedPdf());
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number): number[] => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  const levelsOf = (shades: number[]): string[] => shades.map((shade) => (shade > 240 ? 'full' : shade > 100 ? 'half' : 'none'));
  assert.deepEqual([pixelAt(240, 65), pixelAt(240, 115), pixelAt(240, 165), pixelAt(20, 115)].map(levelsOf), [
    ['full', 'half', 'half'],
    ['half', 'full', 'half'],
    ['half', 'half', 'full'],
    ['full', 'full', 'full'],
  ]);
});

test('a page without text but with a picture needs OCR, an empty one does not', async () => {
  const { data } = await readJson('text', 'pdf/scan');
  assert.equal(data.needs_ocr, true);
  assert.deepEqual(
    data.pages.map((page: { needs_ocr: boolean }) => page.needs_ocr),
    [true, false],
  );
});

test('Accept: text/plain returns plain text', async () => {
  const response = await send('text?first=2', fixturePdf('files/invoice'), { 'content-type': 'application/pdf', accept: 'text/plain' });
  assert.equal(await response.text(), 'Thank you for your order.\nGoods once sold are gladly taken back.\n');
});

test('a document needs OCR only if a page does: not for short text or an empty page', async () => {
  const empty = (await readJson('text?first=2', 'pdf/scan')).data;
  assert.deepEqual([empty.pages[0].needs_ocr, empty.needs_ocr, empty.characters], [false, false, 0]);
  const response = await send('text?first=2&last=3', linesPdf(['one', 'two', 'three', 'four']));
  const { data } = (await response.json()) as Body;
  assert.deepEqual(data, {
    pages: [
      { page: 2, text: 'two', needs_ocr: false },
      { page: 3, text: 'three', needs_ocr: false },
    ],
    characters: 8,
    needs_ocr: false,
  });
});

test('at most 500 pages per request: the first 500 without last, an error with a higher last', async () => {
  const long = linesPdf(Array.from({ length: 501 }, (_, pixelAt) => `Page ${pixelAt + 1}`));
  const { meta } = (await (await send('text', long)).json()) as Body;
  assert.equal(meta.total, 500);
  assert.match(meta.note ?? '', /501 pages.*first=501/);
  assert.deepEqual(await errorOf('text?last=501', long), [400, 'invalid_parameter', 'last: at most 500 pages per request']);
  assert.equal((await send('text?first=2&last=501', long)).status, 200);
});

test('first and last must be existing pages', async () => {
  assert.equal((await readJson('text?first=2&last=2', 'files/invoice')).meta.total, 1);
  const invoice = fixturePdf('files/invoice');
  for (const [query, message] of [
    ['first=3', /^first: the PDF has 2 pages$/],
    ['first=2&last=1', /^last: /],
    ['last=3', /^last: the PDF has 2 pages$/],
    ['last=501', /^last: the PDF has 2 pages$/],
    ['first=0', /^first: /],
  ] as const) {
    const [status, code, actualMessage] = await errorOf(`text?${query}`, invoice);
    assert.deepEqual([status, code], [400, 'invalid_parameter'], query);
    assert.match(actualMessage, message);
  }
});

test('render returns the requested page with its annotations', async () => {
  const response = await send('render?page=1&width=300', fixturePdf('pdf/scan'));
  assert.equal(response.headers.get('content-type'), 'image/png');
  assert.equal(response.headers.get('x-page-count'), '2');
  assert.match(response.headers.get('access-control-expose-headers') ?? '', /X-Page-Count/);
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [300, 212]);
  // A blue rectangle on white; the page is rotated clockwise, so its bottom is at the left.
  const pixelAt = (x: number, y: number): number[] => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  assert.deepEqual(pixelAt(60, 50), [51, 102, 204]);
  assert.deepEqual(pixelAt(5, 5), [255, 255, 255]);
});

test('render accepts a form and returns JPEG', async () => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(fixturePdf('files/invoice'))]), 'x.bin');
  form.append('format', 'jpeg');
  form.append('page', '2');
  const response = await fetch(`${service.url}/v1/pdf/render`, { method: 'POST', body: form });
  assert.equal(response.headers.get('content-type'), 'image/jpeg');
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  assert.deepEqual([format, width, height], ['jpeg', 1000, 1415]);
});

test('render rejects missing pages and images that would be too high', async () => {
  assert.deepEqual(await errorOf('render?page=3', fixturePdf('files/invoice')), [400, 'invalid_parameter', 'page: the PDF has 2 pages']);
  const [status, code, message] = await errorOf('render?page=2&width=50', fixturePdf('pdf/scan'));
  assert.deepEqual([status, code], [400, 'invalid_parameter']);
  assert.match(message, /^width: .* 15000 pixels high/);
  for (const width of [49, 3001])
    assert.equal((await errorOf(`render?width=${width}`, fixturePdf('files/invoice')))[1], 'invalid_parameter');
});

test('xref rows that end in a line feed only, and a missing, damaged or displaced header, are repaired', async () => {
  const valid = linesPdf(['one']).toString('latin1');
  const table = valid.replaceAll(/ ([nf]) \n/g, ' $1\n');
  assert.notEqual(table, valid);
  for (const file of [table, valid.replace('%PDF-', '%XXX-'), valid.slice('%PDF-1.4\n'.length), ' '.repeat(1_020) + valid]) {
    const response = await send('text', Buffer.from(file, 'latin1'));
    const { data, error } = (await response.json()) as Body;
    assert.equal(data?.pages[0].text, 'one', error?.message);
  }
});

test('uploads that are not PDFs, damaged, missing or too large are rejected', async () => {
  const invoice = fixturePdf('files/invoice');
  assert.deepEqual((await errorOf('info', Buffer.from('GIF89a'))).slice(0, 2), [415, 'unsupported_type']);
  assert.deepEqual((await errorOf('info', Buffer.from('%PDF-1.4\nnothing'))).slice(0, 2), [422, 'unreadable_file']);
  assert.deepEqual((await errorOf('info', Buffer.alloc(0))).slice(0, 2), [400, 'missing_file']);
  assert.deepEqual((await errorOf('info', Buffer.alloc(10 * 1024 * 1024 + 1))).slice(0, 2), [413, 'too_large']);
  // Some bytes before the header are allowed.
  assert.equal((await send('info', Buffer.concat([Buffer.from('\n\n'), invoice]))).status, 200);
});
