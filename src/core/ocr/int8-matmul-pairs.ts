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
import * as wasm from './assembly.ts';

const [ROWS, COLUMNS, WEIGHTS, SCALES, VECTOR, RESULTS] = [0, 1, 2, 3, 4, 5] as const;
const [INPUTS, BIAS_AT, END, AT, PAIRS, PAIRS_END, BACK] = [6, 7, 8, 9, 10, 11, 12] as const;
/** Read addresses of the four rows. */
const ROW = [13, 14, 15, 16] as const;
const INTEGERS = 11;
const SUMS = [17, 18, 19, 20] as const;
const [START, BYTES, EVEN, FACTOR_OF_PAIR, FACTOR_OF_ODD, TURN, BIASES] = [21, 22, 23, 24, 25, 26, 27] as const;
const VECTORS = 11;

const BIAS = 127;
const AT_ONCE = 16;
const ROWS_AT_ONCE = 4;
const FLOAT_BYTES_BITS = 2;
const PAGE_BITS = 16;

/** The networks of the package have at most 700. */
const MOST_INPUTS = 2048;
/** 16 bits each. */
export const SCRATCH_BYTES: number = 2 * MOST_INPUTS;

const { get, set, increase, number } = wasm;

const pairsOf16 = [
  ...set(EVEN, wasm.shiftShortsLeft(get(BYTES), number(8))),
  ...set(FACTOR_OF_PAIR, wasm.shiftShortsRight(get(EVEN), number(8))),
  ...wasm.storeVector(get(PAIRS_END), get(FACTOR_OF_PAIR)),
  // No byte of the vector is below -127, so the difference fits into 16 bits.
  ...wasm.storeVector(get(PAIRS_END), wasm.subtractShorts(wasm.shiftShortsRight(get(BYTES), number(8)), get(EVEN)), AT_ONCE),
  ...set(START, wasm.addIntegers(get(START), wasm.pairProducts(get(FACTOR_OF_PAIR), wasm.shortsOf(number(-128))))),
  ...increase(PAIRS_END, number(2 * AT_ONCE)),
];

const next16OfRow = (row: (typeof ROW)[number], sum: number, offset: number): wasm.Code => [
  ...set(BYTES, wasm.loadVector(get(row), offset)),
  ...set(
    sum,
    wasm.addIntegers(
      get(sum),
      wasm.addIntegers(
        wasm.pairProducts(wasm.xorVectors(get(BYTES), get(TURN)), get(FACTOR_OF_PAIR)),
        wasm.pairProducts(wasm.shiftShortsRight(get(BYTES), number(8)), get(FACTOR_OF_ODD)),
      ),
    ),
  ),
];

/** Sixteen columns of four rows, unrolled `times` times. */
const next16 = (times: number): wasm.Code => [
  ...Array.from({ length: times }, (_, time) => [
    ...set(FACTOR_OF_PAIR, wasm.loadVector(get(PAIRS), 2 * AT_ONCE * time)),
    ...set(FACTOR_OF_ODD, wasm.loadVector(get(PAIRS), 2 * AT_ONCE * time + AT_ONCE)),
    ...ROW.flatMap((row, index) => next16OfRow(row, SUMS[index] as number, AT_ONCE * time)),
  ]).flat(),
  ...increase(PAIRS, number(2 * AT_ONCE * times)),
  ...ROW.flatMap((row) => increase(row, number(AT_ONCE * times))),
];

/** Loads the bias byte into the top byte of its lane; the arithmetic shift then sign-extends it. */
const biases = ROW.flatMap((row, index) => set(BIASES, wasm.loadByteInto(wasm.add(get(row), get(BACK)), get(BIASES), 4 * index + 3)));

const nextRows = (scratch: number): wasm.Code => [
  ...ROW.flatMap((row, index) =>
    set(row, index === 0 ? get(WEIGHTS) : wasm.add(wasm.add(get(ROW[index - 1] as number), get(BIAS_AT)), number(1))),
  ),
  ...SUMS.flatMap((sum) => set(sum, get(START))),
  ...set(PAIRS, number(scratch)),
  ...wasm.whileBelow(PAIRS, AT, next16(2)),
  ...wasm.whileBelow(PAIRS, PAIRS_END, next16(1)),
  ...set(BIASES, wasm.zeros),
  ...biases,
  ...wasm.storeVector(
    get(RESULTS),
    wasm.multiplyFloatVectors(
      wasm.loadVector(get(SCALES)),
      wasm.toFloats(
        wasm.addIntegers(
          wasm.sumsOfFour(SUMS, [FACTOR_OF_PAIR, FACTOR_OF_ODD]),
          wasm.multiplyIntegers(wasm.shiftIntegersRight(get(BIASES), number(24)), wasm.integersOf(number(BIAS))),
        ),
      ),
    ),
  ),
  ...set(WEIGHTS, wasm.add(wasm.add(get(ROW[3]), get(BACK)), number(1))),
  ...increase(SCALES, number(ROWS_AT_ONCE << FLOAT_BYTES_BITS)),
  ...increase(RESULTS, number(ROWS_AT_ONCE << FLOAT_BYTES_BITS)),
];

const end = wasm.shiftLeft(wasm.memorySize, number(PAGE_BITS));
/** Whether 16 more bytes can be read behind the address. */
const hasMore = (address: wasm.Code): wasm.Code => wasm.isBelow(wasm.add(address, number(AT_ONCE)), end);

const program = (scratch: number): wasm.Code => [
  ...set(INPUTS, wasm.subtract(get(COLUMNS), number(1))),
  // After an odd number of inputs comes a padding weight, then the bias.
  ...set(BIAS_AT, wasm.and(get(COLUMNS), number(-2))),
  ...wasm.leaveIfZero(
    wasm.and(
      wasm.isBelow(get(INPUTS), number(MOST_INPUTS)),
      wasm.and(
        hasMore(wasm.add(get(WEIGHTS), wasm.multiply(get(ROWS), wasm.add(get(BIAS_AT), number(1))))),
        hasMore(wasm.add(get(VECTOR), get(INPUTS))),
      ),
    ),
    6,
  ),
  ...set(TURN, wasm.shortsOf(number(128))),
  ...set(PAIRS_END, number(scratch)),
  ...set(AT, get(VECTOR)),
  ...set(END, wasm.add(get(VECTOR), wasm.and(get(INPUTS), number(-AT_ONCE)))),
  ...wasm.whileBelow(AT, END, [...set(BYTES, wasm.loadVector(get(AT))), ...pairsOf16, ...increase(AT, number(AT_ONCE))]),
  ...wasm.when(wasm.and(get(INPUTS), number(AT_ONCE - 1)), [
    ...set(
      BYTES,
      wasm.andVectors(
        wasm.loadVector(get(AT)),
        wasm.bytesBelow(
          wasm.vectorOf((at) => at),
          wasm.bytesOf(wasm.and(get(INPUTS), number(AT_ONCE - 1))),
        ),
      ),
    ),
    ...pairsOf16,
  ]),
  // The unrolled loop takes 32 columns at a time.
  ...set(AT, wasm.add(number(scratch), wasm.and(wasm.subtract(get(PAIRS_END), number(scratch)), number(-4 * AT_ONCE)))),
  ...set(BACK, wasm.subtract(get(BIAS_AT), wasm.and(wasm.add(get(INPUTS), number(AT_ONCE - 1)), number(-AT_ONCE)))),
  ...set(END, wasm.add(get(RESULTS), wasm.shiftLeft(wasm.and(get(ROWS), number(-ROWS_AT_ONCE)), number(FLOAT_BYTES_BITS)))),
  ...wasm.whileBelow(RESULTS, END, nextRows(scratch)),
  ...wasm.when(
    wasm.and(get(ROWS), number(ROWS_AT_ONCE - 1)),
    wasm.callOwn(wasm.and(get(ROWS), number(ROWS_AT_ONCE - 1)), get(COLUMNS), get(WEIGHTS), get(SCALES), get(VECTOR), get(RESULTS)),
  ),
];

/** @param scratch address of `SCRATCH_BYTES` bytes for exclusive use */
export function matmulByPairs(scratch: number): Uint8Array<ArrayBuffer> {
  return wasm.moduleOf(6, { integers: INTEGERS, vectors: VECTORS }, program(scratch));
}
