import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { TransferRateMonitor } from './min-transfer-rate.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A partially received body, watched at ten bytes a second with a patience of two seconds. */
async function watched() {
  let refused = false;
  const pace = new TransferRateMonitor({ bytesPerSecond: 10, stallTimeoutMs: 2_000 });
  const server = createServer((message) => {
    message.resume();
    pace.watch({
      bytes: () => message.socket.bytesRead,
      isDone: () => message.complete || message.socket.destroyed,
      onTooSlow() {
        refused = true;
      },
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  ends.push(
    () => client.destroy(),
    () => server.close(),
  );
  const arrival = once(server, 'request');
  client.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\nthe beginning');
  await arrival;
  return { client, isRefused: () => refused };
}

test('a stalled request body is rejected', async () => {
  const { isRefused } = await watched();
  await sleep(3_500);
  assert.equal(isRefused(), true);
});

test('a body that arrives is not rejected, even if the service itself was stalled', async () => {
  const { client, isRefused } = await watched();
  client.write('x'.repeat(100));
  const end = performance.now() + 3_000;
  while (performance.now() < end);
  await sleep(700);
  assert.equal(isRefused(), false);
});
