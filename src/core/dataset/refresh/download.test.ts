/** Downloads from publishers on loopback that redirect, compress, or return 304. */
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { after, before, beforeEach, describe, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DownloadError, type DownloadOptions, download } from './download.ts';

let server: Server;
let port: number;
let base: string;
let handler: RequestListener;
let requests: IncomingMessage[];
before(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    response.shouldKeepAlive = false;
    handler(request, response);
  });
  // Listens on all addresses of the machine, so that a private one would respond if it were requested.
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
  base = `http://127.0.0.1:${port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
});

const get = (options: Partial<DownloadOptions> = {}): ReturnType<typeof download> =>
  download(`${base}/list`, { maxBytes: 1_000, timeoutMs: 5_000, ...options });

const redirectTo =
  (location: string): RequestListener =>
  (request, response) => {
    if (request.url === '/list') response.writeHead(302, { location }).end();
    else response.end('inner');
  };

describe('redirects', () => {
  test('a redirect to the same host is followed', async () => {
    handler = redirectTo('/elsewhere');
    assert.equal((await get())?.file.toString(), 'inner');
    handler = redirectTo(`${base}/elsewhere`);
    assert.equal((await get())?.file.toString(), 'inner');
  });

  const internalTargets: readonly [string, () => string][] = [
    ['loopback under another address', () => `http://127.0.0.2:${port}/inner`],
    ['loopback by name', () => `http://localhost:${port}/inner`],
    ['loopback by a name with a dot at its end', () => `http://LOCALHOST.:${port}/inner`],
    ['IPv6 loopback', () => `http://[::1]:${port}/inner`],
    ['loopback as an IPv4-mapped IPv6 address', () => `http://[::ffff:127.0.0.1]:${port}/inner`],
    ['loopback as one number', () => `http://2130706434:${port}/inner`],
    ['this machine by its name', () => `http://${hostname()}:${port}/inner`],
    ['a link-local address', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a private network', () => `http://10.0.0.1:${port}/inner`],
    ['a file', () => 'file:///etc/passwd'],
    ['an invalid URL', () => 'http://'],
  ];
  for (const [name, location] of internalTargets) {
    test(`a redirect to ${name} is not followed`, async () => {
      handler = redirectTo(location());
      await assert.rejects(get(), /cannot be reached: /);
      assert.deepEqual(
        requests.map(({ url }) => url),
        ['/list'],
      );
    });
  }

  test('the number of redirects is limited', async () => {
    handler = (_request, response) => response.writeHead(302, { location: '/list' }).end();
    await assert.rejects(get(), /too many times/);
    assert.ok(requests.length < 10);
  });
});

describe('downloads', () => {
  test('compressed files are accepted, and their decompressed size is limited', async () => {
    for (const [encoding, pack] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
    ] as const) {
      handler = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(pack('tea '.repeat(200)));
      assert.equal((await get())?.file.length, 800);
      await assert.rejects(get({ maxBytes: 700 }), /larger than 700 bytes/);
      handler = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end('not packed');
      await assert.rejects(get(), /not received completely/);
    }
  });

  test('requests have a User-Agent and validators', async () => {
    handler = (request, response) => {
      const isUnchanged = request.headers['if-none-match'] === '"7"';
      response
        .writeHead(isUnchanged ? 304 : 200, { etag: '"7"', 'last-modified': 'Sun, 01 Nov 2026 00:00:00 GMT' })
        .end(isUnchanged ? '' : 'tea');
    };
    const first = await get({ userAgent: 'potli/1 (+https://potli.example)' });
    assert.deepEqual([first?.file.toString(), first?.etag, first?.lastModified], ['tea', '"7"', 'Sun, 01 Nov 2026 00:00:00 GMT']);
    assert.equal(requests[0]?.headers['user-agent'], 'potli/1 (+https://potli.example)');
    assert.equal(await get({ currentValidators: { etag: '"7"', lastModified: 'Sun, 01 Nov 2026 00:00:00 GMT' } }), undefined);
    assert.equal(requests[1]?.headers['if-modified-since'], 'Sun, 01 Nov 2026 00:00:00 GMT');
    assert.equal((await get({ currentValidators: { etag: '"6"' } }))?.file.toString(), 'tea');
  });

  test('304 without validators in the request is an error', async () => {
    handler = (_request, response) => response.writeHead(304).end();
    await assert.rejects(get(), /returned the status 304/);
  });

  test('the error for an unavailable file contains its Retry-After', async () => {
    for (const [header, seconds] of [
      ['120', 120],
      [new Date(Date.now() + 100_000).toUTCString(), 100],
      ['soon', undefined],
    ] as const) {
      handler = (_request, response) => response.writeHead(429, { 'retry-after': header }).end();
      const failure = (await get().catch((error) => error)) as DownloadError;
      assert.ok(failure instanceof DownloadError);
      assert.equal(failure.retryAfterMs === undefined ? undefined : Math.round(failure.retryAfterMs / 20_000) * 20, seconds, header);
    }
  });
});
