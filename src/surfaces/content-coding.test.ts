import assert from 'node:assert/strict';
import { test } from 'node:test';
import { negotiateCoding } from './content-coding.ts';

test('the coding with the highest q value is chosen, brotli if equal', () => {
  for (const [header, coding] of [
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['GZIP , Deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', undefined],
    ['gzip;level=3;q=0', undefined],
    ['deflate', undefined],
  ] as const) {
    for (let round = 0; round < 2; round++) assert.equal(negotiateCoding(header), coding, header);
  }
});
