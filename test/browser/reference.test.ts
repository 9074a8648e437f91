/** The API reference: code samples, contents and use without scripts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, visit, withBrowser } from '../support/browser.ts';
import { startPotli } from '../support/service.ts';

const options = { skip: noBrowser };
const fixture = withBrowser({ service: () => startPotli() });

test('the chosen snippet language persists across pages, and the shown snippet is copied', options, async (t) => {
  const { page, errors, thirdPartyRequests } = await visit(t, fixture.browser, `${fixture.service.url}/docs/api/pincode`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Python', exact: true }).first().click();
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = String(await page.evaluate('navigator.clipboard.readText()'));
  assert.match(copied, /^import requests/);
  assert.ok(copied.includes(`"${fixture.service.url}/v1/`), 'the code names the service as it was reached');

  await page.goto(`${fixture.service.url}/try/ifsc_get`);
  await page.locator('#copy pre', { hasText: 'import requests' }).waitFor();
  await page.goto(`${fixture.service.url}/docs/api/ifsc`);
  assert.match(await page.locator('.snippets pre:visible').first().innerText(), /^import requests/);
  assert.deepEqual(errors, []);
  assert.deepEqual(thirdPartyRequests, []);
});

test('the table of contents follows scrolling', options, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/docs/api/pdf#pdf_split`);
  await page.locator('.contents a[aria-current=location]', { hasText: /split/i }).waitFor();
  await page.evaluate("document.querySelector('#pdf_merge').scrollIntoView({ behavior: 'instant' })");
  await page.locator('.contents a[aria-current=location]', { hasText: /merge/i }).waitFor();
});

test('without scripts the reference is complete, with snippets in all languages', options, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/docs`, { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Pincodes', exact: true }).first().click();
  await page.waitForURL(/\/docs\/api\/pincode$/);
  assert.match(await page.locator('.snippets pre:visible').first().innerText(), /^curl /);
  const snippets = page.locator('.snippets').first();
  assert.equal(await snippets.locator('pre:visible').count(), await snippets.locator('.tab').count());
  assert.equal(await page.locator('.snippets .tabs:visible').count(), 0);
});
