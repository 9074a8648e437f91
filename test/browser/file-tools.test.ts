/** What all tools for files have in common: samples, errors, the way to the next tool, and use without a network. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, visit, withBrowser } from '../support/browser.ts';
import { PHONE } from '../support/mobile-user.ts';
import { startPotli } from '../support/service.ts';
import { secondTier } from '../support/test-tiers.ts';

const options = { skip: noBrowser };
const secondTierOptions = { skip: noBrowser || secondTier };
const fixture = withBrowser({ service: () => startPotli() });

test('each tool for files can be tried with a sample', secondTierOptions, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/tools/compress-pdf`, PHONE);
  for (const [slug, done] of [
    ['compress-pdf', '.saving'],
    ['merge-pdf', '#sheets li:nth-child(2) img'],
    ['split-pdf', '#sheets li:nth-child(2) img'],
    ['rotate-pdf', '#sheets img'],
    ['text-from-picture', '#answer textarea'],
    ['scan-to-pdf', '#sheets img'],
    ['read-qr-barcode', '.found-code'],
  ] as const) {
    await page.goto(`${fixture.service.url}/tools/${slug}`);
    await page.locator('#file-hint:not(:empty)').waitFor();
    await page.locator('#sample').tap();
    await page.locator(done).first().waitFor();
  }
  assert.deepEqual(errors, []);
});

test('a finished file is passed to the next tool, once', options, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/hi/tools/merge-pdf`, PHONE);
  await page.locator('#sample').tap();
  await page.locator('#sheets li:nth-child(2) img').waitFor();
  await page.locator('#go').tap();
  await page.locator('#next a[href$="split-pdf"]').tap();
  // Two samples of two pages each.
  await page.locator('#sheets li:nth-child(4) img').waitFor();
  assert.equal(new URL(page.url()).hash, '');
  await page.reload();
  await page.locator('#file-hint:not(:empty)').waitFor();
  assert.deepEqual(await page.evaluate('caches.keys()'), []);
  assert.equal(await page.locator('#sheets li').count(), 0);
  assert.deepEqual(errors, []);
});

test('an error is in the language of the page, without technical terms', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/ta/tools/compress-pdf`, PHONE);
  await page.locator('#file').setInputFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') }]);
  assert.match(await page.locator('#status .failure').innerText(), /^[^A-Za-z]+$/);
});

test('a tool that was used opens without a network', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/hi/tools/photo`, { ...PHONE, serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await page.reload();
  await page.context().setOffline(true);
  t.after(() => page.context().setOffline(false));
  await page.reload();
  assert.equal(await page.locator('h1').innerText(), 'फ़ॉर्म के लिए फ़ोटो और सिग्नेचर');
  await page.locator('#file-hint:not(:empty)').waitFor();
});
