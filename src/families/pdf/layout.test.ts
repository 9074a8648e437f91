/** Page numbers, cropping, several pages per sheet, booklets. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { linesPdf, madePdf, streamObject } from '../../../test/support/build-pdf.ts';
import { fixturePdf } from '../../../test/support/pdfs.ts';
import { type Service, settingsOf, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { qpdf } from '../../core/pdf/qpdf.ts';
import { bookletSides, chooseGrid } from './tools/imposition.ts';

let service: Service;
before(async () => {
  service = await startPotli({ config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

async function send(path: string, pdf: Buffer): Promise<{ status: number; bytes: Buffer; error: { code: string; message: string } }> {
  const response = await fetch(`${service.url}/v1/pdf/${path}`, { method: 'POST', body: new Uint8Array(pdf) });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, bytes, error: response.ok ? { code: '', message: '' } : JSON.parse(bytes.toString()).error };
}

/** The response, checked by qpdf. */
async function sendValid(path: string, pdf: Buffer): Promise<Buffer> {
  const { status, bytes, error } = await send(path, pdf);
  assert.equal(status, 200, `${path}: ${error.message}`);
  const { succeeded, stderr } = await qpdf(['--check', '/in'], { '/in': bytes });
  assert.ok(succeeded && stderr === '', stderr);
  return bytes;
}

const dataOf = async (path: string, pdf: Buffer): Promise<Record<string, never>> =>
  JSON.parse((await send(path, pdf)).bytes.toString()).data;
const textsOf = async (pdf: Buffer): Promise<string[]> =>
  ((await dataOf('text?layout=true', pdf)) as unknown as { pages: { text: string }[] }).pages.map(({ text }) =>
    text.trim().replace(/\s+/g, ' '),
  );
const sizesOf = async (pdf: Buffer): Promise<[number, number][]> =>
  ((await dataOf('info', pdf)) as unknown as { page_sizes: { width: number; height: number }[] }).page_sizes.map(({ width, height }) => [
    Math.round(width),
    Math.round(height),
  ]);

/** The bounding box of dark pixels on a page, in fractions of its width and height; undefined for a blank page. */
async function darkBounds(pdf: Buffer, page = 1): Promise<Record<'left' | 'right' | 'top' | 'bottom', number> | undefined> {
  const { bytes } = await send(`render?page=${page}&width=600`, pdf);
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const darkPixels = [...data.keys()].filter((index) => (data[index] as number) < 128);
  if (darkPixels.length === 0) return undefined;
  const [xs, ys] = [
    darkPixels.map((index) => (index % info.width) / info.width),
    darkPixels.map((index) => Math.floor(index / info.width) / info.height),
  ];
  const minimum = (values: number[]): number => values.reduce((a, b) => Math.min(a, b));
  const maximum = (values: number[]): number => values.reduce((a, b) => Math.max(a, b));
  return { left: minimum(xs), right: maximum(xs), top: minimum(ys), bottom: maximum(ys) };
}

const blankPdf = (pages: number, attributes = ''): Buffer =>
  madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ')}]/Count ${pages}/MediaBox[0 0 300 200]>>`,
    ...Array.from({ length: pages }, () => `<</Type/Page/Parent 2 0 R/Resources<<>>${attributes}>>`),
  ]);

test('page numbers are at the requested position, upright on rotated pages', async () => {
  const cases = [
    ['', 'top-left', 0, 0],
    ['/Rotate 90', 'bottom-right', 1, 1],
    ['/Rotate 180', 'top', 0.5, 0],
    ['/Rotate 270/CropBox[100 50 300 200]', 'bottom', 0.5, 1],
  ] as const;
  for (const [attributes, position, x, y] of cases) {
    const bounds = await darkBounds(
      await sendValid(`page-numbers?position=${position}&margin=2&format=Page%20{page}`, blankPdf(1, attributes)),
    );
    assert.ok(bounds, position);
    assert.ok(Math.abs((bounds.left + bounds.right) / 2 - x) < 0.2, `${position} ${bounds.left} ${bounds.right}`);
    assert.ok(Math.abs((bounds.top + bounds.bottom) / 2 - y) < 0.12, `${position} ${bounds.top} ${bounds.bottom}`);
    assert.ok(bounds.right - bounds.left > bounds.bottom - bounds.top, position);
  }
});

test('only selected pages get a number, in any script', async () => {
  const pdf = await sendValid(
    'page-numbers?pages=2-&start=5&format=%E0%A4%AA%E0%A5%83%E0%A4%B7%E0%A5%8D%E0%A4%A0%20{page}/{pages}',
    blankPdf(3),
  );
  assert.deepEqual(
    [await darkBounds(pdf, 1), (await darkBounds(pdf, 2)) !== undefined, (await darkBounds(pdf, 3)) !== undefined],
    [undefined, true, true],
  );
  assert.deepEqual(await textsOf(await sendValid('page-numbers', linesPdf(['one', 'two']))), ['one', 'two']);
});

test('pages are cropped by margins or to an area, in view coordinates', async () => {
  const upright = linesPdf(['one']);
  const rotated = (await send('rotate?angle=90', upright)).bytes;
  assert.deepEqual(await sizesOf(await sendValid('crop?unit=pt&top=20&left=50', upright)), [[250, 180]]);
  assert.deepEqual(await sizesOf(await sendValid('crop?unit=pt&top=20&left=50', rotated)), [[150, 280]]);
  assert.deepEqual(await sizesOf(await sendValid('crop?box=0,0,1,0.5&unit=in', upright)), [[72, 36]]);
  assert.deepEqual(await sizesOf(await sendValid('crop?box=10,10,5000,5000', upright)), [[272, 172]]);
  assert.deepEqual(await sizesOf(await sendValid('crop?top=10&unit=pt&pages=2', linesPdf(['one', 'two']))), [
    [300, 200],
    [300, 190],
  ]);
  // The upper half of the page is without text.
  assert.equal(await darkBounds(await sendValid('crop?unit=pt&bottom=120', upright)), undefined);
  assert.ok(await darkBounds(await sendValid('crop?unit=pt&top=75', upright)));
  // Cropping again applies to the visible area.
  assert.deepEqual(await sizesOf(await sendValid('crop?unit=pt&top=10', await sendValid('crop?unit=pt&top=10', upright))), [[300, 180]]);
});

test('several pages are placed on one sheet, as text', async () => {
  const lines = ['one', 'two', 'three', 'four', 'five'];
  assert.deepEqual(await textsOf(await sendValid('n-up?perSheet=4', linesPdf(lines))), ['one two three four', 'five']);
  assert.deepEqual(await textsOf(await sendValid('n-up?perSheet=4&order=columns', linesPdf(lines))), ['one three two four', 'five']);
  assert.deepEqual(await textsOf(await sendValid('n-up?pages=5,1,1', linesPdf(lines))), ['five one', 'one']);
  assert.deepEqual(await sizesOf(await sendValid('n-up?paper=letter&orientation=portrait', linesPdf(lines))), [[612, 792]]);
  const rotated = (await send('rotate?angle=90', linesPdf(lines))).bytes;
  assert.deepEqual(await sizesOf(await sendValid('n-up', rotated)), [[842, 595]]);
  assert.ok(await darkBounds(await sendValid('n-up?borders=true', blankPdf(1))));
});

test('form fields and annotations become content of the sheet', async () => {
  const stamped = madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
    '<</Type/Page/Parent 2 0 R/Annots[4 0 R]/Resources<<>>>>',
    '<</Type/Annot/Subtype/Stamp/Rect[100 50 200 150]/F 4/AP<</N 5 0 R>>>>',
    streamObject('0 0 10 10 re f', '/Type/XObject/Subtype/Form/BBox[0 0 10 10]/Resources<<>>'),
  ]);
  assert.ok(await darkBounds(await sendValid('n-up', stamped)));
  assert.ok(await darkBounds(await sendValid('booklet', stamped)));
});

test('the grid with the largest pages is chosen', () => {
  const shapeOf = (perSheet: number, width: number, height: number): unknown => {
    const grid = chooseGrid({ perSheet, orientation: 'auto', paper: 'A4', margin: 10 }, [{ width, height }]);
    return [grid.columns, grid.rows, grid.width < grid.height ? 'portrait' : 'landscape'];
  };
  assert.deepEqual(shapeOf(2, 595, 842), [2, 1, 'landscape']);
  assert.deepEqual(shapeOf(2, 842, 595), [1, 2, 'portrait']);
  assert.deepEqual(shapeOf(4, 595, 842), [2, 2, 'portrait']);
  assert.deepEqual(shapeOf(6, 595, 842), [3, 2, 'landscape']);
  assert.deepEqual(shapeOf(8, 595, 842), [4, 2, 'landscape']);
});

test('a booklet has the page order of saddle stitching', async () => {
  assert.deepEqual(bookletSides(8), [
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ]);
  assert.deepEqual(bookletSides(1), [
    [4, 1],
    [2, 3],
  ]);
  assert.deepEqual(await textsOf(await sendValid('booklet', linesPdf(['one', 'two', 'three']))), ['one', 'two three']);
  assert.deepEqual(await textsOf(await sendValid('booklet?binding=right', linesPdf(['one', 'two', 'three', 'four']))), [
    'one four',
    'three two',
  ]);
});

test('owner restrictions are preserved, and invalid input is rejected with the rule', async () => {
  for (const path of sampled(2, ['page-numbers', 'crop?top=1', 'n-up', 'booklet'])) {
    const restricted = await sendValid(path, fixturePdf('pdf/restricted'));
    const { stdout } = await qpdf(['--show-encryption', '/in'], { '/in': restricted });
    assert.match(stdout, /not allowed/, path);
    assert.equal((await send(path, fixturePdf('pdf/locked'))).error.code, 'password_protected', path);
    assert.equal((await send(path, Buffer.from('%PDF-1.4\nnothing'))).error.code, 'unreadable_file', path);
    assert.equal((await send(path, blankPdf(0))).error.code, 'unreadable_file', path);
    const five = linesPdf(['one', 'two', 'three', 'four', 'five']);
    assert.equal((await send(path, five.subarray(0, -200))).status, 200, path);
    assert.match((await send(`${path}${path.includes('?') ? '&' : '?'}pages=999999999`, five)).error.message, /does not exist/, path);
  }
  const rejected: readonly (readonly [string, RegExp])[] = [
    ['page-numbers?format=Page', /must contain \{page\}/],
    ['page-numbers?position=middle', /must be one of/],
    ['crop', /give a margin/],
    ['crop?top=5&box=1,2,3,4', /not both/],
    ['crop?box=1,2,3', /four numbers/],
    ['crop?box=1,2,0,4', /above 0/],
    ['crop?top=60&bottom=60', /nothing would be left of page 1, which is 106 × 71 mm/],
    ['crop?box=500,0,10,10', /nothing would be left/],
    ['n-up?perSheet=5', /must be one of 2, 4/],
    ['n-up?margin=99', /from 0 to 30/],
  ];
  for (const [path, message] of rejected) {
    const { status, error } = await send(path, linesPdf(['one']));
    assert.equal(status, 400, path);
    assert.match(error.message, message, path);
  }
});
