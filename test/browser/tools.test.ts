/** Uploads, pictures, Indian scripts and the page's use of the rate limit, in a real browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryLimiter } from '../../src/core/limit/gcra.ts';
import { testFamily } from '../fixtures/feature-family.ts';
import { gallery } from '../fixtures/page-family.ts';
import { PIXEL } from '../fixtures/pixel.ts';
import { becomes, noBrowser, visit, withBrowser } from '../support/browser.ts';
import { startFamilies } from '../support/service.ts';
import { secondTier } from '../support/test-tiers.ts';

const options = { skip: noBrowser };
const secondTierOptions = { skip: noBrowser || secondTier };
/** Shows the raw answer. */
const asJson = { view: 'JSON' } as const;
const fixture = withBrowser({ service: () => startFamilies([testFamily, gallery], { limiter: new MemoryLimiter(10_000) }) });

const pdf = (name: string, bytes: number): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, '%PDF-1.4'),
});

test('a PDF is chosen, previewed and sent; a missing or too large file has an error', options, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/try/files`, asJson);
  await page.locator('#run').click();
  await page.locator('.failure', { hasText: 'missing_file' }).waitFor();

  await page.locator('#field-file').setInputFiles([pdf('first.pdf', 5_000), pdf('second.pdf', 700)]);
  assert.deepEqual(await page.locator('.files li span:nth-child(2)').allInnerTexts(), ['first.pdf', 'second.pdf']);
  await page.getByRole('button', { name: 'Remove second.pdf' }).click();
  await page.locator('#field-label').fill('mine');
  assert.match(await page.locator('#copy pre').innerText(), /-F file=@first\.pdf[\s\S]*-F label=mine/);
  await page.locator('#run').click();
  await page.locator('#answer pre', { hasText: '5000' }).waitFor();
  assert.deepEqual(JSON.parse(await page.locator('#answer pre').innerText()).data, { label: 'mine', sizes: [5000], fields: ['file'] });

  await page.locator('#field-file').setInputFiles([pdf('large.pdf', 120_000)]);
  // Rejected before upload; the previous file stays.
  await page.getByText(/large\.pdf has 117\.2 KB: the limit is/).waitFor();
  assert.deepEqual(await page.locator('.files li span:nth-child(2)').allInnerTexts(), ['first.pdf']);
  assert.deepEqual(
    errors.filter((error) => !/status of 4\d\d/.test(error)),
    [],
  );
});

test('a file can be dropped', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/files`, asJson);
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.4 dropped'], 'dropped.pdf', { type: 'application/pdf' }));
    document.querySelector('.zone').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  })()`);
  await page.locator('#run').click();
  await page.locator('#answer pre', { hasText: '16' }).waitFor();
});

test('a picture response is displayed, follows the form, and can be saved', options, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/try/drawing`);
  const picture = page.locator('#answer .picture img');
  await picture.waitFor();
  await becomes(page, 'document.querySelector("#answer .picture img")?.naturalWidth', 100);
  await page
    .locator('.slider', { has: page.locator('#field-size') })
    .locator('input[type=range]')
    .fill('200');
  await becomes(page, 'document.querySelector("#answer .picture img")?.naturalWidth', 200);
  await page.locator('input[type=color]').fill('#2d3a86');
  await page.waitForURL(/colour=2d3a86/);
  assert.equal(await page.locator('.save').getAttribute('download'), 'drawing.svg');

  await page.locator('#field-format').selectOption('pdf');
  await page.locator('iframe.pdf').waitFor();
  assert.deepEqual(errors, []);
});

test('Tamil and Hindi round-trip through request, response and URL', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/greeting`, asJson);
  assert.equal(await page.locator('#field-name').inputValue(), 'உலகம்');
  await page.locator('#field-name').fill('க்ஷமா श्री');
  const output = page.locator('#answer pre', { hasText: 'வணக்கம், க்ஷமா श्री' });
  await output.waitFor();
  await page.reload();
  await output.waitFor();
  assert.match(await output.innerText(), /नमस्ते, க்ஷமா श्री/);
});

test('a long text is sent by POST, not in the URL', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/shout`);
  await page.locator('#field-text').fill('அ'.repeat(900));
  const request = await page.waitForRequest((candidate) => candidate.method() === 'POST');
  assert.equal(new URL(request.url()).pathname, '/v1/shout');
  await page.locator('#status .success').waitFor();
  assert.match(await page.locator('#copy pre').innerText(), /content-type: application\/json/);
});

test('a picture is previewed before it is sent', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/files`);
  await page.locator('#field-file').setInputFiles([{ name: 'pixel.png', mimeType: 'image/png', buffer: PIXEL }]);
  await becomes(page, 'document.querySelector(".files img")?.naturalWidth', 1);
});
