/**
 * Publishers that send broken files to a running service: every refreshable dataset keeps its data, reports the reason and stays available.
 */
import assert from 'node:assert/strict';
import { readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { packPath } from '../src/core/dataset/datasets.ts';
import { isRefreshable } from '../src/core/dataset/refresh/ingest.ts';
import { scheduleRefreshes } from '../src/core/dataset/refresh/schedule.ts';
import type { DatasetStatus } from '../src/core/dataset/status.ts';
import { datasets as definitions } from '../src/families/index.ts';
import { get, linkedPacks, startPotli } from './support/service.ts';
import { secondTier } from './support/test-tiers.ts';
import { listVectors, noVectors, vectorFile } from './support/vectors.ts';

/** Files in publishers' formats, of which only a truncated or damaged copy is sent. */
const PUBLISHED = [
  'money/NAVAll-2025-05-16.txt',
  'money/ind_nifty500list.csv',
  'money/ifsc_branches_sample.json',
  'network-and-security/GeoIP2-City-Test.mmdb',
  'network-and-security/GeoLite2-ASN-Test.mmdb',
  'network-and-security/in_mobile_carrier.csv',
  'calendars-and-sky/rbi_bank_holidays_2026.json',
  'places/stations_zone.json',
];
const MAX_FILE_BYTES = 2_000_000;

function brokenFiles(): Buffer[] {
  const hostile = listVectors('documents-and-images/hostile').map((path) => readFileSync(vectorFile(path)));
  const corrupted = PUBLISHED.map((path) => readFileSync(vectorFile(path))).flatMap((file) => {
    const damaged = Buffer.from(file);
    for (let offset = 0; offset < damaged.length; offset += 97) damaged[offset] = 0;
    return [file.subarray(0, file.length / 2), damaged];
  });
  return [Buffer.alloc(0), Buffer.from('PK\x03\x04'), ...corrupted, ...hostile.filter(({ length }) => length < MAX_FILE_BYTES)];
}

/** One endpoint of each of several families that read these datasets. */
const PATHS = [
  '/v1/pincode/600001',
  '/v1/ifsc/HDFC0000007',
  '/v1/stations/MAS',
  '/v1/companies/RELIANCE',
  '/v1/mutual-funds/120523',
  '/v1/airports/MAA',
  '/v1/hsn/8517',
  '/v1/phone/09840012345',
];

test('a running service keeps its data for every broken file', { skip: noVectors || secondTier }, async (t) => {
  const files = brokenFiles();
  const refreshing = definitions.filter(isRefreshable);
  let sent = 0;
  const publisher = createServer((_request, response) => {
    response.shouldKeepAlive = false;
    response.end(files[sent++ % files.length]);
  });
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  t.after(() => publisher.close());
  const url = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/file`;

  const directory = linkedPacks();
  const service = await startPotli({}, directory);
  t.after(() => service.close());
  const fetchAll = async (): Promise<unknown[]> => Promise.all(PATHS.map(async (path) => (await get(service.url + path)).body.data));
  const before = await fetchAll();
  const failed = new Set<string>();
  let failures = 0;
  const schedule = scheduleRefreshes({
    datasets: service.datasets,
    directory,
    environment: Object.fromEntries(refreshing.map(({ name }) => [`REFRESH_URL_${name.toUpperCase().replaceAll('-', '_')}`, url])),
    worker: new URL('../src/tools/refresh-worker.js', import.meta.url),
    log(line) {
      if (!line.includes('refresh failed')) return;
      failures++;
      failed.add(line.slice(0, line.indexOf(':')));
    },
    startupDelayMs: 1,
    firstRetryMs: 1,
  });
  t.after(() => schedule.stop());

  const end = Date.now() + 240_000;
  while ((sent < files.length || failed.size < refreshing.length) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal((await get(`${service.url}/healthz`)).status, 200);
  }
  schedule.stop();
  t.diagnostic(`${failures} refreshes of ${failed.size} datasets failed with ${Math.min(sent, files.length)} of ${files.length} files`);
  assert.deepEqual([...failed].sort(), refreshing.map(({ name }) => name).sort());
  assert.ok(sent >= files.length);
  assert.deepEqual(await fetchAll(), before);
  assert.equal((await get(`${service.url}/readyz`)).status, 200);
  const { datasets } = (await get(`${service.url}/v1/status`)).body.data as { datasets: readonly DatasetStatus[] };
  for (const { name } of refreshing) {
    const status = datasets.find((dataset) => dataset.name === name);
    assert.match(status?.problem ?? '', /^refresh failed: the source /, name);
    assert.doesNotMatch(status?.problem ?? '', /127\.0\.0\.1|http/, name);
    assert.ok(readlinkSync(packPath(directory, name)), 'the pack is unchanged');
  }
});
