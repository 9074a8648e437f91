/** Tool pages without scripts, and their metadata for crawlers. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { until } from '../../test/support/process.ts';
import { type Service, settingsOf, startPotli } from '../../test/support/service.ts';
import { LOCALES } from '../web/messages/locales.ts';
import { toolPaths, tools } from '../web/pages/tools/all.ts';

/** Evening in Europe, next day in India. */
const NOW = new Date('2026-11-07T20:00:00Z');
/** Same budget as `scripts/size.mjs`; calendar pages are measured here, where there is data. */
const MAX_PAGE_BYTES = 35 * 1024;

let service: Service;
before(async () => {
  service = await startPotli({ now: () => NOW, config: settingsOf({ PUBLIC_URL: 'https://potli.example' }) });
});
after(() => service.close());

/** Retries while days are missing: a page whose operation timed out, on a busy machine, is sent without them. */
async function readDays(path: string, days: RegExp): Promise<string> {
  let page = '';
  await until(async () => {
    page = await read(path);
    return days.test(page);
  });
  return page;
}

async function read(path: string): Promise<string> {
  const response = await fetch(service.url + path);
  assert.equal(response.status, 200, path);
  return response.text();
}

test("today's panchang and the holidays of the year are in the HTML, in the language of the page", async () => {
  const panchang = await readDays('/hi/tools/panchang', /aria-current="date"/);
  assert.match(panchang, /<html lang="hi">/);
  assert.match(panchang, /<h2>रविवार, 8 नवंबर 2026<\/h2>/);
  assert.match(panchang, /aria-current="date"><b>8<\/b> <small>चतुर्दशी<\/small>/);
  assert.match(panchang, /सूर्योदय<\/dt><dd>सुबह \d:\d\d<[\s\S]*<b>उद्वेग<\/b> <small>टालें<\/small>/);
  assert.match(await readDays('/tools/holidays', /<caption>/), /<caption>January 2026<\/caption>[\s\S]*Republic Day/);
});

test('prerendered pages with their assets stay below the size budget', async () => {
  for (const path of ['/tools/panchang', '/ta/tools/panchang', '/tools/holidays', '/hi/tools/holidays']) {
    const page = await read(path);
    const assets = new Set(Array.from(page.matchAll(/"(\/assets\/[^"]+)"/g), ([, asset]) => asset as string));
    let bytes = gzipSync(page).length;
    for (const asset of assets) bytes += gzipSync(Buffer.from(await (await fetch(service.url + asset)).arrayBuffer())).length;
    assert.ok(bytes < MAX_PAGE_BYTES, `${path}: ${bytes}`);
  }
});

test('a tool page has Open Graph metadata with a rendered image, and links to all languages', async () => {
  const page = await read('/ta/tools/compress-pdf');
  assert.match(page, /<meta property="og:title" content="PDF சைஸ் குறை">/);
  const [, picture = ''] = /<meta property="og:image" content="https:\/\/potli\.example([^"]+)">/.exec(page) ?? [];
  const imageResponse = await fetch(service.url + picture.replaceAll('&amp;', '&'));
  assert.equal(imageResponse.headers.get('content-type'), 'image/png');
  for (const { code, prefix } of LOCALES) {
    assert.ok(page.includes(`hreflang="${code}" href="https://potli.example${prefix}/tools/compress-pdf"`), code);
  }
});

test('the site is installable in each language, with pictures that exist', async () => {
  for (const { prefix } of LOCALES) {
    const page = await read(prefix || '/');
    assert.ok(page.includes(`<link rel="manifest" href="${prefix}/manifest.webmanifest">`));
    const { start_url: start, icons } = JSON.parse(await read(`${prefix}/manifest.webmanifest`)) as {
      start_url: string;
      icons: { src: string }[];
    };
    assert.equal(start, prefix || '/');
    for (const { src } of icons) assert.equal((await fetch(service.url + src)).headers.get('content-type'), 'image/png');
  }
  assert.equal((await fetch(`${service.url}/sw.js`)).headers.get('content-type'), 'text/javascript; charset=utf-8');
});

test('every tool is in the sitemap, and an unknown one is a 404 page', async () => {
  const sitemap = await read('/sitemap.xml');
  for (const path of LOCALES.flatMap(({ prefix }) => toolPaths(prefix))) {
    assert.ok(sitemap.includes(`<loc>https://potli.example${path}</loc>`), path);
  }
  assert.equal(new Set(tools.map(({ slug }) => slug)).size, tools.length);
  const response = await fetch(`${service.url}/tools/nothing`);
  assert.equal(response.status, 404);
  assert.match(await response.text(), /no such tool/);
});
