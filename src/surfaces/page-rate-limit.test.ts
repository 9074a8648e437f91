import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testFamily } from '../../test/fixtures/feature-family.ts';
import { get, startFamilies } from '../../test/support/service.ts';
import { MemoryLimiter } from '../core/limit/gcra.ts';

test('requests that cost no units have their own limit, ten times as high', async () => {
  // Ten units a minute, with a stopped clock.
  const service = await startFamilies([testFamily], { limiter: new MemoryLimiter(10, () => 0) });
  const paths = ['/openapi.json', '/healthz', '/nothing', '/llms.txt', '/'];
  for (let i = 0; i < 100; i++) {
    const response = await fetch(service.url + paths[i % paths.length], i % 7 === 0 ? { method: 'OPTIONS' } : {});
    await response.arrayBuffer();
    assert.ok(response.status < 429, `${i}: ${response.status}`);
    assert.equal(response.headers.get('ratelimit'), null);
  }
  for (const path of paths) {
    const { status, body, headers } = await get(service.url + path);
    assert.deepEqual([status, body.error.code], [429, 'rate_limited'], path);
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.match(body.error.message, /100 requests per minute/);
  }
  // The API limit is not affected.
  assert.equal((await get(`${service.url}/v1/echo/hi`)).headers.get('x-ratelimit-remaining'), '9');
  await service.close();
});

test('requests that cost no units are limited by an asynchronous limiter too', async () => {
  const memoryLimiter = new MemoryLimiter(1, () => 0);
  const service = await startFamilies([testFamily], { limiter: { take: async (client, units) => memoryLimiter.take(client, units) } });
  for (let i = 0; i < 10; i++) assert.equal((await get(`${service.url}/healthz`)).status, 200);
  assert.equal((await get(`${service.url}/healthz`)).status, 429);
  await service.close();
});
