/** OCR output files: searchable PDF and hOCR. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { printedSentences } from '../../../test/support/printed-sentences.ts';
import { printPage } from '../../../test/support/render-page.ts';
import { scannedPdf } from '../../../test/support/scanned-pdf.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled, secondTier } from '../../../test/support/test-tiers.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const send = (path: string, body: Uint8Array): Promise<Response> =>
  fetch(`${service.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: Buffer.from(body) });

async function searchable(picture: Uint8Array, query = ''): Promise<Buffer> {
  const response = await send(`/v1/ocr?format=pdf${query}`, picture);
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'application/pdf']);
  return Buffer.from(await response.arrayBuffer());
}

async function textOf(pdf: Buffer): Promise<string[]> {
  const { body } = await get(`${service.url}/v1/pdf/text`, { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: pdf });
  return body.data.pages.map(({ text, needs_ocr }: { text: string; needs_ocr: boolean }) => (needs_ocr && text === '' ? 'a scan' : text));
}

/** Removes the invisible direction marks that pdftotext inserts. */
const normalise = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const noPoppler = spawnSync('pdftotext', ['-v']).error ? 'pdftotext is not installed' : false;

describe('format=pdf', () => {
  for (const [lang, sentence] of sampled(11, Object.entries(printedSentences))) {
    test(`${lang}: extracted text equals the recognised text`, async (t) => {
      const picture = printPage([sentence, sentence]);
      const recognised = normalise(
        (await get(`${service.url}/v1/ocr?lang=${lang}`, { method: 'POST', body: picture })).body.data.pages[0].text,
      );
      const pdf = await searchable(picture, `&lang=${lang}`);
      assert.equal(normalise((await textOf(pdf)).join(' ')), recognised);
      if (noPoppler) return t.diagnostic(noPoppler);
      assert.equal(normalise(spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).stdout), recognised);
    });
  }

  test('the picture is embedded deskewed and in colour, with the text layer over its words', async (t) => {
    const lines = ['Receipt 4417 of 12 March', 'paid in full by the bank'];
    const tilted = await sharp(printPage(lines, { ink: '#a00' }))
      .rotate(6, { background: '#fff' })
      .png()
      .toBuffer();
    const pdf = await searchable(tilted);
    assert.equal(normalise((await textOf(pdf)).join(' ')), lines.join(' '));
    if (noPoppler) t.diagnostic(noPoppler);
    else assert.equal(normalise(spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).stdout), lines.join(' '));
    const rendered = Buffer.from(await (await send('/v1/pdf/render', pdf)).arrayBuffer());
    const { channels } = await sharp(rendered).stats();
    assert.ok((channels[0]?.mean ?? 0) > (channels[1]?.mean ?? 0) + 1, 'no red ink');
    const [recognised] = (await get(`${service.url}/v1/ocr?words=true`, { method: 'POST', body: rendered })).body.data.pages;
    const [first, last] = [recognised.words[0].box, recognised.words[4].box];
    assert.ok(Math.abs(first.y - last.y) < 8, `${JSON.stringify(first)} ${JSON.stringify(last)}`);
  });

  test('pages of a scanned PDF get a text layer', { skip: secondTier }, async () => {
    const scan = await scannedPdf(['First page here', 'Second page here'].map((line) => printPage([line], { margin: 8 })));
    assert.deepEqual(await textOf(scan), ['a scan', 'a scan']);
    assert.deepEqual((await textOf(await searchable(scan))).map(normalise), ['First page here', 'Second page here']);
  });

  test('a picture without text gives a PDF', async () => {
    const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    assert.equal((await searchable(blank)).subarray(0, 5).toString(), '%PDF-');
  });
});

test('format=hocr returns lines and words with boxes and confidence, and escapes the text', async () => {
  const response = await send('/v1/ocr?format=hocr', printPage(['Profit & loss <b> 4417']));
  assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
  const hocr = await response.text();
  assert.match(hocr, /<div class="ocr_page" id="page_1" title="bbox 0 0 \d+ \d+; ppageno 0">/);
  assert.match(
    hocr,
    /<span class="ocr_line" title="bbox \d+ \d+ \d+ \d+"><span class="ocrx_word" title="bbox 6\d \d+ \d+ \d+; x_wconf \d+">Profit<\/span>/,
  );
  assert.match(hocr, />&amp;</);
  assert.doesNotMatch(hocr, /<b>/);
});

test('returns 400 for an unknown format', async () => {
  assert.equal((await send('/v1/ocr?format=docx', printPage(['text']))).status, 400);
});
