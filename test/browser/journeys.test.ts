/** User journeys in a real browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scheduleRefreshes } from '../../src/core/dataset/refresh/schedule.ts';
import { MemoryLimiter } from '../../src/core/limit/gcra.ts';
import { families } from '../../src/families/index.ts';
import { funds } from '../../src/families/mutual-funds/dataset.ts';
import { becomes, noBrowser, visit, withBrowser } from '../support/browser.ts';
import { navAll } from '../support/navall.ts';
import { startPublisher } from '../support/publisher.ts';
import { linkedPacks, startPotli, withinData } from '../support/service.ts';
import { secondTier } from '../support/test-tiers.ts';

const exampleFile = (name: string): string => fileURLToPath(new URL(`../../../test/fixtures/files/${name}`, import.meta.url));

/** Evaluated in the page: time of DOMContentLoaded, and render-blocking resources. */
const WAITED_FOR = `({
  readyMs: performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd,
  blockingResources: performance.getEntriesByType('resource')
    .filter((entry) => entry.renderBlockingStatus === 'blocking')
    .map((entry) => new URL(entry.name).pathname.split('/').pop()),
})`;

const options = { skip: noBrowser };
const secondTierOptions = { skip: noBrowser || secondTier };
/** Shows the raw answer. */
const asJson = { view: 'JSON' } as const;
const fixture = withBrowser({ service: () => startPotli({ limiter: new MemoryLimiter(600), now: withinData }) });

test('the home page loads quickly, lists every family, and sends no third-party requests', options, async (t) => {
  const { page, errors, thirdPartyRequests } = await visit(t, fixture.browser, fixture.service.url);
  const { readyMs, blockingResources } = (await page.evaluate(WAITED_FOR)) as { readyMs: number; blockingResources: string[] };
  t.diagnostic(`ready after ${Math.round(readyMs)} ms`);
  // The time depends on the machine; the list of render-blocking resources does not.
  assert.deepEqual(blockingResources, ['style.css', 'tools.css']);
  assert.equal(await page.locator('.families li').count(), families.length);

  await page.locator('#ages summary').click();
  await page.locator('.datasets li').first().waitFor();
  assert.match(await page.locator('.datasets').innerText(), /offices/);
  for (const [answer, line] of [
    ['panchang', /^(Shukla|Krishna) \w+.* · \w+/],
    ['market', /^(Open until|Closed, opens) .*\d:\d\d/],
    ['holiday', /^\w+day, \d+ \w+|–$/],
    ['verse', /^\p{Script=Tamil}/u],
  ] as const)
    await page.locator(`[data-answer=${answer}] strong`, { hasText: line }).waitFor();
  assert.match(await page.locator('.begin').innerText(), /curl 'http:.*claude mcp add .*npx potli/s);
  assert.ok(((await page.evaluate('document.documentElement.scrollHeight')) as number) <= 5_000, 'the first page is short on a desktop');
  assert.deepEqual(errors, []);
  assert.deepEqual(thirdPartyRequests, []);
});

test('an open page updates when a refresh completes', secondTierOptions, async (t) => {
  const publisher = await startPublisher();
  t.after(() => publisher.close());
  publisher.reply = { body: navAll({ columns: 8, date: '13-Nov-2026' }) };
  const directory = linkedPacks();
  const service = await startPotli({}, directory);
  t.after(() => service.close());
  const { page, errors } = await visit(t, fixture.browser, service.url);
  await page.locator('#ages summary').click();
  const line = page.locator('.datasets li', { hasText: 'mutual-funds' });
  await line.getByText('of 2013-03-28').waitFor();
  const schedule = scheduleRefreshes({
    datasets: {
      definitions: [funds],
      swapIn: (definition) => service.datasets.swapIn(definition),
      report: (name, problem) => service.datasets.report(name, problem),
    },
    directory,
    environment: { REFRESH_URL_MUTUAL_FUNDS: publisher.url },
    worker: new URL('../../src/tools/refresh-worker.js', import.meta.url),
    log: (text) => t.diagnostic(text),
  });
  t.after(() => schedule.stop());
  await line.getByText(/of 2026-11-13, .*refreshed/).waitFor({ timeout: 60_000 });
  assert.deepEqual(errors, []);
});

test('an API is found and tried by keyboard only', options, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, fixture.service.url, asJson);
  await page.keyboard.press('Tab');
  assert.equal(await page.locator(':focus').innerText(), 'Skip to content');
  await page.keyboard.press('/');
  await page.keyboard.type('post offices near');
  await page.locator('#found [aria-selected=true]').waitFor();
  assert.equal(await page.locator('#search').getAttribute('aria-activedescendant'), 'found-pincode_near');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/try\/pincode_near/);
  await page.locator('#status .success').waitFor();
  assert.match(await page.locator('#status').innerText(), /200\s+[\d.]+ ms\s+[\d.]+ KB\s+\d+ units left/);
  assert.match(await page.locator('#answer pre').innerText(), /"distanceKm"/);

  await page.locator('#field-lat').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('28.6139');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('77.2090');
  await page.keyboard.press('Enter');
  await page.locator('#answer pre', { hasText: 'Delhi' }).waitFor();
  assert.deepEqual(errors, []);
});

test('Enter waits for the answer to the current query, and opens the tool that shows it', options, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, fixture.service.url);
  await page.locator('#search').focus();
  await page.keyboard.insertText('600001');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tools\/pincode\?pincode=600001/);
  await page.getByText('Chennai').first().waitFor();

  await page.goto(fixture.service.url);
  await page.locator('#search').fill('diwali 2027');
  await page.keyboard.press('Enter');
  // The tool has no parameter for a name.
  await page.waitForURL(/\/try\/holidays\?/);
  assert.deepEqual(errors, []);
});

test('tools and guides are found, in the language of the page', secondTierOptions, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/hi/tools`);
  for (const [query, path] of [
    ['pdf jodna', '/hi/tools/merge-pdf'],
    ['merge pdf', '/hi/tools/merge-pdf'],
    ['mcp', '/docs/mcp'],
  ] as const) {
    await page.goto(`${fixture.service.url}/hi/tools`);
    await page.locator('#search').fill(query);
    await page.keyboard.press('Enter');
    await page.waitForURL(fixture.service.url + path);
  }
  assert.deepEqual(errors, []);
});

test('a search for data that is not served has a note', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, fixture.service.url);
  await page.locator('#search').fill('weather in chennai');
  await page.locator('#found .none', { hasText: 'weather' }).waitFor();
});

test('a search without results has a note and a link to the reference', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, fixture.service.url);
  await page.locator('#search').fill('xyzzy');
  await page.getByText('No match.').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#found').isVisible(), false);
  await page.locator('#search').fill('xyzzyx');
  await page.getByText('No match.').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${fixture.service.url}/docs`);
  await page.goto(`${fixture.service.url}/hi`);
  await page.locator('#search').fill('xyzzyx vvkk');
  await page.getByText('कुछ नहीं मिला').waitFor();
});

test('a changed parameter sends a new request, is in the URL, and is restored from the link', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/pincode_search`, asJson);
  await page.locator('#status .success').waitFor();
  await page.locator('#field-q').fill('mylapore');
  await page.locator('#answer pre', { hasText: 'Mylapore' }).waitFor();
  await page.locator('#field-type').selectOption('post');
  await page
    .locator('.slider', { has: page.locator('#field-limit') })
    .locator('input[type=range]')
    .fill('2');
  await page.waitForURL(/q=mylapore.*type=post.*limit=2/);
  await page.locator('#answer pre', { hasText: '"limit": 2' }).waitFor();
  const link = page.url();
  const displayed = await page.locator('#answer pre').innerText();

  const friend = await visit(t, fixture.browser, link, asJson);
  await friend.page.locator('#status .success').waitFor();
  assert.equal(await friend.page.locator('#field-q').inputValue(), 'mylapore');
  assert.equal(await friend.page.locator('#field-type').inputValue(), 'post');
  assert.equal(await friend.page.locator('#answer pre').innerText(), displayed);
  assert.deepEqual(friend.errors, []);
});

test('the request is copied as curl, fetch, Python and MCP, and the snippets work', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/pincode_search?q=anna+nagar&state=TN&limit=1`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const copied: Record<string, string> = {};
  for (const name of ['curl', 'fetch', 'Python', 'MCP']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: /^Cop(y|ied)$/ }).click();
    await page.getByText(`Copied as ${name}`).waitFor();
    copied[name] = String(await page.evaluate('navigator.clipboard.readText()'));
  }
  const address = `${fixture.service.url}/v1/pincode?q=anna+nagar&state=TN&limit=1`;
  assert.equal(copied.curl, `curl '${address}'`);
  assert.match(copied.Python ?? '', new RegExp(`requests.get\\("${address.replace(/[?+.]/g, '\\$&')}"\\)`));
  const records = (await page.evaluate(`(async () => { ${copied.fetch}; return data; })()`)) as { name: string }[];
  assert.equal(records.length, 1);

  const call = /-d '(.*)'$/.exec(copied.MCP ?? '')?.[1] ?? '';
  assert.deepEqual(JSON.parse(call).params, { name: 'pincode_search', arguments: { q: 'anna nagar', state: 'TN', limit: 1 } });
  const mcpResponse = await fetch(`${fixture.service.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: call,
  });
  assert.match(await mcpResponse.text(), /Anna Nagar/);
});

test('a validation error is shown beside its parameter', options, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/try/pincode_get`);
  await page.locator('#status .success').waitFor();
  await page.locator('#field-pincode').fill('12');
  await page.locator('#status .bad', { hasText: '400' }).waitFor();
  assert.match(await page.locator('#field-pincode-problem').innerText(), /^must be a pincode/);
  assert.equal(await page.locator('#field-pincode').getAttribute('aria-invalid'), 'true');
  assert.match(await page.locator('.failure').innerText(), /invalid_parameter/);
  await page.locator('#field-pincode').fill('110001');
  await page.locator('#status .success').waitFor();
  assert.equal(await page.locator('#field-pincode').getAttribute('aria-invalid'), 'false');
  // The browser logs the 400 response; no other error is allowed.
  assert.deepEqual(
    errors.filter((error) => !/status of 400/.test(error)),
    [],
  );
});

test('an unknown playground is a page with a link to all APIs', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/nothing`);
  assert.match(await page.locator('h1').innerText(), /no such API/);
  await page.getByRole('link', { name: 'All APIs' }).click();
  await page.waitForURL(`${fixture.service.url}/`);
});

test('an exhausted rate limit is counted down, then requests work again', secondTierOptions, async (t) => {
  // A manual clock: units are refilled only when the test advances it, however slow the machine is.
  let now = 0;
  const small = await startPotli({ limiter: new MemoryLimiter(10, () => now) });
  t.after(() => small.close());
  const { page } = await visit(t, fixture.browser, `${small.url}/try/states_get`);
  await page.locator('#status .success').waitFor();
  await page.evaluate(`Promise.all(Array.from({ length: 10 }, () => fetch('/v1/states', { cache: 'no-store' })))`);
  await page.locator('#run').click();
  await page.locator('#run:disabled', { hasText: /Try again in \d+ s/ }).waitFor();
  await page.locator('#status .bad', { hasText: '429' }).waitFor();
  assert.match(await page.locator('.failure').innerText(), /rate_limited/);
  now = 60_000;
  await page.locator('#run:enabled', { hasText: 'Run' }).waitFor();
  await page.locator('#run').click();
  await page.locator('#status .success').waitFor();
});

test('at phone width nothing overflows, and the playground works', secondTierOptions, async (t) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, ...asJson };
  for (const path of [
    '/',
    '/try/ifsc_search',
    '/try/pincode_near',
    '/docs',
    '/docs/api/pincode',
    '/docs/quick-start',
    '/docs/mcp',
    '/docs/limits',
    '/docs/sources',
  ]) {
    const { page } = await visit(t, fixture.browser, fixture.service.url + path, phone);
    if (path.startsWith('/try')) await page.locator('#status .success').waitFor();
    if (path === '/')
      assert.ok(Number(await page.evaluate('document.documentElement.scrollHeight')) <= 8_000, 'the first page is too long');
    assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 360, `${path} is wider than the screen`);
  }
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/ifsc_get`, phone);
  await page.locator('#field-code').fill('SBIN0000001');
  await page.locator('#run').tap();
  await page.locator('#answer pre', { hasText: 'SBIN0000001' }).waitFor();
});

test('a PDF is read, and a picture converted, from files chosen in the page', secondTierOptions, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, `${fixture.service.url}/try/pdf_text`, asJson);
  await page.locator('#field-file').setInputFiles(exampleFile('invoice.pdf'));
  await page.locator('#run').click();
  await page.locator('#answer pre', { hasText: 'characters' }).waitFor();
  assert.ok(JSON.parse(await page.locator('#answer pre').innerText()).data.characters > 0);

  await page.goto(`${fixture.service.url}/try/image_convert`);
  await page.locator('#field-file').setInputFiles(exampleFile('hills-1.jpeg'));
  await page.locator('#field-width').fill('40');
  await page.locator('#run').click();
  await page.locator('#answer img').waitFor();
  await becomes(page, 'document.querySelector("#answer img")?.naturalWidth', 40);
  assert.deepEqual(errors, []);
});

test('an empty required field prevents the request, and clears the old response', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/company_get`, asJson);
  await page.locator('#status .success').waitFor();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('#form input[type=text]').first().fill('');
  await page.getByText(/Fill in \w+ first/).waitFor();
  await page.getByText('This is required.').waitFor();
  assert.equal(await page.locator('#answer pre').count(), 0);
  assert.deepEqual(requests, []);
});

test('Enter in a value of one line sends the form', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/upi_qr`);
  await page.locator('#status .success').waitFor();
  assert.equal(await page.evaluate("document.querySelector('#field-pa').tagName"), 'INPUT');
  await page.locator('#field-pa').fill('store@okaxis');
  await page.keyboard.press('Enter');
  await page.waitForURL(/pa=store%40okaxis(?:&|$)/);
  await page.locator('#status .success').waitFor();
});

test('a search result is a link, with its answer if there is one', secondTierOptions, async (t) => {
  const { page, errors } = await visit(t, fixture.browser, fixture.service.url);
  await page.locator('#search').fill('SBIN0000300');
  const first = page.locator('#found a').first();
  await page.locator('#found a strong').first().waitFor();
  assert.match(await first.innerText(), /State Bank of India · /);
  assert.match((await first.getAttribute('href')) ?? '', /^\/tools\/ifsc\?q=SBIN0000300/);
  await page.locator('#found a[href="/try/ifsc_get?code=SBIN0000300"]').waitFor();
  await first.click();
  await page.getByText('SBIN0000300').first().waitFor();
  assert.deepEqual(errors, []);
});

test(
  'a file that is too large is rejected before the upload, and one dropped outside the zone does not open',
  secondTierOptions,
  async (t) => {
    const { page } = await visit(t, fixture.browser, `${fixture.service.url}/try/pdf_compress`);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('#form').waitFor();
    await page.evaluate(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(60 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' }));
    document.querySelector('.zone').dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  })()`);
    await page.getByText(/large\.pdf has 60\.0 MB: the limit is/).waitFor();
    assert.equal(await page.locator('.files li').count(), 0);
    const isLetThrough = await page.evaluate(
      `document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: new DataTransfer(), bubbles: true, cancelable: true }))`,
    );
    assert.equal(isLetThrough, false);
    assert.deepEqual(
      requests.filter((url) => url.includes('/v1/')),
      [],
    );
  },
);

test('an unknown URL is a page for browsers and an error for programs', options, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/nope`);
  for (const path of ['/nope', '/docs/nope', '/guides']) {
    await page.goto(fixture.service.url + path);
    assert.match(await page.locator('h1').innerText(), /no such page/, path);
    assert.equal((await fetch(fixture.service.url + path)).headers.get('content-type'), 'application/json; charset=utf-8');
  }
  const response = await fetch(`${fixture.service.url}/v1/nope`, { headers: { accept: 'text/html' } });
  assert.equal(response.status, 404);
  assert.match(await response.text(), /unknown_route/);
  for (const [path, type] of [
    ['/favicon.ico', 'image/svg+xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ] as const) {
    const file = await fetch(fixture.service.url + path);
    assert.equal(file.status, 200, path);
    assert.equal(file.headers.get('content-type'), type);
  }
});
