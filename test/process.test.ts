/** The service as a process: start, log output and graceful shutdown. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { READINESS_NOTICE_MS } from '../src/processes/shutdown-timeouts.ts';
import { endAll, start, until } from './support/process.ts';
import { openSocket } from './support/raw-socket.ts';
import { temporaryFolder } from './support/service.ts';
import { sampled, secondTier } from './support/test-tiers.ts';

/** The command, which serves over HTTP or stdio. */
const POTLI = fileURLToPath(new URL('../start/potli.js', import.meta.url));

after(endAll);

describe('starting', () => {
  test('--help lists the settings', async () => {
    const { code, stdout } = await start({}, ['--help']).exited;
    assert.equal(code, 0);
    assert.match(stdout, /RATE_LIMIT .*default: 600/);
  });

  test('invalid settings are explained, and nothing is started', async () => {
    const { code, stderr } = await start({ PORT: 'eighty', RATE_LIMIT: '1.5' }).exited;
    assert.equal(code, 2);
    assert.match(stderr, /PORT: must be a whole number/);
    assert.match(stderr, /RATE_LIMIT: must be a whole number/);
  });

  test('a port in use is a one-line error', async () => {
    const occupied = createServer().listen(0, '127.0.0.1');
    await once(occupied, 'listening');
    const { port } = occupied.address() as AddressInfo;
    const { code, stderr } = await start({ PORT: String(port), HOST: '127.0.0.1' }).exited;
    occupied.close();
    assert.equal(code, 2);
    assert.match(stderr, new RegExp(`^The port ${port} of 127\\.0\\.0\\.1 is taken by another program`, 'm'));
    assert.doesNotMatch(stderr, /\n\s+at /);
  });

  for (const [problem, manifest] of sampled(2, [
    ['is not valid JSON', '{ "id": '],
    ['kind', '{ "id": "mine" }'],
  ] as const)) {
    test(`an invalid model.json is a one-line error: ${problem}`, async () => {
      const folder = temporaryFolder();
      mkdirSync(join(folder, 'mine'));
      writeFileSync(join(folder, 'mine', 'model.json'), manifest);
      for (const args of sampled(2, [[], ['--mcp']])) {
        const { code, stderr } = await start({ MODEL_DIR: folder }, args, POTLI).exited;
        assert.equal(code, 2);
        assert.match(stderr, new RegExp(`^MODEL_DIR: .*mine/model.json: ${problem}`, 'm'));
        assert.match(stderr, /or move its directory out of MODEL_DIR/);
        assert.doesNotMatch(stderr, /\n\s+at /);
      }
    });
  }
});

test('the log has one line per request: method, pattern, status and time, no input of clients; on shutdown the service is not ready, and in-flight requests are completed', async () => {
  const { child, url, exited } = start();
  const base = await url;
  const secret = 'SECRET0SECRET';
  for (const path of [
    `/v1/pincode?q=${secret}`,
    `/v1/ifsc/${secret}`,
    `/v1/states/${secret}`,
    `/${secret}`,
    `/v1/${secret}/x?y=${secret}`,
    '/v1/pincode/600001',
    '/healthz',
    `/v1/echo/%zz${secret}`,
  ]) {
    await fetch(`${base}${path}`, { headers: { 'user-agent': secret, referer: secret, 'x-forwarded-for': '203.0.113.77' } });
  }
  await fetch(`${base}/v1/pincode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ codes: [secret] }),
  });
  await fetch(`${base}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: secret });
  const { headers } = await fetch(`${base}/v1/states`, { method: 'HEAD' });
  await fetch(`${base}/v1/states`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  let signalled = Number.POSITIVE_INFINITY;
  const stop = (): void => {
    signalled = performance.now();
    child.kill('SIGTERM');
  };
  const [pincode] = await Promise.all([answeredAfter(stop, base), unready(base, () => signalled)]);
  assert.equal(pincode, '600001');
  const { code, stdout, stderr } = await exited;
  assert.equal(code, 0);
  const lines = stdout
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('GET /readyz '));
  assert.equal(lines.length, 13, stdout);
  for (const line of lines) assert.match(line, /^(GET|POST|HEAD) (-|\/[\w/{}-]*) \d{3} \d+\.\dms$/);
  assert.doesNotMatch(stdout + stderr, /SECRET|127\.0\.0\.1 |203\.0\.113|600001|undici/);
  for (const start of [
    'GET /v1/pincode/{pincode} 200',
    'GET /v1/ifsc/{code} 400',
    'HEAD /v1/states 200',
    'GET /v1/states 304',
    'POST /mcp 400',
  ]) {
    assert.ok(
      lines.some((line) => line.startsWith(start)),
      `${start}: ${stdout}`,
    );
  }
});

/** Waits until /readyz returns 503, or the port may be closed: a busy machine can hold up this process until then. */
async function unready(base: string, signalled: () => number): Promise<void> {
  try {
    await until(async () => (await fetch(`${base}/readyz`)).status === 503);
  } catch (error) {
    if (performance.now() < signalled() + READINESS_NOTICE_MS) throw error;
  }
}

test('SIGTERM under load: not ready at once, requests that run are finished, then the process ends with 0', {
  skip: secondTier,
}, async () => {
  const { child, url, exited } = start({ RATE_LIMIT: '0' });
  const base = await url;
  assert.equal((await fetch(`${base}/readyz`)).status, 200);
  let sent = 0;
  let responseCount = 0;
  let stop = false;
  let signalled = Number.POSITIVE_INFINITY;
  /** A failure is in order only when the port may be closed: a busy machine can hold up this process until then. */
  const failUnlessClosed = (error: unknown): void => {
    if (performance.now() < signalled + READINESS_NOTICE_MS) throw error;
    stop = true;
  };
  const load = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!stop) {
        try {
          const response = await fetch(`${base}/v1/pincode/600001`);
          await response.arrayBuffer();
          sent++;
          if (response.status === 200) responseCount++;
        } catch (error) {
          failUnlessClosed(error);
        }
      }
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  signalled = performance.now();
  child.kill('SIGTERM');
  // A load balancer that polls /readyz stops sending within the grace period of two seconds.
  try {
    await until(async () => (await fetch(`${base}/readyz`)).status === 503);
    assert.equal((await fetch(`${base}/healthz`)).status, 200);
  } catch (error) {
    failUnlessClosed(error);
  }
  stop = true;
  await load;
  assert.equal(responseCount, sent);
  assert.equal((await exited).code, 0);
});

test('SIGTERM with an upload that never ends: the process ends with 0 in the documented time', { skip: secondTier }, async () => {
  const { child, url, exited } = start();
  const socket = await openSocket(Number(new URL(await url).port));
  socket.write('POST /v1/pincode HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000000\r\n\r\n');
  const interval = setInterval(() => socket.write(' '.repeat(20_000)), 200);
  // FIN if the service has read everything sent, otherwise RST.
  const closed = new Promise((resolve) => socket.resume().once('end', resolve).once('close', resolve));
  child.kill('SIGTERM');
  const { code } = await exited;
  clearInterval(interval);
  assert.equal(code, 0);
  await closed;
  socket.destroy();
});

/** Long enough for the port to be closed. */
const HALF_SENT_MS = 3_000;

/** The pincode in the response to a request whose body is completed some time after `action`. */
async function answeredAfter(action: () => void, base: string): Promise<string | undefined> {
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from('{"codes":["6000'));
      action();
      await sleep(HALF_SENT_MS);
      controller.enqueue(Buffer.from('01"]}'));
      controller.close();
    },
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as RequestInit;
  const response = await fetch(`${base}/v1/pincode`, init);
  assert.equal(response.status, 200);
  return ((await response.json()) as { data: { pincode: string }[] }).data[0]?.pincode;
}
