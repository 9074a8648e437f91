import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEVELOPMENT_TIME_QUERIES, HELD_OUT_TIME_QUERIES, TEST_TIME_QUERIES } from '../../../test/fixtures/time-queries.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import type { Identified } from './records.ts';

let service: Service;
before(async () => {
  service = await startPotli({ now: () => new Date('2026-11-16T10:00:00+05:30'), random: () => 0.5 });
});
after(() => service.close());

function fits(value: unknown, wanted: string): boolean {
  return wanted.endsWith('*') ? String(value).startsWith(wanted.slice(0, -1)) : String(value) === wanted;
}

/** What differs from what was wanted, or undefined. */
async function difference(line: string): Promise<string | undefined> {
  const [q = '', wanted = ''] = line.split(' → ');
  const [operations = '', ...parts] = wanted.split(' ');
  const { body } = await get(`${service.url}/v1/identify?answer=false&q=${encodeURIComponent(q)}`);
  const [first] = body.data as unknown as readonly Identified[];
  if (!first || !operations.split('|').includes(first.operation)) return `${q}: ${first?.request}`;
  for (const part of parts.filter((one) => !one.startsWith('@'))) {
    const [name = '', value = ''] = part.split('=');
    if (!fits(first.input[name], value)) return `${q}: ${first.request}`;
  }
  const { status, body: answer } = await get(new URL(first.request, service.url).href);
  if (status !== 200 && status !== 503) return `${q}: ${first.request} answers ${status}`;
  const date = parts.find((one) => one.startsWith('@'))?.slice(1);
  const answered = ([answer.data].flat()[0] as { date?: string } | undefined)?.date;
  return date === undefined || fits(answered, date) ? undefined : `${q}: ${first.request} answers ${answered}`;
}

async function differences(set: string): Promise<{ readonly share: number; readonly found: readonly string[] }> {
  const lines = sampled(3, set.trim().split('\n'));
  const found: string[] = [];
  for (const line of lines) {
    const one = await difference(line);
    if (one !== undefined) found.push(one);
  }
  return { share: 1 - found.length / lines.length, found };
}

for (const [name, set] of Object.entries({ DEVELOPMENT_TIME_QUERIES, HELD_OUT_TIME_QUERIES, TEST_TIME_QUERIES })) {
  test(`times and festivals are understood: ${name}`, async (t) => {
    const { share, found } = await differences(set);
    t.diagnostic(`${share.toFixed(3)}; not: ${found.join(' · ')}`);
    assert.ok(share >= 0.95, String(share));
  });
}
