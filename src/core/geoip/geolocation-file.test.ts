/** The bundled network locations: round trip through the recipe and the reader. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeGeolocationFile } from '../../../data/recipes/network-places.ts';
import { makeMmdb } from '../../../test/support/mmdb.ts';
import { type AddressBytes, parseAddress } from '../net/address.ts';
import { ApiError } from '../request/api-error.ts';
import { seededRandomInt } from '../util/random.ts';
import { GeolocationFile } from './geolocation-file.ts';
import { Mmdb } from './mmdb.ts';

/** Networks of random prefix lengths at random addresses, later ones disjoint from earlier ones. */
function randomDatabase(version: 4 | 6): { database: Mmdb; addresses: AddressBytes[] } {
  const random = seededRandomInt(`networks of IPv${version}`);
  const networks: Record<string, Record<string, string | number>> = {};
  const addresses: AddressBytes[] = [];
  const prefixes = new Set<string>();
  for (let count = 0; count < 1_500; count++) {
    const address = Uint8Array.from({ length: version === 4 ? 4 : 16 }, (_, index) => (index === 0 ? random(4) : random(256)));
    addresses.push(address);
    const bits = [...address].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const prefix = bits.slice(0, 16 + random(bits.length - 15));
    // Networks must not be nested.
    const ancestors = Array.from({ length: prefix.length }, (_, index) => prefix.slice(0, index + 1));
    if (prefixes.has(prefix) || ancestors.some((head) => head in networks)) continue;
    for (const head of ancestors) prefixes.add(head);
    const city = `Town ${random(400)} (Ünterstadt)`;
    networks[prefix] = {
      city,
      country_code: 'IN',
      state1: random(2) ? 'Kerala' : '',
      latitude: 9.5 + random(9) / 16,
      longitude: -0.5,
      postcode: 'x',
    };
  }
  return { database: new Mmdb(makeMmdb(`city ipv${version}`, networks, version)), addresses };
}

const ipv4 = randomDatabase(4);
const ipv6 = randomDatabase(6);
const file = encodeGeolocationFile({ 4: ipv4.database, 6: ipv6.database });
const boundaryAddresses = ['0.0.0.0', '255.255.255.255', '::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'].map(
  (text) => parseAddress(text) as AddressBytes,
);

test('every address has the same network and place as in the MaxMind DB files', () => {
  const places = new GeolocationFile(file);
  let foundCount = 0;
  for (const address of [...ipv4.addresses, ...ipv6.addresses, ...boundaryAddresses]) {
    const match = (address.length === 4 ? ipv4 : ipv6).database.get(address);
    const { postcode: _, ...record } = { ...(match?.record as unknown as Record<string, unknown>) };
    assert.deepEqual(places.get(address), match && { bits: match.bits, record }, address.join(' '));
    if (match) foundCount++;
  }
  assert.ok(foundCount > 1_000, `${foundCount}`);
});

test('lookups in a damaged file throw a specific error or return a record, and terminate', () => {
  const random = seededRandomInt('damaged places');
  let rejectedCount = 0;
  for (let round = 0; round < 300; round++) {
    const damaged = round % 4 === 0 ? file.subarray(0, random(file.length)) : Buffer.from(file);
    for (let mutation = 0; mutation < 1 + (round % 40) && damaged.length > 4; mutation++)
      damaged[round % 2 ? random(damaged.length) : damaged.length - 1 - random(4)] = random(256);
    try {
      const places = new GeolocationFile(damaged);
      for (const address of [ipv4.addresses[round], ipv6.addresses[round], ...boundaryAddresses]) places.get(address as AddressBytes);
    } catch (error) {
      assert.ok(error instanceof ApiError && error.code === 'dataset_not_loaded', (error as Error).stack);
      rejectedCount++;
    }
  }
  assert.ok(rejectedCount > 100, `${rejectedCount}`);
});
