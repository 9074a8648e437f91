import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { noVectors, readVector, readVectorText } from '../../../test/support/vectors.ts';
import { type AddressBytes, addressType, embeddedIpv4, formatAddress, parseAddress, unmapIpv4 } from './address.ts';
import { allowedTargets, isAllowedTarget, isInternalName } from './ssrf-guard.ts';

const bytes = (text: string): AddressBytes => parseAddress(text) ?? assert.fail(`${text} is an address`);

test('IPv6 is formatted as in RFC 5952', () => {
  for (const [input, expected] of [
    ['2001:DB8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:0db8:0:0:0:0:2:1', '2001:db8::2:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['::', '::'],
    ['1::', '1::'],
    ['::ffff:1.2.3.4', '::ffff:102:304'],
    ['fe80:0:0:0:0:0:0:0', 'fe80::'],
  ] as const)
    assert.equal(formatAddress(bytes(input)), expected);
});

test('every address round-trips through its text form', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ minLength: 4, maxLength: 4 }), fc.uint8Array({ minLength: 16, maxLength: 16 })), (address) => {
      assert.deepEqual(parseAddress(formatAddress(address)), address);
    }),
  );
});

test('IPv4-mapped IPv6 addresses are IPv4', () => {
  assert.equal(formatAddress(unmapIpv4(bytes('::ffff:8.8.8.8'))), '8.8.8.8');
  assert.equal(formatAddress(unmapIpv4(bytes('2001:db8::1'))), '2001:db8::1');
});

test('every address that embeds an IPv4 address is rejected as a target, the public ones too', () => {
  for (const text of ['::ffff:8.8.8.8', '::8.8.8.8', '64:ff9b::8.8.8.8', '2002:808:808::1']) assert.ok(!isAllowedTarget(bytes(text)), text);
});

test('cloud metadata services are rejected as targets, in any notation', () => {
  for (const ipv4 of ['169.254.169.254', '168.63.129.16', '100.100.100.200', '192.0.0.192']) {
    const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
    const [high, low] = [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
    const inverted = [0xffff ^ ((a << 8) | b), 0xffff ^ ((c << 8) | d)].map((group) => group.toString(16)).join(':');
    for (const text of [
      ipv4,
      `::ffff:${ipv4}`,
      `::ffff:${high}:${low}`,
      `::${high}:${low}`,
      `::ffff:0:${high}:${low}`,
      `64:ff9b::${high}:${low}`,
      `64:ff9b:1::${high}:${low}`,
      `2002:${high}:${low}::1`,
      `2001:0:4136:e378:8000:63bf:${inverted}`,
    ])
      assert.ok(!isAllowedTarget(bytes(text)), text);
    assert.throws(() => allowedTargets(['8.8.8.8', ipv4]), { code: 'target_not_allowed' });
  }
  for (const text of ['fd00:ec2::254', 'fd20:ce::254', 'fe80::a9fe:a9fe']) assert.ok(!isAllowedTarget(bytes(text)), text);
  for (const name of ['metadata.google.internal', 'instance-data.ec2.internal', 'metadata.azure.internal'])
    assert.ok(isInternalName(name), name);
  assert.ok(isAllowedTarget(bytes('168.63.129.17')));
});

test('one internal address among those of a name rejects the name', () => {
  assert.deepEqual(allowedTargets(['8.8.8.8', '2606:4700::1111']), ['8.8.8.8', '2606:4700::1111']);
  for (const inner of ['10.0.0.1', '::1', 'not an address'])
    assert.throws(() => allowedTargets(['8.8.8.8', inner]), { code: 'target_not_allowed' });
});

test('internal names are recognised by their suffix', () => {
  for (const name of ['localhost', 'a.localhost', 'printer.local', 'db.internal', 'x.onion']) assert.ok(isInternalName(name), name);
  for (const name of ['example.com', 'notlocalhost', 'local.example.in']) assert.ok(!isInternalName(name), name);
});

describe('published lists', { skip: noVectors }, () => {
  test('special-purpose addresses', (t) => {
    const lines = readVectorText('network-and-security/special_purpose_ips.csv').trim().split('\n').slice(1);
    for (const line of lines) {
      const [text = '', expected] = line.trim().split(',');
      const address = parseAddress(text);
      const verdict = address === undefined ? 'reject_syntax_400' : isAllowedTarget(address) ? 'no' : 'yes';
      assert.equal(verdict, expected, text);
    }
    t.diagnostic(`special_purpose_ips.csv: ${lines.length} of ${lines.length}`);
  });

  test('known bypasses of SSRF guards', (t) => {
    const cases =
      readVector<{ check: string; name: string; ip: string; expect: boolean | string | null }[]>('platform/ssrf-addresses.json');
    const checks: Record<string, (address: AddressBytes) => boolean | string | null> = {
      IsPrivate: (address) => ['private', 'shared'].includes(addressType(address)),
      RegressionCombined: (address) => addressType(address) !== 'public',
      IsLoopback: (address) => ['loopback', 'unspecified'].includes(addressType(address)),
      IsLinkLocal: (address) => addressType(address) === 'link_local',
      Unwrap: (address) => {
        const inner = embeddedIpv4(address);
        return inner ? formatAddress(inner) : null;
      },
    };
    for (const { check, name, ip, expect } of cases) assert.equal(checks[check]?.(bytes(ip)), expect, `${check} ${name}`);
    t.diagnostic(`ssrf-addresses.json: ${cases.length} of ${cases.length}`);
  });
});
