/** How answers are displayed, sorted, saved and shared. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { noBrowser, visit, withBrowser } from '../support/browser.ts';
import { get, startPotli } from '../support/service.ts';
import { secondTier } from '../support/test-tiers.ts';

const options = { skip: noBrowser };
const secondTierOptions = { skip: noBrowser || secondTier };
const fixture = withBrowser({ service: () => startPotli() });

test('a record is a card with readable labels, below its note, its source and the age of the data', options, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/try/ifsc_get`);
  await page.locator('#answer dl.record').waitFor();
  assert.match(await page.locator('#answer dl.record').innerText(), /IFSC\s+HDFC0000007\s+Bank\s+HDFC Bank \(HDFC\)/);
  const { body } = await get(`${fixture.service.url}/v1/ifsc/HDFC0000007`);
  assert.equal(await page.locator('#answer .note').innerText(), body.meta.note);
  assert.match(await page.locator('#answer .origin').innerText(), new RegExp(`of ${body.meta.source?.asOf}, \\d+ (months|years) old`));
  const above = await page.evaluate(
    "document.querySelector('#answer .origin').getBoundingClientRect().bottom <= document.querySelector('#answer dl').getBoundingClientRect().top",
  );
  assert.equal(above, true);

  // The choice of the JSON view persists.
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await page.locator('#answer pre.json').waitFor();
  await page.goto(`${fixture.service.url}/try/states_get`);
  await page.locator('#answer pre.json').waitFor();
  assert.equal(await page.locator('#answer dl.record').count(), 0);
  assert.deepEqual(errors, []);
});

test('a list is a sortable table with a CSV download; places are on a map, days in a calendar', options, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/try/pincode_near`);
  await page.locator('#answer svg.map').waitFor();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const column = page.locator('#answer tbody td:nth-child(2)');
  await page.locator('#answer').getByRole('button', { name: 'Name', exact: true }).click();
  const ascending = await column.allInnerTexts();
  assert.deepEqual(ascending, [...ascending].sort());
  await page.locator('#answer').getByRole('button', { name: 'Name', exact: true }).click();
  assert.deepEqual(await column.allInnerTexts(), [...ascending].reverse());
  assert.equal(await page.locator('#answer th[aria-sort=descending]').innerText(), 'Name');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download as CSV' }).click()]);
  const lines = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n');
  assert.match(lines[0] ?? '', /pincode,name,.*latitude,longitude/);
  assert.equal(lines.length, 1 + ascending.length);

  await page.goto(`${fixture.service.url}/try/ifsc_search`);
  await page.locator('#answer th').first().waitFor();
  const headers = await page.locator('#answer th').allInnerTexts();
  assert.ok(headers.includes('Bank code') && headers.includes('Bank name'), `members of nested records have columns: ${headers}`);

  await page.goto(`${fixture.service.url}/try/holidays`);
  await page.getByRole('button', { name: 'Readable', exact: true }).click();
  await page.locator('#answer .month .observed').first().waitFor();
  assert.match(await page.locator('#answer tbody time').first().innerText(), /^\w{3} \d+ \w{3} 20\d\d$/);
  assert.deepEqual(errors, []);
});

test('labels on a map overlap neither each other nor a dot', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, fixture.service.url);
  for (const path of [
    'pincode_near?pincode=600001&radius=20&limit=40',
    'airports_search?q=delhi',
    'stations_search?q=chennai',
    'pincode_get?pincode=110001',
  ]) {
    await page.goto(`${fixture.service.url}/try/${path}`);
    await page.locator('#answer svg.map text.place').first().waitFor();
    const overlapCount = await page.evaluate(`(() => {
      const boxes = (selector) => [...document.querySelectorAll('#answer svg.map ' + selector)].map((one) => one.getBoundingClientRect());
      const overlaps = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      const labels = boxes('text.place');
      const marks = boxes('circle.mark');
      return labels.flatMap((one, index) => [...labels.slice(index + 1), ...marks].filter((other) => overlaps(one, other))).length;
    })()`);
    assert.equal(overlapCount, 0, path);
  }
});

test('the URL has no redundant state, and Back returns to earlier requests', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/pincode_search?q=mylapore&limit=20&offset=0&format=json`);
  await page.locator('#status .success').waitFor();
  assert.equal(new URL(page.url()).search, '?q=mylapore');
  await page.locator('#field-q').fill('adyar');
  await page.waitForURL(/\?q=adyar$/);
  await page.locator('#answer', { hasText: 'Adyar' }).waitFor();
  await page.locator('#reset').click();
  await page.waitForURL(/\/pincode_search$/);
  await page.goBack();
  await page.locator('#answer', { hasText: 'Adyar' }).waitFor();
  await page.goBack();
  await page.locator('#answer', { hasText: 'Mylapore' }).waitFor();
  assert.equal(await page.locator('#field-q').inputValue(), 'mylapore');
});

test('link, response and HTML are copied, and the HTML works on a page of another origin', secondTierOptions, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/try/holidays`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const copy = async (name: string, announcement: string): Promise<string> => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByText(announcement, { exact: true }).waitFor({ state: 'attached' });
    return String(await page.evaluate('navigator.clipboard.readText()'));
  };
  await page.locator('#status .success').waitFor();
  assert.equal(await copy('Copy link', 'The link is copied'), `${fixture.service.url}/try/holidays`);
  assert.ok(JSON.parse(await copy('Copy response', 'The response is copied')).data.length > 0);
  let embedded = '';
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<link rel="icon" href="data:,">${embedded}`),
  );
  t.after(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const otherOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const expectedText = { holidays: /\d{4}-\d\d-\d\d \w+/, panchang: /Sunrise \d\d:\d\d/ };
  for (const [operation, text] of Object.entries(expectedText)) {
    await page.goto(`${fixture.service.url}/try/${operation}`);
    await page.getByText('On your own page').click();
    embedded = await copy('Copy HTML', 'The HTML is copied');
    const other = await visit(t, fixture.browser, otherOrigin);
    await other.page.locator('li').first().waitFor();
    assert.deepEqual(other.errors, []);
    assert.match(await other.page.locator('ul').innerText(), text);
  }
  await page.goto(`${fixture.service.url}/try/qr`);
  await page.getByText('On your own page').click();
  assert.match(await copy('Copy HTML', 'The HTML is copied'), /^<img src="http:[^"]+\/v1\/qr\?[^"]+" alt="[^"]+">$/);
  assert.deepEqual(errors, []);
});

test('dates, states, languages and the location of the visitor have pickers', secondTierOptions, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/try/panchang`, {
    permissions: ['geolocation'],
    geolocation: { latitude: 9.9252, longitude: 78.1198 },
  });
  assert.match(await page.locator('label[for=field-lat]').innerText(), /^Latitude lat$/);
  await page.locator('input[type=date]').fill('2026-01-14');
  assert.equal(await page.locator('#field-date').inputValue(), '2026-01-14');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await page.waitForURL(/lat=9\.925&lng=78\.12/);
  assert.equal(await page.locator('#field-pincode').inputValue(), '');
  await page.locator('#answer', { hasText: '14 Jan 2026' }).waitFor();

  await page.goto(`${fixture.service.url}/try/rto_search`);
  await page.locator('#field-state option', { hasText: 'Kerala' }).waitFor({ state: 'attached' });
  await page.locator('#field-state').selectOption({ label: 'Kerala' });
  await page.waitForURL(/state=KL/);
  await page.goto(`${fixture.service.url}/try/words`);
  await page.locator('#field-lang').selectOption({ label: 'Tamil' });
  await page.waitForURL(/lang=ta/);
  await page.locator('#status .success').waitFor();
  assert.deepEqual(errors, []);
});

test('on a phone the form is first, its button in reach, and the response scrolls into view', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/ifsc_get`, {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  await page.locator('#status .success').waitFor();
  const run = page.getByRole('button', { name: 'Run' });
  const bottom = async (): Promise<number> => {
    const { y = Infinity, height = 0 } = (await run.boundingBox()) ?? {};
    return y + height;
  };
  assert.ok((await bottom()) < 740, 'the button is in the first view');
  assert.equal(await page.evaluate('scrollY'), 0, 'the first response does not scroll');
  await run.click();
  await page.locator('#answer[aria-busy]').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate("document.elementFromPoint(180, 200).closest('.result') !== null"), true);
});
