import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { get, type Service, startFamilies } from '../../../test/support/service.ts';
import { sampleApiFamily } from './operations.ts';

let service: Service;
before(async () => {
  service = await startFamilies([sampleApiFamily]);
});
after(() => service.close());

test('a name is found in any spelling', async () => {
  for (const name of ['first', 'FIRST', ' First ']) {
    const { status, body } = await get(`${service.url}/v1/sample-api/${encodeURIComponent(name)}`);
    assert.deepEqual([status, body.data.name], [200, 'first']);
  }
});

test('an unknown name is 404', async () => {
  const { status, body } = await get(`${service.url}/v1/sample-api/nothing`);
  assert.deepEqual([status, body.error.code], [404, 'not_found']);
});
