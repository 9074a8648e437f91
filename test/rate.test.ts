import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { z } from 'zod';
import { readConfig } from '../src/config.ts';
import { MemoryLimiter } from '../src/core/limit/gcra.ts';
import { type Family, operation } from '../src/core/operation/operation.ts';
import { text } from '../src/core/request/params.ts';
import { testFamily } from './fixtures/feature-family.ts';
import { get, type Service, startFamilies } from './support/service.ts';

describe('the rate limit', () => {
  let service: Service;
  before(async () => {
    service = await startFamilies([testFamily], { limiter: new MemoryLimiter(600, () => 0) });
  });
  after(() => service.close());

  const unitsLeft = async (path: string, init?: RequestInit): Promise<number> =>
    Number((await fetch(`${service.url}${path}`, init)).headers.get('x-ratelimit-remaining'));

  test('is in the headers of every response, also of errors', async () => {
    const { headers } = await get(`${service.url}/v1/echo/hi`);
    assert.equal(headers.get('ratelimit-policy'), '"default";q=600;w=60');
    assert.match(headers.get('ratelimit') ?? '', /^"default";r=599;t=1$/);
    assert.deepEqual(
      ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`)),
      ['600', '599', '1'],
    );
    for (const path of ['/v1/echo/hi?count=0', '/v1/nothing', '/v1', '/v1/status']) assert.ok((await unitsLeft(path)) > 500, path);
  });

  test('counts heavy operations as ten', async () => {
    const before = await unitsLeft('/v1/echo/hi');
    assert.ok((await unitsLeft('/v1/picture')) <= before - 9);
  });

  test('does not count requests outside of /v1 and /mcp', async () => {
    for (const path of ['/healthz', '/readyz', '/openapi.json', '/nothing'])
      assert.equal((await fetch(`${service.url}${path}`)).headers.get('ratelimit'), null, path);
    assert.equal((await fetch(`${service.url}/v1/echo/hi`, { method: 'OPTIONS' })).headers.get('ratelimit'), null);
  });

  test('counts an operation with any spelling of its URL', async () => {
    for (const target of ['http://x/v1/picture', 'HTTP://x/v1/picture/', '/v1/picture/']) {
      const before = await unitsLeft('/v1/echo/hi');
      assert.match(await rawGet(service.port, target), / 200 OK/);
      assert.ok((await unitsLeft('/v1/echo/hi')) <= before - 10, target);
    }
    assert.match(await rawGet(service.port, '/v%31/picture'), / 404 /);
  });

  test('charges a long body before it is read, and a rejected one for the part that was read', async () => {
    const frozen = await startFamilies([weighed], { limiter: new MemoryLimiter(20, () => 0) });
    const post = (body: string): ReturnType<typeof get> =>
      get(`${frozen.url}/v1/weighed`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
    const leftAfter = async (body: string, status: number): Promise<number> => {
      const response = await post(body);
      assert.equal(response.status, status, JSON.stringify(response.body));
      return Number(response.headers.get('x-ratelimit-remaining'));
    };
    assert.equal(await leftAfter('a'.repeat(30), 200), 17);
    assert.equal(await leftAfter('', 400), 16);
    assert.equal(await leftAfter('a'.repeat(1_600_000), 413), 12);
    assert.equal(await leftAfter('a'.repeat(3_500_000), 413), 5);
    // Seven units are no longer available: the body is rejected unread.
    assert.equal(await leftAfter('a'.repeat(3_500_000), 429), 5);
    assert.equal(await leftAfter('a', 200), 4);
    await frozen.close();
  });

  test('rejects with 429, Retry-After and CORS when it is used up', async () => {
    const small = await startFamilies([testFamily], { limiter: new MemoryLimiter(20, () => 0) });
    for (let i = 0; i < 2; i++) assert.equal((await get(`${small.url}/v1/picture?format=gif`)).status, 400);
    const { status, headers, body } = await get(`${small.url}/v1/echo/hi`);
    assert.deepEqual([status, body.error.code], [429, 'rate_limited']);
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.equal(headers.get('x-ratelimit-remaining'), '0');
    await small.close();
  });
});

/** A family whose operation costs one unit per ten characters. */
const weighed: Family = {
  id: 'weighed',
  name: 'Weighed',
  group: 'Developer tools',
  about: 'A room for tests.',
  operations: [
    operation({
      id: 'weighed',
      path: '/v1/weighed',
      summary: 'How long a text is',
      input: { text: text({ description: 'The text', max: 1_000 }) },
      textBody: 'text',
      cost: ({ text }) => Math.ceil(text.length / 10),
      output: z.int(),
      example: { text: 'hello' },
      run: ({ text }) => ({ data: text.length }),
    }),
  ],
};

/** Sends the request target unchanged; `fetch` would normalise it. */
function rawGet(port: number, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket
      .on('data', (chunk) => (response += chunk))
      .on('error', reject)
      .on('close', () => resolve(response));
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  });
}

describe('a client', () => {
  const remaining = async (service: Service, forwarded?: string): Promise<number> =>
    Number(
      (await fetch(`${service.url}/v1/echo/hi`, forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {})).headers.get(
        'x-ratelimit-remaining',
      ),
    );
  const trusting = (TRUST_PROXY: string): Promise<Service> =>
    startFamilies([testFamily], { limiter: new MemoryLimiter(600, () => 0), config: readConfig({ TRUST_PROXY }) });

  test('is its socket address: X-Forwarded-For is ignored', async () => {
    const service = await trusting('none');
    assert.equal(await remaining(service, '1.1.1.1'), 599);
    assert.equal(await remaining(service, '2.2.2.2'), 598);
    await service.close();
  });

  test('is the address seen by the one trusted hop', async () => {
    const service = await trusting('1');
    assert.equal(await remaining(service, '1.1.1.1'), 599);
    assert.equal(await remaining(service, '9.9.9.9, 1.1.1.1'), 598, 'what stands before it may be forged');
    assert.equal(await remaining(service, '2.2.2.2'), 599);
    assert.equal(await remaining(service, 'garbage<script>'), 599, 'no address: the socket counts');
    assert.equal(await remaining(service), 598);
    await service.close();
  });

  test('is the first address outside of the trusted networks', async () => {
    const service = await trusting('127.0.0.0/8, 10.0.0.0/8');
    assert.equal(await remaining(service, '1.1.1.1, 10.0.0.5'), 599);
    assert.equal(await remaining(service, '8.8.8.8, 1.1.1.1, 10.0.0.9'), 598);
    await service.close();
  });

  test('with IPv6 is its /64 network; IPv4 in IPv6 is IPv4', async () => {
    const service = await trusting('1');
    assert.equal(await remaining(service, '2001:db8:1:2::1'), 599);
    assert.equal(await remaining(service, '2001:DB8:1:2:ffff:1:2:3'), 598);
    assert.equal(await remaining(service, '2001:db8:1:3::1'), 599);
    assert.equal(await remaining(service, '::ffff:5.5.5.5'), 599);
    assert.equal(await remaining(service, '5.5.5.5'), 598);
    await service.close();
  });
});
