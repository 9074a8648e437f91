/** Blocked event loops: a single process exits, one of several is replaced. A stopped process (SIGSTOP) is left alone. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { endAll, start, until } from './support/process.ts';
import { childrenOf, noProcessTree } from './support/process-tree.ts';
import { secondTier } from './support/test-tiers.ts';

after(endAll);

const BLOCK_ON_SIGNAL = { NODE_OPTIONS: `--import ${new URL('./fixtures/preloads/hold-on-signal.js', import.meta.url).href}` };
/** Longer than the timeout of the watchdog. */
const STOPPED_MS = 8_000;
const TIMEOUT_SECONDS = 60;

describe('the watchdog', { skip: noProcessTree, concurrency: true }, () => {
  test('ends a single process with a blocked event loop, with a log line and its own exit code', async () => {
    const { child, url, exited } = start({ ...BLOCK_ON_SIGNAL, LOG: 'json' });
    await url;
    child.kill('SIGUSR2');
    const { code, stderr } = await exited;
    assert.equal(code, 70);
    const last = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as { message: string };
    assert.match(last.message, /event loop has been blocked for 5 s/);
  });

  test('does not end a process that was stopped and resumed', { skip: secondTier }, async () => {
    const { child, url, exited } = start();
    const base = await url;
    child.kill('SIGSTOP');
    await sleep(STOPPED_MS);
    child.kill('SIGCONT');
    await sleep(2_000);
    assert.equal((await fetch(`${base}/healthz`)).status, 200);
    child.kill('SIGTERM');
    assert.equal((await exited).code, 0);
  });

  test('replaces one of several processes with a blocked event loop, and counts it; a stopped one stays', {
    skip: secondTier,
  }, async () => {
    const { child, url, exited, output } = start({ ...BLOCK_ON_SIGNAL, PROCESSES: '2', METRICS_PORT: '0' });
    const base = await url;
    const [blocked = 0, stopped = 0] = childrenOf(child.pid as number);
    process.kill(stopped, 'SIGSTOP');
    process.kill(blocked, 'SIGUSR2');
    try {
      // On a loaded machine it takes a while until the loop has used enough CPU time and a new process has started.
      await until(() => output().includes('was blocked for 5 s was killed and is replaced'), TIMEOUT_SECONDS);
    } catch (error) {
      process.kill(blocked, 'SIGKILL');
      throw error;
    } finally {
      process.kill(stopped, 'SIGCONT');
    }
    assert.ok(childrenOf(child.pid as number).includes(stopped));
    const metrics = /metrics are at (\S+)/.exec(output())?.[1] ?? '';
    assert.match(await (await fetch(metrics)).text(), /^potli_process_replacements_total\{reason="stalled"\} 1$/m);
    assert.equal((await fetch(`${base}/healthz`)).status, 200);
    child.kill('SIGTERM');
    assert.equal((await exited).code, 0);
  });
});
