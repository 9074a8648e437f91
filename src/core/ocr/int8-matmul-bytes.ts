/** Int8 matrix-vector product for processors with byte multiplication, such as ARM: row by row, 16 bytes at a time. */
import * as wasm from './wasm-assembler.ts';

const [ROWS, COLUMNS, WEIGHTS, SCALES, VECTOR, RESULTS] = [0, 1, 2, 3, 4, 5] as const;
const [RESULTS_END, INPUT, WEIGHTS_END, TOTAL, SUMS] = [6, 7, 8, 9, 10] as const;

const BIAS = 127;
const VECTOR_BYTES = 16;
const FLOAT_SHIFT = 2;

const { localGet: get, localSet: set, localIncrement: increment, i32Const: i32 } = wasm;

const next16 = [
  ...set(
    SUMS,
    // No byte of the vector is below -127, so the sum of two products fits into 16 bits.
    wasm.i32x4Add(
      get(SUMS),
      wasm.i32x4ExtaddPairwiseI16x8S(
        wasm.i16x8Add(
          wasm.i16x8ExtmulLowI8x16S(wasm.v128Load(get(WEIGHTS)), wasm.v128Load(get(INPUT))),
          wasm.i16x8ExtmulHighI8x16S(wasm.v128Load(get(WEIGHTS)), wasm.v128Load(get(INPUT))),
        ),
      ),
    ),
  ),
  ...increment(WEIGHTS, i32(VECTOR_BYTES)),
  ...increment(INPUT, i32(VECTOR_BYTES)),
];

const nextByte = [
  ...increment(TOTAL, wasm.i32Mul(wasm.i32Load8S(get(WEIGHTS)), wasm.i32Load8S(get(INPUT)))),
  ...increment(WEIGHTS, i32(1)),
  ...increment(INPUT, i32(1)),
];

const inputCount = wasm.i32Sub(get(COLUMNS), i32(1));

const nextRow = [
  ...set(INPUT, get(VECTOR)),
  ...set(SUMS, wasm.v128Zero),
  ...set(WEIGHTS_END, wasm.i32Add(get(WEIGHTS), wasm.i32And(inputCount, i32(-VECTOR_BYTES)))),
  ...wasm.whileLtU(WEIGHTS, WEIGHTS_END, next16),
  ...set(TOTAL, wasm.sumLanes(get(SUMS))),
  ...increment(WEIGHTS_END, wasm.i32And(inputCount, i32(VECTOR_BYTES - 1))),
  ...wasm.whileLtU(WEIGHTS, WEIGHTS_END, nextByte),
  ...increment(TOTAL, wasm.i32Mul(wasm.i32Load8S(get(WEIGHTS)), i32(BIAS))),
  ...wasm.f32Store(get(RESULTS), wasm.f32Mul(wasm.f32Load(get(SCALES)), wasm.f32ConvertI32S(get(TOTAL)))),
  ...increment(WEIGHTS, i32(1)),
  ...increment(SCALES, i32(1 << FLOAT_SHIFT)),
  ...increment(RESULTS, i32(1 << FLOAT_SHIFT)),
];

const program = [
  // Rows of an even length are padded differently by the package: its original function handles them.
  ...wasm.fallBackIfZero(wasm.i32And(get(COLUMNS), i32(1)), 6),
  ...set(RESULTS_END, wasm.i32Add(get(RESULTS), wasm.i32Shl(get(ROWS), i32(FLOAT_SHIFT)))),
  ...wasm.whileLtU(RESULTS, RESULTS_END, nextRow),
];

export const matmulByBytes = (): Uint8Array<ArrayBuffer> => wasm.encodeModule(6, { integers: 4, vectors: 1 }, program);
