/** Int8 matrix-vector product for processors with byte multiplication, such as ARM: row by row, 16 bytes at a time. */
import * as wasm from './wasm-assembler.ts';

const [ROWS, COLUMNS, WEIGHTS, SCALES, VECTOR, RESULTS] = [0, 1, 2, 3, 4, 5] as const;
const [ALL, AT, END, TOTAL, SUMS] = [6, 7, 8, 9, 10] as const;

const BIAS = 127;
const VECTOR_BYTES = 16;
const FLOAT_SHIFT = 2;

const { localGet: get, localSet: set, localIncrement: increase, i32Const: number } = wasm;

const next16 = [
  ...set(
    SUMS,
    // No byte of the vector is below -127, so the sum of two products fits into 16 bits.
    wasm.i32x4Add(
      get(SUMS),
      wasm.i32x4ExtaddPairwiseI16x8S(
        wasm.i16x8Add(
          wasm.i16x8ExtmulLowI8x16S(wasm.v128Load(get(WEIGHTS)), wasm.v128Load(get(AT))),
          wasm.i16x8ExtmulHighI8x16S(wasm.v128Load(get(WEIGHTS)), wasm.v128Load(get(AT))),
        ),
      ),
    ),
  ),
  ...increase(WEIGHTS, number(VECTOR_BYTES)),
  ...increase(AT, number(VECTOR_BYTES)),
];

const nextByte = [
  ...increase(TOTAL, wasm.i32Mul(wasm.i32Load8S(get(WEIGHTS)), wasm.i32Load8S(get(AT)))),
  ...increase(WEIGHTS, number(1)),
  ...increase(AT, number(1)),
];

const inputs = wasm.i32Sub(get(COLUMNS), number(1));

const nextRow = [
  ...set(AT, get(VECTOR)),
  ...set(SUMS, wasm.v128Zero),
  ...set(END, wasm.i32Add(get(WEIGHTS), wasm.i32And(inputs, number(-VECTOR_BYTES)))),
  ...wasm.whileLtU(WEIGHTS, END, next16),
  ...set(TOTAL, wasm.sumLanes(get(SUMS))),
  ...increase(END, wasm.i32And(inputs, number(VECTOR_BYTES - 1))),
  ...wasm.whileLtU(WEIGHTS, END, nextByte),
  ...increase(TOTAL, wasm.i32Mul(wasm.i32Load8S(get(WEIGHTS)), number(BIAS))),
  ...wasm.f32Store(get(RESULTS), wasm.f32Mul(wasm.f32Load(get(SCALES)), wasm.f32ConvertI32S(get(TOTAL)))),
  ...increase(WEIGHTS, number(1)),
  ...increase(SCALES, number(1 << FLOAT_SHIFT)),
  ...increase(RESULTS, number(1 << FLOAT_SHIFT)),
];

const program = [
  // The package pads rows of an even length differently: left to its own function.
  ...wasm.fallBackIfZero(wasm.i32And(get(COLUMNS), number(1)), 6),
  ...set(ALL, wasm.i32Add(get(RESULTS), wasm.i32Shl(get(ROWS), number(FLOAT_SHIFT)))),
  ...wasm.whileLtU(RESULTS, ALL, nextRow),
];

export const matmulByBytes = (): Uint8Array<ArrayBuffer> => wasm.encodeModule(6, { integers: 4, vectors: 1 }, program);
