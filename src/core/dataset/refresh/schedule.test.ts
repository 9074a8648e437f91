/** The schedule of a running service, with publishers on loopback. */
import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { linkedPacks } from '../../../../test/support/service.ts';
import { secondTier } from '../../../../test/support/test-tiers.ts';
import { datasets as definitions } from '../../../families/index.ts';
import { writeFileAtomic } from '../atomic-file.ts';
import type { DatasetDefinition } from '../dataset.ts';
import { Datasets, packPath } from '../datasets.ts';
import { buildPack } from '../pack/build.ts';
import { type Schedule, type ScheduleOptions, scheduleRefreshes } from './schedule.ts';

/** All refreshable datasets, so that the order is the real one. */
const refreshable = definitions.filter(({ refresh }) => refresh);
const datasetNamed = (name: string): DatasetDefinition => refreshable.find((candidate) => candidate.name === name) as DatasetDefinition;

let server: Server;
let base: string;
let requests: IncomingMessage[];
let handler: (request: IncomingMessage, response: ServerResponse) => void;
let directory: string;
let schedule: Schedule | undefined;
let messages: string[];

before(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    response.shouldKeepAlive = false;
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  messages = [];
  directory = linkedPacks();
  handler = (_request, response) => response.writeHead(404).end();
});
afterEach(() => schedule?.stop());

function start(names: readonly string[], options: Partial<ScheduleOptions> = {}): Datasets {
  const selected = names.map(datasetNamed);
  // Late log lines of a stopped schedule must not reach the next test.
  const lines = messages;
  const datasets = new Datasets(selected, directory);
  datasets.load();
  schedule = scheduleRefreshes({
    datasets,
    directory,
    environment: Object.fromEntries(
      selected.map(({ name }) => [`REFRESH_URL_${name.toUpperCase().replaceAll('-', '_')}`, `${base}/${name}`]),
    ),
    worker: new URL('../../../tools/refresh-worker.js', import.meta.url),
    log: (line) => lines.push(line),
    userAgent: 'potli/test (+https://potli.example)',
    startupDelayMs: 10,
    ...options,
  });
  return datasets;
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_200 && !condition(); tries++) await sleep(50);
  assert.ok(condition(), messages.join('\n'));
}

/** A pack refreshed some hours ago. */
function refreshedBefore(name: string, hours: number): void {
  const metadata = { name, version: '1', retrieved: '2026-01-01', origin: 'refresh', fingerprint: '', asOf: '2026-01-01' } as const;
  const definition = datasetNamed(name);
  writeFileAtomic(packPath(directory, name), buildPack(metadata, definition.rows()));
  const modifiedAt = Date.now() / 1000 - hours * 3600;
  utimesSync(packPath(directory, name), modifiedAt, modifiedAt);
}

test('stale datasets are refreshed soon after startup, sequentially, the oldest first', async () => {
  let open = 0;
  let maxRunning = 0;
  handler = (_request, response) => {
    maxRunning = Math.max(maxRunning, ++open);
    setTimeout(() => {
      open--;
      response.writeHead(404).end();
    }, 30);
  };
  const names = ['hsn', 'mutual-funds'];
  start(names);
  await until(() => requests.length === names.length);
  assert.deepEqual(
    requests.map(({ url }) => url),
    ['/mutual-funds', '/hsn'],
  );
  assert.equal(maxRunning, 1);
  assert.ok(requests.every(({ headers }) => headers['user-agent'] === 'potli/test (+https://potli.example)'));
  assert.match(messages[0] ?? '', /^mutual-funds: requesting 127\.0\.0\.1/);
});

test('after a restart only datasets older than their interval are refreshed', { skip: secondTier }, async () => {
  refreshedBefore('satellites', 7);
  refreshedBefore('space-weather', 2);
  start(['satellites', 'space-weather']);
  await until(() => messages.some((line) => line.includes('failed')));
  await sleep(200);
  assert.ok(requests.length > 0 && requests.every(({ url }) => url === '/space-weather'));
});

test('Retry-After of a publisher takes precedence over the retry interval', { skip: secondTier }, async () => {
  handler = (_request, response) => response.writeHead(503, { 'retry-after': '3600' }).end();
  start(['mutual-funds'], { firstRetryMs: 20 });
  await until(() => messages.some((line) => line.includes('failed')));
  await sleep(300);
  assert.equal(requests.length, 1);
});

test('without Retry-After the retry interval grows', { skip: secondTier }, async () => {
  start(['mutual-funds'], { firstRetryMs: 20 });
  await until(() => requests.length >= 3);
});

test('an unchanged file (304) counts as fresh', async () => {
  const omm = JSON.stringify([ISS]);
  handler = (request, response) => {
    const isKnown = request.headers['if-none-match'] === '"iss"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"iss"' }).end(isKnown ? '' : omm);
  };
  const datasets = start(['satellites']);
  await until(() => messages.some((line) => line.startsWith('refreshed satellites')));
  schedule?.stop();
  const longAgo = Date.now() / 1000 - 9 * 3600;
  utimesSync(packPath(directory, 'satellites'), longAgo, longAgo);
  start(['satellites']);
  await until(() => messages.some((line) => line.includes('unchanged')));
  assert.equal(requests.length, 2);
  schedule?.stop();
  start(['satellites']);
  await sleep(300);
  assert.equal(requests.length, 2, 'it was polled a moment ago');
  assert.equal(datasets.status(new Date())[0]?.problem, null);
});

test('an invalid URL is reported, and the retry waits', async () => {
  const datasets = start(['mutual-funds'], { environment: { REFRESH_URL_MUTUAL_FUNDS: 'not an address' } });
  await until(() => messages.length > 0);
  assert.match(datasets.status(new Date())[0]?.problem ?? '', /refresh failed: the source .*URL/);
});

test('a stopped schedule sends no requests', async () => {
  start(['mutual-funds'], { startupDelayMs: 100 });
  schedule?.stop();
  await sleep(300);
  assert.equal(requests.length, 0);
});

const ISS = {
  OBJECT_NAME: 'ISS (ZARYA)',
  OBJECT_ID: '1998-067A',
  EPOCH: '2026-11-14T12:00:00.000000',
  MEAN_MOTION: 15.5,
  ECCENTRICITY: 0.0005,
  INCLINATION: 51.64,
  RA_OF_ASC_NODE: 100,
  ARG_OF_PERICENTER: 50,
  MEAN_ANOMALY: 310,
  EPHEMERIS_TYPE: 0,
  CLASSIFICATION_TYPE: 'U',
  NORAD_CAT_ID: 25544,
  ELEMENT_SET_NO: 999,
  REV_AT_EPOCH: 12345,
  BSTAR: 0.0001,
  MEAN_MOTION_DOT: 0.0001,
  MEAN_MOTION_DDOT: 0,
};
