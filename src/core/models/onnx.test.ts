import assert from 'node:assert/strict';
import { test } from 'node:test';
import { syntheticCrossEncoder } from '../../../test/support/onnx.ts';
import { OnnxSession, type Tensor } from './onnx.ts';

const options = { threads: 1, keepMemory: false };
/** A network that returns twice the largest token ID, plus one. */
const bytes = syntheticCrossEncoder(2, 1);
const int64Tensor = (values: readonly number[], shape: readonly number[]): Tensor => ({ data: BigInt64Array.from(values, BigInt), shape });
const inputs = (...ids: readonly number[]): Record<string, Tensor> => {
  const shape = [1, ids.length];
  const ones = ids.map(() => 1);
  return { input_ids: int64Tensor(ids, shape), attention_mask: int64Tensor(ones, shape), token_type_ids: int64Tensor(ones, shape) };
};

test('a network runs repeatedly on different inputs', () => {
  const session = new OnnxSession(bytes, options);
  assert.deepEqual(session.inputNames, ['input_ids', 'attention_mask', 'token_type_ids']);
  assert.deepEqual(session.outputNames, ['logits']);
  for (let round = 1; round <= 2_000; round++) {
    const { data, shape } = session.run(inputs(3, round + 7, 5), 'logits');
    assert.deepEqual([[...data], shape], [[2 * (round + 7) + 1], [1, 1]]);
  }
  session.close();
});

test('invalid input throws an error, and the session stays usable', () => {
  assert.throws(() => new OnnxSession(new Uint8Array(100), options), /protobuf|model/i);
  const session = new OnnxSession(bytes, options);
  const good = inputs(1, 2, 3);
  assert.throws(() => session.run({ ...good, input_ids: int64Tensor([1, 2], [1, 3]) }, 'logits'), /match its shape/);
  assert.throws(() => session.run({ ...good, input_ids: { data: new Float32Array(3), shape: [1, 3] } }, 'logits'), /data type/i);
  assert.throws(() => session.run({ other: int64Tensor([1], [1, 1]) }, 'logits'), /input/i);
  assert.throws(() => session.run(good, 'absent'), /output/i);
  assert.deepEqual([...session.run(good, 'logits').data], [7]);
  session.close();
});
