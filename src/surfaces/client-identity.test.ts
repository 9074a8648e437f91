import assert from 'node:assert/strict';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { clientKeyResolver } from './client-identity.ts';

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
