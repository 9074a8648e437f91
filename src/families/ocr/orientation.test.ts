/** Pages on their side and upside down, and bills without rules. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { printedSentences } from '../../../test/support/printed-sentences.ts';
import { printPage } from '../../../test/support/render-page.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { characterErrors } from '../../../test/support/text-accuracy.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const ocr = (picture: Uint8Array, query: string): ReturnType<typeof get> =>
  get(`${service.url}/v1/ocr${query}`, { method: 'POST', headers: { 'content-type': 'image/png' }, body: picture });

const english = ['Receipt 4417 of 12 March', 'Paid in full by the customer', 'Thank you for your visit'];
const { tam: tamil = '' } = printedSentences;
const cases = [
  ['eng', english, 180],
  ['eng', english, 90],
  ['tam', [tamil, tamil, tamil], 270],
  ['tam', [tamil, tamil, tamil], 180],
  ['eng', english, 270],
] as const;

for (const [lang, lines, degrees] of sampled(3, cases)) {
  test(`a page in ${lang} rotated by ${degrees} degrees is rotated upright and read`, async () => {
    const print = printPage(lines);
    const page = await sharp(print).rotate(degrees).png().toBuffer();
    const { width, height } = await sharp(print).metadata();
    const [result] = (await ocr(page, `?lang=${lang}&words=true`)).body.data.pages;
    assert.ok(characterErrors(result.text, lines.join(' ')) <= 0.1, result.text);
    // Tesseract reads some pages on their side as they are.
    if (degrees === 180) assert.equal(result.rotated, 180);
    const size = [width, height];
    assert.deepEqual([result.width, result.height], result.rotated === undefined && degrees !== 180 ? size.reverse() : size);
    for (const { box } of result.words)
      assert.ok(box.x + box.width <= result.width && box.y + box.height <= result.height, JSON.stringify(box));
  });
}

test('an upright page is not rotated', async () => {
  assert.equal((await ocr(printPage(english), '')).body.data.pages[0].rotated, undefined);
});

test('a bill without rules is read row by row, with its single digits', async () => {
  const rows = [
    ['Rice', '2', '1,250.00'],
    ['Flour', '7', '64.50'],
    ['Sugar', '3', '20,122.56'],
    ['Salt', '1', '18.00'],
  ];
  const bill = printPage(
    rows.map(
      ([item = '', count = '', amount = '']) =>
        [
          [0, item],
          [9, count],
          [15, amount],
        ] as const,
    ),
  );
  const { text } = (await ocr(bill, '?engine=potli')).body.data.pages[0];
  assert.equal(text.replace(/\n+/g, '\n'), rows.map((row) => row.join(' ')).join('\n'));
});
