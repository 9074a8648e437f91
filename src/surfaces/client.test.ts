import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { clientKeys } from './client.ts';

test('a key hides the address, is the same for a connection, and changes with the secret', () => {
  const secret = { value: 'one secret' };
  const keyOf = clientKeys(() => '192.0.2.7', secret);
  const message = { headers: {}, socket: {} } as IncomingMessage;
  const first = keyOf(message);
  assert.doesNotMatch(first, /192|secret/);
  assert.equal(keyOf(message), first);
  secret.value = 'another one';
  assert.notEqual(keyOf(message), first);
  assert.equal(keyOf({ headers: { 'x-forwarded-for': '192.0.2.7' }, socket: {} } as unknown as IncomingMessage), keyOf(message));
});
