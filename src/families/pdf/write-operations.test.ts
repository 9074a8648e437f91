import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bookPdf, linesPdf, madePdf, streamObject } from '../../../test/support/build-pdf.ts';
import { type Service, settingsOf, startPotli } from '../../../test/support/service.ts';
import { loadObjects } from '../../core/pdf/load-graph.ts';
import { arrayOf, catalogOf, dictOf, type ObjectGraph } from '../../core/pdf/object-graph.ts';
import { qpdf } from '../../core/pdf/qpdf.ts';
import type { Dict } from '../../core/pdf/syntax.ts';

let service: Service;
before(async () => {
  service = await startPotli({ config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

interface Posted {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly error: { readonly code: string; readonly message: string } | undefined;
}

async function send(path: string, body: Buffer | FormData, type = 'application/pdf'): Promise<Posted> {
  const init = body instanceof FormData ? { body } : { body: new Uint8Array(body), headers: { 'content-type': type } };
  const response = await fetch(`${service.url}/v1/pdf/${path}`, { method: 'POST', ...init });
  const bytes = Buffer.from(await response.arrayBuffer());
  const error = response.ok ? undefined : JSON.parse(bytes.toString()).error;
  if (response.ok) assert.equal(response.headers.get('content-type'), 'application/pdf');
  return { status: response.status, headers: response.headers, bytes, error };
}

function form(files: readonly Buffer[], fields: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [i, file] of files.entries()) data.append(`part${i}`, new Blob([new Uint8Array(file)]), 'x.pdf');
  return data;
}

const assertRejected = async (path: string, body: Buffer | FormData, code: string, message: string | RegExp = ''): Promise<void> => {
  const { error } = await send(path, body);
  assert.equal(error?.code, code, path);
  assert.match(error.message, new RegExp(message), path);
};

/** The text of each page, extracted by the reading operations, which are independent of the writing ones. */
async function textsOf(pdf: Buffer): Promise<string[]> {
  const response = await fetch(`${service.url}/v1/pdf/text`, { method: 'POST', body: new Uint8Array(pdf) });
  const { data } = (await response.json()) as { data: { pages: { text: string }[] } };
  return data.pages.map(({ text }) => text.trim());
}

/** JSON output of qpdf. */
async function jsonOf(pdf: Buffer, key: string): Promise<ReturnType<typeof JSON.parse>> {
  const { succeeded, output, stderr } = await qpdf(['/in', '--json=2', `--json-key=${key}`, '/out'], { '/in': pdf });
  assert.ok(succeeded, stderr);
  return JSON.parse(output.toString())[key];
}

/** Opens a result strictly: a file that needs repair fails. */
async function open(pdf: Buffer): Promise<ObjectGraph> {
  const { succeeded, stderr } = await qpdf(['--check', '/in'], { '/in': pdf });
  assert.ok(succeeded && stderr === '', stderr);
  return (await loadObjects({ bytes: pdf, pages: 1, repaired: false })).graph;
}

const pagesOf = (graph: ObjectGraph, node = dictOf(graph, catalogOf(graph).get('/Pages'))): Dict[] =>
  arrayOf(graph, node?.get('/Kids')).flatMap((kid) => {
    const page = dictOf(graph, kid) as Dict;
    return page.has('/Kids') ? pagesOf(graph, page) : [page];
  });

const fivePages = linesPdf(['one', 'two', 'three', 'four', 'five']);

test('pages are in the selected order, with repetitions', async () => {
  const { status, bytes, headers } = await send('pages?pages=5,1-2,%202%20,L-1', fivePages);
  assert.equal(status, 200);
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.equal(headers.get('content-disposition'), 'inline; filename="pages.pdf"');
  assert.deepEqual(await textsOf(bytes), ['five', 'one', 'two', 'two', 'four']);
  await open(bytes);
});

test('options are read from query and form; the query takes precedence', async () => {
  assert.deepEqual(await textsOf((await send('pages', form([fivePages], { pages: 'even' }))).bytes), ['two', 'four']);
  assert.deepEqual(await textsOf((await send('pages?pages=l', form([fivePages]))).bytes), ['five']);
});

test('invalid selections are rejected with the reason', async () => {
  await assertRejected('pages', fivePages, 'missing_parameter', 'pages');
  await assertRejected('pages?pages=1,x-2', fivePages, 'invalid_parameter', 'pages: "x-2" is not understood');
  await assertRejected('pages?pages=2,6', fivePages, 'invalid_parameter', 'page "6" does not exist, the PDF has 5 pages');
  await assertRejected('pages?pages=7-9', fivePages, 'invalid_parameter', 'selects none of the 5 pages');
  await assertRejected(`pages?pages=${'1-,'.repeat(400)}1`, fivePages, 'invalid_parameter', 'more than 2,000 pages');
  await assertRejected('rotate?pages=1,!1', fivePages, 'invalid_parameter', 'selects none');
  await assertRejected('rotate?pages=9', fivePages, 'invalid_parameter', 'does not exist');
  await assertRejected('rotate?angle=45', fivePages, 'invalid_parameter', 'angle: must be one of 90');
});

test('a selection may have 2,000 pages', async () => {
  const { bytes } = await send('pages', form([fivePages], { pages: Array.from({ length: 400 }, () => '1-').join(',') }));
  assert.equal(pagesOf(await open(bytes)).length, 2_000);
});

test('pages rotate clockwise, relative to their present rotation', async () => {
  const rotationsAfter = async (query: string, pdf = bookPdf('A')): Promise<number[]> => {
    const graph = await open((await send(`rotate${query}`, pdf)).bytes);
    return pagesOf(graph).map((page) => ((Number(page.get('/Rotate') ?? 0) % 360) + 360) % 360);
  };
  assert.deepEqual(await rotationsAfter(''), [90, 180]);
  assert.deepEqual(await rotationsAfter('?angle=-90'), [270, 0]);
  assert.deepEqual(await rotationsAfter('?angle=270&pages=2'), [0, 0]);
  assert.deepEqual(await rotationsAfter('?angle=-270&pages=l'), [0, 180]);
  assert.deepEqual(await rotationsAfter('?angle=180&pages=!1,odd,2', fivePages), [0, 180, 180, 0, 180]);
  const rotated = (await send('rotate?angle=90', fivePages)).bytes;
  assert.deepEqual(await rotationsAfter('?angle=180', rotated), [270, 270, 270, 270, 270]);
});

interface OutlineEntry {
  readonly title: string;
  readonly destpageposfrom1: number;
  readonly kids: readonly OutlineEntry[];
}
const outline = (entries: readonly OutlineEntry[]): unknown[] =>
  entries.map(({ title, destpageposfrom1, kids }) => [title, destpageposfrom1, ...outline(kids)]);

test('a merge preserves the order, all outlines and all links', async () => {
  const { status, bytes } = await send('merge', form([bookPdf('A'), linesPdf(['between']), bookPdf('B')]));
  assert.equal(status, 200);
  const graph = await open(bytes);
  assert.deepEqual(
    (await textsOf(bytes)).map((text) => text.slice(0, 5)),
    ['A one', 'A two', 'betwe', 'B one', 'B two'],
  );
  assert.deepEqual(outline(await jsonOf(bytes, 'outlines')), [
    ['A, page two', 2],
    ['B, page two', 5],
  ]);
  const pages = pagesOf(graph);
  for (const [from, to] of [
    [0, 1],
    [3, 4],
  ] as const) {
    const [explicitLink, namedLink] = arrayOf(graph, pages[from]?.get('/Annots')).map((link) => dictOf(graph, link));
    assert.equal(dictOf(graph, arrayOf(graph, explicitLink?.get('/Dest'))[0]), pages[to]);
    const destination = dictOf(graph, namedLink?.get('/A'))?.get('/D');
    // The first file keeps the name; in the later one it is replaced by the explicit destination.
    if (from === 0) assert.equal(destination, '(second)');
    else assert.equal(dictOf(graph, arrayOf(graph, destination)[0]), pages[to]);
  }
});

test('a merge preserves forms, attachments, labels, layers and tags of every file', async () => {
  const { bytes } = await send('merge', form([bookPdf('A'), bookPdf('B'), bookPdf('C')]));
  const graph = await open(bytes);
  const catalog = catalogOf(graph);
  const acroform = await jsonOf(bytes, 'acroform');
  assert.deepEqual(
    acroform.fields.map((field: { fullname: string; value: string; pageposfrom1: number }) => [
      field.fullname,
      field.value,
      field.pageposfrom1,
    ]),
    [
      ['name', 'u:A', 1],
      ['name+1', 'u:B', 3],
      ['name+2', 'u:C', 5],
    ],
  );
  assert.equal(Object.keys(await jsonOf(bytes, 'attachments')).length, 3);
  assert.deepEqual(
    (await jsonOf(bytes, 'pagelabels')).map(({ index }: { index: number }) => index),
    [0, 2, 4],
  );
  const layers = dictOf(graph, catalog.get('/OCProperties'));
  assert.equal(arrayOf(graph, layers?.get('/OCGs')).length, 3);
  assert.equal(arrayOf(graph, dictOf(graph, layers?.get('/D'))?.get('/OFF')).length, 3);
  const structure = dictOf(graph, catalog.get('/StructTreeRoot'));
  const parents = arrayOf(graph, dictOf(graph, structure?.get('/ParentTree'))?.get('/Nums'));
  for (const [i, page] of [pagesOf(graph)[0], pagesOf(graph)[2], pagesOf(graph)[4]].entries()) {
    assert.equal(page?.get('/StructParents'), String(i));
    const element = dictOf(graph, arrayOf(graph, parents[i * 2 + 1])[0]);
    assert.equal(dictOf(graph, element?.get('/Pg')), page);
    assert.equal(dictOf(graph, element?.get('/P')), structure);
  }
});

test('a merge adds a bookmark for each file on request', async () => {
  const { bytes } = await send('merge?bookmarks=true', form([bookPdf('A'), linesPdf(['between'])]));
  assert.deepEqual(outline(await jsonOf(bytes, 'outlines')), [
    ['Book A', 1, ['A, page two', 2]],
    ['Document 2', 3],
  ]);
});

test('copies of one file share their objects', async () => {
  const font = streamObject(Array.from({ length: 4_000 }, (_, i) => (i * 7_919) % 1_009).join(' '));
  const pdf = madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>>>',
    font.replace('<<', '<</Type/XObject/Subtype/Form/BBox[0 0 1 1]'),
  ]);
  const { bytes } = await send('merge', form(Array.from({ length: 20 }, () => pdf)));
  assert.equal(pagesOf(await open(bytes)).length, 20);
  assert.ok(bytes.length < pdf.length * 1.3, `${bytes.length} bytes of twenty times ${pdf.length}`);
});

test('a merge needs two to twenty files', async () => {
  await assertRejected('merge', fivePages, 'missing_file', 'at least 2 files');
  await assertRejected('merge', form([fivePages]), 'missing_file', 'at least 2 files');
  await assertRejected('merge', form(Array.from({ length: 21 }, () => fivePages)), 'invalid_body', 'at most 20 files');
  await assertRejected('merge', form([fivePages, Buffer.from('%PDF-1.4\nnothing')]), 'unreadable_file', 'File 2 is damaged');
  await assertRejected('merge', form([fivePages, Buffer.from('no pdf')]), 'unsupported_type', '^File 2 is not a PDF');
  await assertRejected('merge', form([Buffer.alloc(13_000_000, '%PDF-'), Buffer.alloc(14_000_000, '%PDF-')]), 'too_large', '25 MB');
});

test('compress reports both sizes, and preserves all content', async () => {
  const withDuplicates = madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 300 200]>>',
    '<</Type/Page/Parent 2 0 R/Contents 5 0 R/Resources<</Font<</F1 7 0 R>>>>>>',
    '<</Type/Page/Parent 2 0 R/Contents 6 0 R/Resources<</Font<</F1 8 0 R>>>>>>',
    streamObject('BT /F1 18 Tf 20 100 Td (one) Tj ET '.padEnd(600)),
    streamObject('BT /F1 18 Tf 20 100 Td (two) Tj ET '.padEnd(600)),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
  const { bytes, headers } = await send('compress', withDuplicates);
  assert.equal(headers.get('x-original-bytes'), String(withDuplicates.length));
  assert.equal(headers.get('x-compressed-bytes'), String(bytes.length));
  assert.equal(headers.get('x-compress-note'), null);
  assert.match(headers.get('access-control-expose-headers') ?? '', /X-Compressed-Bytes, X-Compress-Note/);
  assert.ok(bytes.length < withDuplicates.length / 2, `${bytes.length} of ${withDuplicates.length}`);
  assert.deepEqual(await textsOf(bytes), ['one', 'two']);
  const graph = await open(bytes);
  const fonts = pagesOf(graph).map((page) => dictOf(graph, dictOf(graph, dictOf(graph, page.get('/Resources'))?.get('/Font'))?.get('/F1')));
  assert.ok(fonts[0] && fonts[0] === fonts[1], 'the two equal fonts are merged');
  const recompressed = await send('compress', bytes);
  assert.deepEqual(recompressed.bytes, bytes, 'a file that cannot be compressed further is returned byte for byte');
  assert.equal(recompressed.headers.get('x-original-bytes'), recompressed.headers.get('x-compressed-bytes'));
});

test('a signed PDF is returned unchanged', async () => {
  const signed = madePdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/SigFlags 3>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
    '<</Type/Page/Parent 2 0 R/Annots[4 0 R]>>',
    '<</Type/Annot/Subtype/Widget/FT/Sig/T(s)/Rect[0 0 0 0]/V<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00112233>>>>>',
  ]);
  const { bytes, headers } = await send('compress', signed);
  assert.deepEqual(bytes, signed);
  assert.deepEqual([headers.get('x-compress-note'), headers.get('x-original-bytes')], ['signed', String(signed.length)]);
});

async function encrypted(pdf: Buffer, user: string): Promise<Buffer> {
  const { output } = await qpdf(['/in', '--encrypt', user, 'owner', '256', '--extract=n', '--', '/out'], { '/in': pdf });
  return output;
}

test('a PDF that needs a password is rejected by all operations', async () => {
  const encryptedPdf = await encrypted(fivePages, 'secret');
  for (const path of ['pages?pages=1', 'rotate', 'compress'])
    await assertRejected(path, encryptedPdf, 'password_protected', 'needs a password.*/v1/pdf/unlock');
  await assertRejected('merge', form([fivePages, encryptedPdf]), 'password_protected', 'File 2 needs a password');
});

test('owner restrictions are preserved, except by a merge', async () => {
  const restricted = await encrypted(linesPdf(['one '.repeat(50), 'two']), '');
  const restrictions = async (pdf: Buffer): Promise<unknown[]> => {
    const { encrypted: is, capabilities } = await jsonOf(pdf, 'encrypt');
    return [is, capabilities.extract, capabilities.modify];
  };
  assert.deepEqual(await restrictions(restricted), [true, false, true]);
  for (const path of ['pages?pages=2,1', 'rotate', 'compress']) {
    const { bytes } = await send(path, restricted);
    assert.deepEqual(await restrictions(bytes), [true, false, true], path);
    assert.equal((await textsOf(bytes)).length, 2, path);
  }
  assert.equal((await restrictions((await send('merge', form([restricted, fivePages]))).bytes))[0], false);
});

test('files that are not PDFs, or too large, are rejected', async () => {
  for (const path of ['pages?pages=1', 'rotate', 'compress']) {
    await assertRejected(path, Buffer.from('GIF89a'), 'unsupported_type');
    await assertRejected(path, Buffer.alloc(0), 'missing_file');
    await assertRejected(path, Buffer.from('%PDF-1.7\n%%EOF'), 'unreadable_file');
  }
  await assertRejected('compress', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-'), 'too_large', '10 MB');
});

test('a PDF without its xref table, or with wrong lengths, is repaired', async () => {
  const truncated = fivePages.subarray(0, fivePages.indexOf('xref'));
  assert.deepEqual(await textsOf((await send('pages?pages=4', truncated)).bytes), ['four']);
  const wrong = Buffer.from(fivePages.toString('latin1').replaceAll(/\/Length \d+/g, '/Length 9'), 'latin1');
  assert.deepEqual(await textsOf((await send('pages?pages=3', wrong)).bytes), ['three']);
  const withObjectStreams = (await qpdf(['/in', '--object-streams=generate', '/out'], { '/in': fivePages })).output;
  const broken = Buffer.from(withObjectStreams.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
  assert.deepEqual(await textsOf((await send('pages?pages=2', Buffer.concat([Buffer.from('junk\n'), broken]))).bytes), ['two']);
});
