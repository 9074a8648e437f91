import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Jobs } from '../../core/jobs/jobs.ts';
import { builtInModels } from '../../core/models/built-in.ts';
import { modelEngine } from './engine.ts';
import type { Embedded } from './vectors.ts';

test('models run again after every thread that ran them has ended', async () => {
  const vectors: Float32Array[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const jobs = new Jobs(2);
    const input = { model: builtInModels()[1], type: 'query', texts: ['hello'] };
    const [answer] = (await jobs.run(modelEngine, 'embed', input, { timeoutMs: 30_000 })) as Embedded[];
    await jobs.close();
    vectors.push((answer as Embedded).vector);
  }
  assert.equal(vectors[0]?.length, 384);
  assert.deepEqual(vectors[1], vectors[0]);
  assert.deepEqual(vectors[2], vectors[0]);
});
