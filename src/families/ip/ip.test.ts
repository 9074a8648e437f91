import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { networks } from '../../../data/networks.ts';
import { behindProxy, get, openDatasets, type Service, startFamilies, startPotli, temporaryFolder } from '../../../test/support/service.ts';
import { sampled, tries } from '../../../test/support/test-tiers.ts';
import { noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { Mmdb } from '../../core/geoip/mmdb.ts';
import { seededRandomInt } from '../../core/util/random.ts';
import { ipFamily } from './operations.ts';
import type { IpLocation } from './records.ts';

const NOW = new Date('2026-07-01T00:00:00Z');
let service: Service;
before(async () => {
  service = await startPotli({ now: () => NOW, ...behindProxy });
});
after(() => service.close());

async function locate(
  address: string,
): Promise<{ data: IpLocation; note: string; status: number; code: string | undefined; source: string | undefined }> {
  const { status, body } = await get(`${service.url}/v1/ip/${encodeURIComponent(address)}`);
  return {
    status,
    data: body.data as IpLocation,
    note: body.meta?.note ?? '',
    code: body.error?.code,
    source: body.meta?.source?.attribution,
  };
}

describe('public addresses', () => {
  test('an Indian address has the state code of all other families, the zone and the operator', async () => {
    const { data, source } = await locate('49.37.0.1');
    assert.deepEqual(data, {
      ip: '49.37.0.1',
      version: 4,
      type: 'public',
      network: '49.37.0.0/24',
      countryCode: 'IN',
      country: 'India',
      continentCode: 'AS',
      region: 'Maharashtra',
      stateCode: 'MH',
      state: 'Maharashtra',
      city: 'Navi Mumbai',
      district: 'Ghansoli',
      latitude: 19.1258,
      longitude: 73.0004,
      accuracy: 'city',
      anycast: false,
      timezone: 'Asia/Kolkata',
      utcOffset: '+05:30',
      asn: 55_836,
      organisation: 'Reliance Jio Infocomm Limited',
    });
    assert.match(source ?? '', /IP Geolocation by DB-IP/);
  });

  test('IPv6, and IPv4 written as IPv6', async () => {
    const { data } = await locate('2405:0200::1');
    assert.deepEqual([data.ip, data.version, data.countryCode, data.asn], ['2405:200::1', 6, 'IN', 55_836]);
    const mapped = await locate('::ffff:49.37.0.1');
    assert.deepEqual([mapped.data.ip, mapped.data.version, mapped.data.city], ['49.37.0.1', 4, 'Navi Mumbai']);
    const translated = await locate('64:ff9b::49.37.0.1');
    assert.deepEqual([translated.data.ip, translated.data.version, translated.data.city], ['64:ff9b::3125:1', 6, 'Navi Mumbai']);
  });

  test('anycast is flagged, and the UTC offset includes current daylight saving time', async () => {
    const { data, note } = await locate('1.1.1.1');
    assert.deepEqual([data.anycast, data.asn], [true, 13_335]);
    assert.match(note, /^Anycast/);
    assert.equal((await locate('81.2.69.142')).data.utcOffset, '+01:00');
    const { headers } = await get(`${service.url}/v1/ip/81.2.69.142`);
    assert.deepEqual([headers.get('cache-control'), headers.get('etag')], ['no-store', null], 'by winter it would be wrong');
  });
});

test('every kind of non-public address has its type and no location', async () => {
  for (const [address, type] of Object.entries({
    '10.1.2.3': 'private',
    '100.64.0.1': 'shared',
    '127.0.0.1': 'loopback',
    '169.254.169.254': 'link_local',
    '192.0.2.1': 'documentation',
    '198.18.0.1': 'benchmarking',
    '224.0.0.1': 'multicast',
    '255.255.255.255': 'reserved',
    '0.0.0.0': 'unspecified',
    '::1': 'loopback',
    'fe80::1': 'link_local',
    'fd00::1': 'private',
    '2001:db8::1': 'documentation',
    '2001::1': 'reserved',
    'ff02::1': 'multicast',
    '::': 'unspecified',
  })) {
    const { status, data, note } = await locate(address);
    assert.equal(status, 200);
    assert.deepEqual([data.type, data.countryCode, data.asn, data.network], [type, null, null, null], address);
    assert.match(note, /no location/);
  }
});

test('incomplete addresses are rejected', async () => {
  for (const text of [
    '0177.0.0.1',
    '0x7f000001',
    '2130706433',
    '127.1',
    '1.2.3',
    '::1%lo',
    '[::1]',
    '１２７.０.０.１',
    'localhost',
    '1.2.3.4 ',
    ' 1.2.3.4',
    '::1\n',
  ]) {
    const { status, code } = await locate(text);
    assert.deepEqual([status, code], [400, 'invalid_parameter'], text);
  }
  assert.equal((await locate('1'.repeat(46))).status, 413);
});

describe('the caller', () => {
  const as = (address: string, accept = '*/*'): Promise<Response> =>
    fetch(`${service.url}/v1/ip`, { headers: { 'x-forwarded-for': address, accept } });

  test('is located, and never cached', async () => {
    const response = await as('49.37.0.1');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(((await response.json()) as { data: IpLocation }).data.city, 'Navi Mumbai');
    assert.equal(((await (await as('::ffff:49.37.0.1')).json()) as { data: IpLocation }).data.ip, '49.37.0.1');
  });

  test('gets the bare address with Accept: text/plain', async () => {
    const response = await as('49.37.0.1', 'text/plain');
    assert.equal(await response.text(), '49.37.0.1\n');
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
    assert.equal(response.headers.get('vary'), 'accept');
    for (const accept of ['application/json, text/plain, */*', 'text/html,*/*;q=0.8'])
      assert.match((await as('49.37.0.1', accept)).headers.get('content-type') ?? '', /json/);
  });
});

test('a damaged or missing database is a 503 of this family, not a crash', { skip: noVectors }, async () => {
  const folder = temporaryFolder();
  const bytes = readFileSync(vectorFile('network-and-security/GeoIP2-City-Test.mmdb'));
  const cut = join(folder, 'cut.mmdb');
  writeFileSync(cut, bytes.subarray(0, 9_000));
  // The search tree is corrupted, the metadata intact: the file opens, and reading it fails.
  const dust = join(folder, 'dust.mmdb');
  writeFileSync(dust, Buffer.concat([Buffer.alloc(6_000, 0x7f), bytes.subarray(6_000)]));
  for (const path of sampled(2, [dust, cut, join(folder, 'missing.mmdb')])) {
    const definition = { ...networks, attach: () => ({ places: new Mmdb(path) }) };
    const unchecked = { ...definition, check: () => {} };
    for (const variant of sampled(2, [unchecked, definition])) {
      const brokenService = await startFamilies([ipFamily], { datasets: openDatasets([variant]) });
      const { status, body } = await get(`${brokenService.url}/v1/ip/49.37.0.1`);
      assert.deepEqual([status, body.error?.code], [503, 'dataset_not_loaded'], path);
      await brokenService.close();
    }
  }
});

test('random addresses of both versions succeed', async (t) => {
  const randomInt = seededRandomInt('addresses');
  const byte = (): number => randomInt(256);
  const addresses = tries(1_200);
  let located = 0;
  for (let round = 0; round < addresses; round += 20) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const v6 = Array.from({ length: 8 }, () => (byte() * 256 + byte()).toString(16)).join(':');
        return locate(index % 2 === 0 ? [byte(), byte(), byte(), byte()].join('.') : `2${v6.slice(1)}`);
      }),
    );
    for (const { status, data } of responses) {
      assert.equal(status, 200);
      if (data.countryCode) located++;
    }
  }
  t.diagnostic(`${addresses} random addresses, ${located} of them located, no failure`);
});
