/** Tables of drawn PDFs over HTTP: rulings, alignment, types, CSV, unusual and hostile pages. The quality on printed pages is measured in `quality.test.ts`. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { madePdf, streamObject } from '../../../../test/support/build-pdf.ts';
import { fixturePdf } from '../../../../test/support/pdfs.ts';
import { printPage } from '../../../../test/support/render-page.ts';
import { scannedPdf } from '../../../../test/support/scanned-pdf.ts';
import { type Service, settingsOf, startPotli } from '../../../../test/support/service.ts';
import { secondTier } from '../../../../test/support/test-tiers.ts';
import type { PdfTable } from '../records.ts';

let service: Service;
before(async () => {
  service = await startPotli({ config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

interface Read {
  readonly status: number;
  readonly tables: readonly PdfTable[];
  readonly note: string;
  readonly code: string;
}

async function read(pdf: Uint8Array, query = ''): Promise<Read> {
  const response = await fetch(`${service.url}/v1/pdf/tables${query}`, { method: 'POST', body: new Uint8Array(pdf) });
  const { data, meta, error } = (await response.json()) as {
    data?: { tables: PdfTable[] };
    meta?: { note?: string };
    error?: { code: string; message: string };
  };
  return { status: response.status, tables: data?.tables ?? [], note: meta?.note ?? error?.message ?? '', code: error?.code ?? '' };
}

const csvOf = (pdf: Uint8Array, query = ''): Promise<Response> =>
  fetch(`${service.url}/v1/pdf/tables?format=csv${query}`, { method: 'POST', body: new Uint8Array(pdf) });

const LEFTS = [40, 120, 300, 400, 480];
const HEADER = ['Date', 'Narration', 'Debit', 'Credit', 'Balance'];
const ROWS = [
  ['01-04-2026', 'Opening', '', '', '1,23,456.78'],
  ['02/04/26', 'UPI Ravi Stores', '500.00 Dr', '', '1,22,956.78'],
  ['3 Apr 2026', 'Salary', '', '48,000.00', '1,70,956.78'],
  ['04-APR-26', '=SUM(A1)', '(2,310.00)', '-', '1,68,646.78'],
];
const ROW_HEIGHT = 20;
const TOP = 780;

const escapeText = (text: string): string => text.replace(/[\\()]/g, '\\$&');

function cellTexts(rows: readonly (readonly string[])[], top = TOP): string {
  return rows
    .flatMap((row, index) =>
      row.map((text, column) => `BT /F1 10 Tf ${LEFTS[column]} ${top - index * ROW_HEIGHT} Td (${escapeText(text)}) Tj ET`),
    )
    .join('\n');
}

function rulings(rows: number, top = TOP): string {
  const [first, last] = [top + 14, top + 14 - rows * ROW_HEIGHT];
  const horizontal = Array.from(
    { length: rows + 1 },
    (_, index) => `35 ${first - index * ROW_HEIGHT} m 560 ${first - index * ROW_HEIGHT} l S`,
  );
  const vertical = [...LEFTS.map((left) => left - 5), 560].map((x) => `${x} ${first} m ${x} ${last} l S`);
  return [...horizontal, ...vertical].join('\n');
}

function pdfOf(pages: readonly string[], attributes = ''): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>${attributes}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((content, index) => [`<</Type/Page/Parent 2 0 R/Contents ${5 + index * 2} 0 R>>`, streamObject(content)]),
  ]);
}

const TABLE = [HEADER, ...ROWS];
const ruled = pdfOf([`${cellTexts(TABLE)}\n${rulings(TABLE.length)}`]);
const unruled = pdfOf([cellTexts(TABLE)]);

test('reads ruled and unruled tables with amounts as numbers and dates as ISO dates', async () => {
  for (const [pdf, method] of [
    [ruled, 'lattice'],
    [unruled, 'stream'],
  ] as const) {
    const { tables } = await read(pdf);
    assert.equal(tables.length, 1, method);
    const { columns, rows, pages, ...table } = tables[0] as PdfTable;
    assert.equal(table.method, method);
    assert.deepEqual(rows, ROWS);
    assert.deepEqual(
      columns.map(({ name, type }) => [name, type]),
      [
        ['Date', 'date'],
        ['Narration', 'text'],
        ['Debit', 'amount'],
        ['Credit', 'amount'],
        ['Balance', 'amount'],
      ],
    );
    assert.deepEqual(columns[0]?.values, ['2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04']);
    assert.deepEqual(columns[2]?.values, [null, -500, null, -2310]);
    assert.equal(columns[1]?.values, undefined);
    assert.equal(pages[0]?.page, 1);
  }
});

test('mode=lattice ignores tables without rulings, mode=stream the rulings', async () => {
  const none = await read(unruled, '?mode=lattice');
  assert.deepEqual([none.status, none.tables, none.note], [200, [], 'No table was found.']);
  assert.equal((await read(ruled, '?mode=stream')).tables[0]?.method, 'stream');
});

test('returns CSV with a header row, in which formulas are guarded', async () => {
  const response = await csvOf(ruled);
  assert.match(response.headers.get('content-type') ?? '', /^text\/csv/);
  assert.equal(response.headers.get('x-table-count'), '1');
  const lines = (await response.text()).split('\r\n');
  assert.equal(lines[0], 'Date,Narration,Debit,Credit,Balance');
  assert.equal(lines[1], '01-04-2026,Opening,,,"1,23,456.78"');
  assert.equal(lines[4], `04-APR-26,'=SUM(A1),"(2,310.00)",-,"1,68,646.78"`);
});

test('CSV has the longest table, or the one of `table`; one that does not exist is 400, a PDF without tables 404', async () => {
  const two = pdfOf([`${cellTexts(TABLE)}\n${rulings(TABLE.length)}\n${cellTexts(TABLE.slice(0, 3), 500)}\n${rulings(3, 500)}`]);
  assert.equal((await read(two)).tables.length, 2);
  assert.equal((await (await csvOf(two)).text()).split('\r\n').length, 1 + TABLE.length);
  assert.equal((await (await csvOf(two, '&table=2')).text()).split('\r\n').length, 1 + 3);
  assert.deepEqual((await read(two, '?table=2')).tables[0]?.rows, ROWS.slice(0, 2));
  const missing = await read(two, '?table=3');
  assert.deepEqual([missing.status, missing.note], [400, 'table: the PDF has 2 tables']);
  assert.equal((await csvOf(fixturePdf('files/letter'))).status, 404);
});

test('joins a table over pages, without the repeated header', async () => {
  const withHeader = pdfOf([`${cellTexts(TABLE)}\n${rulings(5)}`, `${cellTexts(TABLE)}\n${rulings(5)}`]);
  const without = pdfOf([cellTexts(TABLE), cellTexts(ROWS)]);
  for (const pdf of [withHeader, without]) {
    const { tables } = await read(pdf);
    assert.deepEqual(
      tables.map(({ pages, rows }) => [pages.map(({ page }) => page), rows]),
      [
        [
          [1, 2],
          [...ROWS, ...ROWS],
        ],
      ],
    );
  }
  const other = await read(withHeader, '?pages=2');
  assert.deepEqual([other.tables[0]?.pages[0]?.page, other.tables[0]?.rows], [2, ROWS]);
  assert.equal((await read(withHeader, '?pages=3')).status, 400);
});

test('wrapped cells belong to their row', async () => {
  const lines = ROWS.flatMap((row) => [row, ['', 'second line', '', '', '']]);
  const { tables } = await read(pdfOf([cellTexts([HEADER, ...lines])]));
  assert.deepEqual(
    tables[0]?.rows,
    ROWS.map(([date, narration, ...rest]) => [date, `${narration} second line`, ...rest]),
  );
});

test('text in columns and lists of names and values are no tables', async () => {
  const prose = Array.from({ length: 12 }, () => [
    'The quick brown',
    'fox jumps over a lazy dog again',
    'and then sleeps',
    'until noon',
    'or later',
  ]);
  const names = ['Name:', 'Branch:', 'City:'].map((name) => [name, 'Ravi Shankar', 'IFSC:', 'HDFC0000007']);
  assert.deepEqual((await read(pdfOf([cellTexts(names)]))).tables, []);
  assert.deepEqual((await read(fixturePdf('files/letter'))).tables, []);
  const twoColumns = prose.map(([one = '', other = '']) => [one, other]);
  assert.deepEqual((await read(pdfOf([cellTexts(twoColumns)]))).tables, []);
});

test('rotated pages, sideways text and crop boxes do not change the cells; the box is that of the displayed page', async () => {
  const content = `${cellTexts(TABLE)}\n${rulings(TABLE.length)}`;
  for (const rotation of [90, 180, 270]) assert.deepEqual((await read(pdfOf([content], `/Rotate ${rotation}`))).tables[0]?.rows, ROWS);
  for (const matrix of ['0 1 -1 0 842 0', '0 -1 1 0 0 595']) {
    const sideways = madePdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[4 0 R]/Count 1/MediaBox[0 0 842 595]/Resources<</Font<</F1 3 0 R>>>>>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      '<</Type/Page/Parent 2 0 R/Contents 5 0 R>>',
      streamObject(`${matrix} cm\n${content}`),
    ]);
    assert.deepEqual((await read(sideways)).tables[0]?.rows, ROWS, matrix);
  }
  const { tables } = await read(pdfOf([content], '/CropBox[20 600 580 830]'));
  assert.deepEqual(tables[0]?.rows, ROWS);
  assert.deepEqual(tables[0]?.pages[0]?.box, { left: 15, top: 36, width: 525, height: 100 });
});

test('an encrypted PDF needs its password', async () => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(ruled)]));
  form.append('password', 'rupee');
  const locked = new Uint8Array(await (await fetch(`${service.url}/v1/pdf/protect`, { method: 'POST', body: form })).arrayBuffer());
  assert.deepEqual([(await read(locked)).status, (await read(locked)).code], [422, 'password_protected']);
  assert.deepEqual((await read(locked, '?password=rupee')).tables[0]?.rows, ROWS);
});

test('a scanned page has a note, and is read with ocr=auto', async () => {
  const lines = [
    'Date          Narration          Amount',
    '01-04-2026    Coffee beans       1,500.00',
    '02-04-2026    Steel tumbler      1,234.50',
    '03-04-2026    Cotton saree       2,750.00',
  ];
  const pdf = await scannedPdf([printPage(lines)]);
  const without = await read(pdf);
  assert.deepEqual(without.tables, []);
  assert.match(without.note, /No text on page 1, as in a scan: ocr=auto .*\/v1\/ocr/);
  const { tables, note } = await read(pdf, '?ocr=auto');
  assert.match(note, /Recognised by OCR: page 1\./);
  assert.deepEqual(tables[0]?.rows[0], ['01-04-2026', 'Coffee beans', '1,500.00']);
});

test('pages with hundreds of thousands of rulings or words are answered within the limits', {
  timeout: 120_000,
  skip: secondTier,
}, async () => {
  const grid = Array.from(
    { length: 60_000 },
    (_, index) => `${index % 590} ${(index * 7) % 840} m ${index % 590} ${((index * 7) % 840) + 30} l S`,
  );
  const drawing = await read(pdfOf([`${grid.join('\n')}\n${cellTexts(TABLE)}`]));
  assert.equal(drawing.status, 200);
  const words = Array.from({ length: 100_000 }, (_, index) => `BT /F1 1 Tf ${index % 590} ${(index * 3) % 840} Td (${index}) Tj ET`);
  const manyWords = await read(pdfOf([words.join('\n'), `${cellTexts(TABLE)}`]));
  assert.equal(manyWords.status, 200);
  assert.match(manyWords.note, /Too many lines or words to find all tables on page 1\./);
  assert.deepEqual(manyWords.tables.at(-1)?.rows, ROWS);
  const dense = Array.from(
    { length: 700 },
    (_, index) => `${index * 0.8} 0 m ${index * 0.8} 842 l S 0 ${index * 1.2} m 595 ${index * 1.2} l S`,
  );
  assert.equal((await read(pdfOf([`.1 w\n${dense.join('\n')}`]))).status, 200);
});

test('a wide word over several columns does not end the job', async () => {
  const wide = ['W'.repeat(40), '', '', '', '1,00,000.00'];
  const { status, tables } = await read(pdfOf([cellTexts([...TABLE, wide, ...ROWS])]));
  assert.deepEqual([status, tables[0]?.rows.slice(0, ROWS.length)], [200, ROWS]);
});

test('rejects other files, pages and modes', async () => {
  assert.equal((await read(Buffer.from('no pdf'))).status, 415);
  assert.equal((await read(ruled, '?mode=grid')).status, 400);
  assert.equal((await read(ruled, '?pages=x')).status, 400);
  assert.equal((await read(ruled, '?format=xlsx')).status, 400);
});
