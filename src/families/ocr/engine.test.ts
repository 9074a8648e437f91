/** Choice of the OCR engine. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { printedSentences } from '../../../test/support/printed-sentences.ts';
import { printPage } from '../../../test/support/render-page.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { characterErrors } from '../../../test/support/text-accuracy.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const ocr = (picture: Uint8Array, query: string): ReturnType<typeof get> =>
  get(`${service.url}/v1/ocr${query}`, { method: 'POST', headers: { 'content-type': 'image/png' }, body: picture });

const { kan: kannada = '', urd: urdu = '' } = printedSentences;

test('engine=potli reads scripts that were not requested, with a box for each word, and meta.note names the engine', async () => {
  const { data, meta } = (await ocr(printPage([kannada, urdu]), '?engine=potli&words=true')).body;
  assert.ok(characterErrors(data.pages[0].text, `${kannada} ${urdu}`) <= 0.15, data.pages[0].text);
  assert.deepEqual([...data.languages].sort(), ['kan', 'urd']);
  assert.match(meta.note ?? '', /engine=potli/);
  const { width, height, words } = data.pages[0];
  for (const { box } of words) {
    assert.ok(box.width > 0 && box.height > 0, JSON.stringify(box));
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
  }
});

test('a page in another language than the requested one is read by the network, except with engine=tesseract', async () => {
  const page = printPage([kannada, kannada]);
  const chosen = (await ocr(page, '?lang=eng')).body;
  assert.ok(characterErrors(chosen.data.pages[0].text, `${kannada} ${kannada}`) <= 0.15, chosen.data.pages[0].text);
  assert.match(chosen.meta.note ?? '', /engine=potli.*lang=kan/);
  const read = (await ocr(page, '?lang=eng&engine=tesseract')).body;
  assert.deepEqual(read.data.languages, ['eng']);
  assert.doesNotMatch(read.meta.note ?? '', /engine=potli/);
});

test('a clean page in the requested language is read by Tesseract; unknown engines are rejected', async () => {
  const page = printPage(['Receipt 4417 of 12 March']);
  const { data, meta } = (await ocr(page, '')).body;
  assert.deepEqual([data.pages[0].text, data.languages, meta.note], ['Receipt 4417 of 12 March', ['eng'], undefined]);
  assert.equal((await ocr(page, '?engine=other')).status, 400);
});

test('amounts are read with all their digits in a page of an Indian language', async () => {
  const amounts = ['20,122.56', '1,98,960.60', '4,474'];
  const { text } = (await ocr(printPage(amounts.map((amount) => `कुल ${amount}`)), '?lang=hin')).body.data.pages[0];
  assert.deepEqual(text.match(/\d[\d,.]*/g), amounts);
});

test('a dark photograph with uneven light is read', async () => {
  const print = printPage(['Receipt 4417 of 12 March', 'Paid in full']);
  const { width, height } = await sharp(print).metadata();
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g">` +
      '<stop offset="0" stop-color="#222"/><stop offset="1" stop-color="#888"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>',
  );
  const photograph = await sharp(print)
    .composite([{ input: light, blend: 'multiply' }])
    .png()
    .toBuffer();
  assert.match((await ocr(photograph, '')).body.data.pages[0].text, /^Receipt 4417 of 12 March\s+Paid in full$/);
});
