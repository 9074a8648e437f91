import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isPassengerStation } from '../../../data/formats/station-name.ts';
import { namesAgree, soundOf } from '../../../data/recipes/stations/names.ts';
import { differByOne } from '../../../data/recipes/stations/zones.ts';
import { railwayZones } from '../../../data/tables/railway_zones.ts';
import { stationZones } from '../../../data/tables/station_zones.ts';
import { majorStationRanks } from '../../../data/tables/stations.ts';
import { type Body, get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { distanceKm } from '../../core/place/place.ts';

interface Station {
  code: string;
  name: string;
  zone: string | null;
  zoneSource: string | null;
  stateCode: string | null;
  district: string | null;
  latitude: number | null;
  longitude: number | null;
  formerCodes: string[];
  inTimetable: boolean;
  distanceKm: number;
}

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

async function fetchStation(code: string): Promise<{ station: Station; note: string | undefined }> {
  const { status, body } = await get(`${service.url}/v1/stations/${code}`);
  assert.equal(status, 200, JSON.stringify(body));
  return { station: body.data as unknown as Station, note: body.meta.note };
}

async function list(query: string): Promise<{ stations: Station[]; meta: Body['meta'] }> {
  const { status, body } = await get(`${service.url}/v1/stations${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return { stations: body.data as unknown as Station[], meta: body.meta };
}

describe('one station', () => {
  test('by its code, in any case', async () => {
    const { station } = await fetchStation('mas');
    assert.equal(station.name, 'MGR Chennai Central');
    assert.equal(station.zone, 'SR');
    assert.equal(station.stateCode, 'TN');
    assert.equal(station.district, 'Chennai');
    assert.ok(distanceKm(station as { latitude: number; longitude: number }, { latitude: 13.0824, longitude: 80.276 }) < 1);
  });

  test('former codes return the current record with a note', async () => {
    for (const [former, now] of [
      ['ALD', 'PRYJ'],
      ['MGS', 'DDU'],
      ['BCT', 'MMCT'],
      ['JHS', 'VGLJ'],
      ['CSTM', 'CSMT'],
      ['HBJ', 'RKMP'],
    ] as const) {
      const { station, note } = await fetchStation(former);
      assert.equal(station.code, now);
      assert.ok(station.formerCodes.includes(former));
      assert.match(note ?? '', new RegExp(`^${former} is a former`));
    }
  });

  test('the position of a metro station with the same code is not used', async () => {
    // On the map SHC is a metro station in Chennai, and SLN one in Delhi with the same name as the railway station.
    assert.equal((await fetchStation('SHC')).station.stateCode, 'BR');
    assert.equal((await fetchStation('SLN')).station.stateCode, 'UP');
  });

  test('an unknown code is 404 with a hint; a malformed one is 400', async () => {
    const { status, body } = await get(`${service.url}/v1/stations/howrah`);
    assert.equal(status, 404);
    assert.match(body.error.message, /HWH \(Howrah Junction\)/);
    assert.equal((await get(`${service.url}/v1/stations/MAS1`)).status, 400);
    assert.equal((await get(`${service.url}/v1/stations/TOOLONGCODE`)).status, 400);
  });
});

describe('search', () => {
  test('an exact code, then exact names, then junctions', async () => {
    assert.equal((await list('?q=ndls')).stations[0]?.code, 'NDLS');
    assert.equal((await list('?q=ald')).stations[0]?.code, 'PRYJ');
    assert.equal((await list('?q=new%20delhi')).stations[0]?.code, 'NDLS');
    assert.equal((await list('?q=salem')).stations[0]?.code, 'SA');
  });

  test('former, English and short names of cities and stations', async () => {
    for (const [q, codes] of [
      ['allahabad', ['PRYJ']],
      ['mughalsarai', ['DDU']],
      ['bombay', ['CSMT', 'MMCT', 'LTT', 'BDTS']],
      ['vizag', ['VSKP']],
      ['trivandrum', ['TVC', 'TVCN']],
      ['baroda', ['BRC']],
      ['madras', ['MAS', 'MS']],
      ['bangalore', ['SBC', 'YPR', 'SMVB']],
      ['mysuru', ['MYS']],
      ['calicut', ['CLT']],
      ['jhansi', ['VGLJ']],
      ['jamshedpur', ['TATA']],
      ['ooty', ['UAM']],
    ] as const) {
      const stationCodes = (await list(`?q=${q}&limit=10`)).stations.map(({ code }) => code);
      for (const code of codes) assert.ok(stationCodes.includes(code), `${q}: ${stationCodes.join(' ')}`);
    }
  });

  test('of two main stations of a city, the more important one comes first', async () => {
    assert.deepEqual(
      (await list('?q=ranchi&limit=2')).stations.map(({ code }) => code),
      ['RNC', 'HTE'],
    );
  });

  test('major stations come before others that contain the words', async () => {
    for (const [q, code] of [
      ['chennai', 'MAS'],
      ['mumbai', 'CSMT'],
      ['delhi', 'NDLS'],
      ['kanpur', 'CNB'],
      ['howrah', 'HWH'],
      ['pune', 'PUNE'],
      ['bengaluru', 'SBC'],
      ['hyderabad', 'HYB'],
    ] as const) {
      assert.ok(
        (await list(`?q=${q}&limit=3`)).stations.some((station) => station.code === code),
        q,
      );
    }
    for (const code of majorStationRanks.keys()) assert.equal((await fetchStation(code)).station.code, code);
  });

  test('placeholder codes are removed; real codes of one letter stay', async () => {
    assert.equal((await get(`${service.url}/v1/stations/ZZZZ`)).status, 404);
    assert.equal((await fetchStation('AIRL')).station.name, 'Airoli');
    assert.equal((await fetchStation('MMM')).station.code, 'MMM');
  });

  test('the district is that of the town a station is named after, not of the nearest pincode across the river', async () => {
    for (const [code, district] of [
      ['HWH', 'Howrah'],
      ['DDU', 'Chandauli'],
      ['RJT', 'Rajkot'],
      ['DD', 'Pune'],
      ['SDAH', 'Kolkata'],
    ] as const) {
      assert.equal((await fetchStation(code)).station.district, district, code);
    }
  });

  test('state and zone filter, in code or name, and page', async () => {
    const { stations, meta } = await list('?zone=konkan%20railway&state=KA&limit=100');
    assert.ok((meta.total ?? 0) > 10);
    assert.ok(stations.every(({ zone, stateCode }) => zone === 'KR' && stateCode === 'KA'));
    assert.equal((await list('?zone=southrn%20railway&limit=1')).stations[0]?.zone, 'SR', 'with a slip');
    assert.deepEqual((await list('?zone=kr&state=Karnataka&limit=3&offset=3')).stations, stations.slice(3, 6));
  });

  test('around a place, nearest first', async () => {
    const { stations } = await list('?lat=13.0827&lng=80.2707&radius=5');
    assert.ok(stations.length > 5);
    const distances = stations.map(({ distanceKm }) => distanceKm);
    assert.deepEqual(
      distances,
      distances.toSorted((a, b) => a - b),
    );
    assert.ok(distances.every((km) => km <= 5));
    assert.equal((await list('?pincode=110001&q=ndls')).stations[0]?.code, 'NDLS');
  });

  test('returns 400 with the violated rule for invalid filters', async () => {
    for (const query of ['?zone=XR', '?state=Atlantis', '?lat=13', '?radius=5', '?radius=500&pincode=600001', '?q=%20']) {
      assert.equal((await get(`${service.url}/v1/stations${query}`)).status, 400, query);
    }
    assert.equal((await get(`${service.url}/v1/stations?pincode=999999`)).status, 404);
  });
});

describe('zones', () => {
  test('all of them with headquarters, divisions and the number of stations', async () => {
    const { body } = await get(`${service.url}/v1/stations/zones`);
    const zones = body.data as unknown as { code: string; headquarters: string; divisions: string[]; stations: number }[];
    assert.equal(zones.length, 19);
    assert.equal(body.meta.total, 19);
    const southern = zones.find(({ code }) => code === 'SR');
    assert.ok(southern?.divisions.includes('Salem') && southern.stations > 300);
  });

  test('every typed station has one zone, and one that exists', () => {
    const zones = new Set(railwayZones().map(({ code }) => code));
    for (const { zone, code } of stationZones()) {
      assert.ok(zones.has(zone), `${code} ${zone}`);
    }
  });
});

describe('names', () => {
  test('matches spellings of one name and no other names', () => {
    assert.ok(namesAgree('TIRUCHCHIRAPPALLI JN', 'Tiruchirappalli Junction'));
    assert.ok(namesAgree('ANGADIPPURAM', 'Angadipuram Raiway Station'));
    assert.ok(!namesAgree('SAHARSA JN', 'High Court'));
    assert.equal(soundOf('Phoolpur'), soundOf('FULPUR'));
    assert.ok(differByOne('salem', 'salim') && differByOne('salem', 'sale') && !differByOne('salem', 'selam'));
  });

  test('sidings and cabins are not stations', () => {
    assert.ok(!isPassengerStation('DAOR', 'A.O.C. REFINERY SDG, DIGBOI'));
    assert.ok(!isPassengerStation('KCAB', 'K-CABIN BNDM'));
    assert.ok(isPassengerStation('REWA', 'REWA'));
  });
});

test('2016 list: codes are found, zones agree', { skip: noVectors }, async (t) => {
  const truth = sampled(4, readVector<{ code: string; zone: string }[]>('places/stations_zone.json'));
  let foundCount = 0;
  const right = new Map<string | null, [right: number, all: number]>();
  let agreed = 0;
  for (const { code, zone } of truth) {
    const { status, body } = await get(`${service.url}/v1/stations/${code}`);
    if (status !== 200) continue;
    foundCount++;
    const station = body.data as unknown as Station;
    const score = right.get(station.zoneSource) ?? [0, 0];
    right.set(station.zoneSource, [score[0] + (station.zone === zone ? 1 : 0), score[1] + 1]);
    if (station.zone === zone) agreed++;
  }
  const bySource = [...right].map(([source, [ok, all]]) => `${source} ${ok}/${all}`).join(', ');
  t.diagnostic(
    `${((100 * foundCount) / truth.length).toFixed(1)} % of codes found, zone right for ${((100 * agreed) / truth.length).toFixed(1)} % (${bySource})`,
  );
  assert.ok(foundCount / truth.length >= 0.97);
  assert.ok(agreed / truth.length >= 0.92);
});
