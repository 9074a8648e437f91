/** Fault injection: damaged files, full disks, clock jumps and too many clients. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { packPath } from '../src/core/dataset/datasets.ts';
import { rssMb } from '../src/core/jobs/rss.ts';
import { MemoryLimiter } from '../src/core/limit/gcra.ts';
import { linesPdf } from './support/build-pdf.ts';
import { endAll, start, until } from './support/process.ts';
import { noProcessTree } from './support/process-tree.ts';
import { openSocket } from './support/raw-socket.ts';
import { get, linkedPacks, startPotli } from './support/service.ts';
import { secondTier } from './support/test-tiers.ts';

after(endAll);

const megabytes = (pid: number): number => Math.round(rssMb(pid));

describe('a pack file', () => {
  test('that is truncated while open yields 503 for that dataset only', async () => {
    const folder = linkedPacks();
    const ifsc = packPath(folder, 'ifsc');
    // A copy instead of the symlink, so that the product's file is not damaged.
    const original = readFileSync(ifsc);
    rmSync(ifsc);
    writeFileSync(ifsc, original);
    const service = await startPotli({}, folder);
    assert.equal((await get(`${service.url}/v1/ifsc/HDFC0000007`)).status, 200);
    truncateSync(ifsc, 4_096);
    // Recently read blocks may still be cached; the rest cannot be read.
    const { status, body } = await get(`${service.url}/v1/ifsc?bank=SBIN&q=nagar&limit=100`);
    assert.equal(status, 503);
    assert.equal(body.error?.code, 'dataset_not_loaded');
    assert.equal((await get(`${service.url}/v1/pincode/600001`)).status, 200);
    await service.close();
  });

  test('that is replaced under load is served in the old or new version, never mixed', async () => {
    const folder = linkedPacks();
    const service = await startPotli({}, folder);
    const definition = service.datasets.definitions.find(({ name }) => name === 'ifsc');
    assert.ok(definition);
    let isOver = false;
    let requests = 0;
    const seen = new Set<string>();
    const load = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isOver) {
          // A different URL each time, so that no response comes from the cache.
          const { status, body } = await get(`${service.url}/v1/ifsc?bank=HDFC&q=road&limit=50&utm_id=${requests++}`);
          seen.add(`${status} ${JSON.stringify(body.data).length}`);
        }
      }),
    );
    for (let i = 0; i < 10; i++) {
      service.datasets.swapIn(definition);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    isOver = true;
    await load;
    assert.equal(seen.size, 1, [...seen].join());
    await service.close();
  });
});

const file = fileURLToPath(new URL('../src/core/dataset/atomic-file.js', import.meta.url));
const FILL = `
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFileAtomic } from ${JSON.stringify(file)};
writeFileSync('x.pack', Buffer.alloc(600_000, 1));
try {
  writeFileAtomic('x.pack', Buffer.alloc(600_000, 2));
  console.log('written');
} catch (error) {
  console.log(error.code, readdirSync('.').join(), readFileSync('x.pack').every((byte) => byte === 1));
}`;
const canMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

test('a full disk leaves the last valid pack, and no temporary file', {
  skip: canMount ? false : 'needs to mount a disk',
}, () => {
  const script = 'mount -t tmpfs -o size=1m tmpfs /mnt && cd /mnt && exec "$0" --input-type=module -e "$1"';
  const { stdout } = spawnSync('unshare', ['-m', 'sh', '-c', script, process.execPath, FILL], { encoding: 'utf8' });
  assert.equal(stdout.trim(), 'ENOSPC x.pack true');
});

describe('a clock that jumps', () => {
  test('changes reported times only', async () => {
    let now = new Date('2026-11-13T05:00:00Z');
    const service = await startPotli({ now: () => now, limiter: new MemoryLimiter(600) });
    const request = async (): Promise<unknown> => {
      const { status, body } = await get(`${service.url}/v1/market/status`);
      assert.equal(status, 200);
      return (body.data as { date?: string }).date;
    };
    const before = await request();
    for (const jump of ['2026-11-13T04:00:00Z', '2026-01-05T05:00:00Z', '2026-11-13T05:00:01Z']) {
      now = new Date(jump);
      await request();
      assert.equal((await get(`${service.url}/v1/pincode/600001`)).status, 200);
    }
    assert.deepEqual(await request(), before);
    await service.close();
  });
});

describe('overload', { skip: noProcessTree || secondTier }, () => {
  const IDLE_CONNECTIONS = 5_000;
  const BETWEEN_UPLOADS_MS = 10;

  test(`${IDLE_CONNECTIONS} idle connections: other clients are served`, async (t) => {
    const { child, url } = start({ RATE_LIMIT: '0' });
    const base = new URL(await url);
    const before = megabytes(child.pid as number);
    const sockets: Socket[] = [];
    for (let opened = 0; opened < IDLE_CONNECTIONS; opened += 250) {
      sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => openSocket(Number(base.port))))));
    }
    const { status } = await get(`${base.origin}/v1/pincode/600001`);
    assert.equal(status, 200);
    t.diagnostic(`${IDLE_CONNECTIONS} idle connections take ${megabytes(child.pid as number) - before} MB`);
    for (const socket of sockets) socket.destroy();
    assert.equal((await get(`${base.origin}/v1/pincode/600001`)).status, 200);
    child.kill('SIGKILL');
  });

  test('a hundred uploads of ten megabytes at once: bounded memory, a response to each, and the memory is freed', async (t) => {
    const { child, url } = start({ RATE_LIMIT: '0', TRUST_PROXY: '1' });
    const base = await url;
    const pid = child.pid as number;
    const pdf = linesPdf(['One page, and much after it']);
    const body = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length, 0x20)]);
    let sent = 0;
    const upload = async (): Promise<number> => {
      // From many clients: one may use only a quarter of the body budget.
      const headers = { 'content-type': 'application/pdf', 'x-forwarded-for': `192.0.2.${sent++}` };
      const response = await fetch(`${base}/v1/pdf/info`, { method: 'POST', headers, body });
      await response.arrayBuffer();
      return response.status;
    };
    // Starts the worker threads before the baseline.
    await Promise.all([upload(), upload()]);
    const before = megabytes(pid);
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, megabytes(pid));
    }, 20);
    // Staggered: each upload hands megabytes to the kernel when it starts. All in one iteration of the event loop on a loaded machine would
    // stall the first ones until they fall below the minimum rate.
    const uploads: Promise<number>[] = [];
    for (let begun = 0; begun < 100; begun++) {
      uploads.push(upload());
      await sleep(BETWEEN_UPLOADS_MS);
    }
    const statuses = await Promise.all(uploads);
    clearInterval(watch);
    const counts = new Map<number, number>();
    for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
    // Memory is released as further requests arrive.
    await until(async () => {
      for (let i = 0; i < 50; i++) await get(`${base}/v1/pincode/600001`);
      return megabytes(pid) <= before + 60;
    });
    t.diagnostic(
      `${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}; ${before} MB before, ${peak} MB at most, ${megabytes(pid)} MB after`,
    );
    assert.deepEqual(
      [...counts.keys()].filter((status) => status !== 200 && status !== 503),
      [],
    );
    assert.ok((counts.get(200) ?? 0) >= 5);
    assert.ok(peak - before < 400, `${peak} MB`);
    child.kill('SIGKILL');
  });
});
