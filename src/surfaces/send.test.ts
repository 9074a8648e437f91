/** Response writing: compression, one entity tag per content coding, common headers. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Service, startPotli } from '../../test/support/service.ts';
import { families } from '../families/index.ts';
import { operationsOf } from './services.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

interface Received {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly rawPayload: Buffer;
}

/** Raw response: fetch would decompress it. */
const receive = async (url: string, headers: Record<string, string> = {}): Promise<Received> => service.app.inject({ url, headers });

const LIST = '/v1/ifsc?bank=HDFC&q=nagar';
const CODINGS = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const;

describe('responses over a kilobyte', () => {
  for (const path of [
    LIST,
    `${LIST}&format=csv`,
    '/v1/pincode/600001',
    '/v1',
    '/openapi.json',
    '/v1/status',
    '/',
    '/llms.txt',
    '/docs/mcp',
  ]) {
    test(`${path} is compressed for clients that accept it, with Content-Encoding and Vary`, async () => {
      const plain = await receive(path);
      assert.equal(plain.headers['content-encoding'], undefined);
      assert.equal(plain.headers.vary, 'accept-encoding');
      const tags = new Set([plain.headers.etag]);
      for (const [coding, unpack] of CODINGS) {
        // The third response may come from the cache.
        for (let round = 0; round < 3; round++) {
          const { headers, rawPayload } = await receive(path, { 'accept-encoding': coding });
          assert.deepEqual([headers['content-encoding'], headers.vary], [coding, 'accept-encoding']);
          assert.equal(headers['content-length'], String(rawPayload.length));
          assert.ok(rawPayload.length < plain.rawPayload.length * 0.6, `${rawPayload.length} of ${plain.rawPayload.length}`);
          if (path !== '/v1/status') assert.deepEqual(unpack(rawPayload), plain.rawPayload);
          tags.add(headers.etag);
        }
      }
      if (plain.headers.etag) assert.equal(tags.size, 3);
    });
  }

  test('304 is returned for a matching ETag', async () => {
    const { headers } = await receive(LIST, { 'accept-encoding': 'br' });
    const tag = String(headers.etag);
    const notModified = await receive(LIST, { 'accept-encoding': 'br', 'if-none-match': tag });
    assert.deepEqual([notModified.statusCode, notModified.rawPayload.length, notModified.headers.etag], [304, 0, tag]);
    assert.equal(notModified.headers.vary, 'accept-encoding');
    assert.equal((await receive(LIST, { 'accept-encoding': 'gzip', 'if-none-match': tag })).statusCode, 200);
    assert.equal((await receive(LIST, { 'if-none-match': tag })).statusCode, 200);
  });

  test('HEAD returns the same headers as GET', async () => {
    const { headers } = await receive(LIST, { 'accept-encoding': 'gzip' });
    const head = await fetch(service.url + LIST, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'content-type'])
      assert.equal(head.headers.get(name), headers[name], name);
    assert.equal(await head.text(), '');
  });
});

describe('other responses', () => {
  test('short responses, pictures and errors are not compressed', async () => {
    const accept = { 'accept-encoding': 'br, gzip' };
    for (const path of ['/v1/ifsc/HDFC0000007', '/v1/qr?text=hello&format=png&size=1000', '/v1/ifsc/nothing', '/healthz']) {
      const { headers } = await receive(path, accept);
      assert.deepEqual([headers['content-encoding'], headers.vary], [undefined, undefined], path);
    }
  });

  test('Vary lists all request headers that a response depends on', async () => {
    const { headers } = await receive('/v1/ip', { accept: 'text/plain' });
    assert.equal(headers.vary, 'accept');
  });
});

describe('every response', () => {
  const PATHS = ['/v1/ifsc/HDFC0000007', '/v1/ifsc/nothing', '/v1', '/openapi.json', '/healthz', '/', '/nothing', '/v1/echo/%zz', '/mcp'];

  test('all headers of operations are exposed to browsers (CORS)', async () => {
    const operationHeaders = operationsOf(families).flatMap(({ headers = {} }) => Object.keys(headers));
    assert.ok(operationHeaders.length > 5);
    for (const path of PATHS) {
      const exposed = String((await receive(path)).headers['access-control-expose-headers']).split(', ');
      for (const name of ['RateLimit', 'Retry-After', 'ETag', 'Content-Range', ...operationHeaders])
        assert.ok(exposed.includes(name), `${path} ${name}`);
      assert.equal(new Set(exposed).size, exposed.length);
    }
  });

  test('responses that are not pages are JSON with the content security policy of data', async () => {
    for (const path of PATHS.filter((pagePath) => pagePath !== '/')) {
      const { headers } = await receive(path);
      assert.equal(headers['content-type'], 'application/json; charset=utf-8', path);
      assert.match(String(headers['content-security-policy']), /^default-src 'none'/, path);
      assert.equal(headers['x-content-type-options'], 'nosniff', path);
    }
  });
});

test('the OpenAPI document and the index are built once, independent of the host', async () => {
  for (const path of ['/openapi.json', '/llms.txt', '/docs/mcp', '/v1']) {
    const tags = new Set<unknown>();
    for (const host of ['one.example', 'two.example', `${'x'.repeat(200)}.example`]) tags.add((await receive(path, { host })).headers.etag);
    assert.equal(tags.size, 1, path);
  }
  assert.deepEqual(JSON.parse((await receive('/openapi.json')).rawPayload.toString()).servers, [{ url: '/' }]);
});
