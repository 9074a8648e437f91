/** Int8 matrix-vector product for processors with byte multiplication, such as ARM: row by row, 16 bytes at a time. */
import * as wasm from './assembly.ts';

const [ROWS, COLUMNS, WEIGHTS, SCALES, VECTOR, RESULTS] = [0, 1, 2, 3, 4, 5] as const;
const [ALL, AT, END, TOTAL, SUMS] = [6, 7, 8, 9, 10] as const;

const BIAS = 127;
const AT_ONCE = 16;
const FLOAT_BYTES_BITS = 2;

const { get, set, increase, number } = wasm;

const next16 = [
  ...set(
    SUMS,
    // No byte of the vector is below -127, so the sum of two products fits into 16 bits.
    wasm.addIntegers(
      get(SUMS),
      wasm.addPairs(
        wasm.addShorts(
          wasm.lowProducts(wasm.loadVector(get(WEIGHTS)), wasm.loadVector(get(AT))),
          wasm.highProducts(wasm.loadVector(get(WEIGHTS)), wasm.loadVector(get(AT))),
        ),
      ),
    ),
  ),
  ...increase(WEIGHTS, number(AT_ONCE)),
  ...increase(AT, number(AT_ONCE)),
];

const nextByte = [
  ...increase(TOTAL, wasm.multiply(wasm.loadByte(get(WEIGHTS)), wasm.loadByte(get(AT)))),
  ...increase(WEIGHTS, number(1)),
  ...increase(AT, number(1)),
];

const inputs = wasm.subtract(get(COLUMNS), number(1));

const nextRow = [
  ...set(AT, get(VECTOR)),
  ...set(SUMS, wasm.zeros),
  ...set(END, wasm.add(get(WEIGHTS), wasm.and(inputs, number(-AT_ONCE)))),
  ...wasm.whileBelow(WEIGHTS, END, next16),
  ...set(TOTAL, wasm.addLanes(get(SUMS))),
  ...increase(END, wasm.and(inputs, number(AT_ONCE - 1))),
  ...wasm.whileBelow(WEIGHTS, END, nextByte),
  ...increase(TOTAL, wasm.multiply(wasm.loadByte(get(WEIGHTS)), number(BIAS))),
  ...wasm.storeFloat(get(RESULTS), wasm.multiplyFloats(wasm.loadFloat(get(SCALES)), wasm.toFloat(get(TOTAL)))),
  ...increase(WEIGHTS, number(1)),
  ...increase(SCALES, number(1 << FLOAT_BYTES_BITS)),
  ...increase(RESULTS, number(1 << FLOAT_BYTES_BITS)),
];

const program = [
  // The package pads rows of an even length differently: left to its own function.
  ...wasm.leaveIfZero(wasm.and(get(COLUMNS), number(1)), 6),
  ...set(ALL, wasm.add(get(RESULTS), wasm.shiftLeft(get(ROWS), number(FLOAT_BYTES_BITS)))),
  ...wasm.whileBelow(RESULTS, ALL, nextRow),
];

export const matmulByBytes = (): Uint8Array<ArrayBuffer> => wasm.moduleOf(6, { integers: 4, vectors: 1 }, program);
