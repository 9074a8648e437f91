import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { growMemory, startTesseract } from '../../../test/support/tesseract-instance.ts';
import { type Int8Matmul, matmulVariants } from './int8-matmul.ts';

let state = 7;
const byte = (): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return ((state >>> 16) % 255) - 127;
};
const sign = (): number => (byte() < 0 ? -1 : 1);

/** Distributions of weights and inputs. Weights may be -128, inputs not. */
const KINDS: Readonly<Record<string, { readonly weight: () => number; readonly input: () => number }>> = {
  'any bytes': { weight: byte, input: byte },
  'the largest products': { weight: () => -128, input: () => -127 },
  'the smallest products': { weight: () => -128, input: () => 127 },
  'the largest numbers of any sign': { weight: () => (sign() < 0 ? -128 : 127), input: () => 127 * sign() },
};

/** Rows around the block of four, columns around the blocks of 16 and 32, odd and even. */
const SMALL = [1, 3, 4, 5, 7, 8].flatMap((rows) =>
  [1, 2, 3, 8, 9, 16, 17, 18, 31, 32, 33, 34, 49, 50, 65].map((columns) => [rows, columns] as const),
);
/** Sizes of the real networks, and more columns than the scratch memory holds. */
const SIZES: readonly (readonly [rows: number, columns: number])[] = [
  ...SMALL,
  [16, 10],
  [64, 81],
  [48, 65],
  [111, 513],
  [96, 161],
  [12, 609],
  [5, 2048],
  [5, 2049],
  [5, 2050],
  [6, 3001],
];

describe('replacement matrix-vector products equal that of the package to the last bit', () => {
  let variants: ReturnType<typeof matmulVariants>;
  let memory: ReturnType<typeof growMemory>;
  before(async () => {
    const { instance } = await startTesseract();
    variants = matmulVariants(instance);
    memory = growMemory(instance, 4);
  });

  /** Returns the results, and asserts that nothing is written past their end. */
  function resultsOf(variant: Int8Matmul, rows: number, columns: number, weights: number): number[] {
    const [vector, scales, results] = [memory.from, memory.from + 4096, memory.from + 8192];
    const floats = new Float32Array(memory.buffer, results, rows + 4).fill(7);
    variant(rows, columns, weights, scales, vector, results);
    assert.deepEqual([...floats.subarray(rows)], [7, 7, 7, 7]);
    return [...floats.subarray(0, rows)];
  }

  for (const name of ['byBytes', 'byPairs'] as const) {
    for (const [kind, { weight, input }] of Object.entries(KINDS)) {
      test(`${name}: ${kind}`, () => {
        let nonZeroResults = 0;
        for (const [rows, columns] of SIZES) {
          const length = rows * ((columns & -2) + 1);
          // In the middle of the memory, and as its last bytes.
          for (const weights of [memory.from + 16_384 + 3, memory.end - length]) {
            const bytes = new Int8Array(memory.buffer);
            bytes.fill(99, memory.from);
            for (let index = 0; index < columns - 1; index++) bytes[memory.from + index] = input();
            for (let index = 0; index < length; index++) bytes[weights + index] = weight();
            new Float32Array(memory.buffer, memory.from + 4096, rows).forEach((_, index, scales) => {
              scales[index] = byte() / 1009;
            });
            const expected = resultsOf(variants.original, rows, columns, weights);
            assert.deepEqual(resultsOf(variants[name], rows, columns, weights), expected, `${rows} × ${columns}`);
            nonZeroResults += Number(expected.some((value) => value !== 0));
          }
        }
        assert.ok(nonZeroResults > SIZES.length, 'most results are not 0');
      });
    }
  }
});
