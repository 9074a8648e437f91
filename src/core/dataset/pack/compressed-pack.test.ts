import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPack } from './build.ts';
import { compressPack, decompressPack } from './compressed-pack.ts';

const metadata = { name: 'tea', version: '1', retrieved: '2026-01-01', origin: 'bundled', fingerprint: '' } as const;

for (const count of [0, 1, 1_000]) {
  test(`a pack of ${count} rows is restored byte for byte`, () => {
    const rows = Array.from({ length: count }, (_, index) => ({ json: { at: index }, terms: [`at=${index}`, `third=${index % 3}`] }));
    const pack = buildPack(metadata, rows);
    const copy = Buffer.from(pack);
    assert.deepEqual(decompressPack(compressPack(pack)), copy);
    assert.deepEqual(pack, copy);
  });
}

test('damaged bytes are rejected', () => {
  assert.throws(() => decompressPack(Buffer.from('not brotli')));
});
