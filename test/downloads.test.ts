/** Table downloads over HTTP: the bytes promised by the list, in every format, complete, as byte ranges and compressed. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import Database from 'libsql';
import { saveDiff } from '../src/core/dataset/refresh/differences.ts';
import { NOT_OFFERED, tables } from '../src/downloads/tables.ts';
import { datasets as definitions } from '../src/families/index.ts';
import { parseRange } from '../src/surfaces/byte-range.ts';
import { DOWNLOAD_SCHEMAS } from '../src/surfaces/openapi-downloads.ts';
import { get, linkedPacks, type Service, startPotli, temporaryFolder } from './support/service.ts';

type Row = Record<string, unknown>;
type V = { readonly version: string; readonly retrieved: string };

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Members present in only one of a value and its schema in the OpenAPI document. */
function schemaDifferences(schema: Schema | undefined, value: unknown, path = 'data'): string[] {
  const items = schema?.items;
  if (items) return (value as unknown[]).flatMap((item) => schemaDifferences(items, item, `${path}[]`));
  const described = schema?.properties;
  if (!described) return [];
  const names = new Set([...Object.keys(described), ...Object.keys(value as object)]);
  return [...names].flatMap((name) =>
    name in described && name in (value as object)
      ? schemaDifferences(described[name], (value as Row)[name], `${path}.${name}`)
      : [`${path}.${name}`],
  );
}

describe('downloads', () => {
  const folder = linkedPacks();
  let service: Service;
  before(async () => {
    service = await startPotli({}, folder);
  });
  after(() => service.close());

  async function bytesOf(path: string, headers: Record<string, string> = {}): Promise<{ response: Response; bytes: Buffer }> {
    const response = await fetch(`${service.url}/v1/downloads/${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  test('all formats of a table have the rows of the API', async () => {
    const csv = await bytesOf('stations.csv');
    assert.equal(csv.response.status, 200);
    assert.match(csv.response.headers.get('content-type') ?? '', /^text\/csv/);
    assert.match(csv.bytes.toString(), /^"code","name",/);
    const [header = [], ...cells] = parse(csv.bytes) as string[][];
    const lines = (await bytesOf('stations.ndjson')).bytes
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
    const { bytes } = await bytesOf('stations.parquet');
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    const objects = await parquetReadObjects({ file });
    const path = join(temporaryFolder(), 'stations.sqlite');
    writeFileSync(path, (await bytesOf('stations.sqlite')).bytes);
    const database = new Database(path, { readonly: true });
    const records = database.prepare('select * from stations').all() as Row[];
    database.close();
    assert.equal(records.length, lines.length);
    assert.equal(cells.length, lines.length);
    assert.equal(objects.length, lines.length);
    const { body } = await get(`${service.url}/v1/status`);
    const { counts } =
      (body.data.datasets as { name: string; counts: Record<string, number> }[]).find(({ name }) => name === 'stations') ?? {};
    assert.equal(lines.length, counts?.stations);
    for (const [index, line] of lines.entries()) {
      const object = objects[index] as Row;
      for (const [column, name] of header.entries()) {
        const value = line[name] ?? null;
        assert.deepEqual(object[name] ?? null, value, `${name} of row ${index}`);
        assert.equal(
          records[index]?.[name],
          Array.isArray(value) ? JSON.stringify(value) : typeof value === 'boolean' ? Number(value) : value,
        );
        assert.equal(cells[index]?.[column], Array.isArray(value) ? value.join(';') : String(value ?? ''));
      }
    }
  });

  test('range, conditional and compressed requests', async () => {
    const complete = await bytesOf('rto.csv');
    const tag = complete.response.headers.get('etag') ?? '';
    assert.equal(complete.response.headers.get('accept-ranges'), 'bytes');
    assert.match(complete.response.headers.get('repr-digest') ?? '', /^sha-256=:/);
    const part = await bytesOf('rto.csv', { range: 'bytes=100-199' });
    assert.equal(part.response.status, 206);
    assert.equal(part.response.headers.get('content-range'), `bytes 100-199/${complete.bytes.length}`);
    assert.deepEqual(part.bytes, complete.bytes.subarray(100, 200));
    assert.deepEqual((await bytesOf('rto.csv', { range: 'bytes=-50' })).bytes, complete.bytes.subarray(-50));
    assert.equal((await bytesOf('rto.csv', { range: `bytes=${complete.bytes.length}-` })).response.status, 416);
    assert.equal((await bytesOf('rto.csv', { range: 'bytes=0-9', 'if-range': '"another"' })).response.status, 200);
    assert.equal((await bytesOf('rto.csv', { range: 'bytes=0-9', 'if-range': tag })).response.status, 206);
    assert.equal((await bytesOf('rto.csv', { 'if-none-match': tag })).response.status, 304);
    for (const coding of ['br', 'gzip']) {
      const coded = await bytesOf('rto.csv', { 'accept-encoding': coding });
      assert.equal(coded.response.headers.get('content-encoding'), coding);
      assert.notEqual(coded.response.headers.get('etag'), tag);
      assert.deepEqual(coded.bytes, complete.bytes);
    }
    const head = await fetch(`${service.url}/v1/downloads/rto.csv`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    assert.equal(head.headers.get('content-length'), String(complete.bytes.length));
    assert.match(head.headers.get('x-licence') ?? '', /MIT/);
  });

  test('excluded tables, unknown tables and unknown formats have their own errors', async () => {
    for (const [path, status, message] of [
      ['logos.csv', 404, /trademarks/],
      ['nothing.csv', 404, /known: ifsc, banks/],
      ['ifsc.xlsx', 400, /csv, ndjson, parquet, sqlite/],
      ['ifsc', 400, /ifsc\.csv/],
      ['..%2f..%2fetc%2fpasswd.csv', 404, /Unknown table/],
    ] as const) {
      const { status: actualStatus, body } = await get(`${service.url}/v1/downloads/${path}`);
      assert.equal(actualStatus, status, path);
      assert.match(body.error.message, message);
    }
  });

  test('changes list the differences of refreshes, across restarts', async () => {
    const nothing = await get(`${service.url}/v1/changes/stations`);
    assert.equal(nothing.body.meta.total, 0);
    assert.match(nothing.body.meta.note ?? '', /has not been refreshed yet/);
    const [first, second, third] = ['1', '2', '3'].map((version) => ({ version, retrieved: `2026-0${version}-15T00:00:00Z` })) as [V, V, V];
    const none = { added: [], changed: {}, withdrawn: {} };
    saveDiff(folder, 'stations', { from: first, to: second, ...none, added: ['MAS', 'GONE'], withdrawn: { OLD: { code: 'OLD' } } });
    saveDiff(folder, 'stations', {
      from: second,
      to: third,
      ...none,
      changed: { NDLS: { code: 'NDLS', name: 'Delhi' } },
      withdrawn: { GONE: {} },
    });
    const changesOf = async (query: string): Promise<unknown[]> => {
      const { status, body } = await get(`${service.url}/v1/changes/stations${query}`);
      assert.equal(status, 200);
      return (body.data.changes as { key: string; change: string; after: { code?: string } | null }[]).map(({ key, change, after }) => [
        key,
        change,
        after?.code,
      ]);
    };
    const { body } = await get(`${service.url}/v1/changes/stations`);
    assert.deepEqual(schemaDifferences(DOWNLOAD_SCHEMAS.DatasetChanges, body.data), []);
    const added = ['MAS', 'added', 'MAS'];
    const changed = ['NDLS', 'changed', 'NDLS'];
    // Added and withdrawn within the range: reported only to clients whose `since` lies between the two.
    const removed = ['GONE', 'withdrawn', undefined];
    const withdrawn = ['OLD', 'withdrawn', undefined];
    assert.deepEqual(await changesOf(''), [added, changed, withdrawn]);
    assert.deepEqual(await changesOf('?since=1&limit=2'), [added, changed]);
    assert.deepEqual(await changesOf('?since=2'), [removed, changed]);
    assert.deepEqual(await changesOf('?since=2026-02-15'), [removed, changed]);
    assert.deepEqual(await changesOf('?since=3'), []);
    // Before the third version GONE existed, with the record that its withdrawal has stored, and NDLS was unchanged.
    const existed = ['GONE', 'added', undefined];
    assert.deepEqual(await changesOf('?until=2'), [existed, added, withdrawn]);
    assert.deepEqual(await changesOf('?since=1&until=2026-02-20'), [existed, added, withdrawn]);
    assert.deepEqual(await changesOf('?until=1'), []);
    for (const [path, status] of [
      ['stations?since=never', 400],
      ['stations?since=', 400],
      ['stations?limit=0', 400],
      ['stations?before=1', 400],
      ['stations?since=3&until=2', 400],
      ['trains', 404],
    ] as const) {
      assert.equal((await get(`${service.url}/v1/changes/${path}`)).status, status, path);
    }
  });

  test('changes are files too, with the same records', async () => {
    const empty = await fetch(`${service.url}/v1/downloads/changes/ifsc.ndjson`);
    assert.deepEqual([await empty.text(), empty.headers.get('content-type')], ['', 'application/x-ndjson; charset=utf-8']);
    const { body } = await get(`${service.url}/v1/changes/stations?since=2`);
    const file = async (format: string): Promise<string> =>
      (await fetch(`${service.url}/v1/downloads/changes/stations.${format}?since=2`)).text();
    const lines = (await file('ndjson')).trimEnd().split('\n');
    assert.deepEqual(
      lines.map((line) => JSON.parse(line)),
      body.data.changes,
    );
    const [header, ...rows] = parse(await file('csv')) as string[][];
    assert.deepEqual(header, ['key', 'change', 'before', 'after']);
    assert.deepEqual(
      rows.map(([key, change, before, after]) => ({
        key,
        change,
        before: JSON.parse(before || 'null'),
        after: JSON.parse(after || 'null'),
      })),
      body.data.changes,
    );
    for (const [path, status] of [
      ['stations', 400],
      ['stations.xlsx', 400],
      ['stations.csv?limit=1', 400],
      ['trains.csv', 404],
    ] as const) {
      assert.equal((await get(`${service.url}/v1/downloads/changes/${path}`)).status, status, path);
    }
  });

  test('an artifact is generated once, in a folder beside the packs', () => {
    const output = join(folder, 'downloads');
    assert.ok(existsSync(output));
    assert.equal(readdirSync(output).filter((name) => /^rto-.*\.csv$/.test(name)).length, 1);
    assert.ok(!readdirSync(output).some((name) => name.endsWith('.tmp') && name.startsWith('rto')));
  });

  test('the list has rows, versions, licences, sizes and hashes, and the reason for each exclusion', async () => {
    // Files are generated once and cached; waiting for all of them would take longer than all other tests.
    const { body } = await get(`${service.url}/v1/downloads`);
    const entries = body.data as {
      name: string;
      rows: number;
      licence: string;
      version: string;
      files: { format: string; bytes: number | null; sha256: string | null }[];
    }[];
    assert.deepEqual(
      entries.map(({ name }) => name),
      tables.map(({ name }) => name),
    );
    for (const { rows, licence, version, files } of entries) {
      assert.ok(rows > 0 && licence !== '' && version !== '');
      assert.deepEqual(
        files.map(({ format }) => format),
        ['csv', 'ndjson', 'parquet', 'sqlite'],
      );
    }
    const stationFiles = entries.find(({ name }) => name === 'stations')?.files ?? [];
    for (const { format, bytes, sha256 } of stationFiles) {
      const file = await bytesOf(`stations.${format}`);
      assert.equal(file.bytes.length, bytes);
      assert.equal(createHash('sha256').update(file.bytes).digest('hex'), sha256);
    }
    assert.deepEqual(schemaDifferences(DOWNLOAD_SCHEMAS.DownloadTable, entries[0]), []);
    const tableNames = new Set([...tables.map(({ dataset }) => dataset), ...Object.keys(NOT_OFFERED)]);
    for (const { name } of definitions) assert.ok(tableNames.has(name), `${name} is offered, or it is said why not`);
  });
});

test('ranges are parsed as in RFC 9110, and invalid ones yield the whole file', () => {
  assert.deepEqual(parseRange('bytes=0-0', 10), { from: 0, to: 0 });
  assert.deepEqual(parseRange('bytes=5-', 10), { from: 5, to: 9 });
  assert.deepEqual(parseRange('bytes=5-100', 10), { from: 5, to: 9 });
  assert.deepEqual(parseRange('bytes=-3', 10), { from: 7, to: 9 });
  assert.deepEqual(parseRange('bytes=-30', 10), { from: 0, to: 9 });
  for (const header of [undefined, 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])
    assert.equal(parseRange(header, 10), 'all');
  for (const header of ['bytes=10-', 'bytes=-0']) assert.equal(parseRange(header, 10), 'none');
});
