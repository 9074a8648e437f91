/** Clients that pipeline many requests and do not read the responses. */
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { z } from 'zod';
import { until } from '../../test/support/process.ts';
import { behindProxy, type Service, startFamilies } from '../../test/support/service.ts';
import { type Family, operation } from '../core/operation/operation.ts';
import { integer } from '../core/request/params.ts';

/** Exceeds the socket buffers for a client that does not read. */
const LARGE = 16 * 1024 * 1024;
let handledCount = 0;

const large = operation({
  id: 'large',
  path: '/v1/large/{number}',
  summary: 'A response that exceeds the socket buffers',
  input: { number: integer({ description: 'Number that is returned', min: 0, max: 1_000_000 }) },
  output: z.string(),
  example: { number: 1 },
  run({ number }) {
    handledCount++;
    return { file: Buffer.alloc(LARGE, `${number};`), type: 'application/octet-stream' };
  },
});
const small = operation({
  ...large,
  id: 'small',
  path: '/v1/small/{number}',
  summary: 'A short response',
  run: ({ number }) => ({ data: number }),
} as Parameters<typeof operation>[0]);
const family = { id: 'r', name: 'r', group: 'Developer tools', about: '', operations: [large, small] } as Family;

const UNREAD_MS = 500;
let service: Service;
before(async () => {
  service = await startFamilies([family], { backpressure: { stallTimeoutMs: UNREAD_MS } });
});
after(() => service.close());

const requestText = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

function open(port = service.port): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => undefined);
  });
}

describe('pipelined requests', () => {
  test('responses are sent in the order of requests', async () => {
    const socket = await open();
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.write(Array.from({ length: 50 }, (_, number) => requestText(`/v1/small/${number}`)).join(''));
    await until(async () => text.split('{"data":').length === 51);
    assert.deepEqual(
      Array.from(text.matchAll(/"data":(\d+)/g), ([, number]) => Number(number)),
      Array.from({ length: 50 }, (_, number) => number),
    );
    socket.destroy();
  });

  test('a request is not processed until the client has read the previous response', async () => {
    const before = handledCount;
    const socket = await open();
    socket.write(Array.from({ length: 20 }, (_, number) => requestText(`/v1/large/${number}`)).join(''));
    await until(async () => handledCount > before);
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(handledCount, before + 1);
    let bytes = 0;
    socket.on('data', (chunk) => (bytes += chunk.length));
    await until(async () => bytes > 20 * LARGE);
    assert.equal(handledCount, before + 20);
    socket.destroy();
  });

  test('too many requests close the connection without being parsed', async () => {
    const socket = await open();
    let requestCount = 0;
    const count = (): number => requestCount++;
    service.app.server.on('request', count);
    const closed = new Promise((resolve) => socket.resume().on('close', resolve));
    socket.write(requestText('/v1/large/1') + requestText('/v1/small/1').repeat(1_000));
    await closed;
    service.app.server.off('request', count);
    assert.ok(requestCount > 60 && requestCount < 70, `${requestCount} requests`);
    // Parsers are pooled and reused for other connections.
    for (let number = 0; number < 3; number++) {
      assert.equal((await fetch(`${service.url}/v1/small/${number}`, { headers: { connection: 'close' } })).status, 200);
    }
  });
});

describe('unread responses', () => {
  test('an unread response closes the connection after a timeout', async () => {
    const socket = await open();
    socket.write(requestText('/v1/large/1'));
    const startedAt = performance.now();
    await until(async () => service.app.server.listening && (await connections()) === 0);
    assert.ok(performance.now() - startedAt >= UNREAD_MS - 50);
    socket.destroy();
  });

  test('an unread response closes the connection even if the client keeps sending', async () => {
    const socket = await open();
    socket.write(requestText('/v1/large/1'));
    const sending = setInterval(() => socket.write('\r\n'), UNREAD_MS / 10);
    await until(async () => (await connections()) === 0);
    clearInterval(sending);
    socket.destroy();
  });

  test('unread responses are limited per client, without effect on others', async () => {
    const bounded = await startFamilies([family], { ...behindProxy, backpressure: { stallTimeoutMs: 60_000, maxUnsentBytes: 8 * LARGE } });
    const from = (client: string): string => requestText('/v1/large/1').replace('Host: x', `Host: x\r\nX-Forwarded-For: ${client}`);
    const sockets = await Promise.all([open(bounded.port), open(bounded.port)]);
    for (const socket of sockets) socket.write(from('1.1.1.1'));
    const statusOf = async (client: string): Promise<number> => {
      const response = await fetch(`${bounded.url}/v1/large/1`, { headers: { 'x-forwarded-for': client } });
      await response.arrayBuffer();
      return response.status;
    };
    await until(async () => (await statusOf('1.1.1.1')) === 503);
    assert.equal(await statusOf('2.2.2.2'), 200);
    for (const socket of sockets) socket.destroy();
    await until(async () => (await statusOf('1.1.1.1')) === 200);
    await bounded.close();
  });

  test('a slow reader keeps its connection', async () => {
    // The stall timeout must exceed the time for which a busy machine may delay this process.
    const stallTimeoutMs = 2_000;
    const patient = await startFamilies([family], { backpressure: { stallTimeoutMs } });
    const socket = await open(patient.port);
    const startedAt = performance.now();
    let bytes = 0;
    socket.write(requestText('/v1/large/1'));
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      const readShare = (performance.now() - startedAt) / (1.5 * stallTimeoutMs);
      if (bytes / LARGE < readShare) return;
      socket.pause();
      setTimeout(() => socket.resume(), 20);
    });
    await until(async () => bytes > LARGE);
    assert.ok(performance.now() - startedAt > stallTimeoutMs);
    socket.destroy();
    await patient.close();
  });
});

function connections(): Promise<number> {
  return new Promise((resolve) => service.app.server.getConnections((_, count) => resolve(count)));
}
