import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodingOf } from './encoding.ts';

/** CPU time (user and system) of a function in milliseconds. */
function cpuMilliseconds(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test('a megabyte of Tamil without a space is counted in linear time', (t) => {
  const encoding = encodingOf('o200k_base');
  const text = 'தமிழுக்கும்அமுதென்றுபேர்அந்தத்தமிழ்இன்பத்தமிழ்எங்கள்உயிருக்குநேர்'.repeat(5_400).slice(0, 349_526);
  assert.ok(Buffer.byteLength(text) > 1024 * 1024 - 3_000);
  encoding.count('warm');
  const quarter = cpuMilliseconds(() => encoding.count(text.slice(0, text.length / 4)));
  const fullTime = cpuMilliseconds(() => encoding.count(text));
  t.diagnostic(`${Math.round(fullTime)} ms CPU for 1 MB, ${Math.round(quarter)} ms for a quarter`);
  // Quadratic time would be sixteen times that of a quarter.
  assert.ok(fullTime < Math.max(quarter, 100) * 9, `${quarter} → ${fullTime}`);
});
