import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDomainName } from './domain-name.ts';
import { DEFAULT_RESOLVERS, readResolvers } from './resolvers.ts';

test('the resolvers of the settings, four by default', () => {
  assert.deepEqual(
    readResolvers(DEFAULT_RESOLVERS).map(({ id, address, port }) => [id, address, port]),
    [
      ['google', '8.8.8.8', 53],
      ['cloudflare', '1.1.1.1', 53],
      ['quad9', '9.9.9.9', 53],
      ['opendns', '208.67.222.222', 53],
    ],
  );
  assert.deepEqual(readResolvers('a=127.0.0.1:5301, b=[::1]:5302,c=2001:4860:4860::8888'), [
    { id: 'a', name: 'a', address: '127.0.0.1', port: 5_301 },
    { id: 'b', name: 'b', address: '::1', port: 5_302 },
    { id: 'c', name: 'c', address: '2001:4860:4860::8888', port: 53 },
  ]);
});

test('invalid settings are rejected with the rule', () => {
  for (const text of [
    '',
    '8.8.8.8',
    'a=',
    'a=dns.google',
    'a=127.1',
    'a=8.8.8.8:0',
    'a=8.8.8.8:65536',
    'a b=8.8.8.8',
    'a=8.8.8.8,',
    'a=8.8.8.8,a=1.1.1.1',
  ])
    assert.throws(() => readResolvers(text), /must/, text);
  assert.throws(() => readResolvers(Array.from({ length: 9 }, (_, index) => `r${index}=8.8.8.${index}`).join()), /at most 8/);
});

test('domain names are parsed strictly', () => {
  for (const [text, name] of [
    ['Example.IN.', 'example.in'],
    ['_dmarc.example.in', '_dmarc.example.in'],
    ['xn--p1b6ci4b4b3a.xn--h2brj9c', 'xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['உதாரணம்.இந்தியா', 'xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h'],
    ['in', 'in'],
  ] as const)
    assert.equal(toDomainName(text), name, text);
  for (const text of [
    '',
    '.',
    'a..in',
    '127.1',
    '0x7f.0x1',
    '1.2.3.4',
    '１.２.３.４',
    'a/b',
    'a@b',
    'ex ample.in',
    `${'a.'.repeat(127)}in`,
    '-a.in',
    'a-.in',
  ])
    assert.equal(toDomainName(text), undefined, text);
});
