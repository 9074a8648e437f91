import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAll } from '../../../test/support/test-tiers.ts';
import { Jobs } from '../../core/jobs/jobs.ts';
import { builtInModels } from '../../core/models/built-in.ts';
import { modelEngine } from './engine.ts';
import type { Embedding } from './vectors.ts';

test('models run again after every process that ran them has ended', async () => {
  const vectors: Float32Array[] = [];
  for (let round = 0; round < (isAll ? 3 : 2); round++) {
    const jobs = new Jobs({ slots: 2, memoryLimitMb: 8_192 });
    const input = { model: builtInModels().general, type: 'query', texts: ['hello'] } as const;
    const [embedding] = await jobs.run(modelEngine, 'embed', input, { timeoutMs: 30_000 });
    jobs.close();
    vectors.push((embedding as Embedding).vector);
  }
  assert.equal(vectors[0]?.length, 384);
  for (const vector of vectors) assert.deepEqual(vector, vectors[0]);
});
