import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testFamily } from '../../test/fixtures/feature-family.ts';
import { get, startFamilies, temporaryFolder } from '../../test/support/service.ts';
import { Datasets } from '../core/dataset/datasets.ts';
import { funds } from '../families/mutual-funds/dataset.ts';

test('a service with a missing dataset is alive but not ready, and names it', async () => {
  const service = await startFamilies([testFamily], { datasets: new Datasets([funds], temporaryFolder()) });
  assert.equal((await get(`${service.url}/healthz`)).status, 200);
  const { status, body } = await get(`${service.url}/readyz`);
  assert.deepEqual([status, body.error], [503, { code: 'unavailable', message: 'Datasets are not loaded: mutual-funds' }]);
  await service.close();
});
