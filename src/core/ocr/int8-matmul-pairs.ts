/**
 * Int8 matrix-vector product for processors whose smallest SIMD multiplication is 16 bits, such as Intel and AMD. Widening bytes costs as much as
 * multiplying them, so two adjacent weights are read as one 16-bit number: 256 × odd + even.
 * With the odd weights alone, which one shift gives, and the inputs e and o of the pair:
 *
 *     pair × e + odd × (o − 256 × e) = even × e + odd × o
 *
 * The lower byte of a pair is unsigned, so 128 is added to the even weights (their top bit is flipped) and 128 × e is subtracted once for all rows.
 * 32-bit sums may overflow on the way, because the final sums fit.
 */
import * as wasm from './wasm-assembler.ts';

const [ROWS, COLUMNS, WEIGHTS, SCALES, VECTOR, RESULTS] = [0, 1, 2, 3, 4, 5] as const;
const [INPUTS, BIAS_INDEX, END, INPUT_ADDRESS, PAIRS, PAIRS_END, BIAS_DISTANCE] = [6, 7, 8, 9, 10, 11, 12] as const;
/** Read addresses of the four rows. */
const ROW = [13, 14, 15, 16] as const;
const INTEGERS = 11;
const SUMS = [17, 18, 19, 20] as const;
const [INITIAL_SUM, BYTES, EVEN, FACTOR_OF_PAIR, FACTOR_OF_ODD, SIGN_FLIP, BIASES] = [21, 22, 23, 24, 25, 26, 27] as const;
const VECTORS = 11;

const BIAS = 127;
const VECTOR_BYTES = 16;
const ROWS_PER_BLOCK = 4;
const FLOAT_SHIFT = 2;
const PAGE_SHIFT = 16;

/** Capacity of the scratch memory; the networks of the package have at most 700 inputs. */
const MAX_INPUTS = 2048;
/** 16 bits for each input. */
export const SCRATCH_BYTES: number = 2 * MAX_INPUTS;

const { localGet: get, localSet: set, localIncrement: increment, i32Const: i32 } = wasm;

const pairsOf16 = [
  ...set(EVEN, wasm.i16x8Shl(get(BYTES), i32(8))),
  ...set(FACTOR_OF_PAIR, wasm.i16x8ShrS(get(EVEN), i32(8))),
  ...wasm.v128Store(get(PAIRS_END), get(FACTOR_OF_PAIR)),
  // No byte of the vector is below -127, so the difference fits into 16 bits.
  ...wasm.v128Store(get(PAIRS_END), wasm.i16x8Sub(wasm.i16x8ShrS(get(BYTES), i32(8)), get(EVEN)), VECTOR_BYTES),
  ...set(INITIAL_SUM, wasm.i32x4Add(get(INITIAL_SUM), wasm.i32x4DotI16x8S(get(FACTOR_OF_PAIR), wasm.i16x8Splat(i32(-128))))),
  ...increment(PAIRS_END, i32(2 * VECTOR_BYTES)),
];

const next16OfRow = (row: (typeof ROW)[number], sum: number, offset: number): wasm.WasmCode => [
  ...set(BYTES, wasm.v128Load(get(row), offset)),
  ...set(
    sum,
    wasm.i32x4Add(
      get(sum),
      wasm.i32x4Add(
        wasm.i32x4DotI16x8S(wasm.v128Xor(get(BYTES), get(SIGN_FLIP)), get(FACTOR_OF_PAIR)),
        wasm.i32x4DotI16x8S(wasm.i16x8ShrS(get(BYTES), i32(8)), get(FACTOR_OF_ODD)),
      ),
    ),
  ),
];

/** Sixteen columns of four rows, unrolled `times` times. */
const next16 = (iterations: number): wasm.WasmCode => [
  ...Array.from({ length: iterations }, (_, iteration) => [
    ...set(FACTOR_OF_PAIR, wasm.v128Load(get(PAIRS), 2 * VECTOR_BYTES * iteration)),
    ...set(FACTOR_OF_ODD, wasm.v128Load(get(PAIRS), 2 * VECTOR_BYTES * iteration + VECTOR_BYTES)),
    ...ROW.flatMap((row, index) => next16OfRow(row, SUMS[index] as number, VECTOR_BYTES * iteration)),
  ]).flat(),
  ...increment(PAIRS, i32(2 * VECTOR_BYTES * iterations)),
  ...ROW.flatMap((row) => increment(row, i32(VECTOR_BYTES * iterations))),
];

/** Loads the bias byte into the top byte of its lane; the arithmetic shift then sign-extends it. */
const biases = ROW.flatMap((row, index) =>
  set(BIASES, wasm.v128Load8Lane(wasm.i32Add(get(row), get(BIAS_DISTANCE)), get(BIASES), 4 * index + 3)),
);

const nextRows = (scratch: number): wasm.WasmCode => [
  ...ROW.flatMap((row, index) =>
    set(row, index === 0 ? get(WEIGHTS) : wasm.i32Add(wasm.i32Add(get(ROW[index - 1] as number), get(BIAS_INDEX)), i32(1))),
  ),
  ...SUMS.flatMap((sum) => set(sum, get(INITIAL_SUM))),
  ...set(PAIRS, i32(scratch)),
  ...wasm.whileLtU(PAIRS, INPUT_ADDRESS, next16(2)),
  ...wasm.whileLtU(PAIRS, PAIRS_END, next16(1)),
  ...set(BIASES, wasm.v128Zero),
  ...biases,
  ...wasm.v128Store(
    get(RESULTS),
    wasm.f32x4Mul(
      wasm.v128Load(get(SCALES)),
      wasm.f32x4ConvertI32x4S(
        wasm.i32x4Add(
          wasm.horizontalSums(SUMS, [FACTOR_OF_PAIR, FACTOR_OF_ODD]),
          wasm.i32x4Mul(wasm.i32x4ShrS(get(BIASES), i32(24)), wasm.i32x4Splat(i32(BIAS))),
        ),
      ),
    ),
  ),
  ...set(WEIGHTS, wasm.i32Add(wasm.i32Add(get(ROW[3]), get(BIAS_DISTANCE)), i32(1))),
  ...increment(SCALES, i32(ROWS_PER_BLOCK << FLOAT_SHIFT)),
  ...increment(RESULTS, i32(ROWS_PER_BLOCK << FLOAT_SHIFT)),
];

const end = wasm.i32Shl(wasm.memorySize, i32(PAGE_SHIFT));
/** Whether 16 more bytes can be read behind the address. */
const hasMore = (address: wasm.WasmCode): wasm.WasmCode => wasm.i32LtU(wasm.i32Add(address, i32(VECTOR_BYTES)), end);

const program = (scratch: number): wasm.WasmCode => [
  ...set(INPUTS, wasm.i32Sub(get(COLUMNS), i32(1))),
  // After an odd number of inputs comes a padding weight, then the bias.
  ...set(BIAS_INDEX, wasm.i32And(get(COLUMNS), i32(-2))),
  ...wasm.fallBackIfZero(
    wasm.i32And(
      wasm.i32LtU(get(INPUTS), i32(MAX_INPUTS)),
      wasm.i32And(
        hasMore(wasm.i32Add(get(WEIGHTS), wasm.i32Mul(get(ROWS), wasm.i32Add(get(BIAS_INDEX), i32(1))))),
        hasMore(wasm.i32Add(get(VECTOR), get(INPUTS))),
      ),
    ),
    6,
  ),
  ...set(SIGN_FLIP, wasm.i16x8Splat(i32(128))),
  ...set(PAIRS_END, i32(scratch)),
  ...set(INPUT_ADDRESS, get(VECTOR)),
  ...set(END, wasm.i32Add(get(VECTOR), wasm.i32And(get(INPUTS), i32(-VECTOR_BYTES)))),
  ...wasm.whileLtU(INPUT_ADDRESS, END, [
    ...set(BYTES, wasm.v128Load(get(INPUT_ADDRESS))),
    ...pairsOf16,
    ...increment(INPUT_ADDRESS, i32(VECTOR_BYTES)),
  ]),
  ...wasm.ifNonZero(wasm.i32And(get(INPUTS), i32(VECTOR_BYTES - 1)), [
    ...set(
      BYTES,
      wasm.v128And(
        wasm.v128Load(get(INPUT_ADDRESS)),
        wasm.i8x16LtS(
          wasm.v128Const((index) => index),
          wasm.i8x16Splat(wasm.i32And(get(INPUTS), i32(VECTOR_BYTES - 1))),
        ),
      ),
    ),
    ...pairsOf16,
  ]),
  // The unrolled loop takes 32 columns at a time.
  ...set(INPUT_ADDRESS, wasm.i32Add(i32(scratch), wasm.i32And(wasm.i32Sub(get(PAIRS_END), i32(scratch)), i32(-4 * VECTOR_BYTES)))),
  ...set(BIAS_DISTANCE, wasm.i32Sub(get(BIAS_INDEX), wasm.i32And(wasm.i32Add(get(INPUTS), i32(VECTOR_BYTES - 1)), i32(-VECTOR_BYTES)))),
  ...set(END, wasm.i32Add(get(RESULTS), wasm.i32Shl(wasm.i32And(get(ROWS), i32(-ROWS_PER_BLOCK)), i32(FLOAT_SHIFT)))),
  ...wasm.whileLtU(RESULTS, END, nextRows(scratch)),
  ...wasm.ifNonZero(
    wasm.i32And(get(ROWS), i32(ROWS_PER_BLOCK - 1)),
    wasm.callFallback(wasm.i32And(get(ROWS), i32(ROWS_PER_BLOCK - 1)), get(COLUMNS), get(WEIGHTS), get(SCALES), get(VECTOR), get(RESULTS)),
  ),
];

/** @param scratch address of `SCRATCH_BYTES` bytes for exclusive use */
export function matmulByPairs(scratch: number): Uint8Array<ArrayBuffer> {
  return wasm.encodeModule(6, { integers: INTEGERS, vectors: VECTORS }, program(scratch));
}
