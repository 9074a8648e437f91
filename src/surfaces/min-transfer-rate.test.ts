import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { TransferRateMonitor } from './min-transfer-rate.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

/** A partially received body, monitored at ten bytes a second with a stall timeout of two seconds. */
async function startUpload() {
  let wasRejected = false;
  const monitor = new TransferRateMonitor({ bytesPerSecond: 10, stallTimeoutMs: 2_000 });
  const server = createServer((message) => {
    message.resume();
    monitor.watch({
      bytes: () => message.socket.bytesRead,
      isDone: () => message.complete || message.socket.destroyed,
      onTooSlow() {
        wasRejected = true;
      },
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  cleanups.push(
    () => client.destroy(),
    () => server.close(),
  );
  const arrival = once(server, 'request');
  client.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\nthe beginning');
  await arrival;
  return { client, isRejected: () => wasRejected };
}

test('a stalled request body is rejected', async () => {
  const { isRejected } = await startUpload();
  await sleep(3_500);
  assert.equal(isRejected(), true);
});

test('a body that has arrived is not rejected, even if the event loop was blocked', async () => {
  const { client, isRejected } = await startUpload();
  client.write('x'.repeat(100));
  const end = performance.now() + 3_000;
  while (performance.now() < end);
  await sleep(700);
  assert.equal(isRejected(), false);
});
