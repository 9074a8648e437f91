/** Prometheus metrics: exact counts of requests and responses, from one process or several, and nothing that a client sent. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { parse } from 'yaml';
import { endAll, type Started, start, until } from './support/process.ts';
import { childrenOf, noProcessTree } from './support/process-tree.ts';
import { namesIn, type Samples, samplesOf } from './support/prometheus-parser.ts';
import { secondTier } from './support/test-tiers.ts';

after(endAll);

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const SECRET = 'SECRET0SECRET';
/** Lower than the number of requests in the load. */
const ALLOWANCE = '30';

async function samplesFrom(address: string): Promise<Samples> {
  const response = await fetch(address);
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  assert.doesNotMatch(text, /SECRET|600001|127\.0\.0\.1|203\.0\.113/);
  return samplesOf(text);
}

function addressIn(started: Started): string {
  return /metrics are at (http:[^\s"]+)/.exec(started.output())?.[1] as string;
}

/** One entry per kind of request, with its number of repetitions. */
const LOAD: readonly (readonly [path: string, init: RequestInit, method: string, route: string, times: number])[] = [
  ['/v1/pdf/info', { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7 broken' }, 'POST', '/v1/pdf/info', 1],
  ['/v1/pincode/600001', {}, 'GET', '/v1/pincode/{pincode}', 23],
  [`/v1/ifsc/${SECRET}`, {}, 'GET', '/v1/ifsc/{code}', 7],
  [`/${SECRET}`, {}, 'GET', '-', 5],
  ['/v1/states', { method: 'HEAD' }, 'HEAD', '/v1/states', 3],
  [
    '/v1/pincode',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"codes":["600001"]}' },
    'POST',
    '/v1/pincode',
    4,
  ],
  ['/v1/states', { method: 'DELETE' }, 'other', '-', 2],
];

/** Sends the load concurrently. Returns the responses counted by metric name. */
async function countLoad(base: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const requests = LOAD.flatMap(([path, init, method, route, times]) =>
    Array.from({ length: times }, () => ({ path, init, method, route })),
  );
  await Promise.all(
    Array.from({ length: 8 }, async (_, turn) => {
      for (let index = turn; index < requests.length; index += 8) {
        const { path, init, method, route } = requests[index] as (typeof requests)[number];
        const headers = { ...init.headers, connection: 'close', 'x-forwarded-for': '203.0.113.77' };
        const response = await fetch(base + path, { ...init, headers });
        await response.arrayBuffer();
        const name = `potli_http_requests_total{method="${method}",route="${route}",status="${response.status}"}`;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }),
  );
  return counts;
}

function requestsIn(samples: Samples): Map<string, number> {
  return new Map([...samples].filter(([name]) => name.startsWith('potli_http_requests_total{')));
}

function sumOf(samples: Samples, pattern: RegExp): number {
  return [...samples].filter(([name]) => pattern.test(name)).reduce((sum, [, value]) => sum + value, 0);
}

/** Asserts that the metrics equal a counted load, including rate-limit rejections and heavy jobs. */
async function assertCounted(base: string, address: string): Promise<Map<string, number>> {
  const counts = await countLoad(base);
  const samples = await samplesFrom(address);
  assert.deepEqual(requestsIn(samples), counts);
  const rejectedCount = sumOf(counts, /status="429"/);
  assert.ok(rejectedCount > 0, 'the load is more than the allowance');
  assert.equal(samples.get('potli_rate_limit_refusals_total'), rejectedCount);
  const total = sumOf(counts, /./);
  assert.equal(sumOf(samples, /^potli_http_request_duration_seconds_count/), total);
  assert.equal(sumOf(samples, /^potli_http_request_duration_seconds_bucket\{le="\+Inf"/), total);
  assert.equal(samples.get('potli_jobs_ended_total{end="failed"}'), 1);
  assert.equal(samples.get('potli_jobs{state="running"}'), 0);
  assert.ok((samples.get('potli_job_memory_bytes') ?? 0) > 0);
  assert.equal(samples.get('potli_dataset_loaded{dataset="ifsc"}'), 1);
  const rows = samples.get('potli_dataset_rows{dataset="ifsc"}') ?? 0;
  assert.ok(rows > 100_000 && rows < 400_000, 'rows are those of one process');
  return counts;
}

describe('one process', () => {
  const started = start({ METRICS_PORT: '0', RATE_LIMIT: ALLOWANCE, LOG: 'json' });
  let counts = new Map<string, number>();

  test('the metrics equal a counted load exactly', async () => {
    const base = await started.url;
    counts = await assertCounted(base, addressIn(started));
  });

  test('every metric in the dashboard and the alerts is exported', async () => {
    await started.url;
    const exported = namesIn(await samplesFrom(addressIn(started)));
    const queries = deployedQueries();
    assert.ok(queries.length > 15);
    for (const query of queries) {
      const names = query.match(/\b(potli|process|nodejs)_\w+/g) ?? [];
      assert.ok(names.length > 0 || /\bup\{/.test(query), query);
      for (const name of names) assert.ok(exported.has(name), `${name} in ${query}`);
    }
  });

  test('only /metrics exists', async () => {
    await started.url;
    const address = addressIn(started);
    assert.equal((await fetch(address.replace('/metrics', '/'))).status, 404);
    assert.equal((await fetch(address, { method: 'POST' })).status, 404);
  });

  test('LOG=json: each line is an object, on standard output for requests, on standard error for all else', async () => {
    await started.url;
    started.child.kill('SIGTERM');
    const { stdout, stderr, code } = await started.exited;
    assert.equal(code, 0);
    const lines = stdout
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as Record<string, unknown>);
    assert.equal(lines.length, sumOf(counts, /./));
    for (const line of lines) {
      assert.deepEqual(Object.keys(line), ['time', 'method', 'route', 'status', 'milliseconds']);
      assert.match(String(line.time), /^\d{4}-\d\d-\d\dT/);
      assert.equal(typeof line.milliseconds, 'number');
    }
    assert.doesNotMatch(stdout, /SECRET|600001|127\.0\.0\.1|203\.0\.113/);
    for (const text of stderr.trim().split('\n')) assert.deepEqual(Object.keys(JSON.parse(text)), ['time', 'message']);
  });
});

test('several processes are summed exactly, including counts of exited processes', {
  skip: noProcessTree || secondTier,
}, async () => {
  const started = start({ METRICS_PORT: '0', PROCESSES: '2', RATE_LIMIT: ALLOWANCE });
  const base = await started.url;
  const address = addressIn(started);
  const counts = await assertCounted(base, address);
  for (const member of childrenOf(started.child.pid as number)) process.kill(member, 'SIGKILL');
  await until(() => (started.output().match(/is replaced/g) ?? []).length === 2);
  assert.deepEqual(requestsIn(await samplesFrom(address)), counts);
  started.child.kill('SIGTERM');
  await started.exited;
});

/** All queries of the Grafana dashboard and the alerts. */
function deployedQueries(): string[] {
  const dashboard = JSON.parse(read('deploy/grafana/potli.json')) as { panels: { targets?: { expr: string }[] }[] };
  const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
  return [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
}

test('Prometheus of the Compose file scrapes the port that Potli opens there, with these alerts', () => {
  interface Composed {
    readonly services: Readonly<Record<string, { readonly environment?: Record<string, string>; readonly volumes?: string[] }>>;
  }
  const { services } = parse(read('deploy/compose/compose.yaml')) as Composed;
  assert.deepEqual(Object.keys(services).sort(), ['potli', 'prometheus', 'valkey']);
  const { METRICS_PORT } = services.potli?.environment ?? {};
  const prometheus = read('deploy/compose/prometheus.yaml');
  assert.ok(prometheus.includes(`potli:${METRICS_PORT}`));
  assert.ok(services.prometheus?.volumes?.some((volume) => volume.startsWith('../prometheus/alerts.yaml:')));
});
