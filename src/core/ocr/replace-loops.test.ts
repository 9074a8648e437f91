import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { growMemory, startTesseract } from '../../../test/support/tesseract-instance.ts';
import { LOGISTIC, TANH } from './activation-kernels.ts';
import { instantiateLoops } from './replace-loops.ts';

const f = Math.fround;
type Call = (...numbers: number[]) => void;

/** Inputs around 0, around the end of the lookup table, beyond it, NaN, and hundreds in between. */
const NUMBERS: readonly number[] = [
  ...[0, 1e-45, 1e-38, 1e-3, 1 / 256, 0.5, 15.99, 15.992, 15.9961, 15.9999, 16, 17, 1e9, 3e38, Number.POSITIVE_INFINITY],
  ...Array.from({ length: 300 }, (_, index) => index / 19.37),
  ...[0.00393, 0.003937, 0.0039371, 0.99999, 1, 1.004],
]
  .flatMap((value) => [f(value), f(-value)])
  .concat(Number.NaN);

describe('replacements of the activation loops equal the reference to the last bit', () => {
  let loops: readonly Call[];
  let memory: ReturnType<typeof growMemory>;
  before(async () => {
    const { instance } = await startTesseract();
    loops = instantiateLoops(instance) as readonly Call[];
    memory = growMemory(instance, 1);
  });

  /** Reference implementation of the package, one number at a time. */
  function curve({ values, mirror }: typeof TANH, x: number): number {
    const table = new Float32Array(memory.buffer, values, 4096);
    const scaled = f(Math.abs(x) * 256);
    const index = Number.isNaN(scaled) ? 0 : Math.trunc(scaled);
    const lower = table[index] ?? 0;
    const value = index > 4094 ? 1 : f(f(f((table[index + 1] ?? 0) - lower) * f(scaled - index)) + lower);
    return x < 0 ? f(mirror - value) : value;
  }

  function quantised(x: number): number {
    const scaled = f(x * 127);
    const magnitude = Number.isNaN(scaled) ? 0 : Math.min(127, Math.trunc(f(Math.abs(scaled) + 0.5)));
    return scaled < 0 ? 0 - magnitude : magnitude;
  }

  /** Calls the loop for every suffix of the numbers, placed at the start of the memory, and yields the contents of `results`. */
  function* callWithSuffixes(
    loop: Call,
    argumentsOf: (index: number, count: number) => number[],
    results: Float32Array | Int8Array,
  ): Generator<[readonly number[], number[]]> {
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 16, 111, NUMBERS.length]) {
      for (const first of [0, 1, 2, 3, 30]) {
        const numbers = NUMBERS.slice(first, first + count);
        new Float32Array(memory.buffer, memory.from).fill(5);
        results.fill(5);
        new Float32Array(memory.buffer, memory.from, numbers.length).set(numbers);
        loop(...argumentsOf(memory.from, numbers.length));
        assert.equal(results[numbers.length], 5, 'nothing is written past the end');
        yield [numbers, [...results.subarray(0, numbers.length)]];
      }
    }
  }

  for (const [index, name, table] of [
    [0, 'tanh', TANH],
    [1, 'logistic', LOGISTIC],
  ] as const) {
    // biome-ignore format: a row each
    test(`${name}, in place`, () => {
      const results = new Float32Array(memory.buffer, memory.from);
      for (const [numbers, actual] of callWithSuffixes(loops[index] as Call, (numbers, count) => [numbers, count], results)) {
        assert.deepEqual(actual, numbers.map((value) => curve(table, value)));
      }
    });
  }

  test('tanh times factors', () => {
    const [factors, results] = [4096, 8192].map((offset) => new Float32Array(memory.buffer, memory.from + offset, 1024)) as [
      Float32Array,
      Float32Array,
    ];
    const argumentsOf = (numbers: number, count: number): number[] => {
      factors.forEach((_, index) => {
        factors[index] = (index - 7) / 3;
      });
      return [numbers, numbers + 4096, numbers + 8192, count];
    };
    for (const [numbers, actual] of callWithSuffixes(loops[2] as Call, argumentsOf, results)) {
      assert.deepEqual(
        actual,
        numbers.map((value, index) => f(curve(TANH, value) * f((index - 7) / 3))),
      );
    }
  });

  test('quantisation to int8', () => {
    const results = new Int8Array(memory.buffer, memory.from + 8192, 4096);
    for (const [numbers, actual] of callWithSuffixes(loops[3] as Call, (numbers, count) => [numbers, numbers + 8192, count], results)) {
      assert.deepEqual(actual, numbers.map(quantised));
    }
  });
});
