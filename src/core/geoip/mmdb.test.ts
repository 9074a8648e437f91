import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { temporaryFolder } from '../../../test/support/service.ts';
import { noVectors, readVector, vectorFile } from '../../../test/support/vectors.ts';
import { type AddressBytes, formatCidr, parseAddress } from '../net/address.ts';
import { ApiError } from '../request/api-error.ts';
import { seededRandomInt } from '../util/random.ts';
import { Mmdb } from './mmdb.ts';

const folder = 'network-and-security';

describe('the test databases of MaxMind', { skip: noVectors }, () => {
  for (const name of ['GeoIP2-City-Test', 'GeoLite2-ASN-Test']) {
    test(`${name}: every network of its source is found with its record`, (t) => {
      const database = new Mmdb(vectorFile(`${folder}/${name}.mmdb`));
      const source = readVector<Record<string, unknown>[]>(`${folder}/${name}.source.json`);
      const expected = source.flatMap((part) => Object.entries(part));
      let matchCount = 0;
      for (const [cidr, record] of expected) {
        const [first = '', bits] = cidr.split('/');
        const address = parseAddress(first) as AddressBytes;
        // IPv4 networks are listed in IPv6 notation, as they are stored, or in IPv4 notation.
        const match = database.get(address) ?? assert.fail(cidr);
        assert.deepEqual(plain(match.record), record, cidr);
        assert.ok(match.bits >= Number(bits) - 96, `${cidr}: ${formatCidr(address, match.bits)}`);
        matchCount++;
      }
      t.diagnostic(`${name}: ${matchCount} of ${expected.length} networks`);
      assert.ok(matchCount > 50);
    });
  }

  test('addresses outside of all networks are not found', () => {
    const database = new Mmdb(vectorFile(`${folder}/GeoIP2-City-Test.mmdb`));
    assert.equal(database.get(parseAddress('9.9.9.9') as AddressBytes), undefined);
  });

  test('lookups in a damaged file throw a specific error or return a record, without reads out of bounds', (t) => {
    const intact = readFileSync(vectorFile(`${folder}/GeoIP2-City-Test.mmdb`));
    const path = join(temporaryFolder(), 'bad.mmdb');
    const addresses = ['81.2.69.160', '2001:218::1', '89.160.20.112', '216.160.83.56', '::1'].map(
      (text) => parseAddress(text) as AddressBytes,
    );
    let rejectedCount = 0;
    const random = seededRandomInt('damaged databases');
    const tries = 400;
    for (let round = 0; round < tries; round++) {
      const damaged = round % 4 === 0 ? intact.subarray(random(intact.length)) : Buffer.from(intact);
      // Half of the mutations hit the metadata at the end, where they do most harm.
      for (let mutation = 0; mutation < 1 + (round % 40) && damaged.length > 400; mutation++) {
        damaged[round % 2 === 0 ? random(damaged.length) : damaged.length - 1 - random(400)] = random(256);
      }
      writeFileSync(path, damaged);
      try {
        const database = new Mmdb(path);
        for (const address of addresses) database.get(address);
      } catch (error) {
        assert.ok(error instanceof ApiError && error.code === 'dataset_not_loaded', `${round}: ${(error as Error).stack}`);
        rejectedCount++;
      }
    }
    t.diagnostic(`${rejectedCount} of ${tries} damaged files were rejected, the others returned records; none crashed`);
    assert.ok(rejectedCount > tries / 10);
  });

  test('cyclic data pointers are rejected', () => {
    const intact = readFileSync(vectorFile(`${folder}/GeoIP2-City-Test.mmdb`));
    const marker = intact.lastIndexOf(Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'));
    const path = join(temporaryFolder(), 'loop.mmdb');
    // The metadata is a one-byte pointer to itself.
    writeFileSync(path, Buffer.concat([intact.subarray(0, marker + 14), Buffer.from([0x20, 0x00])]));
    assert.throws(() => new Mmdb(path), { code: 'dataset_not_loaded' });
  });
});

/** The source has large integers as strings. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
  return value;
}
