/** A platform for which a native library has no binary: its operations report that, and all others work. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { defineEngine } from '../src/core/jobs/engine.ts';
import { operation } from '../src/core/operation/operation.ts';
import { testFamily } from './fixtures/feature-family.ts';
import type tasks from './fixtures/unloadable-worker.ts';
import { get, type Service, startFamilies } from './support/service.ts';

const engine = defineEngine<typeof tasks>({
  name: 'unloadable',
  host: 'text',
  worker: new URL('./fixtures/unloadable-worker.js', import.meta.url),
  memoryMb: 50,
});
const unsupported = operation({
  id: 'unsupported',
  path: '/v1/unsupported',
  summary: 'Work that only other systems can do',
  input: {},
  output: z.number(),
  example: {},
  run: async (_, { jobs }) => ({ data: await jobs.run(engine, 'double', 21, { timeoutMs: 5_000 }) }),
});

let service: Service;
before(async () => {
  service = await startFamilies([
    testFamily,
    { id: 'unsupported', name: 'Unsupported', group: 'Developer tools', about: '.', operations: [unsupported] },
  ]);
});
after(() => service.close());

test('a job whose native library cannot be loaded is 503 unavailable, every time, and other jobs on the same host keep working', async () => {
  for (let times = 0; times < 3; times++) {
    const { status, body } = await get(`${service.url}/v1/unsupported`);
    assert.deepEqual([status, body.error.code], [503, 'unavailable']);
    assert.doesNotMatch(body.error.message, /no-binary/);
  }
  assert.equal((await get(`${service.url}/v1/job/double`)).status, 200);
});
