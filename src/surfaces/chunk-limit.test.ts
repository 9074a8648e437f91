/** Chunked bodies: too many small chunks are rejected, others are not, however slow. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { testFamily } from '../../test/fixtures/feature-family.ts';
import { sendRaw } from '../../test/support/raw-socket.ts';
import { type Service, startFamilies } from '../../test/support/service.ts';

let service: Service;
before(async () => {
  service = await startFamilies([testFamily]);
});
after(() => service.close());

const head = (target: string): string =>
  `${target} HTTP/1.1\r\nHost: x\r\nContent-Type: application/pdf\r\nTransfer-Encoding: chunked\r\n\r\n`;
const chunks = (size: number, count: number): string => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`.repeat(count);
const END = '0\r\n\r\n';

describe('chunked request bodies', () => {
  test('a body in too many small chunks is rejected, and the connection closed', async () => {
    const response = await sendRaw(service.port, head('POST /v1/files') + chunks(1, 20_000) + END);
    assert.match(response, /^HTTP\/1\.1 400 [\s\S]*connection: close[\s\S]*"invalid_body"[\s\S]*small chunks/i);
  });

  test('a body in a few small chunks, or in many larger ones, is read', async () => {
    for (const body of [chunks(1, 500), chunks(150, 600)]) {
      const response = await sendRaw(
        service.port,
        `${head('POST /v1/files').replace('Host: x', 'Host: x\r\nConnection: close')}${body}${END}`,
      );
      assert.match(response, /^HTTP\/1\.1 200 /);
    }
  });

  test('a body in one large chunk sent in small packets is read', async () => {
    const socket = connect(service.port, '127.0.0.1').setNoDelay();
    let response = '';
    socket.on('data', (packet) => (response += packet));
    socket.write(`${head('POST /v1/files').replace('Host: x', 'Host: x\r\nConnection: close')}${(500 * 100).toString(16)}\r\n`);
    for (let packet = 0; packet < 100; packet++) {
      socket.write('x'.repeat(500));
      await sleep(2);
    }
    socket.write(`\r\n${END}`);
    await new Promise((resolve) => socket.once('close', resolve));
    assert.match(response, /^HTTP\/1\.1 200 /);
  });
});

describe('a body that no handler reads', () => {
  for (const [target, status] of [
    ['POST /nothing', 404],
    ['GET /healthz', 200],
    ['HEAD /healthz', 200],
    ['DELETE /v1/files', 405],
    ['OPTIONS /v1/files', 204],
  ] as const) {
    test(`${target}: gets a response, and the connection is closed after the body`, async () => {
      for (const body of [chunks(1, 3), chunks(1, 30_000)]) {
        const startedAt = performance.now();
        const response = await sendRaw(service.port, head(target) + body + END);
        assert.match(response, new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*connection: close`, 'i'));
        assert.ok(performance.now() - startedAt < 1_900, 'it does not wait for the drain timeout');
      }
    });
  }

  test('the connection stays open if the body is short and declares its length', async () => {
    const short = 'POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n';
    const requests = short + 'x'.repeat(1_000) + short.replace('Host: x', 'Host: x\r\nConnection: close') + 'x'.repeat(1_000);
    assert.equal((await sendRaw(service.port, requests)).split('HTTP/1.1 404').length, 3);
  });

  test('a long body is discarded up to a limit', async () => {
    const long = `POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n${'x'.repeat(200_000)}`;
    assert.match(await sendRaw(service.port, long), /^HTTP\/1\.1 404 [\s\S]*connection: close/i);
  });
});

test('a form has a bounded number of parts', async () => {
  const response = await fetch(`${service.url}/v1/files`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `${'--b\r\n\r\n\r\n'.repeat(1_000)}--b--\r\n`,
  });
  assert.equal(response.status, 400);
  assert.match(await response.text(), /at most \d+ parts/);
});
