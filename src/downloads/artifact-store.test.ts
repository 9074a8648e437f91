import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '../../test/support/process.ts';
import { get, linkedPacks, startPotli, temporaryFolder } from '../../test/support/service.ts';
import type { Datasets } from '../core/dataset/datasets.ts';
import type { JobRunner } from '../core/jobs/jobs.ts';
import { ApiError } from '../core/request/api-error.ts';
import { ArtifactStore } from './artifact-store.ts';
import { findTable } from './tables.ts';

const rto = findTable('rto') ?? assert.fail();

test('a failed build of an artifact is not retried for a minute', async () => {
  let now = 0;
  let tries = 0;
  const error = new ApiError('unavailable', 'The disk is full.');
  const jobs = {
    run(): Promise<never> {
      tries++;
      return Promise.reject(error);
    },
  } as unknown as JobRunner;
  const datasets = { directory: temporaryFolder(), open: () => ({ pack: { header: { id: 'a' } } }) } as unknown as Datasets;
  const store = new ArtifactStore(datasets, jobs, () => now);
  for (let request = 0; request < 3; request++) await assert.rejects(store.file(rto, 'csv', 'one'), error);
  assert.deepEqual([tries, store.buildFailure], [1, error]);
  now += 61_000;
  assert.equal(store.buildFailure, undefined);
  await assert.rejects(store.file(rto, 'csv', 'one'), error);
  assert.equal(tries, 2);
});

test('the next build of a table deletes artifacts of older versions and temporary files of killed builds', async () => {
  const directory = temporaryFolder();
  const folder = join(directory, 'downloads');
  mkdirSync(folder);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const version = (letter: string): string => `rto-${letter.repeat(16)}-${letter.repeat(64)}.csv`;
  for (const name of [version('a'), version('b'), 'rto.csv.17.tmp', 'rto.csv.18.tmp', 'ifsc.csv.19.tmp']) {
    writeFileSync(join(folder, name), '');
    const modified = name === 'rto.csv.18.tmp' ? new Date() : anHourAgo;
    utimesSync(join(folder, name), modified, modified);
  }
  const jobs = { run: () => Promise.resolve({}) } as unknown as JobRunner;
  const datasets = { directory, open: () => ({ pack: { header: { id: 'c'.repeat(64) } } }) } as unknown as Datasets;
  await new ArtifactStore(datasets, jobs).file(rto, 'csv', 'one');
  assert.deepEqual(readdirSync(folder).sort(), ['ifsc.csv.19.tmp', 'rto.csv.18.tmp']);
});

test('if the folder is not writable, the list has a note that files cannot be generated', async () => {
  const folder = linkedPacks();
  writeFileSync(join(folder, 'downloads'), 'not a folder');
  const service = await startPotli({}, folder);
  const note = async (): Promise<string> => (await get(`${service.url}/v1/downloads`)).body.meta.note ?? '';
  assert.match(await note(), /are being generated/);
  await until(async () => /cannot be generated at present: .*DATA_DIR/.test(await note()));
  const { status, body } = await get(`${service.url}/v1/downloads/ifsc.csv`);
  assert.deepEqual([status, body.error.code], [503, 'unavailable']);
  await service.close();
});
