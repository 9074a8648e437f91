/** Automatic script detection. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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

for (const lang of sampled(11, ['mal', 'eng', 'hin', 'tam', 'tel', 'ben', 'kan', 'guj', 'pan', 'ori', 'urd'])) {
  test(`lang=auto detects ${lang} and reads the page`, async () => {
    const sentence = printedSentences[lang] ?? '';
    const { data } = (await ocr(printPage([sentence, sentence]), '?lang=auto')).body;
    assert.equal(data.languages[0], lang);
    assert.ok(characterErrors(data.pages[0].text, `${sentence} ${sentence}`) <= 0.15, data.pages[0].text);
  });
}

test('lang=auto also reads English in a page of another script', async () => {
  const { data } = (await ocr(printPage(['Chennai சென்னை 600001']), '?lang=auto')).body;
  assert.deepEqual([data.languages, data.pages[0].text], [['tam', 'eng'], 'Chennai சென்னை 600001']);
});

test('meta.note suggests another language for a page with poor results in the requested one, and only then', async () => {
  const tamil = printPage([printedSentences.tam ?? '', printedSentences.tam ?? '']);
  assert.match((await ocr(tamil, '')).body.meta.note ?? '', /try lang=tam/);
  assert.equal((await ocr(tamil, '?lang=ta')).body.meta.note, undefined);
});
