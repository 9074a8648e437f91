/** Import of databases of DB-IP and MaxMind while the service runs. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ImportingService, startImporting } from '../../../test/support/import-service.ts';
import { bitsOf, type MmdbRecord, makeMmdb } from '../../../test/support/mmdb.ts';

interface Address {
  readonly asn: number | null;
  readonly organisation: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly countryCode: string | null;
}

const place = (city: string, region: string): MmdbRecord => ({
  country: { iso_code: 'IN', names: { en: 'India' } },
  subdivisions: [{ names: { en: region } }],
  city: { names: { en: city } },
  location: { latitude: 18.52, longitude: 73.85 },
});
const jio = { autonomous_system_number: 55_836, autonomous_system_organization: 'Reliance Jio of the new list' };

const everywhere = (ipv4: MmdbRecord, ipv6: MmdbRecord): Record<string, MmdbRecord> => ({
  [bitsOf('49.37.0.0', 16)]: ipv4,
  [bitsOf('2405:200::', 32)]: ipv6,
});

let service: ImportingService;
before(async () => {
  service = await startImporting('networks');
});
after(() => service.close());
const lookUp = async (address: string) => service.get(`/v1/ip/${address}`);

test('locations of MaxMind are served without a restart, with their attribution; operators stay', async () => {
  const owner = ((await lookUp('49.37.0.1')).data as Address).asn;
  await service.take(makeMmdb('GeoLite2-City', everywhere(place('Potli Nagar', 'Maharashtra'), place('Pune', 'Maharashtra'))));
  await service.until(async () => ((await lookUp('49.37.0.1')).data as Address).city === 'Potli Nagar');
  const { data, meta } = await lookUp('2405:200::1');
  assert.deepEqual([(data as Address).city, (data as Address).region, (data as Address).asn], ['Pune', 'Maharashtra', owner]);
  assert.match(meta.source?.attribution ?? '', /GeoLite2 data created by MaxMind/);
  assert.deepEqual([(await service.status()).asOf, (await service.status()).version], ['2026-10-01', 'GeoLite2-City 2026-10-01']);
});

test('operators of DB-IP are merged with them', async () => {
  await service.take(makeMmdb('DBIP-ASN-Lite (compat=GeoLite2-ASN)', everywhere(jio, jio)));
  await service.until(async () => ((await lookUp('49.37.0.1')).data as Address).organisation === 'Reliance Jio of the new list');
  assert.equal(((await lookUp('49.37.0.1')).data as Address).city, 'Potli Nagar');
});

test('a database of another type, of another country or truncated changes nothing', async () => {
  const valid = makeMmdb('GeoLite2-City', everywhere(place('Elsewhere', 'Goa'), place('Elsewhere', 'Goa')));
  await assert.rejects(service.take(valid.subarray(0, valid.length - 200)), /is not a MaxMind DB file/);
  await assert.rejects(service.take(makeMmdb('GeoLite2-Country', {})), /has changed its format: it is not a City or ASN database/);
  await assert.rejects(
    service.take(makeMmdb('GeoLite2-City', { [bitsOf('1.1.1.0', 24)]: place('X', 'Y') })),
    /does not have 49.37.0.1 in India/,
  );
  await assert.rejects(service.take('start,end\n1.0.0.0,1.0.0.255\n'), /is not a MaxMind DB file/);
  assert.equal(((await lookUp('49.37.0.1')).data as Address).city, 'Potli Nagar');
});
