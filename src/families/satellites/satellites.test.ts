import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { DECAYING_TLE, OMM, TLE } from '../../../test/fixtures/station-elements.ts';
import { type Body, get, linkedPacks, type Service, startPotli } from '../../../test/support/service.ts';
import { refreshDataset } from '../../core/dataset/refresh/refresh.ts';
import { satellites } from './dataset.ts';

let service: Service;
let fresh: Service;
let publisher: ReturnType<typeof createServer>;
let file = '';
const folder = linkedPacks();
before(async () => {
  service = await startPotli({ now: () => new Date('2014-01-23T00:00:00Z') });
  publisher = createServer((_request, response) => response.end(file)).listen(0, '127.0.0.1');
  await new Promise((resolve) => publisher.once('listening', resolve));
});
after(async () => {
  await service.close();
  await fresh?.close();
  publisher.close();
});
const refresh = (): Promise<unknown> =>
  refreshDataset(
    satellites,
    `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/gp.php?GROUP=active&FORMAT=json`,
    folder,
    new Date(),
  );
const request = (path: string, init?: RequestInit): Promise<{ status: number; body: Body }> => get(`${service.url}${path}`, init);

test('without elements, lists satellites and returns 503 for passes', async () => {
  const list = await request('/v1/satellites?group=indian&limit=100');
  assert.equal(list.status, 200);
  assert.ok((list.body.data as { elements: unknown }[]).every(({ elements }) => elements === null));
  assert.ok((list.body.meta.total ?? 0) >= 15);
  assert.equal(list.body.meta.source?.asOf, null);
  assert.match(list.body.meta.note ?? '', /unknown until the first refresh/);
  const response = await request('/v1/satellites/hubble');
  const { id, position } = response.body.data as { id: number; position: unknown };
  assert.deepEqual([id, position], [20_580, null]);
  assert.match(response.body.meta.note ?? '', /No elements/);
  const pass = await request('/v1/sat-pass?pincode=600001');
  assert.deepEqual([pass.status, pass.body.error.code], [503, 'dataset_not_loaded']);
  assert.equal((await request('/v1/satellites/sputnik-99')).status, 404);
  assert.match((await request('/v1/satellites/cartosat')).body.error.message, /Did you mean CARTOSAT/);
});

test('custom elements: in the query, as text, in JSON, as OMM', async () => {
  const times = async (path: string, init?: RequestInit): Promise<string[]> => {
    const { status, body } = await request(`/v1/sat-pass${path}`, init);
    assert.equal(status, 200, JSON.stringify(body));
    return (body.data as { passes: { max: { time: string } }[] }).passes.map(({ max }) => max.time.slice(0, 16));
  };
  const options = '?lat=13.08&lng=80.27&days=2';
  const expected = await times(`${options}&tle=${encodeURIComponent(TLE)}`);
  assert.ok(expected.length > 3);
  const text = { 'content-type': 'text/plain' };
  const json = { 'content-type': 'application/json' };
  assert.deepEqual(await times(options, { method: 'POST', headers: text, body: TLE }), expected);
  assert.deepEqual(await times(options, { method: 'POST', headers: text, body: JSON.stringify([OMM]) }), expected);
  assert.deepEqual(
    await times('', { method: 'POST', headers: json, body: JSON.stringify({ text: TLE, lat: 13.08, lng: 80.27, days: 2 }) }),
    expected,
  );
  assert.deepEqual(await times(options, { method: 'POST', headers: json, body: JSON.stringify({ omm: OMM }) }), expected);
  assert.deepEqual(
    await times(options, { method: 'POST', headers: json, body: JSON.stringify(OMM) }),
    expected,
    'bare OMM as request body',
  );
});

test('a decaying satellite reports its predicted re-entry time, and times carry a UTC offset', async () => {
  const elements = encodeURIComponent(DECAYING_TLE);
  const { status, body } = await request(`/v1/sat-pass?lat=-60&lng=20&from=2005-11-29T00:29:00Z&tz=UTC&elements=${elements}`);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.data.elements.epoch, '2005-11-29T00:28:59+00:00');
  assert.match(body.data.comesDown, /^2005-11-29T01:2\d:\d\d\+00:00$/);
  assert.match(body.meta.note ?? '', /decays about/);
});

test('invalid input is rejected', async () => {
  const tle = `&tle=${encodeURIComponent(TLE)}`;
  for (const path of [
    `/v1/sat-pass?sat=iss`,
    `/v1/sat-pass?lat=13${tle}`,
    `/v1/sat-pass?pincode=600001&days=11${tle}`,
    `/v1/sat-pass?pincode=600001&minElevation=91${tle}`,
    `/v1/sat-pass?pincode=600001&tle=${encodeURIComponent(TLE.replace('5082', '5081'))}`,
    `/v1/sat-pass?pincode=600001&omm=${encodeURIComponent('{"EPOCH":')}`,
    `/v1/sat-pass?pincode=600001&from=2060-01-01T00:00:00Z${tle}`,
    `/v1/satellites?group=secret`,
  ]) {
    const { status, body } = await request(path);
    assert.equal(status, 400, `${path} ${JSON.stringify(body)}`);
  }
});

test('a refresh loads elements; broken files are rejected', async () => {
  for (const brokenFile of ['', '<!doctype html><p>403', '{"a":1}', '[]', '[{"OBJECT_NAME":"X"}]', JSON.stringify([OMM]).slice(0, -5)]) {
    file = brokenFile;
    await assert.rejects(refresh());
  }
  file = JSON.stringify([OMM, { ...OMM, NORAD_CAT_ID: 270_001, OBJECT_NAME: 'NEWSAT 1' }, { nonsense: true }]);
  assert.deepEqual(await refresh(), { rows: 47, version: '2014-01-20T22:23:04.000Z', changes: undefined, unchanged: false });

  fresh = await startPotli({ now: () => new Date('2014-01-23T00:00:00Z') }, folder);

  const response = (await get(`${fresh.url}/v1/satellites/iss?lat=13.08&lng=80.27&tz=UTC`)).body.data as unknown as {
    orbit: { periodMinutes: number; perigeeKm: number };
    position: { altitudeKm: number; velocityKmS: number; at: string };
    look: { rangeKm: number };
    elements: { ageDays: number };
  };
  assert.deepEqual(
    [response.orbit.periodMinutes, response.position.at, response.elements.ageDays],
    [92.91, '2014-01-23T00:00:00+00:00', 2.1],
  );
  assert.ok(
    response.position.altitudeKm > 400 && response.position.altitudeKm < 440 && Math.abs(response.position.velocityKmS - 7.66) < 0.05,
  );
  assert.ok(response.look.rangeKm > 400);
  const [satellite] = (await get(`${fresh.url}/v1/satellites?q=newsat`)).body.data as { id: number; elements: { epoch: string } }[];
  assert.deepEqual([satellite?.id, satellite?.elements.epoch], [270_001, '2014-01-21T03:53:04+05:30']);

  const passes = await get(`${fresh.url}/v1/sat-pass?pincode=600001&sat=25544`);
  assert.equal(passes.status, 200);
  assert.deepEqual((passes.body.data as { elements: { source: string; stale: boolean } }).elements.source, 'stored');
  const stale = await get(`${fresh.url}/v1/sat-pass?pincode=600001&from=2014-02-05T00:00:00Z`);
  assert.equal((stale.body.data as { elements: { stale: boolean } }).elements.stale, true);
  assert.match(stale.body.meta.note ?? '', /15.1 days/);
  const old = await get(`${fresh.url}/v1/sat-pass?pincode=600001&from=2014-03-05T00:00:00Z`);
  assert.deepEqual([old.status, old.body.error.code], [503, 'dataset_not_loaded']);
});
