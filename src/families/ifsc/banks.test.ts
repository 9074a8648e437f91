import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { bundled } from '../../../data/bundled.ts';
import { assertRejected, get, type Service, startPotli } from '../../../test/support/service.ts';
import { readTable } from '../../core/util/table.ts';
import { branches } from './dataset.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const request = (path: string, init?: RequestInit): ReturnType<typeof get> => get(`${service.url}/v1/${path}`, init);
const assertPathRejected = (path: string, status: number, message: RegExp): Promise<void> =>
  assertRejected(`${service.url}/v1/${path}`, status, message);

describe('GET /v1/banks', () => {
  test('the largest network comes first, fifty to a page', async () => {
    const { body } = await request('banks');
    assert.deepEqual([body.meta.limit, body.data.length, body.data[0].code], [50, 50, 'SBIN']);
    const counts = body.data.map((bank: { branches: number }) => bank.branches);
    assert.deepEqual(
      counts,
      [...counts].sort((a: number, b: number) => b - a),
    );
    assert.deepEqual(Object.keys(body.data[0]), ['code', 'name', 'upi', 'branches']);
  });

  test('is searched by words of the name or by code', async () => {
    assert.equal((await request('banks?q=bank%20of%20baroda')).body.data[0].code, 'BARB');
    assert.equal((await request('banks?q=utib')).body.data[0].name, 'Axis Bank');
    assert.deepEqual((await request('banks?q=xyzxyz')).body.data, []);
  });

  test('a single bank also has its type and MICR', async () => {
    const { body } = await request('banks/sbin');
    assert.deepEqual(Object.keys(body.data), ['code', 'name', 'type', 'micr', 'upi', 'branches']);
    assert.deepEqual([body.data.name, body.data.type, body.data.micr], ['State Bank of India', 'public', '400002000']);
    assert.equal(body.meta.note, undefined);
    await assertPathRejected('banks/QQQQ', 404, /No bank has the code QQQQ/);
    await assertPathRejected('banks/SBI', 400, /four letters/);
  });

  test('a note lists the unknown fields of a bank', async () => {
    const banks = [...readTable(bundled('banks'))];
    for (const [field, bank] of [['micr', banks.find(({ micr }) => micr === '')]] as const) {
      const { body } = await request(`banks/${bank?.code}`);
      assert.equal(body.data[field], null);
      assert.match(body.meta.note ?? '', new RegExp(`Not in the published lists: .*${field}`));
    }
  });

  test('branch counts of all banks add up to all branches', () => {
    const dataset = service.datasets.open(branches);
    const { data } = dataset.list({ is: { kind: 'bank' } }, { limit: 10_000, offset: 0 });
    const sum = (JSON.parse(String(data)) as { branches: number }[]).reduce((total, bank) => total + bank.branches, 0);
    assert.equal(sum, dataset.count('kind', 'branch'));
    assert.equal(sum, 176_918);
  });
});
