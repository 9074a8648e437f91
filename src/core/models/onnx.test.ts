import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { syntheticCrossEncoder } from '../../../test/support/onnx.ts';
import { OnnxSession, type Tensor } from './onnx.ts';
import { Weights } from './weights.ts';

const options = { threads: 1, keepMemory: false };
/** Answers twice the largest id, plus one. */
const bytes = syntheticCrossEncoder(2, 1);
const whole = (values: readonly number[], shape: readonly number[]): Tensor => ({ data: BigInt64Array.from(values, BigInt), shape });
const inputs = (...ids: readonly number[]): Record<string, Tensor> => {
  const shape = [1, ids.length];
  const ones = ids.map(() => 1);
  return { input_ids: whole(ids, shape), attention_mask: whole(ones, shape), token_type_ids: whole(ones, shape) };
};

const folder = mkdtempSync(join(tmpdir(), 'potli-onnx-'));
after(() => rmSync(folder, { recursive: true }));

test('a network is run on what it is given, however often', () => {
  const session = new OnnxSession(bytes, options);
  assert.deepEqual(session.inputNames, ['input_ids', 'attention_mask', 'token_type_ids']);
  assert.deepEqual(session.outputNames, ['logits']);
  for (let turn = 1; turn <= 2_000; turn++) {
    const { data, shape } = session.run(inputs(3, turn + 7, 5), 'logits');
    assert.deepEqual([[...data], shape], [[2 * (turn + 7) + 1], [1, 1]]);
  }
  session.close();
});

test('what is wrong is an error, and the network works on', () => {
  assert.throws(() => new OnnxSession(new Uint8Array(100), options), /protobuf|model/i);
  const session = new OnnxSession(bytes, options);
  const good = inputs(1, 2, 3);
  assert.throws(() => session.run({ ...good, input_ids: whole([1, 2], [1, 3]) }, 'logits'), /fill its shape/);
  assert.throws(() => session.run({ ...good, input_ids: { data: new Float32Array(3), shape: [1, 3] } }, 'logits'), /data type/i);
  assert.throws(() => session.run({ other: whole([1], [1, 1]) }, 'logits'), /input/i);
  assert.throws(() => session.run(good, 'absent'), /output/i);
  assert.deepEqual([...session.run(good, 'logits').data], [7]);
  session.close();
});

test('a network that nobody asks for is closed, and opened again when it is wanted', async () => {
  const path = join(folder, 'network.onnx');
  writeFileSync(path, bytes);
  const file = { url: pathToFileURL(path).href, sha256: createHash('sha256').update(bytes).digest('hex') };
  const weights = new Weights(file, options, 50);
  const first = await weights.session();
  assert.equal(await weights.session(), first);
  await wait(200);
  const second = await weights.session();
  assert.notEqual(second, first);
  assert.deepEqual([...second.run(inputs(4), 'logits').data], [9]);
});
