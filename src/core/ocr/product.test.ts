import assert from 'node:assert/strict';
import { test } from 'node:test';
import start from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { compiledOnce, type Instance } from '../util/web-assembly.ts';
import { productsOf } from './product.ts';

const BYTES_A_PAGE = 65_536;
const silent = (): void => {};

/** Of the package as it is, before anything of it was changed. */
async function instanceOfPackage(): Promise<Instance> {
  let found: Instance | undefined;
  const instantiate = compiledOnce(new URL(import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')), (instance) => {
    found = instance;
  });
  await start({ instantiateWasm: await instantiate(), print: silent, printErr: silent, TesseractProgress: silent });
  assert.ok(found);
  return found;
}

test('the quick product of a matrix and a vector is that of the package, to the last bit', async () => {
  const instance = await instanceOfPackage();
  const { own, quick } = productsOf(instance);
  const memory = instance.exports.T as { readonly buffer: ArrayBuffer; grow(pages: number): number };
  const free = memory.grow(2) * BYTES_A_PAGE;
  let state = 7;
  const byte = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return ((state >>> 16) % 255) - 127;
  };
  const [vector, scales, weights] = [free, free + 1024, free + 2048];
  const [expected, got] = [free + BYTES_A_PAGE, free + BYTES_A_PAGE + 1024];
  const results = (at: number, rows: number): number[] => [...new Float32Array(memory.buffer.slice(at, at + 4 * rows))];
  const sizes = [
    [1, 17],
    [4, 49],
    [7, 97],
    [9, 65],
    [12, 37],
    [5, 8],
    [64, 385],
    [3, 3],
  ] as const;
  for (const [rows, columns] of sizes) {
    for (const extreme of [undefined, 127, -127]) {
      const bytes = new Int8Array(memory.buffer);
      for (let at = 0; at < columns; at++) bytes[vector + at] = extreme ?? byte();
      for (let at = 0; at < rows * (columns + 1); at++) bytes[weights + at] = extreme === undefined ? byte() : -128;
      new Float32Array(memory.buffer, scales, rows).forEach((_, at, all) => {
        all[at] = byte() / 1009;
      });
      own(rows, columns, weights, scales, vector, expected);
      quick(rows, columns, weights, scales, vector, got);
      assert.deepEqual(results(got, rows), results(expected, rows), `${rows} × ${columns}, ${extreme}`);
      assert.ok(results(got, rows).some((value) => value !== 0));
    }
  }
});
