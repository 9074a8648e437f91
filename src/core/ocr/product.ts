/**
 * More than half of the time in which Tesseract reads goes into one function: a matrix of bytes times a vector of bytes.
 * The package has it as it suits Intel's processors, widening bytes before they are multiplied. Those of ARM multiply bytes as they are, and need
 * half the time for it: there the function is another one, which gives the same results to the last bit.
 */
import { type Instance, startSmall } from '../util/web-assembly.ts';
import * as wasm from './assembly.ts';

/** rows, columns, weights, scales, vector, results: the last four are addresses. A row ends with its bias. */
export type Product = (rows: number, columns: number, weights: number, scales: number, vector: number, results: number) => void;
const [ROWS, COLUMNS, WEIGHTS, SCALES, VECTOR, RESULTS] = [0, 1, 2, 3, 4, 5] as const;
const [ALL, AT, END, TOTAL, SUMS] = [6, 7, 8, 9, 10] as const;

/** Memory, functions by their numbers, and the number of the product among them, in the build of the package that is pinned. */
const MEMORY = 'T';
const TABLE = 'da';
const PRODUCT = 511;

const BIAS = 127;
const AT_ONCE = 16;
const FLOAT_BYTES_BITS = 2;

interface Functions {
  get(at: number): Product;
  set(at: number, product: Product): void;
}

const { get, set, increase, number } = wasm;

const next16 = [
  ...set(
    SUMS,
    // No byte of the vector is below -127, so two products fit into 16 bits.
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
  // The package aligns rows of an even length in a way of its own.
  ...wasm.leaveIfZero(wasm.and(get(COLUMNS), number(1)), 6),
  ...set(ALL, wasm.add(get(RESULTS), wasm.shiftLeft(get(ROWS), number(FLOAT_BYTES_BITS)))),
  ...wasm.whileBelow(RESULTS, ALL, nextRow),
];

/** The function that an instance of Tesseract has, and the one that can stand in for it. */
export function productsOf({ exports }: Instance): { readonly own: Product; readonly quick: Product } {
  const own = (exports[TABLE] as Functions).get(PRODUCT);
  const bytes = wasm.moduleOf(6, { integers: 4, vectors: 1 }, program);
  const { exports: made } = startSmall(bytes, { e: { m: exports[MEMORY], f: own } });
  return { own, quick: made.f as Product };
}

/** Changes an instance of Tesseract where that helps. */
export function quickenProduct(instance: Instance): void {
  if (process.arch === 'arm64') (instance.exports[TABLE] as Functions).set(PRODUCT, productsOf(instance).quick);
}
