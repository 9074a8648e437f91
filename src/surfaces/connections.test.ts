/** Connection limits, eviction of idle connections, and request timeouts. */
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import { z } from 'zod';
import { until } from '../../test/support/process.ts';
import { type Service, settingsOf, startFamilies } from '../../test/support/service.ts';
import { type Family, operation } from '../core/operation/operation.ts';
import { ApiError } from '../core/request/api-error.ts';
import { connectionClientResolver } from './client-identity.ts';

let startedCount = 0;
let aborted = 0;
const hang = operation({
  id: 'hang',
  path: '/v1/hang',
  title: 'Never responds',
  keywords: 'hang',
  summary: 'Never responds',
  input: {},
  output: z.string(),
  cache: 'never',
  reportsProgress: true,
  example: {},
  run: (_, { signal }) =>
    new Promise<never>((_resolve, reject) => {
      startedCount++;
      signal.addEventListener('abort', () => {
        aborted++;
        reject(new ApiError('request_timeout', 'The request was aborted.'));
      });
    }),
} as Parameters<typeof operation>[0]);
const family = { id: 'r', name: 'r', group: 'Developer tools', about: '', operations: [hang] } as Family;

const sockets = new Set<Socket>();
after(() => {
  for (const socket of sockets) socket.destroy();
});

interface ClientConnection {
  readonly socket: Socket;
  text(): string;
  isClosed(): boolean;
}

async function open({ port }: Service, request = ''): Promise<ClientConnection> {
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  let text = '';
  let isClosed = false;
  socket
    .on('data', (chunk) => (text += chunk))
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true;
    });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(request);
  return { socket, text: () => text, isClosed: () => isClosed };
}

const requestText = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r
Host: x\r
${headers}\r
`;
/** Connections with a request each that has reached its handler. */
async function openHanging(service: Service, count: number): Promise<ClientConnection[]> {
  const before = startedCount;
  const opened = await Promise.all(Array.from({ length: count }, () => open(service, requestText('/v1/hang'))));
  await until(() => startedCount === before + count);
  return opened;
}

const closedCount = (opened: readonly ClientConnection[]): number => opened.filter((connection) => connection.isClosed()).length;

describe('request timeout', () => {
  test('returns 503, cancels the job and closes the connection', async () => {
    const service = await startFamilies([family], { connections: { maxRequestMs: 200 } });
    const before = aborted;
    const connection = await open(service, requestText('/v1/hang'));
    await until(() => connection.isClosed());
    assert.match(connection.text(), /^HTTP\/1\.1 503 [\s\S]*"timeout"/);
    await until(() => aborted > before);
    await service.close();
  });

  test('ends an event stream with an error', async () => {
    const service = await startFamilies([family], { connections: { maxRequestMs: 200 } });
    const connection = await open(service, requestText('/v1/hang', 'Accept: text/event-stream\r\nConnection: close\r\n'));
    await until(() => connection.isClosed());
    assert.match(connection.text(), /event: error\ndata: \{"status":503,.*"timeout"/);
    await service.close();
  });
});

describe('connection limits', () => {
  test('idle connections are evicted in LRU order', async () => {
    const service = await startFamilies([family], { config: settingsOf({ TRUST_PROXY: '1' }), connections: { maxConnections: 4 } });
    const busy = await open(service, requestText('/v1/hang'));
    const old = await open(service);
    const used = await open(service);
    const last = await open(service);
    used.socket.write(requestText('/healthz'));
    old.socket.write(requestText('/healthz'));
    await until(() => old.text() !== '' && used.text() !== '');
    const newConnection = await open(service, requestText('/healthz'));
    await until(() => newConnection.text().includes(' 200 '));
    // The last one has been idle since it was opened.
    await until(() => closedCount([busy, old, used, last]) === 1);
    assert.ok(last.isClosed());
    await service.close();
  });

  test('if all connections are busy, new ones are closed', async () => {
    const service = await startFamilies([family], { config: settingsOf({ TRUST_PROXY: '1' }), connections: { maxConnections: 3 } });
    const busy = await openHanging(service, 3);
    const newConnection = await open(service, requestText('/healthz'));
    await until(() => newConnection.isClosed());
    assert.equal(closedCount(busy), 0);
    await service.close();
  });

  test('one client can open at most a quarter of all connections', async () => {
    const service = await startFamilies([family], { connections: { maxConnections: 16 } });
    const busy = await openHanging(service, 4);
    const newConnection = await open(service, requestText('/healthz'));
    await until(() => newConnection.isClosed());
    assert.equal(closedCount(busy), 0);
    await service.close();
  });

  test('connections are counted per network, and not at all behind a trusted proxy', () => {
    const of = (trust: Parameters<typeof connectionClientResolver>[0], remoteAddress: string): string | undefined =>
      connectionClientResolver(trust)({ remoteAddress } as Socket);
    assert.equal(of({ hops: 0 }, '::ffff:192.0.2.1'), '192.0.2.1');
    assert.equal(of({ hops: 0 }, '2001:db8:1:2::5'), of({ hops: 0 }, '2001:db8:1:2:ffff::1'));
    assert.equal(of({ hops: 1 }, '192.0.2.1'), undefined);
    assert.equal(of({ networks: ['10.0.0.0/8'] }, '10.1.1.1'), undefined);
    assert.equal(of({ networks: ['10.0.0.0/8'] }, '192.0.2.1'), '192.0.2.1');
  });
});
