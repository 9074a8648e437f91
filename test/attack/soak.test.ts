/**
 * Soak test for leaks: renders pictures of all kinds and compares the memory of the service and its children with the start.
 * `SOAK_SECONDS=180` sets the duration. At least `MIN_PICTURES` pictures are rendered on any machine, so that a leak of 0.1 MB each is detected.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { endAll, start } from '../support/process.ts';
import { noProcessTree, treeMegabytes } from '../support/process-tree.ts';
import { secondTier } from '../support/test-tiers.ts';
import { Client } from './client.ts';
import { GENERATORS } from './generators.ts';

after(endAll);

const SECONDS = Number(process.env.SOAK_SECONDS ?? 0);
/** Ten times the bound in megabytes. */
const MIN_PICTURES = 1_000;
const CONCURRENCY = 2;
const LEFT_MB = 100;
/** Time to release free memory. Shorter than the half minute after which an idle process exits, which would hide a leak. */
const RELEASE_MS = 10_000;
const POLL_MS = 500;
/** Several rounds of warm-up: caches and heap growth must be part of the baseline. */
const WARM_UP_COUNT = 15 * GENERATORS.length;

test('sustained rendering does not leak memory', { skip: noProcessTree || secondTier }, async (t) => {
  const { child, url } = start({ RATE_LIMIT: '0', LOG: 'off' });
  const [client, pid] = [new Client(await url, '203.0.113.1'), child.pid as number];
  let renderedCount = 0;
  const render = async (isOver: () => boolean): Promise<void> => {
    while (!isOver()) {
      const index = renderedCount++;
      const { status } = await client.request(GENERATORS[index % GENERATORS.length]?.path(index) ?? '');
      assert.equal(status, 200, GENERATORS[index % GENERATORS.length]?.name);
    }
  };
  const drawUntil = (isOver: () => boolean): Promise<unknown> => Promise.all(Array.from({ length: CONCURRENCY }, () => render(isOver)));

  await drawUntil(() => renderedCount >= WARM_UP_COUNT);
  const before = treeMegabytes(pid);
  const end = performance.now() + SECONDS * 1_000;
  await drawUntil(() => performance.now() > end && renderedCount >= WARM_UP_COUNT + MIN_PICTURES);
  const peakMb = treeMegabytes(pid);
  const deadline = performance.now() + RELEASE_MS;
  let excessMb = peakMb - before;
  while (excessMb > LEFT_MB && performance.now() < deadline) {
    await sleep(POLL_MS);
    excessMb = treeMegabytes(pid) - before;
  }
  t.diagnostic(
    `${renderedCount - WARM_UP_COUNT} pictures: ${Math.round(before)} MB before, ${Math.round(peakMb)} MB at the end, ${Math.round(excessMb)} MB more a moment later`,
  );
  child.kill('SIGKILL');
  assert.ok(excessMb <= LEFT_MB, `${Math.round(excessMb)} MB more than before`);
});
