/** Malformed HTTP: answered with the usual error format, and never a crash. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { seededRandomInt } from '../src/core/util/random.ts';
import { testFamily } from './fixtures/feature-family.ts';
import { type SendOptions, sendRaw } from './support/raw-socket.ts';
import { get, type Service, startFamilies } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startFamilies([testFamily], { headersTimeoutMs: 800, requestTimeoutMs: 1_200 });
});
after(() => service.close());

const send = (bytes: string | Buffer, options?: SendOptions): Promise<string> => sendRaw(service.port, bytes, options);

function parse(response: string): { status: number; headers: string; code: string } {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    headers: head.toLowerCase(),
    code: body.startsWith('{') ? (JSON.parse(body).error?.code ?? '') : '',
  };
}

async function expect(bytes: string | Buffer, status: number, code: string, options?: { end?: boolean }): Promise<void> {
  const response = await send(bytes, options);
  const parsed = parse(response);
  assert.deepEqual([parsed.status, parsed.code], [status, code], `${String(bytes).slice(0, 60)} → ${response.slice(0, 300)}`);
  assert.match(parsed.headers, /access-control-allow-origin: \*/);
}

const stillServes = async (): Promise<void> => assert.equal((await get(`${service.url}/v1/echo/hi`)).status, 200);
const CLOSE = 'Host: x\r\nConnection: close\r\n';

test('bytes that are not HTTP', async () => {
  await expect('nonsense\r\n\r\n', 400, 'invalid_parameter');
  await expect(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]), 400, 'invalid_parameter');
  await expect('GET /v1/echo/hi HTTP/9.9\r\n\r\n', 400, 'invalid_parameter');
  await expect(`GET /v1/echo/hi HTTP/1.1\r\n${CLOSE}Bad Header: x\r\n\r\n`, 400, 'invalid_parameter');
  await expect(`POST /v1/shout HTTP/1.1\r\n${CLOSE}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde`, 400, 'invalid_parameter');
  await expect(`POST /v1/shout HTTP/1.1\r\n${CLOSE}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc`, 400, 'invalid_parameter');
  await stillServes();
});

test('a request without a host', async () => {
  await expect('GET /v1/echo/hi HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid_parameter');
  await stillServes();
});

test('a request with several Host headers, or an invalid one', async () => {
  await expect(`GET /v1/echo/hi HTTP/1.1\r\n${CLOSE}host: y\r\n\r\n`, 400, 'invalid_parameter');
  await expect(`GET /v1/echo/hi HTTP/1.1\r\n${CLOSE}Host: x\r\n\r\n`, 400, 'invalid_parameter');
  await expect(`GET /v1/echo/hi HTTP/1.1\r\nHost: ${'a'.repeat(256)}\r\nConnection: close\r\n\r\n`, 400, 'invalid_parameter');
  const longest = await send(`GET /v1/echo/hi HTTP/1.1\r\nHost: ${'a'.repeat(255)}\r\nConnection: close\r\n\r\n`);
  assert.equal(parse(longest).status, 200);
});

test('request targets that are not a path', async () => {
  for (const target of ['*', '/v1#part', '/v1?q=a#part']) await expect(`GET ${target} HTTP/1.1\r\n${CLOSE}\r\n`, 400, 'invalid_parameter');
  await expect(`POST * HTTP/1.1\r\n${CLOSE}Content-Length: 0\r\n\r\n`, 400, 'invalid_parameter');
  assert.equal(parse(await send(`OPTIONS * HTTP/1.1\r\n${CLOSE}\r\n`)).status, 204);
  // The absolute-form of the request target (RFC 9112), as sent to proxies, is equivalent.
  for (const target of ['http://x/v1/echo/hi', 'HTTPS://other:1/v1/echo/hi?count=2', 'http://x?q=1']) {
    assert.equal(parse(await send(`GET ${target} HTTP/1.1\r\n${CLOSE}\r\n`)).status, 200, target);
  }
  await stillServes();
});

test('percent-encoded letters of the fixed part of a path do not match', async () => {
  for (const path of ['/v%31/echo/hi', '/v1/%65cho/hi', '/v1/ech%6F/hi?count=2', '/v1%2Fecho/hi', '/%76%31', '/heal%74hz']) {
    await expect(`GET ${path} HTTP/1.1\r\n${CLOSE}\r\n`, 404, 'unknown_route');
  }
  assert.equal(parse(await send(`GET /v1/echo/%68i HTTP/1.1\r\n${CLOSE}\r\n`)).status, 200);
});

test('unknown methods, and unsupported ones', async () => {
  await expect(`BREW /v1/echo/hi HTTP/1.1\r\n${CLOSE}\r\n`, 400, 'invalid_parameter');
  await expect(`PROPFIND /v1/echo/hi HTTP/1.1\r\n${CLOSE}\r\n`, 405, 'method_not_allowed');
  await expect(
    `QUERY /v1/echo/hi HTTP/1.1\r\n${CLOSE}\r\n`,
    http.METHODS.includes('QUERY') ? 405 : 400,
    http.METHODS.includes('QUERY') ? 'method_not_allowed' : 'invalid_parameter',
  );
  await expect(`TRACE /v1/echo/hi HTTP/1.1\r\n${CLOSE}\r\n`, 405, 'method_not_allowed');
  await stillServes();
});

test('invalid percent-encoding and unusual paths', async () => {
  for (const path of ['/v1/echo/%', '/v1/echo/%E0%A4%A', '/%c0%ae%c0%ae/']) {
    await expect(`GET ${path} HTTP/1.1\r\n${CLOSE}\r\n`, 400, 'invalid_parameter');
  }
  for (const path of ['//v1', '/..', '/v1/../../etc/passwd', '/v1/echo', '/v1/echo/a/b', '/V1', '/.env']) {
    await expect(`GET ${path} HTTP/1.1\r\n${CLOSE}\r\n`, 404, 'unknown_route');
  }
  await stillServes();
});

test('headers that are too large', async () => {
  await expect(`GET /v1/echo/hi HTTP/1.1\r\n${CLOSE}X-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 431, 'headers_too_large');
  // A response to HEAD has no body.
  await expect(`HEAD /v1/echo/hi HTTP/1.1\r\n${CLOSE}X-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 431, '');
  await stillServes();
});

test('connections that never finish headers or body are closed with 408', async () => {
  await expect('GET /v1/echo/hi HTTP/1.1\r\nHost: x\r\n', 408, 'request_timeout');
  await expect('POST /v1/shout HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nabc', 408, 'request_timeout');
  await stillServes();
});

test('a connection that got 408 is closed, even if the client does not close', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect({ port: service.port, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => undefined);
      socket.write('GET /v1/echo/hi HTTP/1.1\r\nHost: x\r\n');
      await once(socket, 'data');
      return socket;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const open = await new Promise<number>((resolve, reject) =>
    service.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
  for (const socket of sockets) socket.destroy();
  assert.ok(open < sockets.length / 2, `${open} of ${sockets.length} are still open`);
});

test('truncated bodies are handled', async () => {
  await send('POST /v1/shout HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nabc', { end: true });
  await send(
    'POST /v1/files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nabc',
    { end: true },
  );
  await expect(
    `POST /v1/shout HTTP/1.1\r\n${CLOSE}Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n`,
    400,
    'invalid_parameter',
  );
  await stillServes();
});

test('a body with a too large Content-Length is rejected before it is sent', async () => {
  const response = await send(
    'POST /v1/files HTTP/1.1\r\nHost: x\r\nContent-Type: application/pdf\r\nContent-Length: 100000000\r\n\r\nabc',
  );
  assert.deepEqual([parse(response).status, parse(response).code], [413, 'too_large']);
  await stillServes();
});

test('a thousand random requests get a response or a closed connection, and the service keeps running', async () => {
  const random = seededRandomInt('requests');
  const pieces = [
    'GET ',
    'POST ',
    '/v1/echo/',
    '/v1/shout',
    '?',
    '%',
    '%zz',
    '%00',
    '\r\n',
    ' HTTP/1.1',
    'Host: x\r\n',
    'Content-Length: -1\r\n',
    'Content-Length: 3\r\n',
    'Expect: 100-continue\r\n',
    '\r\n\r\n',
    'é',
    '\0',
    'a=b&',
    'Upgrade: websocket\r\nConnection: Upgrade\r\n',
  ];
  for (let round = 0; round < 20; round++) {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        send(Array.from({ length: 1 + random(10) }, () => pieces[random(pieces.length)]).join(''), { end: true }),
      ),
    );
  }
  await stillServes();
});
