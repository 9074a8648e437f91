/**
 * Damaged and hostile inputs for every operation on documents and pictures: a result or an error, no crash, no hang beyond the time limit,
 * and no leak. `DAMAGED_INPUTS=1000` sets the number for each, `DAMAGED_TOOLS=split` selects by name, `DAMAGED_SEED=2` varies the inputs.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Jobs } from '../src/core/jobs/jobs.ts';
import { seededRandomInt } from '../src/core/util/random.ts';
import { type HostileInputs, hostileInputs } from './support/hostile.ts';
import { FUZZED_OPERATIONS, type HostileRequest, type RequestGenerator } from './support/hostile-tools.ts';
import { memoryAtRest } from './support/idle-memory.ts';
import { type Service, settingsOf, startPotli } from './support/service.ts';
import { sampled, tries } from './support/test-tiers.ts';

const TRIES = tries(4, process.env.DAMAGED_INPUTS);
const ONLY = process.env.DAMAGED_TOOLS ?? '';
const SEED = process.env.DAMAGED_SEED ?? '';
const CONCURRENCY = 4;
/** Longest time limit of these operations, times the number of concurrent requests, doubled for a loaded machine. Longer is a hang. */
const HANGS_MS = 45_000 * CONCURRENCY * 2;
const FAIR: ReadonlySet<number> = new Set([200, 400, 413, 415, 422, 503]);

let jobs: Jobs;
let service: Service;
let inputs: HostileInputs;
let idleMb: number;
before(async () => {
  jobs = new Jobs({ slots: 2, memoryLimitMb: 8_192 });
  service = await startPotli({ jobs, config: settingsOf({ RATE_LIMIT: '0' }) });
  inputs = await hostileInputs();
  idleMb = await memoryAtRest();
});
after(async () => {
  await service.close();
  await jobs.close();
});

async function statusOf({ path, fields = {}, files }: HostileRequest): Promise<number> {
  const address = new URL(path, service.url);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (files) body.append(name, value);
    else address.searchParams.set(name, value);
  }
  for (const file of files ?? []) body.append('file', new Blob([new Uint8Array(file)]), 'x');
  const response = await fetch(address, { signal: AbortSignal.timeout(HANGS_MS), ...(files && { method: 'POST', body }) });
  await response.arrayBuffer();
  return response.status;
}

async function sendAll(name: string, makeRequest: RequestGenerator): Promise<string> {
  const randomInt = seededRandomInt(name + SEED);
  const counts = new Map<number, number>();
  let remaining = TRIES;
  let slowest = 0;
  const send = async (): Promise<void> => {
    while (remaining-- > 0) {
      const responses = makeRequest(randomInt, inputs);
      const started = performance.now();
      const status = await statusOf(responses);
      slowest = Math.max(slowest, performance.now() - started);
      assert.ok(FAIR.has(status), `${responses.path} ${JSON.stringify(responses.fields)}: ${status}`);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, send));
  const summary = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  return `${summary.join(', ')}; slowest ${slowest.toFixed(0)} ms`;
}

/** Covers libraries that the first request of each kind loads into the serving process. */
const MAX_GROWTH_MB = 100;

for (const [name, makeRequest] of sampled(4, Object.entries(FUZZED_OPERATIONS))) {
  if (!name.includes(ONLY)) continue;
  test(`${name}: ${TRIES} corrupt inputs succeed or are rejected`, { timeout: 3_600_000 }, async (t) => {
    const earlier = { ...jobs.metrics().terminations };
    const report = await sendAll(name, makeRequest);
    const { terminations, residentMb: engines } = jobs.metrics();
    const limits = `${terminations.timeout - earlier.timeout} out of time, ${terminations.memory - earlier.memory} out of memory`;
    t.diagnostic(`${report}; ${limits}; engines ${engines.toFixed(0)} MB`);
    assert.equal(terminations.died - earlier.died, 0, 'processes that died');
  });
}

test('no job is left running, and memory is freed', async (t) => {
  assert.deepEqual([jobs.metrics().running, jobs.metrics().waiting], [0, 0]);
  // Ends the engine processes, as half a minute without work would.
  jobs.close();
  const grown = (await memoryAtRest()) - idleMb;
  t.diagnostic(`${grown.toFixed(0)} MB above the ${idleMb.toFixed(0)} MB before the first input`);
  assert.ok(grown < MAX_GROWTH_MB, `${grown} MB`);
});
