import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { type Body, get, linkedPacks, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector, readVectorText } from '../../../test/support/vectors.ts';
import { Datasets } from '../../core/dataset/datasets.ts';
import { refreshDataset } from '../../core/dataset/refresh/refresh.ts';
import { conditionsAt } from './conditions.ts';
import { readSpaceWeather, type SpaceWeather, spaceWeather } from './dataset.ts';
import { flareClass, newestRow, numberIn, parseFeedRows, rowTime } from './feeds.ts';
import { magneticLatitude, obliquity, solarFluxOf, sunspotNumberOf } from './ionosphere.ts';

describe('feeds', () => {
  test('the samples of both shapes', { skip: noVectors }, (t) => {
    const feed = (name: string): string => readVectorText(`calendars-and-sky/swpc/${name}.json`);
    const value = (name: string, ...fields: string[]): number | undefined =>
      numberIn(newestRow(parseFeedRows(feed(name)), ...fields), ...fields);
    assert.equal(value('10cm-flux.new', 'flux'), 130);
    assert.equal(value('10cm-flux.old', 'flux'), 130);
    assert.equal(value('noaa-planetary-k-index.new', 'kp'), 0, 'the newest K is zero, and zero is a value');
    assert.equal(value('noaa-planetary-k-index.old', 'kp'), 3.33);
    assert.equal(value('planetary_k_index_1m', 'kp_index'), 0);
    assert.equal(value('predicted-solar-cycle', 'predicted_ssn'), 107.8);
    const weather = readSpaceWeather(Buffer.from(feed('noaa-planetary-k-index.old')), { flux: Buffer.from(feed('10cm-flux.old')) });
    assert.deepEqual([weather.k, weather.a, weather.sfi, weather.updated], [3.33, 18, 130, '2026-02-19T00:00:00.000Z']);
    t.diagnostic('6 samples read');
  });

  test('rows in any order, times in three forms, classes of flares', () => {
    const rows = parseFeedRows(
      '[{"time_tag":"2026-11-14T21:00:00","Kp":1},{"time_tag":"2026-11-14T23:00:00","Kp":null},{"time_tag":"2026-11-14T22:00:00","Kp":"2.67"}]',
    );
    assert.equal(numberIn(newestRow(rows, 'kp'), 'kp'), 2.67);
    for (const time_tag of ['2026-02-19 00:00:00.000', '2026-02-19T00:00:00', '2026-02-19 00:00:00 UTC', '2026-02-19T00:00:00Z']) {
      assert.equal(rowTime({ time_tag }), Date.UTC(2026, 1, 19), time_tag);
    }
    assert.deepEqual([2.4e-6, 1e-4, 1.2e-3, 5e-9].map(flareClass), ['C2.4', 'X1.0', 'X12.0', 'A0.5']);
  });
});

describe('the model', () => {
  test('flux and sunspots, hops and magnetic latitude', () => {
    for (const ssn of [0, 50, 100, 200]) assert.ok(Math.abs(sunspotNumberOf(solarFluxOf(ssn)) - ssn) < 1e-9);
    assert.ok(Math.abs(obliquity(3000) - 3) < 1e-9);
    assert.ok(obliquity(500) > 1 && obliquity(500) < 1.5);
    assert.ok(Math.abs(magneticLatitude({ latitude: 13, longitude: 80 }) - 4.5) < 1.5);
  });

  const time = Date.parse('2026-11-15T06:30:00Z');
  const india = { latitude: 23, longitude: 79 };
  const conditions = (sfi: number, k = 2, more: Partial<Parameters<typeof conditionsAt>[0]> = {}): ReturnType<typeof conditionsAt> =>
    conditionsAt({ point: india, to: null, time, activity: { sfi, ssn: sunspotNumberOf(sfi), k }, blackout: 0, ...more });
  const ratingValue = { poor: 0, fair: 1, good: 2 };

  test('higher solar flux opens higher bands by day; storms and blackouts close them', () => {
    const sum = (list: ReturnType<typeof conditions>, when: 'day' | 'night' | 'now'): number =>
      list.bands.reduce((total, band) => total + ratingValue[band[when]], 0);
    const [low, high] = [conditions(70), conditions(200)];
    assert.ok(high.muf3000MHz > low.muf3000MHz + 10);
    assert.equal(low.bands.find(({ band }) => band === '10m')?.day, 'poor');
    assert.equal(high.bands.find(({ band }) => band === '10m')?.day, 'good');
    assert.ok(sum(conditions(140, 7), 'day') < sum(conditions(140, 2), 'day'));
    assert.ok(sum(conditions(140, 2, { blackout: 2 }), 'day') < sum(conditions(140, 2), 'day'));
    assert.equal(sum(conditions(140, 2, { blackout: 2 }), 'night'), sum(conditions(140, 2), 'night'));
  });

  test('by night low bands open and high ones close', () => {
    const { bands } = conditions(120);
    const of = (name: string): (typeof bands)[number] => bands.find(({ band }) => band === name) as (typeof bands)[number];
    assert.ok(ratingValue[of('80m').night] > ratingValue[of('80m').day]);
    assert.ok(ratingValue[of('15m').night] < ratingValue[of('15m').day]);
    const night = conditions(120, 2, { time: time + 12 * 3_600_000 });
    assert.ok(night.lufMHz < 2 && night.foEMHz === 0 && night.muf3000MHz < conditions(120).muf3000MHz);
  });

  test('a path has the rating of its worse end', () => {
    const path = conditions(140, 2, { to: { latitude: 51.5, longitude: -0.1 } }).path;
    assert.equal(path?.hops, 2);
    assert.ok(Math.abs((path?.distanceKm ?? 0) - 7290) < 20);
    assert.ok((path?.mufMHz ?? 99) < conditions(140).muf3000MHz, 'it is still dark in London');
    assert.equal(conditions(140, 2, { to: india }).path?.distanceKm, 0);
  });

  test('most ratings are within one step of published ones on three days', { skip: noVectors }, (t) => {
    type Sample = { updated: string | null; sfi: number; k: number; day: Record<string, string>; night: Record<string, string> };
    let [cells, near] = [0, 0];
    for (const sample of readVector<{ samples: Sample[] }>('calendars-and-sky/hamqsl_samples.json').samples) {
      const noon = Date.parse(`${sample.updated ?? '2026-03-20'}T12:00:00Z`);
      const { groups } = conditions(sample.sfi, sample.k, { point: { latitude: 42, longitude: -90 }, time: noon });
      for (const when of ['day', 'night'] as const) {
        for (const [bands, rating] of Object.entries(sample[when])) {
          const computed = groups.find((group) => group.bands === bands)?.[when] ?? 'poor';
          cells++;
          if (Math.abs(ratingValue[computed] - ratingValue[rating.toLowerCase() as keyof typeof ratingValue]) <= 1) near++;
        }
      }
    }
    t.diagnostic(`${near} of ${cells} ratings within a step`);
    assert.ok(near / cells >= 0.85);
  });
});

describe('over HTTP', () => {
  const files = new Map<string, string>();
  const folder = linkedPacks();
  let publisher: ReturnType<typeof createServer>;
  let service: Service;
  let clock = new Date('2026-11-14T22:00:00Z');
  before(async () => {
    publisher = createServer((request, response) => {
      const file = files.get(request.url ?? '');
      response.writeHead(file === undefined ? 404 : 200).end(file);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => publisher.once('listening', resolve));
    service = await startPotli({ now: () => clock });
  });
  after(async () => {
    await service.close();
    publisher.close();
  });
  const refresh = (): Promise<unknown> => {
    const { port } = publisher.address() as AddressInfo;
    return refreshDataset(spaceWeather, `http://127.0.0.1:${port}/products/noaa-planetary-k-index.json`, folder, clock);
  };
  const fetchConditions = (query: string, from: Service = service): Promise<{ status: number; body: Body }> =>
    get(`${from.url}/v1/propagation?${query}`);

  test('returns 503 without live data, unless the request has its own indices', async () => {
    const none = await fetchConditions('');
    assert.deepEqual([none.status, none.body.error.code], [503, 'dataset_not_loaded']);
    assert.equal((await fetchConditions('sfi=140')).status, 503, 'k is missing');
    const single = await fetchConditions('sfi=140&k=0&pincode=600001');
    assert.equal(single.status, 200);
    const data = single.body.data as unknown as {
      indices: Record<string, unknown>;
      geomagneticField: string;
      bands: unknown[];
      groups: unknown[];
      stale: boolean;
    };
    assert.deepEqual(
      [data.indices.sfi, data.indices.k, data.indices.updated, data.geomagneticField, data.stale],
      [140, 0, null, 'quiet', false],
    );
    assert.deepEqual([data.bands.length, data.groups.length], [9, 4]);
    assert.deepEqual((await fetchConditions('ssn=100&k=6')).body.data.scales, { r: null, s: null, g: 2 }, 'only the storm follows from K');
    assert.match((await fetchConditions('ssn=100&k=6')).body.meta.note ?? '', /blackouts are unknown/);
    for (const query of ['sfi=10&k=2', 'sfi=140&k=10', 'sfi=140&k=2&to=100,0', 'sfi=140&k=2&to=north', 'sfi=140&k=2&lat=10']) {
      assert.equal((await fetchConditions(query)).status, 400, query);
    }
  });

  test('a refresh reads all feeds, and skips missing or broken ones', async () => {
    for (const brokenFeed of ['<html>', 'not json', '[]', '[["time_tag","Kp"]]']) {
      files.set('/products/noaa-planetary-k-index.json', brokenFeed);
      await assert.rejects(refresh(), brokenFeed);
    }
    files.set(
      '/products/noaa-planetary-k-index.json',
      '[{"time_tag":"2026-11-14T18:00:00","Kp":2.33,"a_running":9},{"time_tag":"2026-11-14T21:00:00","Kp":0,"a_running":7}]',
    );
    files.set('/products/summary/10cm-flux.json', '[{"flux":130,"time_tag":"2026-11-14T20:00:00"}]');
    files.set(
      '/products/noaa-scales.json',
      '{"0":{"DateStamp":"2026-11-14","R":{"Scale":"1","Text":"minor"},"S":{"Scale":"0"},"G":{"Scale":null}}}',
    );
    files.set(
      '/json/rtsw/rtsw_wind_1m.json',
      '[{"time_tag":"2026-11-14T21:59:00","proton_speed":412.5},{"time_tag":"2026-11-14T21:58:00","proton_speed":400}]',
    );
    files.set(
      '/json/goes/primary/xrays-6-hour.json',
      '[{"time_tag":"2026-11-14T21:58:00Z","energy":"0.05-0.4nm","flux":1e-8},{"time_tag":"2026-11-14T21:58:00Z","energy":"0.1-0.8nm","flux":2.4e-6}]',
    );
    files.set(
      '/products/noaa-planetary-k-index-forecast.json',
      '[["time_tag","kp","observed","noaa_scale"],["2026-11-15 00:00:00","3.00","predicted",null],["2026-11-15 03:00:00","4.33","predicted",null]]',
    );
    files.set('/json/rtsw/rtsw_mag_1m.json', '{broken');
    await refresh();

    const datasets = new Datasets([spaceWeather], folder);
    datasets.load();
    const weather = datasets.open(spaceWeather).get('kind', 'now')?.parse() as SpaceWeather;
    assert.deepEqual(weather, {
      updated: '2026-11-14T21:00:00.000Z',
      sfi: 130,
      ssn: null,
      k: 0,
      a: 7,
      xray: 'C2.4',
      solarWindKmS: 412.5,
      bz: null,
      scales: { r: 1, s: 0, g: null },
      forecast: [{ date: '2026-11-15', kMax: 4.33 }],
    });

    const live = await startPotli({ now: () => clock }, folder);
    try {
      type Live = { indices: { sfi: number; k: number; ssn: number }; stale: boolean; forecast: unknown[] };
      const now = (await fetchConditions('', live)).body.data as unknown as Live;
      assert.deepEqual([now.indices.sfi, now.indices.k, now.stale, now.forecast.length], [130, 0, false, 1]);
      assert.equal(((await fetchConditions('k=5', live)).body.data as unknown as Live).indices.k, 5);
      clock = new Date('2026-11-15T02:00:00Z');
      const later = await fetchConditions('', live);
      assert.equal((later.body.data as unknown as Live).stale, true);
      assert.match(later.body.meta.note ?? '', /4 hours/);
      clock = new Date('2026-11-17T02:00:00Z');
      const old = await fetchConditions('', live);
      assert.deepEqual([old.status, old.body.error.code], [503, 'dataset_not_loaded']);
      assert.equal((await fetchConditions('sfi=100&k=1', live)).status, 200);
    } finally {
      await live.close();
    }
  });
});
