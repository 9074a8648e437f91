import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import start from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { compiledOnce, type Instance } from '../util/web-assembly.ts';
import { type Product, productsOf } from './product.ts';

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

let state = 7;
const byte = (): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return ((state >>> 16) % 255) - 127;
};
const sign = (): number => (byte() < 0 ? -1 : 1);

/** What weights and inputs are made of. Weights may be -128, inputs not. */
const KINDS: Readonly<Record<string, { readonly weight: () => number; readonly input: () => number }>> = {
  'any bytes': { weight: byte, input: byte },
  'the largest products': { weight: () => -128, input: () => -127 },
  'the smallest products': { weight: () => -128, input: () => 127 },
  'the largest numbers of any sign': { weight: () => (sign() < 0 ? -128 : 127), input: () => 127 * sign() },
};

/** Rows around the block of four, columns around those of 16 and 32 and of both kinds, and what the networks have. */
const SIZES = [
  ...[1, 3, 4, 5, 7, 8].flatMap((rows) => [1, 2, 3, 8, 9, 16, 17, 18, 31, 32, 33, 34, 49, 50, 65].map((columns) => [rows, columns] as const)),
  ...([[16, 10], [64, 81], [48, 65], [111, 513], [96, 161], [12, 609], [5, 2048], [5, 2049], [5, 2050], [6, 3001]] as const), // biome-ignore format: pairs
];

describe('a quick product of a matrix and a vector is that of the package, to the last bit', () => {
  let products: ReturnType<typeof productsOf>;
  let memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  let free = 0;
  before(async () => {
    const instance = await instanceOfPackage();
    products = productsOf(instance);
    memory = instance.exports.T as typeof memory;
    free = memory.grow(4) * BYTES_A_PAGE;
  });

  /** The results, and that nothing is written beside them. */
  function resultsOf(product: Product, rows: number, columns: number, weights: number): number[] {
    const [scales, vector, results] = [free + 4096, free, free + 8192];
    new Float32Array(memory.buffer, results, rows + 4).fill(7);
    product(rows, columns, weights, scales, vector, results);
    const all = [...new Float32Array(memory.buffer, results, rows + 4)];
    assert.deepEqual(all.slice(rows), [7, 7, 7, 7]);
    return all.slice(0, rows);
  }

  for (const name of ['byBytes', 'byPairs'] as const) {
    for (const [kind, { weight, input }] of Object.entries(KINDS)) {
      test(`${name}: ${kind}`, () => {
        let others = 0;
        for (const [rows, columns] of SIZES) {
          const length = rows * ((columns & -2) + 1);
          // In the middle of the memory, and as its last bytes.
          for (const weights of [free + 16_384 + 3, free + 4 * BYTES_A_PAGE - length]) {
            const bytes = new Int8Array(memory.buffer);
            bytes.fill(99, free, free + 4 * BYTES_A_PAGE);
            for (let at = 0; at < columns - 1; at++) bytes[free + at] = input();
            for (let at = 0; at < length; at++) bytes[weights + at] = weight();
            new Float32Array(memory.buffer, free + 4096, rows).forEach((_, at, all) => {
              all[at] = byte() / 1009;
            });
            const expected = resultsOf(products.own, rows, columns, weights);
            assert.deepEqual(resultsOf(products[name], rows, columns, weights), expected, `${rows} × ${columns}`);
            others += Number(expected.some((value) => value !== 0));
          }
        }
        assert.ok(others > SIZES.length, 'most results are not 0');
      });
    }
  }
});
