/** Limits on incoming bodies: no client can starve the others by sending much, slowly, or bytes that belong to no field. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { testFamily } from './fixtures/feature-family.ts';
import { until } from './support/process.ts';
import { behindProxy, get, type Service, startFamilies } from './support/service.ts';

const KILOBYTE = 1024;
const open = new Set<Socket>();
after(() => {
  for (const socket of open) socket.destroy();
});

/** Sends the beginning of a body and stalls. */
async function stall({ port }: Service, client: string, bytes: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  open.add(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = `POST /v1/files HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/pdf\r\nContent-Length: 100000\r\n\r\n`;
  socket.write(head + 'a'.repeat(bytes));
  return socket;
}

/** Status and full text of the response. */
async function answerTo(socket: Socket): Promise<{ status: number; text: string }> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  if (!socket.closed) await once(socket, 'close');
  return { status: Number(text.split(' ')[1]), text };
}

const upload = ({ url }: Service, client: string, bytes: number): ReturnType<typeof get> =>
  get(`${url}/v1/files`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf', 'x-forwarded-for': client },
    body: Buffer.alloc(bytes, 1),
  });

/** 400 KB for large bodies, 100 KB of it per client; and 40 KB reserved for bodies of up to 8 KB, 10 KB of it per client. */
const memory = { most: 400 * KILOBYTE, reserve: 40 * KILOBYTE, smallBody: 8 * KILOBYTE };

describe('memory budget for bodies', () => {
  test('a client that uses a quarter of the budget is rejected further bodies; others are not', async () => {
    const service = await startFamilies([testFamily], { ...behindProxy, bodyOptions: { memory } });
    await Promise.all([stall(service, '1.1.1.1', 60_000), stall(service, '1.1.1.1', 40_000)]);
    await until(async () => (await upload(service, '1.1.1.1', 20_000)).status === 503);
    const { status, body, headers } = await upload(service, '1.1.1.1', 20_000);
    assert.deepEqual([status, body.error.code, Number(headers.get('retry-after')) > 0], [503, 'busy', true]);
    for (const client of ['2.2.2.2', '3.3.3.3']) assert.equal((await upload(service, client, 90_000)).status, 200);
    await service.close();
  });

  test('small bodies have a reserve, which is freed after them', async () => {
    const service = await startFamilies([testFamily], { ...behindProxy, bodyOptions: { memory } });
    await Promise.all(['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'].map((client) => stall(service, client, 95_000)));
    await until(async () => (await upload(service, '5.5.5.5', 60_000)).status === 503);
    for (let round = 0; round < 20; round++) {
      assert.equal((await upload(service, '5.5.5.5', 6_000)).status, 200);
      // A client at its limit for large bodies can still send small ones.
      assert.equal((await upload(service, '1.1.1.1', 6_000)).status, 200);
    }
    for (const socket of open) socket.destroy();
    await until(async () => (await upload(service, '5.5.5.5', 90_000)).status === 200);
    await service.close();
  });
});

describe('minimum transfer rate of bodies', () => {
  test('a stalled body is closed with 408, and its memory freed', async () => {
    const minimumRate = { bytesPerSecond: 16 * KILOBYTE, patienceMs: 1_000 };
    const service = await startFamilies([testFamily], { ...behindProxy, bodyOptions: { memory, uploadRate: minimumRate } });
    const { status, text } = await answerTo(await stall(service, '1.1.1.1', 90_000));
    assert.equal(status, 408, text);
    assert.match(text, /"code":"request_timeout"/);
    assert.equal((await upload(service, '1.1.1.1', 90_000)).status, 200);
    await service.close();
  });

  test('a slow but steady body is read completely', async () => {
    const minimumRate = { bytesPerSecond: 4 * KILOBYTE, patienceMs: 1_500 };
    const service = await startFamilies([testFamily], { ...behindProxy, bodyOptions: { uploadRate: minimumRate } });
    const socket = await stall(service, '1.1.1.1', 0);
    const response = once(socket, 'data');
    for (let sent = 0; sent < 100_000; sent += 4_000) {
      await sleep(150);
      socket.write('a'.repeat(4_000));
    }
    assert.match(String((await response)[0]), /^HTTP\/1\.1 200 /);
    await service.close();
  });
});

describe('a multipart form', () => {
  const BOUNDARY = 'b';
  const post = async (service: Service, body: string): ReturnType<typeof get> =>
    get(`${service.url}/v1/files`, { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, body });
  const part = (disposition: string, content: string): string =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data${disposition}\r\n\r\n${content}\r\n`;
  const file = part('; name="file"; filename="a.pdf"', 'abc');
  const end = `--${BOUNDARY}--\r\n`;
  const much = 'x'.repeat(300 * KILOBYTE);

  test('counts preamble, epilogue and part headers towards its size', async () => {
    const service = await startFamilies([testFamily]);
    assert.equal((await post(service, `preamble\r\n${file}${end}epilogue`)).status, 200);
    for (const [label, body] of [
      ['a preamble', `${much}\r\n${file}${end}`],
      ['an epilogue', `${file}${end}${much}`],
      ['parts without a name', `${part('', much)}${file}${end}`],
      [
        'fields together',
        `${Array.from({ length: 6 }, (_, index) => part(`; name="f${index}"`, 'y'.repeat(60_000))).join('')}${file}${end}`,
      ],
    ] as const) {
      const { status, body: error } = await post(service, body);
      assert.deepEqual([status, error.error?.code], [413, 'too_large'], label);
    }
    await service.close();
  });
});
