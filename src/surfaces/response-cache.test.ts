import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { describe, test } from 'node:test';
import { get, linkedPacks, type Service, settingsOf, startPotli } from '../../test/support/service.ts';
import { packPath } from '../core/dataset/datasets.ts';
import { buildPack } from '../core/dataset/pack/build.ts';
import { utf8AsLatin1 } from '../core/request/json.ts';
import type { HttpResponse } from './http-response.ts';
import { type CacheKey, ResponseCache } from './response-cache.ts';

const cacheKey = (url: string, version = '1'): CacheKey => ({ url, version });
const ready = (body: string): HttpResponse => ({ type: 'text/plain', body: utf8AsLatin1(body) });

/** The second request admits the entry. */
function addTwice(cache: ResponseCache, key: CacheKey, response: HttpResponse): void {
  cache.add(key, response);
  cache.add(key, response);
}

describe('response cache', () => {
  test('a response is cached on its second request', () => {
    const cache = new ResponseCache();
    cache.add(cacheKey('/a'), ready('a'));
    assert.equal(cache.get(cacheKey('/a')), undefined);
    cache.add(cacheKey('/b'), ready('b'));
    cache.add(cacheKey('/a'), ready('a'));
    assert.equal(cache.get(cacheKey('/a'))?.body, 'a');
    assert.equal(cache.get(cacheKey('/b')), undefined);
  });

  test('entries are keyed by URL and data version', () => {
    const cache = new ResponseCache();
    addTwice(cache, cacheKey('/a'), ready('old'));
    assert.equal(cache.get(cacheKey('/a'))?.body, 'old');
    assert.equal(cache.get(cacheKey('/b')), undefined);
    assert.equal(cache.get(cacheKey('/a', '2')), undefined);
    cache.add(cacheKey('/a', '2'), ready('new'));
    assert.equal(cache.get(cacheKey('/a', '2'))?.body, 'new');
    assert.equal(cache.get(cacheKey('/a')), undefined);
  });

  test('the oldest entries are evicted at the memory limit', () => {
    const cache = new ResponseCache(1_000);
    for (let i = 0; i < 50; i++) addTwice(cache, cacheKey(`/${i}`), ready('x'.repeat(64)));
    for (let i = 49; i >= 46; i--) assert.ok(cache.get(cacheKey(`/${i}`)), `/${i} is cached`);
    for (let i = 39; i >= 0; i--) assert.equal(cache.get(cacheKey(`/${i}`)), undefined, `/${i} is evicted`);
  });

  test('large responses are not cached', () => {
    const cache = new ResponseCache();
    addTwice(cache, cacheKey('/long'), ready('x'.repeat(40_000)));
    assert.equal(cache.get(cacheKey('/long')), undefined);
  });
});

describe('cached lists', () => {
  const responseOf = async ({ url }: Service, path: string, init?: RequestInit): Promise<string> => {
    const { status, headers, body } = await get(url + path, init);
    return JSON.stringify([status, headers.get('content-type'), headers.get('etag'), headers.get('cache-control'), body]);
  };

  test('a cached response equals the original, and a matching ETag gets 304', async () => {
    const service = await startPotli({});
    const path = '/v1/rto?q=chennai&limit=3';
    const first = await responseOf(service, path);
    for (let round = 0; round < 3; round++) assert.equal(await responseOf(service, path), first);
    const { headers } = await get(service.url + path);
    const revalidated = await fetch(service.url + path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    assert.equal(revalidated.status, 304);
    const head = await fetch(service.url + path, { method: 'HEAD' });
    assert.equal(head.headers.get('content-length'), headers.get('content-length'));
    assert.equal(await head.text(), '');
    await service.close();
  });

  test('a new data version invalidates the cache', async () => {
    const folder = linkedPacks();
    const service = await startPotli({}, folder);
    const path = '/v1/rto?q=chennai&limit=3';
    for (let round = 0; round < 3; round++) await get(service.url + path);
    const before = (await get(service.url + path)).body;
    const definition = service.datasets.definitions.find(({ name }) => name === 'rto');
    assert.ok(definition);
    const pack = packPath(folder, 'rto');
    rmSync(pack);
    const metadata = { name: 'rto', version: 'another', retrieved: '2030-01-01', origin: 'refresh', fingerprint: '' } as const;
    writeFileSync(pack, buildPack(metadata, definition.rows()));
    service.datasets.swapIn(definition);
    const after = (await get(service.url + path)).body;
    assert.deepEqual(after.data, before.data);
    assert.equal(after.meta.source?.version, 'another');
    await service.close();
  });

  test('links are relative or based on PUBLIC_URL, independent of the Host header', async () => {
    const logoFor = ({ port }: Service, host: string): Promise<string> =>
      new Promise((resolve, reject) => {
        request({ port, path: '/v1/companies?q=infosys', headers: { host } }, (response) => {
          let text = '';
          response.on('data', (chunk) => (text += chunk));
          response.on('end', () => resolve(JSON.parse(text).data[0].logo.png));
        })
          .on('error', reject)
          .end();
      });
    for (const publicUrl of ['', 'https://potli.example']) {
      const service = await startPotli({ config: settingsOf({ PUBLIC_URL: publicUrl }) });
      for (let round = 0; round < 3; round++)
        for (const host of ['one.example', 'two.example']) assert.ok((await logoFor(service, host)).startsWith(`${publicUrl}/v1/logos/`));
      await service.close();
    }
  });
});
