import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { PotliFile } from '../client/entry.ts';
import { PotliError } from '../client/error.ts';
import type { LibraryAnswer } from './answer.ts';
import { openPotli } from './index.ts';

const potli = await openPotli();
after(() => potli.close());

const isPotliError = (code: string, status: number, message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof PotliError);
  assert.deepEqual([error.code, error.status], [code, status]);
  assert.match(error.message, message);
  return true;
};

test('an operation returns data and meta without opening a port', async () => {
  const { data, meta } = (await potli.call('pincode_get', { pincode: '600001' })) as LibraryAnswer & { data: { state: string } };
  assert.equal(data.state, 'Tamil Nadu');
  assert.ok('source' in meta);
});

test('meta.stale tells the age of data that its publisher has updated since', async () => {
  const { meta } = (await potli.call('mutual_fund_get', { code: '119551' })) as LibraryAnswer;
  assert.ok(meta.stale && meta.stale.ageDays > meta.stale.updateIntervalDays);
  assert.equal(meta.stale.remedy, 'potli refresh mutual-funds');
  assert.equal('stale' in ((await potli.call('states_get', { code: 'TN' })) as LibraryAnswer).meta, false);
});

test('mutating a response does not affect later responses', async () => {
  const first = (await potli.call('states_get', { code: 'TN' })) as { data: { name: string } };
  first.data.name = 'changed';
  const second = (await potli.call('states_get', { code: 'TN' })) as { data: { name: string } };
  assert.equal(second.data.name, 'Tamil Nadu');
});

test('invalid calls fail with the same errors as over HTTP', async () => {
  await assert.rejects(potli.call('pincode_get', { pincode: 'x' }), isPotliError('invalid_parameter', 400, /six digits/));
  await assert.rejects(potli.call('pincode_get', { pin: '600001' }), isPotliError('invalid_parameter', 400, /pin/));
  await assert.rejects(potli.call('pincode_get', {}), isPotliError('missing_parameter', 400, /pincode/));
  await assert.rejects(potli.call('pincode_get', { pincode: '999999' }), isPotliError('not_found', 404, /999999/));
  await assert.rejects(potli.call('no_such', {}), isPotliError('unknown_route', 404, /no_such/));
});

test('pictures are Blobs, and files may be Blobs or bytes', async () => {
  const picture = (await potli.call('qr', { text: 'potli', format: 'png' })) as Blob;
  assert.equal(picture.type, 'image/png');
  for (const file of [picture, new Uint8Array(await picture.arrayBuffer()), await picture.arrayBuffer()]) {
    const { data } = (await potli.call('image_info', { file })) as { data: { format: string } };
    assert.equal(data.format, 'png');
  }
});

test('invalid file inputs are rejected before they are read', async () => {
  await assert.rejects(potli.call('image_info', {}), isPotliError('missing_file', 400, /file/));
  await assert.rejects(potli.call('image_info', { file: 'a.png' }), isPotliError('invalid_parameter', 400, /Blob/));
  await assert.rejects(
    potli.call('image_info', { file: new Uint8Array(200 * 1024 * 1024) }),
    isPotliError('too_large', 413, /larger than/),
  );
  const two = [new Uint8Array(1), new Uint8Array(1)];
  await assert.rejects(potli.call('image_info', { files: two }), isPotliError('invalid_body', 400, /at most 1 file/));
});

test('an aborted call rejects with the abort reason', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await assert.rejects(potli.call('pincode_get', { pincode: '600001' }, { signal }), /enough/);
});

/** The groups, which the generated types of the package declare. */
const groups = potli as unknown as {
  readonly pincode: { get(input: object): Promise<LibraryAnswer> };
  readonly thirukkural: { all(input?: object): AsyncGenerator<unknown> };
  readonly qr: (input: object) => Promise<PotliFile>;
  readonly status: (input?: object) => Promise<{ data: { datasets: { name: string }[] } }>;
  readonly downloads: {
    list(): Promise<{ data: { name: string }[] }>;
    get(input: object): Promise<PotliFile>;
    changes(input: object): Promise<PotliFile>;
  };
  readonly changes: { get(input: object): Promise<{ data: { counts: { added: number } } }> };
};

test('the methods of the client work in process, with pages and files', async () => {
  assert.equal(((await groups.pincode.get({ pincode: '600001' })).data as { state: string }).state, 'Tamil Nadu');
  let count = 0;
  for await (const _ of groups.thirukkural.all({ limit: 100, offset: 1_200 })) count++;
  assert.equal(count, 130);
  assert.equal((await groups.qr({ text: 'potli' })).headers['content-type'], 'image/svg+xml');
  await assert.rejects(groups.pincode.get({ pincode: 'x' }), isPotliError('invalid_parameter', 400, /six digits/));
});

test('downloads, changes and status work in process', async () => {
  const { data } = await groups.downloads.list();
  assert.ok(data.some(({ name }) => name === 'stations'));
  const file = await groups.downloads.get({ table: 'stations', format: 'csv' });
  assert.match((await file.text()).slice(0, 7), /^"code",/);
  assert.ok(file.headers['x-licence']);
  await assert.rejects(groups.downloads.get({ table: 'nothing', format: 'csv' }), isPotliError('not_found', 404, /Unknown table/));
  await assert.rejects(groups.status({ verbose: true }), isPotliError('invalid_parameter', 400, /verbose: unknown parameter/));
  assert.equal((await groups.changes.get({ dataset: 'ifsc', limit: 5 })).data.counts.added, 0);
  assert.equal(await (await groups.downloads.changes({ dataset: 'ifsc', format: 'csv' })).text(), '"key","change","before","after"\r\n');
  assert.ok((await groups.status()).data.datasets.some(({ name }) => name === 'pincode'));
});
