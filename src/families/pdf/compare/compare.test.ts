/** Comparison of two PDFs: pages, pixels and words, the marked PDF, and files that are rejected. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { linesPdf, madePdf, streamObject } from '../../../../test/support/build-pdf.ts';
import { damaged, fixturePdf } from '../../../../test/support/pdfs.ts';
import { type Service, settingsOf, startFamilies } from '../../../../test/support/service.ts';
import { secondTier, tries } from '../../../../test/support/test-tiers.ts';
import { qpdf } from '../../../core/pdf/qpdf.ts';
import { seededRandomInt } from '../../../core/util/random.ts';
import { pdfFamily } from '../operations.ts';
import { alignPages } from './align-pages.ts';
import { compareBitmaps } from './bitmap-difference.ts';
import { diff } from './myers.ts';
import type { PdfComparison } from './records.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([pdfFamily], { config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => potli.close());

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

async function send(files: readonly Uint8Array[], fields: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const form = new FormData();
  for (const file of files) form.append('file', new Blob([new Uint8Array(file)]), 'file.pdf');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(`${potli.url}/v1/pdf/compare`, { method: 'POST', body: form });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function compare(before: Uint8Array, after: Uint8Array): Promise<PdfComparison> {
  const { status, bytes } = await send([before, after]);
  const body = JSON.parse(bytes.toString());
  assert.equal(status, 200, bytes.toString());
  return body.data;
}

/** Pages of lines of text, 20 points apart. */
function textPdf(pages: readonly (readonly string[])[], drawing = ''): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 400 300]/Resources<</Font<</F1 3 0 R>>>>>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((lines, index) => [
      `<</Type/Page/Parent 2 0 R/Contents ${5 + index * 2} 0 R>>`,
      streamObject(`${drawing} BT /F1 12 Tf 20 TL 20 270 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`),
    ]),
  ]);
}

const ALPHA = ['the tenant pays a rent of 12,000 rupees', 'on the first day of each month', 'by transfer to the account below'];
const BETA = ['the deposit is returned without interest', 'within thirty days of the end', 'less the cost of damage and repairs'];
const GAMMA = ['disputes are settled by arbitration', 'in Chennai under the Act of 1996', 'and the language shall be English'];

test('equal PDFs have no differences', async () => {
  assert.deepEqual(await compare(textPdf([ALPHA, BETA]), textPdf([ALPHA, BETA])), {
    equal: true,
    pages_before: 2,
    pages_after: 2,
    pages: [],
    words: [],
  });
});

test('a replaced word is deleted and inserted, with its page, pixels and boxes', async () => {
  const changed = [ALPHA[0]?.replace('12,000', '15,000') ?? '', ...ALPHA.slice(1)];
  const { equal, pages, words } = await compare(textPdf([BETA, ALPHA]), textPdf([BETA, changed]));
  assert.equal(equal, false);
  assert.deepEqual(
    words.map(({ change, page, text }) => [change, page, text]),
    [
      ['deleted', 2, '12,000'],
      ['inserted', 2, '15,000'],
    ],
  );
  assert.deepEqual(
    pages.map(({ before, after, change, inserted, deleted }) => [before, after, change, inserted, deleted]),
    [[2, 2, 'changed', 1, 1]],
  );
  const [page] = pages;
  assert.ok((page?.pixels ?? 0) > 0 && (page?.pixels ?? 1) < 0.001);
  // The digit that differs is within the word.
  const [visible, word] = [page?.boxes[0], words[0]?.boxes[0]];
  assert.ok(visible && word && page?.boxes.length === 1);
  assert.ok(visible.left >= word.left - 4 && visible.left + visible.width <= word.left + word.width + 4);
  assert.ok(visible.top >= word.top - 4 && visible.top + visible.height <= word.top + word.height + 4);
});

test('inserted and removed pages are recognised', async () => {
  const [short, long] = [textPdf([ALPHA, GAMMA]), textPdf([ALPHA, BETA, GAMMA])];
  const inserted = await compare(short, long);
  assert.deepEqual(
    inserted.pages.map(({ before, after, change, pixels }) => [before, after, change, pixels]),
    [[null, 2, 'inserted', null]],
  );
  assert.deepEqual([...new Set(inserted.words.map(({ change, page }) => `${change} ${page}`))], ['inserted 2']);
  const removed = await compare(long, short);
  assert.deepEqual(
    removed.pages.map(({ before, after, change, deleted }) => [before, after, change, deleted]),
    [[2, null, 'removed', BETA.join(' ').split(' ').length]],
  );
});

test('text that moves to the next page is not a change of words', async () => {
  const text = [...ALPHA, ...BETA, ...GAMMA];
  const before = textPdf([text.slice(0, 5), text.slice(5)]);
  const afterText = ['an added line', ...text];
  const { words, pages } = await compare(before, textPdf([afterText.slice(0, 5), afterText.slice(5)]));
  assert.deepEqual(
    words.map(({ change, page, text }) => [change, page, text]),
    [['inserted', 1, 'an added line']],
  );
  assert.equal(pages.length, 2);
});

test('a change without text is found by its pixels, and on pages without text', async () => {
  const { pages, words } = await compare(textPdf([ALPHA]), textPdf([ALPHA], '1 0.9 0.6 rg 300 40 60 50 re f 0 g'));
  assert.equal(words.length, 0);
  const [box] = pages[0]?.boxes ?? [];
  assert.ok(
    box && Math.abs(box.left - 300) < 5 && Math.abs(box.top - 210) < 5 && Math.abs(box.width - 60) < 8 && Math.abs(box.height - 50) < 8,
  );
  const square = (x: number): Buffer => textPdf([[]], `${x} 100 80 80 re f`);
  const moved = await compare(square(40), square(50));
  assert.deepEqual([moved.pages.length, moved.pages[0]?.change], [1, 'changed']);
});

test('text in another order that looks the same is equal', async () => {
  const draw = (order: readonly number[]): Buffer =>
    textPdf([[]], order.map((row) => `BT /F1 12 Tf 20 ${250 - 20 * row} Td (${ALPHA[row]}) Tj ET`).join(' '));
  assert.equal((await compare(draw([0, 1, 2]), draw([2, 0, 1]))).equal, true);
});

test('format=pdf returns all pages side by side, with marks', async () => {
  const files = [textPdf([ALPHA, GAMMA]), textPdf([[...ALPHA, 'a further line'], BETA, GAMMA])];
  const { status, headers, bytes } = await send(files, { format: 'pdf' });
  assert.equal(status, 200);
  assert.equal(headers.get('content-type'), 'application/pdf');
  assert.equal(headers.get('x-differing-pages'), '2');
  const { succeeded, stderr } = await qpdf(['--check', '/in'], { '/in': bytes });
  assert.ok(succeeded && stderr === '', stderr);
  const { output } = await qpdf(['--qdf', '--object-streams=disable', '/in', '/out'], { '/in': bytes });
  const content = output.toString('latin1');
  assert.equal(content.match(/\/Type \/Page\b/g)?.length, 3);
  // Two pages of 400 points and three gaps of 18.
  assert.match(content, /\/MediaBox \[\s*0\s+0\s+854\s+336\s*\]/);
  assert.match(content, /0\.1 0\.65 0\.2 rg/);
});

test('a password opens the files that need one', async () => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(textPdf([ALPHA]))]), 'file.pdf');
  form.append('password', 'open');
  const locked = Buffer.from(await (await fetch(`${potli.url}/v1/pdf/protect`, { method: 'POST', body: form })).arrayBuffer());
  const refused = await send([textPdf([ALPHA]), locked]);
  const { code, message } = JSON.parse(refused.bytes.toString()).error;
  assert.deepEqual([refused.status, code], [422, 'password_protected']);
  assert.match(message, /^File 2/);
  const { status, bytes } = await send([textPdf([ALPHA]), locked], { password: 'open' });
  assert.deepEqual([status, JSON.parse(bytes.toString()).data.equal], [200, true]);
});

test('returns an error that names the file for what is no PDF, and for too many pages', async () => {
  const messageOf = async (files: readonly Uint8Array[]): Promise<[number, string]> => {
    const { status, bytes } = await send(files);
    return [status, JSON.parse(bytes.toString()).error.message];
  };
  const pdf = linesPdf(['one']);
  assert.deepEqual((await messageOf([pdf]))[0], 400);
  const [noPdf, message] = await messageOf([pdf, Buffer.from('text')]);
  assert.equal(noPdf, 415);
  assert.match(message, /^File 2 is not a PDF/);
  const [tooLarge, limit] = await messageOf([linesPdf(Array.from({ length: 101 }, () => 'x')), pdf]);
  assert.equal(tooLarge, 413);
  assert.match(limit, /File 1 has 101 pages; the limit is 100/);
});

test('answers damaged PDFs', { skip: secondTier }, async () => {
  const fixtures = ['files/invoice', 'files/letter', 'pdf/form', 'pdf/scan'].map(fixturePdf);
  const randomInt = seededRandomInt('compared');
  for (let round = 0; round < tries(60); round++) {
    const { status } = await send([fixtures[round % 4] as Buffer, damaged(fixtures, randomInt)], round % 2 === 0 ? {} : { format: 'pdf' });
    assert.ok([200, 413, 415, 422].includes(status), `${round}: ${status}`);
  }
});

test('the difference of Myers is correct, and minimal for short sequences', () => {
  const randomInt = seededRandomInt('sequences');
  for (let round = 0; round < 1_000; round++) {
    const [a, b] = [0, 1].map(() => Array.from({ length: randomInt(14) }, () => randomInt(4))) as [number[], number[]];
    const hunks = diff(a, b);
    assert.deepEqual(applyHunks(a, b, hunks), b);
    const edits = hunks.reduce((sum, { deleted, inserted }) => sum + deleted.end - deleted.start + inserted.end - inserted.start, 0);
    assert.equal(edits, a.length + b.length - 2 * longestCommonSubsequence(a, b));
  }
});

test('the difference of long sequences without common elements is found in bounded time', () => {
  const [a, b] = [0, 1].map((offset) => Array.from({ length: 20_000 }, (_, index) => 2 * index + offset)) as [number[], number[]];
  assert.deepEqual(applyHunks(a, b, diff(a, b)), b);
});

function applyHunks(a: readonly number[], b: readonly number[], hunks: ReturnType<typeof diff>): number[] {
  let copied = 0;
  const result: number[] = [];
  for (const { deleted, inserted } of hunks) {
    result.push(...a.slice(copied, deleted.start), ...b.slice(inserted.start, inserted.end));
    copied = deleted.end;
  }
  return [...result, ...a.slice(copied)];
}

function longestCommonSubsequence(a: readonly number[], b: readonly number[]): number {
  let lengths = new Array<number>(b.length + 1).fill(0);
  for (const value of a) {
    const next = [0];
    for (const [index, other] of b.entries())
      next.push(value === other ? (lengths[index] as number) + 1 : Math.max(lengths[index + 1] as number, next[index] as number));
    lengths = next;
  }
  return lengths.at(-1) as number;
}

test('pages are aligned by similarity; as many removed as inserted are replaced', () => {
  const align = (before: string, after: string) =>
    alignPages(before.length, after.length, (i, j) => Number(before[i] === after[j]))
      .map((pair) => `${pair.before === undefined ? '-' : before[pair.before]}${pair.after === undefined ? '-' : after[pair.after]}`)
      .join(' ');
  assert.equal(align('abc', 'abc'), 'aa bb cc');
  assert.equal(align('abc', 'axbc'), 'aa -x bb cc');
  assert.equal(align('abcd', 'ad'), 'aa b- c- dd');
  assert.equal(align('abc', 'axc'), 'aa bx cc');
  assert.equal(align('', 'a'), '-a');
});

test('an edge that moves by less than a pixel is no difference', () => {
  const bar = (edge: number) => ({
    width: 20,
    height: 10,
    channels: 3 as const,
    pixels: Uint8Array.from({ length: 600 }, (_, index) =>
      Math.floor(index / 3) % 20 < 10 ? 0 : Math.floor(index / 3) % 20 === 10 ? edge : 255,
    ),
  });
  assert.deepEqual(compareBitmaps(bar(255), bar(90)), { share: 0, boxes: [] });
  const { share, boxes } = compareBitmaps(bar(255), { ...bar(255), pixels: new Uint8Array(600).fill(255) });
  assert.ok(share >= 0.4 && share <= 0.5);
  assert.equal(boxes.length, 1);
});
