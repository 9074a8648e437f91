/** Pages over HTTP, without a browser. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sources } from '../../data/sources.ts';
import { type Service, settingsOf, startPotli } from '../../test/support/service.ts';
import { families } from '../families/index.ts';
import { toolPaths } from '../web/pages/tools/all.ts';
import { operationsOf } from './services.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const operations = operationsOf(families);

async function read(path: string, headers: Record<string, string> = {}): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await fetch(service.url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('the content security policy of pages allows nothing from other origins', async () => {
  for (const path of [
    '/',
    '/tools',
    '/tools/compress-pdf',
    '/ta/tools/panchang',
    '/docs',
    '/docs/sources',
    '/docs/mcp',
    `/try/${operations[0]?.id}`,
    '/try/nothing',
  ]) {
    const { headers, text } = await read(path);
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'self'; img-src 'self' data: blob:/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /unsafe|\*|https?:/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.doesNotMatch(text, /<(script|link|img|iframe)[^>]*(src|href)="(https?:)?\/\//, path);
    assert.doesNotMatch(text, /<[^>]+\s(style|on\w+)="/, path);
  }
  assert.match((await read('/v1')).headers.get('content-security-policy') ?? '', /default-src 'none'/);
});

test('every link of every page resolves', async () => {
  const pages = [
    '/',
    ...toolPaths(''),
    ...toolPaths('/hi'),
    '/docs',
    '/docs/quick-start',
    ...families.map(({ id }) => `/docs/api/${id}`),
    ...operations.map(({ id }) => `/try/${id}`),
  ];
  const links = new Set<string>();
  for (const path of pages) {
    const { status, text } = await read(path);
    assert.equal(status, 200, path);
    const anchors = new Set(Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    for (const [, href = ''] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (href.startsWith('#')) assert.ok(anchors.has(href.slice(1)), `${path} ${href}`);
      else if (href.startsWith('/')) links.add(href.split('#')[0] ?? '');
    }
  }
  for (const link of links) assert.equal((await read(link)).status, 200, link);
});

test('the reference and llms.txt contain every operation, every parameter and every source', async () => {
  const { text: index } = await read('/docs');
  const pages = new Map<string, string>();
  for (const { id } of families) pages.set(id, (await read(`/docs/api/${id}`)).text);
  const { text: llms, headers } = await read('/llms.txt');
  assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8');
  for (const [{ id, path, input }, family] of families.flatMap((entry) =>
    entry.operations.map((operation) => [operation, entry.id] as const),
  )) {
    const reference = pages.get(family) ?? '';
    assert.ok(index.includes(`id="${id}"`) && reference.includes(`id="${id}"`), id);
    assert.ok(llms.includes(path), path);
    for (const name of Object.keys(input)) assert.ok(reference.includes(`<code>${name}</code>`), `${id} ${name}`);
  }
  const { text: page } = await read('/docs/sources');
  for (const { name, licence, attribution } of Object.values(sources)) {
    for (const text of [name, licence, attribution]) assert.ok(page.includes(text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')), text);
  }
});

test('guides and llms.txt use PUBLIC_URL; without it links are relative and the page script fills in the origin', async () => {
  const guide = (await read('/docs/mcp')).text;
  const [, placeholder = '-'] = / data-base="([^"]+)"/.exec(guide) ?? [];
  assert.ok(guide.includes(`<code>${placeholder}/mcp</code>`) && /<script[^>]+guide-page\.js/.test(guide));
  assert.match((await read('/llms.txt')).text, /\[OpenAPI\]\(\/openapi\.json\)/);
  const configured = await startPotli({ config: settingsOf({ PUBLIC_URL: 'https://potli.example' }) });
  const text = async (path: string): Promise<string> => (await fetch(configured.url + path)).text();
  assert.match(await text('/docs/mcp'), /<code>https:\/\/potli\.example\/mcp<\/code>/);
  assert.doesNotMatch(await text('/docs/mcp'), /data-base/);
  const installs = [...(await text('/docs/mcp')).matchAll(/href="((?:vscode|cursor):[^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  const [vscode, cursor] = installs;
  assert.deepEqual(JSON.parse(decodeURIComponent(vscode?.search.slice(1) ?? '')), {
    name: 'potli',
    type: 'http',
    url: 'https://potli.example/mcp',
  });
  assert.deepEqual(JSON.parse(atob(cursor?.searchParams.get('config') ?? '')), { url: 'https://potli.example/mcp' });
  assert.match(await text('/llms.txt'), /https:\/\/potli\.example\/openapi\.json/);
  await configured.close();
});

test('assets are immutable under a URL with their hash', async () => {
  const { text } = await read('/');
  const [address = ''] = /\/assets\/[^"]+style\.css/.exec(text) ?? [];
  const { status, headers } = await read(address);
  assert.equal(status, 200);
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal((await read(address, { 'if-none-match': headers.get('etag') ?? '' })).status, 304);
  const older = await read('/assets/another/style.css');
  assert.equal(older.headers.get('cache-control'), 'no-cache');
  assert.equal((await read(address.replace('style.css', 'missing.css'))).status, 404);
  assert.equal((await read(address.replace('style.css', '..%2f..%2fpackage.json'))).status, 404);
});

test('pages are compressed, each encoding with its own ETag', async () => {
  const etags = new Set<string | null>();
  const { text } = await read('/', { 'accept-encoding': 'identity' });
  for (const [accepted, decompress] of [
    ['gzip', gunzipSync],
    ['br;q=1, gzip;q=0.5', brotliDecompressSync],
    ['gzip;q=0', (bytes: Buffer) => bytes],
  ] as const) {
    const response = await service.app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    assert.equal(decompress(response.rawPayload).toString(), text);
    assert.equal(response.headers.vary, 'accept-encoding');
    etags.add(String(response.headers.etag));
    const revalidated = await service.app.inject({
      url: '/',
      headers: { 'accept-encoding': accepted, 'if-none-match': String(response.headers.etag) },
    });
    assert.equal(revalidated.statusCode, 304);
    assert.equal(revalidated.body, '');
  }
  assert.equal(etags.size, 3);
});

test('pages do not count towards the rate limit, and HEAD works', async () => {
  const response = await fetch(service.url, { method: 'HEAD' });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('ratelimit'), null);
  assert.equal((await fetch(service.url, { method: 'POST' })).status, 405);
});

test('input is escaped in pages', async () => {
  const { html, json } = await import('../web/pages/html.ts');
  const hostile = `</script><img src=x onerror="alert('1')">`;
  assert.equal(html`<p title="${hostile}">${[hostile, null, false, 0]}</p>`.text.match(/<(?!p|\/p)/), null);
  assert.doesNotMatch(json('data', hostile).text.slice(0, -'</script>'.length), /<\/script|<img/);
});
