/** The status of the bundled data. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import type { DatasetStatus } from './status.ts';

const NOW = new Date('2026-11-16T06:00:00Z');
let service: Service;
let status: Map<string, DatasetStatus>;
before(async () => {
  service = await startPotli({ now: () => NOW });
  const { datasets } = (await get(`${service.url}/v1/status`)).body.data as { datasets: readonly DatasetStatus[] };
  status = new Map(datasets.map((dataset) => [dataset.name, dataset]));
});
after(() => service.close());

const statusOf = (name: string): DatasetStatus => status.get(name) as DatasetStatus;

test('ageDays is computed from the date of the data; data older than its update interval is stale', () => {
  assert.deepEqual(
    [statusOf('mutual-funds').asOf, statusOf('mutual-funds').ageDays, statusOf('mutual-funds').stale],
    ['2013-03-28', 4981, true],
  );
  assert.deepEqual([statusOf('hsn').asOf, statusOf('hsn').stale], ['2017', true]);
  assert.deepEqual([statusOf('villages').asOf, statusOf('villages').stale], ['2017-03', false], 'it was published once');
  for (const { name, loaded, asOf, asOfNote, ageDays } of status.values()) {
    assert.ok(asOf !== null || (!loaded && asOfNote !== null), `${name}: only what is not loaded has no date, and a reason`);
    assert.equal(ageDays === null, asOf === null, name);
  }
});

test('fields that are older than their list are named with their date', () => {
  assert.deepEqual(statusOf('ifsc').olderFields, { asOf: '2019', fields: ['branch', 'address', 'city', 'centre', 'contact'] });
  assert.equal(statusOf('pincode').olderFields, null);
});

test('rows are counted by kind', () => {
  assert.deepEqual(statusOf('pincode').counts, { offices: 165_622, pincodes: 19_586, retired: 259 });
  assert.deepEqual(statusOf('ifsc').counts, { branches: 176_918, banks: 1_408, withdrawn: 35_149 });
  assert.deepEqual(statusOf('thirukkural').counts, { kurals: 1_330, chapters: 133 });
  for (const { name, counts, rows } of status.values()) {
    for (const [kind, count] of Object.entries(counts ?? {})) {
      assert.ok(count <= (rows ?? 0), `${name}: ${kind}`);
      if (!['space-weather', 'satellites'].includes(name)) assert.ok(count > 0, `${name}: ${kind}`);
    }
  }
});

test('a dataset without bundled data is not loaded, reports the reason, and does not affect readiness', async () => {
  for (const name of ['space-weather', 'satellites']) {
    assert.equal(statusOf(name).loaded, false);
    assert.match(statusOf(name).problem ?? '', /first refresh/);
  }
  assert.deepEqual(
    [...status.values()].filter(({ loaded }) => !loaded).map(({ name }) => name),
    ['space-weather', 'satellites'],
  );
  assert.equal((await get(`${service.url}/readyz`)).status, 200);
});

test('responses contain the date of their data', async () => {
  const { source } = (await get(`${service.url}/v1/mutual-funds?limit=1`)).body.meta;
  assert.equal(source?.asOf, '2013-03-28');
  assert.deepEqual(Object.keys(source ?? {}), ['name', 'url', 'licence', 'version', 'asOf', 'retrieved', 'attribution']);
  const computed = (await get(`${service.url}/v1/sun-moon/2026-11-16?pincode=600001`)).body.meta.source;
  assert.ok(computed !== undefined && 'asOf' in computed && computed.asOf === null);
});
