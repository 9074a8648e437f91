/** Refreshes from a real HTTP server that serves valid files, and the kinds of invalid files seen from publishers. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { temporaryFolder } from '../../../../test/support/service.ts';
import type { DatasetDefinition } from '../dataset.ts';
import { buildBundledPack, Datasets, isStale, packPath } from '../datasets.ts';
import { valueTerm } from '../pack/pack.ts';
import { download } from './download.ts';
import { refreshDataset, refreshUrl } from './refresh.ts';

const source = {
  name: 'Fruit',
  url: 'https://fruit.example',
  licence: 'CC0-1.0',
  version: '1',
  retrieved: '2020-01-01',
  asOf: '2019-12',
  updateIntervalDays: 30,
  attribution: 'Fruit project',
};

/** Lines of text are the rows; a list without mango fails the check. */
const fruit: DatasetDefinition = {
  name: 'fruit',
  source,
  module: import.meta.url,
  inputs: [],
  kinds: {},
  rows: () => toRows(['apple', 'mango']),
  check(dataset) {
    if (!dataset.get('name', 'mango')) throw new Error('mango is missing');
  },
  refresh: {
    url: 'https://fruit.example/list.txt',
    everyHours: 24,
    maxBytes: 10_000,
    rows(file) {
      const [title, ...lines] = file.toString().trim().split('\n');
      if (title !== 'FRUIT') throw new Error('does not begin with FRUIT');
      return { version: String(lines.length), rows: toRows(lines) };
    },
  },
};

const toRows = (names: readonly string[]): { json: object; terms: string[] }[] =>
  names.map((name) => ({ json: { name }, terms: [valueTerm('name', name)] }));

let upstream: Server;
let url: string;
let handler: RequestListener;
let folder: string;
let datasets: Datasets;

before(async () => {
  upstream = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/list.txt`;
});
after(() => {
  upstream.closeAllConnections();
  upstream.close();
});
beforeEach(() => {
  folder = temporaryFolder();
  buildBundledPack(fruit, folder);
  datasets = new Datasets([fruit], folder);
  datasets.load();
});

const NOW = new Date('2026-11-15T06:00:00Z');
const refresh = (): Promise<unknown> => refreshDataset(fruit, url, folder, NOW);

test('a valid file replaces the data atomically, and reports its age', async () => {
  handler = (_request, response) => response.end('FRUIT\nmango\nguava\njamun\n');
  const before = datasets.open(fruit);
  await refresh();
  datasets.swapIn(fruit);
  const after = datasets.open(fruit);
  assert.equal(after.get('name', 'guava')?.toString(), '{"name":"guava"}');
  assert.deepEqual([after.source.version, after.source.retrieved], ['3', NOW.toISOString()]);
  assert.equal(before.get('name', 'apple')?.toString(), '{"name":"apple"}', 'a running request keeps its version of the data');
  assert.equal(datasets.status(NOW)[0]?.origin, 'refresh');
  assert.equal(isStale(fruit, folder), false, 'refreshed data is not rebuilt at the next start');
});

describe('the previous data stays in use after a failed refresh', () => {
  const cases: readonly [string, RequestListener, RegExp][] = [
    ['when the publisher returns an error status', (_q, r) => void r.writeHead(403).end('no'), /returned the status 403/],
    ['when the response is an HTML page', (_q, r) => r.end('<!DOCTYPE html><title>Maintenance</title>'), /is a web page/],
    ['when the file has the wrong content', (_q, r) => r.end('VEGETABLES\nokra\n'), /does not begin with FRUIT/],
    ['when the file is empty', (_q, r) => r.end(''), /does not begin with FRUIT/],
    ['when a well-known record is missing', (_q, r) => r.end('FRUIT\nguava\n'), /mango is missing/],
    ['when the file is too large', (_q, r) => r.end(`FRUIT\n${'mango\n'.repeat(5_000)}`), /larger than 10000 bytes/],
    [
      'when the connection breaks',
      (_q, r) => void r.writeHead(200, { 'content-length': '100' }).write('FRUIT\nma', () => r.destroy()),
      /not received completely|truncated/,
    ],
    ['when the connection is closed without a response', (q) => void q.socket.destroy(), /cannot be reached/],
    ['when the encoding is broken', (_q, r) => r.end(Buffer.from([0xff, 0xfe, 0x46, 0x00])), /does not begin with FRUIT/],
  ];
  for (const [name, listener, reason] of cases) {
    test(name, async () => {
      handler = listener;
      const previous = readFileSync(packPath(folder, 'fruit'));
      await assert.rejects(refresh(), (error: Error) => reason.test(error.message) || assert.fail(error.message));
      assert.deepEqual(readFileSync(packPath(folder, 'fruit')), previous);
      assert.deepEqual(readdirSync(folder), ['fruit.pack'], 'no temporary files are left');
      assert.ok(datasets.open(fruit).get('name', 'apple'));
    });
  }

  test('if the download exceeds its time limit', async () => {
    handler = (_request, response) => void response.write('FRUIT\n');
    await assert.rejects(download(url, { maxBytes: 1_000, timeoutMs: 200 }), /not received completely/);
  });
});

describe('a damaged pack', () => {
  const corruptions: readonly [string, (path: string, bytes: Buffer) => void][] = [
    ['truncated by a byte', (path, bytes) => truncateSync(path, bytes.length - 1)],
    ['truncated to its first bytes', (path) => truncateSync(path, 10)],
    ['with a wrong magic number', (path) => writeFileSync(path, 'garbage')],
    ['with a wrong byte in its index', (path, bytes) => writeFileSync(path, flipByte(bytes, 16 + bytes.readUInt32LE(8) + 8))],
    ['that is missing', (path) => rmSync(path)],
  ];
  const flipByte = (bytes: Buffer, offset: number): Buffer => {
    const copy = Buffer.from(bytes);
    copy.writeUInt8(copy.readUInt8(offset) ^ 0xff, offset);
    return copy;
  };
  const load = (definition: DatasetDefinition): Datasets => {
    const loaded = new Datasets([definition], folder);
    loaded.load();
    return loaded;
  };
  for (const [name, damage] of corruptions) {
    test(`${name} is rebuilt; if that fails it is 503 and reported`, () => {
      const path = packPath(folder, 'fruit');
      const bytes = readFileSync(path);
      damage(path, bytes);
      const unbuildable = {
        ...fruit,
        rows(): never {
          throw new Error('no bundled data');
        },
      };
      const broken = load(unbuildable);
      assert.throws(() => broken.open(fruit), { code: 'dataset_not_loaded', status: 503 });
      assert.match(broken.status(NOW)[0]?.problem ?? '', /not loaded: no bundled data/);
      assert.ok(load(fruit).open(fruit).get('name', 'apple'));
    });
  }
});

test('the URL can be overridden by a setting', () => {
  assert.equal(refreshUrl(fruit, {}), 'https://fruit.example/list.txt');
  assert.equal(refreshUrl({ ...fruit, name: 'mutual-funds' }, { REFRESH_URL_MUTUAL_FUNDS: 'http://mirror/x' }), 'http://mirror/x');
});

test('packs are rebuilt only if an input has changed', () => {
  assert.equal(isStale(fruit, folder), false);
  assert.equal(isStale({ ...fruit, source: { ...source, version: '2' } }, folder), true);
  assert.equal(isStale(fruit, join(folder, 'elsewhere')), true);
  assert.ok(existsSync(packPath(folder, 'fruit')));
});
