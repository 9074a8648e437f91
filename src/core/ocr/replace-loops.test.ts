import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { freeMemory, startTesseract } from '../../../test/support/tesseract-program.ts';
import { LOGISTIC, TANH } from './activation-kernels.ts';
import { instantiateLoops } from './replace-loops.ts';

const f = Math.fround;
type Call = (...numbers: number[]) => void;

/** Around 0, around the end of the lookup table, beyond it, NaN, and hundreds in between. */
const NUMBERS: readonly number[] = [
  ...[0, 1e-45, 1e-38, 1e-3, 1 / 256, 0.5, 15.99, 15.992, 15.9961, 15.9999, 16, 17, 1e9, 3e38, Number.POSITIVE_INFINITY],
  ...Array.from({ length: 300 }, (_, at) => at / 19.37),
  ...[0.00393, 0.003937, 0.0039371, 0.99999, 1, 1.004],
]
  .flatMap((value) => [f(value), f(-value)])
  .concat(Number.NaN);

describe('loops of Tesseract', () => {
  let loops: readonly Call[];
  let memory: ReturnType<typeof freeMemory>;
  before(async () => {
    const { instance } = await startTesseract();
    loops = instantiateLoops(instance) as readonly Call[];
    memory = freeMemory(instance, 1);
  });

  /** Reference implementation of the package, one number at a time. */
  function curve({ values, mirror }: typeof TANH, place: number): number {
    const table = new Float32Array(memory.buffer, values, 4096);
    const times = f(Math.abs(place) * 256);
    const step = Number.isNaN(times) ? 0 : Math.trunc(times);
    const before = table[step] ?? 0;
    const value = step > 4094 ? 1 : f(f(f((table[step + 1] ?? 0) - before) * f(times - step)) + before);
    return place < 0 ? f(mirror - value) : value;
  }

  function rounded(place: number): number {
    const times = f(place * 127);
    const whole = Number.isNaN(times) ? 0 : Math.min(127, Math.trunc(f(Math.abs(times) + 0.5)));
    return times < 0 ? 0 - whole : whole;
  }

  /** Calls the loop for every suffix of the numbers, placed at the start of the memory, and yields the contents of `results`. */
  function* called(
    loop: Call,
    give: (at: number, count: number) => number[],
    results: Float32Array | Int8Array,
  ): Generator<[readonly number[], number[]]> {
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 16, 111, NUMBERS.length]) {
      for (const first of [0, 1, 2, 3, 30]) {
        const taken = NUMBERS.slice(first, first + count);
        new Float32Array(memory.buffer, memory.from).fill(5);
        results.fill(5);
        new Float32Array(memory.buffer, memory.from, taken.length).set(taken);
        loop(...give(memory.from, taken.length));
        assert.equal(results[taken.length], 5, 'nothing is written behind');
        yield [taken, [...results.subarray(0, taken.length)]];
      }
    }
  }

  for (const [at, name, shape] of [
    [0, 'tanh', TANH],
    [1, 'logistic', LOGISTIC],
  ] as const) {
    // biome-ignore format: a row each
    test(`${name}, in place`, () => {
      const results = new Float32Array(memory.buffer, memory.from);
      for (const [taken, got] of called(loops[at] as Call, (numbers, count) => [numbers, count], results)) {
        assert.deepEqual(got, taken.map((value) => curve(shape, value)));
      }
    });
  }

  test('tanh times factors', () => {
    const [factors, results] = [4096, 8192].map((offset) => new Float32Array(memory.buffer, memory.from + offset, 1024)) as [
      Float32Array,
      Float32Array,
    ];
    const give = (numbers: number, count: number): number[] => {
      factors.forEach((_, at) => {
        factors[at] = (at - 7) / 3;
      });
      return [numbers, numbers + 4096, numbers + 8192, count];
    };
    for (const [taken, got] of called(loops[2] as Call, give, results)) {
      assert.deepEqual(
        got,
        taken.map((value, at) => f(curve(TANH, value) * f((at - 7) / 3))),
      );
    }
  });

  test('rounded to bytes', () => {
    const results = new Int8Array(memory.buffer, memory.from + 8192, 4096);
    for (const [taken, got] of called(loops[3] as Call, (numbers, count) => [numbers, numbers + 8192, count], results)) {
      assert.deepEqual(got, taken.map(rounded));
    }
  });
});
