import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { distanceKm } from '../../core/place/place.ts';

interface Airport {
  iata: string | null;
  icao: string | null;
  name: string;
  type: string;
  country: string;
  region: string;
  stateCode: string | null;
  latitude: number;
  longitude: number;
  scheduledService: boolean;
  timezone: string;
  distanceKm: number;
  runways: { name: string; lengthFt: number }[];
}

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

async function list(query: string): Promise<{ airports: Airport[]; total: number }> {
  const { status, body } = await get(`${service.url}/v1/airports${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return { airports: body.data as unknown as Airport[], total: body.meta.total ?? -1 };
}

async function fetchAirport(code: string): Promise<Airport> {
  const { status, body } = await get(`${service.url}/v1/airports/${code}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data as unknown as Airport;
}

describe('alternative names', () => {
  test('cities and states missing from the names of Indian airports', async () => {
    for (const [q, codes] of [
      ['goa', ['GOI', 'GOX']],
      ['ayodhya', ['AYJ']],
      ['baroda', ['BDQ']],
      ['trivandrum', ['TRV']],
      ['vizag', ['VTZ']],
      ['manali', ['KUU']],
      ['kerala', ['COK', 'CNN', 'CCJ', 'TRV']],
    ] as const) {
      const iataCodes = (await list(`?q=${q}&country=IN&limit=10`)).airports.map(({ iata }) => iata);
      for (const code of codes) assert.ok(iataCodes.includes(code), `${q}: ${iataCodes.join(' ')}`);
    }
  });

  test('excludes places that are not on Earth', async () => {
    assert.equal((await list('?q=jezero%20crater')).total, 0);
    assert.equal((await get(`${service.url}/v1/airports?country=ZZ`)).status, 400);
  });
});

describe('one airport', () => {
  test('by IATA and by ICAO code, in any case, with time zone, state and runways', async () => {
    const airport = await fetchAirport('maa');
    assert.equal(airport.icao, 'VOMM');
    assert.equal(airport.stateCode, 'TN');
    assert.equal(airport.timezone, 'Asia/Kolkata');
    assert.ok(airport.runways.some(({ name, lengthFt }) => name === '07/25' && lengthFt > 10_000));
    assert.deepEqual(await fetchAirport('VOMM'), airport);
    assert.equal((await fetchAirport('LHR')).timezone, 'Europe/London');
  });

  test('an airport without either code is found by its identifier', async () => {
    assert.equal((await fetchAirport('IN-0004')).name, 'Leh Heliport');
  });

  test('regions have the current codes of the states', async () => {
    for (const [code, region] of [
      ['BOM', 'IN-MH'],
      ['RPR', 'IN-CG'],
      ['BBI', 'IN-OD'],
      ['HYD', 'IN-TS'],
      ['DED', 'IN-UK'],
      ['IXL', 'IN-LA'],
    ] as const) {
      assert.equal((await fetchAirport(code)).region, region);
    }
  });

  test('an unknown code is 404 with a hint; a malformed one is 400', async () => {
    const unknown = await get(`${service.url}/v1/airports/bombay`);
    assert.equal(unknown.status, 404);
    assert.match(unknown.body.error.message, /BOM \(Chhatrapati Shivaji/);
    assert.match((await get(`${service.url}/v1/airports/QQQQ`)).body.error.message, /\/v1\/airports\?q=/);
    assert.equal((await get(`${service.url}/v1/airports/M!A`)).status, 400);
  });
});

describe('search', () => {
  test('an exact code comes first, then scheduled and larger airports', async () => {
    assert.equal((await list('?q=maa')).airports[0]?.iata, 'MAA');
    const { airports } = await list('?q=london&limit=100');
    const order = airports.map(({ scheduledService }) => scheduledService);
    assert.deepEqual(
      order,
      order.toSorted((a, b) => Number(b) - Number(a)),
    );
    assert.equal(airports[0]?.type, 'large_airport');
  });

  test('other names are found: Bombay, Madras', async () => {
    assert.equal((await list('?q=bombay&country=in')).airports[0]?.iata, 'BOM');
    assert.equal((await list('?q=madras&country=in')).airports[0]?.iata, 'MAA');
  });

  test('initials of Indian airports; a few letters do not match places abroad phonetically', async () => {
    for (const [q, iata] of [
      ['csmia', 'BOM'],
      ['rgia', 'HYD'],
      ['jewar', 'DXN'],
    ])
      assert.equal((await get(`${service.url}/v1/airports?q=${q}`)).body.data[0]?.iata, iata, q);
    assert.equal((await get(`${service.url}/v1/airports?q=blorp`)).body.meta.total, 0);
    assert.equal((await get(`${service.url}/v1/airports?q=frankfurth`)).body.data[0]?.iata, 'FRA');
  });

  test('filters narrow and page', async () => {
    const all = await list('?state=Orissa&limit=100');
    assert.ok(all.total > 20);
    assert.ok(all.airports.every(({ stateCode, country }) => stateCode === 'OD' && country === 'IN'));
    const second = await list('?state=OD&limit=5&offset=5');
    assert.deepEqual(second.airports, all.airports.slice(5, 10));
    assert.ok((await list('?type=seaplane_base&country=IN')).airports.every(({ type }) => type === 'seaplane_base'));
    assert.ok((await list('')).total > 70_000);
  });

  test('returns 400 with the violated rule for invalid filters', async () => {
    for (const query of ['?q=m', '?country=XX', '?country=IND', '?type=closed', '?state=Atlantis', '?limit=101']) {
      const { status, body } = await get(`${service.url}/v1/airports${query}`);
      assert.equal(status, 400, query);
      assert.match(body.error.message, new RegExp(`^${query.slice(1).split('=')[0]}:`));
    }
  });

  test('near a pincode, only with scheduled flights', async () => {
    const { airports } = await list('/near?pincode=600001&scheduled=true');
    assert.equal(airports[0]?.iata, 'MAA');
    assert.ok(airports.every(({ scheduledService, distanceKm }) => scheduledService && distanceKm <= 100));
  });
});

test('OpenFlights: its codes are found, at the same place', { skip: noVectors }, async (t) => {
  const truth = sampled(8, readVector<{ iata: string; lat: number; lng: number }[]>('places/airports_openflights.json'));
  let foundCount = 0;
  let near = 0;
  for (const { iata, lat, lng } of truth) {
    const { status, body } = await get(`${service.url}/v1/airports/${iata}`);
    if (status !== 200) continue;
    foundCount++;
    if (distanceKm(body.data as unknown as Airport, { latitude: lat, longitude: lng }) <= 10) near++;
  }
  t.diagnostic(
    `${foundCount} of ${truth.length} codes found (${((100 * foundCount) / truth.length).toFixed(1)} %), ${((100 * near) / foundCount).toFixed(1)} % of them within 10 km`,
  );
  assert.ok(foundCount / truth.length >= 0.94);
  assert.ok(near / foundCount >= 0.94);
});
