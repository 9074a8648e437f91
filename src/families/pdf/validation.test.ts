/** Consistent validation: all tools accept, reject and repair the same files, and repairs are reported. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { linesPdf, madePdf, streamObject } from '../../../test/support/build-pdf.ts';
import { damaged, fixturePdf } from '../../../test/support/pdfs.ts';
import { type Service, settingsOf, startFamilies } from '../../../test/support/service.ts';
import { sampled, secondTier, tries } from '../../../test/support/test-tiers.ts';
import { isValidPdf } from '../../core/pdf/validate.ts';
import { seededRandomInt } from '../../core/util/random.ts';
import { pdfFamily } from './operations.ts';

const TOOLS = ['info', 'text', 'render?width=100', 'pages?pages=1', 'rotate', 'compress', 'merge'];
const TRIES = tries(30, process.env.PDF_DAMAGED);
const validPdf = linesPdf(['one', 'two', 'three', 'four', 'five']);

let service: Service;
before(async () => {
  service = await startFamilies([pdfFamily], { config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

async function send(tool: string, pdf: Buffer): Promise<{ status: number; repaired: boolean; bytes: Buffer }> {
  const body = new FormData();
  for (const file of tool === 'merge' ? [validPdf, pdf] : [pdf]) body.append('file', new Blob([new Uint8Array(file)]), 'x.pdf');
  const response = await fetch(`${service.url}/v1/pdf/${tool}`, { method: 'POST', body });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, repaired: response.headers.get('x-repaired') === 'true', bytes };
}

const verdicts = async (pdf: Buffer): Promise<string[]> => {
  const responses = await Promise.all(TOOLS.map((tool) => send(tool, pdf)));
  return [...new Set(responses.map(({ status, repaired }) => `${status} ${repaired ? 'repaired' : 'unchanged'}`))];
};

test('valid files are accepted by all operations without repair', async () => {
  for (const name of sampled(2, ['files/invoice', 'files/letter', 'pdf/linearized', 'pdf/scan', 'pdf/restricted', 'pdf/form'])) {
    assert.ok(isValidPdf(fixturePdf(name)), name);
    assert.deepEqual(await verdicts(fixturePdf(name)), ['200 unchanged'], name);
  }
});

test('a file without its xref table is repaired by all operations, and reported', async () => {
  const cut = validPdf.subarray(0, validPdf.indexOf('xref'));
  assert.deepEqual(await verdicts(cut), ['200 repaired']);
  const { data, meta } = JSON.parse((await send('text', cut)).bytes.toString());
  assert.deepEqual(
    data.pages.map(({ text }: { text: string }) => text.trim()),
    ['one', 'two', 'three', 'four', 'five'],
  );
  assert.match(meta.note, /damaged and has been repaired/);
});

test('a wrong length, offset or xref row is repaired by all operations', async () => {
  const text = validPdf.toString('latin1');
  for (const damagedText of sampled(2, [
    text.replaceAll(/\/Length \d+/g, '/Length 9'),
    text.replace(/startxref\n\d+/, 'startxref\n7'),
    text.replace(/\d{10} 00000 n/, '0000000123 00000 n'),
    text.replace('trailer', 'trzzler'),
  ]))
    assert.deepEqual(await verdicts(Buffer.from(damagedText, 'latin1')), ['200 repaired']);
});

test('a file truncated before its page content is rejected by all operations', async () => {
  for (const page of sampled(2, ['two', 'four', 'five'])) {
    const cut = validPdf.subarray(0, validPdf.indexOf(`(${page})`));
    assert.deepEqual(await verdicts(cut), ['422 unchanged'], page);
  }
  assert.match(
    (await send('compress', validPdf.subarray(0, validPdf.indexOf('(three)')))).bytes.toString(),
    /part of its page content is missing/,
  );
});

test('a file without pages is rejected by all operations', async () => {
  assert.deepEqual(await verdicts(madePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'])), ['422 unchanged']);
});

test('a damaged file is accepted by all operations or by none', { timeout: 1_800_000, skip: secondTier }, async (t) => {
  const nextRandom = seededRandomInt('one judgement');
  const pdfs = ['files/invoice', 'files/letter', 'pdf/form', 'pdf/linearized'].map(fixturePdf);
  let [inconsistent, silentlyRepaired] = [0, 0];
  for (let index = 0; index < TRIES; index++) {
    const responses = await verdicts(damaged([validPdf, ...pdfs], nextRandom));
    if (new Set(responses.map((verdict) => verdict.slice(0, 3))).size > 1) inconsistent++;
    else if (responses.length > 1) silentlyRepaired++;
  }
  t.diagnostic(`${TRIES} damaged files: ${inconsistent} with different results, ${silentlyRepaired} repaired by some tools only`);
  // qpdf parses objects that PDFium skips until a page needs them.
  assert.ok(inconsistent <= TRIES * 0.02 + 1, `${inconsistent} of ${TRIES}`);
});

test('compressed files are verified: text and pixels equal those of the original', async () => {
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const pdf = madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    streamObject('BT /F1 18 Tf 20 100 Td (proven) Tj ET '.padEnd(2_000)),
    font,
  ]);
  const { bytes } = await send('compress', pdf);
  assert.ok(bytes.length < pdf.length);
  const [before, compressedImage] = [await send('render?width=300', pdf), await send('render?width=300', bytes)];
  assert.ok(before.bytes.equals(compressedImage.bytes));
});
