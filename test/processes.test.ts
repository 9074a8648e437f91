/** Several processes on one machine, and several replicas with one Redis: they share one rate limit. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { after, describe, test } from 'node:test';
import { endAll, start, until } from './support/process.ts';
import { childrenOf, noProcessTree } from './support/process-tree.ts';
import { secondTier } from './support/test-tiers.ts';

const stores = new Set<ChildProcess>();
after(() => {
  endAll();
  for (const store of stores) store.kill('SIGKILL');
});

/** Counts responses by status. Each request has its own connection, so that all processes get some. */
async function statusesOf(bases: readonly string[], requests: number, client = '203.0.113.1'): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  let next = 0;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (next < requests) {
        const response = await fetch(`${bases[next++ % bases.length]}/v1/pincode/600001`, {
          headers: { connection: 'close', 'x-forwarded-for': client },
        });
        await response.arrayBuffer();
        counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
      }
    }),
  );
  return counts;
}

const CLIENTS = 3;
let clients = 0;

/**
 * Asserts that a client got its quota of 60 once, plus at most the refill. One of three clients is enough: on a loaded machine the
 * store may answer too late for the others, and replicas then count locally.
 */
async function assertOneQuota(bases: readonly string[]): Promise<void> {
  const failures: string[] = [];
  for (let tried = 0; tried < CLIENTS; tried++) {
    const startedAt = performance.now();
    const counts = await statusesOf(bases, 150, `203.0.113.${++clients}`);
    const refilled = Math.ceil((performance.now() - startedAt) / 1000) + 1;
    const allowed = counts.get(200) ?? 0;
    assert.equal(allowed + (counts.get(429) ?? 0), 150);
    if (allowed >= 60 && allowed <= 60 + refilled) return;
    failures.push(`${allowed} of 150 allowed, ${refilled} refilled`);
  }
  assert.fail(failures.join('; '));
}

describe('PROCESSES', () => {
  test('processes share one rate limit', async () => {
    const { child, url, exited, output } = start({ PROCESSES: '2', RATE_LIMIT: '60', TRUST_PROXY: '1' });
    const base = await url;
    assert.match(output(), /with 2 processes/);
    await assertOneQuota([base]);
    child.kill('SIGTERM');
    assert.equal((await exited).code, 0);
  });

  test('a crashed process is replaced while the others keep serving', { skip: noProcessTree || secondTier }, async () => {
    const { child, url, exited, output } = start({ PROCESSES: '2', RATE_LIMIT: '0' });
    const base = await url;
    const [first] = childrenOf(child.pid as number);
    assert.ok(first);
    process.kill(first, 'SIGKILL');
    await until(() => output().includes('is replaced') && childrenOf(child.pid as number).length === 2);
    assert.deepEqual([...(await statusesOf([base], 40)).keys()], [200]);
    child.kill('SIGTERM');
    assert.equal((await exited).code, 0);
  });

  test('SIGTERM under load: no request is lost, and all processes end', { skip: noProcessTree || secondTier }, async () => {
    const { child, url, exited } = start({ PROCESSES: '2', RATE_LIMIT: '0' });
    const base = await url;
    const seen = new Set<number>();
    let isOver = false;
    const load = (async () => {
      while (!isOver) for (const status of (await statusesOf([base], 20)).keys()) seen.add(status);
    })();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const workerPids = childrenOf(child.pid as number);
    child.kill('SIGTERM');
    // A load balancer that polls /readyz stops sending within the grace period of two seconds.
    await until(async () => (await fetch(`${base}/readyz`, { headers: { connection: 'close' } })).status === 503);
    isOver = true;
    await load;
    assert.deepEqual([...seen], [200]);
    assert.equal((await exited).code, 0);
    for (const workerPid of workerPids) assert.throws(() => process.kill(workerPid, 0), /ESRCH/);
  });

  test('a port in use is a startup error', { skip: secondTier }, async () => {
    const occupied = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => occupied.once('listening', resolve));
    const { port } = occupied.address() as { port: number };
    const { code } = await start({ PROCESSES: '2', PORT: String(port) }).exited;
    occupied.close();
    assert.equal(code, 1);
  });
});

const withoutRedis = spawnSync('redis-server', ['--version']).status === 0 ? false : 'redis-server is not installed';

describe('REDIS_URL', { skip: withoutRedis }, () => {
  test('replicas share one rate limit, fall back to local limits without the store, and share again afterwards', {
    skip: secondTier,
  }, async () => {
    const port = await freePort();
    let store = startStore(port);
    const environment = { RATE_LIMIT: '60', TRUST_PROXY: '1', REDIS_URL: `redis://127.0.0.1:${port}` };
    const replicas = [start(environment), start(environment)];
    const bases = await Promise.all(replicas.map(({ url }) => url));
    const areShared = (): boolean =>
      replicas.every(({ output }) => (output().match(/is shared|cannot be reached/g) ?? []).at(-1) === 'is shared');
    // On the first request over a new connection a replica adopts the shared secret; until then it counts locally.
    const agree = (): Promise<unknown> => Promise.all(bases.map((base) => fetch(`${base}/v1/states`)));
    await until(areShared);
    await agree();
    await assertOneQuota(bases);

    store.kill('SIGKILL');
    await until(() => replicas.every(({ output }) => output().includes('cannot be reached')));
    await assertOneQuota(bases.slice(0, 1));
    await assertOneQuota(bases.slice(1));

    store = startStore(port);
    await until(areShared);
    await agree();
    // A restarted store has lost all counters.
    await assertOneQuota(bases);
    for (const { child } of replicas) child.kill('SIGTERM');
    for (const { exited } of replicas) assert.equal((await exited).code, 0);
    store.kill();
  });

  test('no request fails when the store is killed, hangs and recovers under load', { skip: secondTier }, async () => {
    const port = await freePort();
    let store = startStore(port);
    const { child, url, exited, output } = start({ RATE_LIMIT: '100000', REDIS_URL: `redis://127.0.0.1:${port}` });
    const base = await url;
    await until(() => output().includes('is shared'));
    let isOver = false;
    const seen = new Set<number>();
    const load = (async () => {
      while (!isOver) for (const status of (await statusesOf([base], 100)).keys()) seen.add(status);
    })();
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 400));
    await pause();
    store.kill('SIGKILL');
    await pause();
    store = startStore(port);
    await pause();
    store.kill('SIGSTOP');
    await pause();
    store.kill('SIGCONT');
    await pause();
    isOver = true;
    await load;
    assert.deepEqual([...seen], [200]);
    child.kill('SIGTERM');
    assert.equal((await exited).code, 0);
    store.kill();
  });
});

function startStore(port: number): ChildProcess {
  const store = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  stores.add(store);
  return store;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
