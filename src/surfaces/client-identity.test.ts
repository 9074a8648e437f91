import assert from 'node:assert/strict';
import { Socket } from 'node:net';
import { describe, test } from 'node:test';
import { clientAddressResolver, clientKeyResolver } from './client-identity.ts';

test('a key does not reveal the address, is constant for a connection, and depends on the secret', () => {
  const secret = { value: 'one secret' };
  const keyOf = clientKeyResolver(() => '192.0.2.7', secret);
  const socket = new Socket();
  const request = { raw: { headers: {}, socket } };
  const first = keyOf(request);
  assert.doesNotMatch(first, /192|secret/);
  assert.equal(keyOf(request), first);
  secret.value = 'another one';
  assert.notEqual(keyOf(request), first);
  assert.equal(keyOf({ raw: { headers: { 'x-forwarded-for': '192.0.2.7' }, socket } }), keyOf(request));
});

describe('client address', () => {
  const resolve = (trust: Parameters<typeof clientAddressResolver>[0], remoteAddress: string, forwarded?: string): string =>
    clientAddressResolver(trust)({
      raw: { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } as Socket },
    });

  test('uses the socket address unless a proxy is trusted', () => {
    assert.equal(resolve({ hops: 0 }, '::ffff:192.0.2.1', '203.0.113.9'), '192.0.2.1');
    assert.equal(resolve({ networks: ['10.0.0.0/8'] }, '192.0.2.1', '203.0.113.9'), '192.0.2.1');
  });

  test('uses the last forwarded address that is not a trusted proxy', () => {
    assert.equal(resolve({ hops: 1 }, '10.0.0.1', '198.51.100.7, 203.0.113.9'), '203.0.113.9');
    assert.equal(resolve({ hops: 9 }, '10.0.0.1', '198.51.100.7, 203.0.113.9'), '198.51.100.7');
    const networks = ['10.0.0.0/8', '2001:db8::/32', '192.0.2.5'];
    assert.equal(resolve({ networks }, '10.0.0.1', '198.51.100.7, 203.0.113.9, 2001:db8::2, 192.0.2.5'), '203.0.113.9');
  });

  test('uses the socket address if the forwarded one is not an IP address', () => {
    assert.equal(resolve({ hops: 1 }, '10.0.0.1', 'unknown'), '10.0.0.1');
  });
});

test('clients in one IPv6 network share a key, however their address is written', () => {
  const keyOf = (address: string): string =>
    clientKeyResolver(() => address, { value: 'secret' })({ raw: { headers: {}, socket: new Socket() } });
  for (const same of ['2001:DB8:0:0:ffff::1', '2001:0db8::9', '2001:db8::9%eth0']) assert.equal(keyOf(same), keyOf('2001:db8::'), same);
  assert.notEqual(keyOf('2001:db8:0:1::'), keyOf('2001:db8::'));
  assert.equal(keyOf('::1'), keyOf('::'));
});
